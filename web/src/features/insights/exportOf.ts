import { insightExportKinds, youtubeExportDays } from '@questboard/domain'
import type { ExportSubject } from '../../shared/exports/ExportDialog.tsx'
import { type Range, readRange } from '../../tables/filters.ts'
import type { InsightDays, InsightKind } from './insightKinds.ts'

const many = (params: URLSearchParams, name: string): string[] =>
  (params.get(name) ?? '').split(',').filter(Boolean)

const named = (name: 'viewers' | 'views', { from, to }: Range) => ({
  [`${name}From`]: from,
  [`${name}To`]: to,
})

export const exportOf = (kind: InsightKind, days: InsightDays, params: URLSearchParams): ExportSubject => {
  const range = (name: string) => readRange(params.get(name) ?? '')
  const followers = range('followers')
  const figure =
    kind.slug === 'livestream' ? named('viewers', range('average_ccv')) : named('views', range('views'))
  return {
    kind: kind.exports,
    beside: insightExportKinds,
    title: 'Export insights',
    activationId: null,
    stages: [],
    stage: null,
    filter: {
      days,
      platforms: many(params, 'platform'),
      sizes: many(params, 'size_tier'),
      countries: many(params, 'country'),
      languages: many(params, 'language'),
      followersFrom: followers.from,
      followersTo: followers.to,
      ...figure,
      search: (params.get('q') ?? '').trim().slice(0, 200),
    },
    text: 'All channels in the list for the selected period, with your search and filters applied.',
    problem:
      kind.slug !== 'livestream' && days > youtubeExportDays
        ? 'Video and shorts exports cover up to 30 days. Choose a shorter period.'
        : undefined,
  }
}
