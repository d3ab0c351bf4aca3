import { useMutation, useQuery } from '@apollo/client/react'
import {
  type AnalyticsFigures,
  type AnalyticsLayout,
  readAnalyticsLayout,
  withoutFigures,
} from '@questboard/domain'
import { useLocation, useParams } from 'react-router'
import { AppLink } from '../../../components/AppLink.tsx'
import { EmptyState } from '../../../components/EmptyState.tsx'
import { NotFound } from '../../../components/NotFound.tsx'
import { PageHeader } from '../../../components/PageHeader.tsx'
import { PeriodPicker } from '../../../components/PeriodPicker.tsx'
import { PanelsSkeleton } from '../../../components/Skeletons.tsx'
import { explain } from '../../../lib/failure.ts'
import { isUuid } from '../../../lib/isUuid.ts'
import { Loaded } from '../../../lib/Loaded.tsx'
import { readPeriod } from '../../../lib/period.ts'
import { useText } from '../../../lib/text.ts'
import { toasts } from '../../../lib/toasts.ts'
import { today } from '../../../lib/today.ts'
import { InsightGate } from '../InsightGate.tsx'
import classes from '../insights.module.css'
import { AddOwnFigures } from './AddOwnFigures.tsx'
import { FiguresPanel } from './FiguresPanel.tsx'
import {
  AnalyticsPageDocument,
  type AnalyticsPageQuery,
  AnalyticsSubjectsDocument,
  SaveAnalyticsPageDocument,
} from './generated/AnalyticsPages.ts'

type Page = NonNullable<AnalyticsPageQuery['analytics_page_by_pk']>

const idsOf = (layout: AnalyticsLayout, kind: AnalyticsFigures['kind']): string[] =>
  layout.figures.flatMap((one) => (one.kind === kind ? [one.id] : []))

const Nothing = ({ isCompany }: { isCompany: boolean }) =>
  isCompany ? (
    <EmptyState
      motif="videos"
      title="Nothing on this page yet"
      text="Open a channel or game in Insights and add it to this page."
      next={{ to: '/insights/livestream/content-creators', label: 'Livestream creators' }}
    />
  ) : (
    <EmptyState
      motif="videos"
      title="Nothing on this page yet"
      text="Add the stats of one of your channels."
    />
  )

const Figures = ({ page, isCompany }: { page: Page; isCompany: boolean }) => {
  const [save] = useMutation(SaveAnalyticsPageDocument)
  const layout = readAnalyticsLayout(page.layout)
  const period = readPeriod(layout.period, today())
  const subjects = useQuery(AnalyticsSubjectsDocument, {
    variables: { channels: idsOf(layout, 'channel'), games: idsOf(layout, 'game') },
  })
  const keep = (changed: AnalyticsLayout) =>
    save({ variables: { id: page.id, layout: changed } }).catch((error: unknown) =>
      toasts.bad(explain(error).message),
    )
  if (layout.figures.length === 0) return <Nothing isCompany={isCompany} />
  return (
    <>
      <div className={classes.bar}>
        <PeriodPicker period={period} onChange={(written) => void keep({ ...layout, period: written })} />
      </div>
      <Loaded
        query={{ ...subjects, data: subjects.data ?? subjects.previousData }}
        skeleton={<PanelsSkeleton heights={['7.5rem', '24rem']} />}
      >
        {(known) => (
          <div className={classes.stack}>
            {layout.figures.map((figures) => (
              <FiguresPanel
                key={JSON.stringify(figures)}
                figures={figures}
                subjects={known}
                period={period}
                isLinked={isCompany}
                onRemove={() => void keep(withoutFigures(layout, figures))}
              />
            ))}
          </div>
        )}
      </Loaded>
    </>
  )
}

const Found = ({ id, base, isCompany }: { id: string; base: string; isCompany: boolean }) => {
  const t = useText()
  const query = useQuery(AnalyticsPageDocument, { variables: { id } })
  return (
    <Loaded query={query} skeleton={<PanelsSkeleton heights={['4rem', '24rem']} />}>
      {({ analytics_page_by_pk: page }) =>
        page ? (
          <>
            <PageHeader
              eyebrow={<AppLink to={base}>{t('Analytics Pages')}</AppLink>}
              title={page.name}
              actions={!isCompany && <AddOwnFigures page={page} />}
            />
            <Figures page={page} isCompany={isCompany} />
          </>
        ) : (
          <NotFound what="Page" />
        )
      }
    </Loaded>
  )
}

const AnalyticsPagePage = () => {
  const { analyticsPageId = '' } = useParams()
  const { pathname } = useLocation()
  const base = pathname.slice(0, pathname.lastIndexOf('/'))
  const isCompany = base.startsWith('/insights')
  if (!isUuid(analyticsPageId)) return <NotFound what="Page" />
  const found = <Found key={analyticsPageId} id={analyticsPageId} base={base} isCompany={isCompany} />
  return isCompany ? <InsightGate>{found}</InsightGate> : found
}

export default AnalyticsPagePage
