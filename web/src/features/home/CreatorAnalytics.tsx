import { useQuery } from '@apollo/client/react'
import { SegmentedControl, Title } from '@mantine/core'
import { useSearchParams } from 'react-router'
import { LaterChart } from '../../charts/LaterChart.tsx'
import { EmptyState } from '../../components/EmptyState.tsx'
import { Figure, Figures } from '../../components/Figure.tsx'
import { Bone, Loading } from '../../components/Skeletons.tsx'
import { formatShort, formatShortDay, inShort } from '../../lib/format.ts'
import { Loaded } from '../../lib/Loaded.tsx'
import { useText } from '../../lib/text.ts'
import { today as todayInStockholm } from '../../lib/today.ts'
import classes from './CreatorAnalytics.module.css'
import { CreatorAnalyticsDocument, type CreatorAnalyticsQuery } from './generated/CreatorAnalytics.ts'
import { daysBefore } from './periods.ts'
import { type Bar, kinds, viewsByDay } from './viewsByDay.ts'

const periods = ['1', '3', '7', '14', '30', '90', '180']
const usual = '30'

/** The period is part of the URL, so that reload and shared links show the same stats. */
const usePeriod = (): [string, (days: string) => void] => {
  const [search, setSearch] = useSearchParams()
  const asked = search.get('days') ?? usual
  const choose = (days: string) => setSearch({ days }, { replace: true, preventScrollReset: true })
  return [periods.includes(asked) ? asked : usual, choose]
}

const sum = (values: number[]): number => values.reduce((total, value) => total + value, 0)

type Period = CreatorAnalyticsQuery['creator_period']

const averageViewers = (rows: Period): number | null =>
  rows.find(({ type }) => type === 'STREAM')?.average_ccv ?? null

type Props = { creatorId: string; followers: number | null; completion: string; ended: number }

const PeriodFigures = ({
  rows,
  followers,
  completion,
  ended,
}: Omit<Props, 'creatorId'> & { rows: Period }) => {
  const t = useText()
  return (
    <Figures>
      <Figure
        label="Average concurrent viewers"
        value={formatShort(averageViewers(rows))}
        hint={averageViewers(rows) === null ? 'No streams in this period' : undefined}
      />
      <Figure label="Followers" value={formatShort(followers)} hint="All your channels, as of now" />
      <Figure
        label="Views"
        value={formatShort(sum(rows.map(({ views }) => views)))}
        hint={t(
          '{shown} {count, plural, one {hour} other {hours}} watched',
          inShort(sum(rows.map((row) => row.hours_watched))),
        )}
      />
      <Figure
        label="Completion rate"
        value={completion}
        hint={t('{count, plural, one {Of # ended Quest} other {Of # ended Quests}}', {
          count: ended,
        })}
      />
    </Figures>
  )
}

const Views = ({ bars }: { bars: readonly Bar[] }) => {
  const t = useText()
  return (
    <LaterChart
      label="Views from streams, videos and shorts"
      pointLabel="From"
      kind="bars"
      points={bars.map(({ from }) => formatShortDay(from))}
      series={kinds.map((name) => ({ name, values: bars.map((bar) => bar[name]) }))}
      format={formatShort}
      partial={bars.map((_, index) => (index === bars.length - 1 ? t('so far') : null))}
      isSum
    />
  )
}

/** Reserves the height of the stats and the chart. */
const Waiting = () => (
  <div className={classes.waiting} aria-busy="true">
    <Loading />
    <Bone height="100%" />
    <Bone height="100%" />
  </div>
)

/** The stats of the creator's channels over a selected period (rules §2). */
const CreatorAnalytics = ({ creatorId, ...figures }: Props) => {
  const t = useText()
  const [days, setDays] = usePeriod()
  const today = todayInStockholm()
  const query = useQuery(CreatorAnalyticsDocument, {
    variables: { creatorId, days: Number(days), from: daysBefore(today, Number(days)) },
  })
  return (
    <section aria-label={t('Analytics')}>
      <div className={classes.head}>
        <Title order={2}>{t('Analytics')}</Title>
        <SegmentedControl
          className={classes.periods}
          size="xs"
          aria-label={t('Number of past days')}
          value={days}
          onChange={setDays}
          data={periods.map((value) => ({ value, label: t('{days}d', { days: value }) }))}
        />
      </div>
      <Loaded query={{ ...query, data: query.data ?? query.previousData }} skeleton={<Waiting />}>
        {(data) => (
          <>
            <PeriodFigures rows={data.creator_period} {...figures} />
            <div className={classes.chart}>
              {data.creator_day.length === 0 ? (
                <EmptyState
                  compact
                  motif="videos"
                  title="No views in this period"
                  text="Views of your channels’ streams, videos and shorts count here."
                />
              ) : (
                <Views bars={viewsByDay(data.creator_day, Number(days), today)} />
              )}
            </div>
          </>
        )}
      </Loaded>
    </section>
  )
}

export default CreatorAnalytics
