import { useQuery } from '@apollo/client/react'
import { dateInStockholm } from '@questboard/domain'
import { useMemo } from 'react'
import { useNavigate } from 'react-router'
import { kindOf } from '../../charts/chart.ts'
import { Delta } from '../../charts/Delta.tsx'
import { LaterChart } from '../../charts/LaterChart.tsx'
import { Sparkline } from '../../charts/Sparkline.tsx'
import { EmptyState } from '../../components/EmptyState.tsx'
import { Figure, Figures } from '../../components/Figure.tsx'
import { Panel } from '../../components/Panel.tsx'
import { PanelsSkeleton } from '../../components/Skeletons.tsx'
import { formatCents, formatShort, formatShortDay } from '../../lib/format.ts'
import { Loaded } from '../../lib/Loaded.tsx'
import { useText } from '../../lib/text.ts'
import { today as todayInStockholm } from '../../lib/today.ts'
import { beginOf } from '../../lib/zones.ts'
import { BudgetPanel } from './BudgetPanel.tsx'
import classes from './CompanyFigures.module.css'
import { CompanyHomeFiguresDocument, type CompanyHomeFiguresQuery } from './generated/CompanyHomeFigures.ts'
import { byDay, daysBefore, daysUntil, sum } from './periods.ts'

/** The length of a period in days. */
const length = 30
/**
 * The maximum number of payments in one response. If there are more, the chart is hidden, because it would be
 * incomplete and contradict the total.
 */
const mostPayments = 1000
const than = 'vs. previous 30 days'

type Data = CompanyHomeFiguresQuery
type Row = Data['report'][number]

const figures = [
  { label: 'Views', of: ({ views }: Row) => views },
  { label: 'Hours watched', of: ({ hours_watched }: Row) => hours_watched },
  { label: 'Content', of: ({ submissions }: Row) => submissions },
] as const

const periodsUntil = (today: string) => ({
  now: daysUntil(today, length),
  before: daysUntil(daysBefore(today, length), length),
})

type Periods = ReturnType<typeof periodsUntil>

/** The sum of the payments. Null if there was none. */
const paidOf = (part: Data['paid']): number | null => part.aggregate?.sum?.amount_cents ?? null

/** If there is no data of the previous period, its value is unknown, not zero. */
const hasDays = ({ report }: Data, days: readonly string[]): boolean =>
  report.some(({ day }) => day !== null && days.includes(day))

const paidByDay = ({ payments }: Data, { now }: Periods): number[] =>
  now.map((day) =>
    sum(
      payments
        .filter(({ paid_at }) => paid_at !== null && dateInStockholm(new Date(paid_at)) === day)
        .map((paid) => paid.amount_cents ?? 0),
    ),
  )

const Changes = ({ data, periods }: { data: Data; periods: Periods }) => (
  <Figures>
    {figures.map(({ label, of }) => {
      const now = byDay(data.report, periods.now, of)
      const before = byDay(data.report, periods.before, of)
      return (
        <Figure
          key={label}
          label={label}
          value={formatShort(sum(now))}
          hint={
            <Delta now={sum(now)} before={hasDays(data, periods.before) ? sum(before) : null} than={than} />
          }
          spark={<Sparkline values={now} />}
        />
      )
    })}
    <Figure
      label="Paid for Quests"
      value={formatCents(paidOf(data.paid) ?? 0)}
      hint={<Delta now={paidOf(data.paid) ?? 0} before={paidOf(data.paidBefore)} than={than} plain />}
      spark={data.payments.length < mostPayments && <Sparkline values={paidByDay(data, periods)} />}
      to="/company/settings/invoices"
    />
  </Figures>
)

const Views = ({ data, periods }: { data: Data; periods: Periods }) => {
  const t = useText()
  const navigate = useNavigate()
  const views = ({ views }: Row) => views
  const now = byDay(data.report, periods.now, views)
  const before = byDay(data.report, periods.before, views)
  const hasBefore = hasDays(data, periods.before)
  return (
    <Panel title="Views" text="Daily views of content made for you.">
      {sum(now) + sum(before) === 0 ? (
        <EmptyState
          compact
          motif="videos"
          title="No views yet"
          text="Views appear here once creators publish content for your activations."
        />
      ) : (
        <LaterChart
          label={
            hasBefore ? 'Views of the last 30 days and the previous 30 days' : 'Views of the last 30 days'
          }
          pointLabel="Day"
          kind={kindOf(now)}
          points={periods.now.map(formatShortDay)}
          partial={periods.now.map((_, index) => (index === length - 1 ? t('so far') : null))}
          isSum
          open={{
            name: (point) => t('Show the rows of {point}', { point }),
            run: (index) =>
              navigate(
                `/company/reporting/overview/activations?period=${length}&point=${periods.now[index]}`,
              ),
          }}
          series={[
            { name: 'Last 30 days', values: now },
            ...(hasBefore ? [{ name: 'Previous 30 days', values: before, tone: 'before' } as const] : []),
          ]}
          format={formatShort}
        />
      )}
    </Panel>
  )
}

export const CompanyFigures = () => {
  const today = todayInStockholm()
  const periods = useMemo(() => periodsUntil(today), [today])
  const first = daysBefore(today, 2 * length - 1)
  const query = useQuery(CompanyHomeFiguresDocument, {
    variables: {
      from: first,
      to: today,
      since: beginOf(daysBefore(today, length - 1)),
      before: beginOf(first),
    },
  })
  return (
    <Loaded query={query} skeleton={<PanelsSkeleton heights={['9.5rem', '24rem']} />}>
      {(data) => (
        <>
          <Changes data={data} periods={periods} />
          <div className={classes.row}>
            <Views data={data} periods={periods} />
            <BudgetPanel quests={data.quest} />
          </div>
        </>
      )}
    </Loaded>
  )
}
