import { useMutation } from '@apollo/client/react'
import {
  type AnalyticsFigures,
  type AnalyticsLayout,
  readAnalyticsLayout,
  withFigures,
} from '@questboard/domain'
import { explain } from '../../../lib/failure.ts'
import { toasts } from '../../../lib/toasts.ts'
import {
  AnalyticsPageDocument,
  AnalyticsPagesDocument,
  type AnalyticsPagesQuery,
  SaveAnalyticsPageDocument,
} from './generated/AnalyticsPages.ts'

export type PageRow = AnalyticsPagesQuery['analytics_page'][number]

/** Adds stats to a page, or tells the user that the page is full. */
export const useAddFigures = () => {
  const [save, { loading }] = useMutation(SaveAnalyticsPageDocument, {
    refetchQueries: [AnalyticsPagesDocument, AnalyticsPageDocument],
  })
  const addTo = async (page: Pick<PageRow, 'id' | 'layout'>, figures: AnalyticsFigures) => {
    const layout: AnalyticsLayout | null = withFigures(readAnalyticsLayout(page.layout), figures)
    if (layout === null) {
      toasts.bad('This page is full. Remove something first.')
      return
    }
    try {
      await save({ variables: { id: page.id, layout } })
      toasts.good('Added to the page')
    } catch (error) {
      toasts.bad(explain(error).message)
    }
  }
  return { addTo, loading }
}
