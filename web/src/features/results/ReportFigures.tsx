import { formatRate, type Rated } from '@questboard/domain'
import { Delta } from '../../charts/Delta.tsx'
import { Figure, Figures } from '../../components/Figure.tsx'
import { comparedWith } from '../../components/PeriodPicker.tsx'
import { formatCents, formatCount, formatShort } from '../../lib/format.ts'
import type { Period } from '../../lib/period.ts'
import type { ReportFiguresQuery } from './generated/results.ts'
import type { Flavour } from './resultViews.tsx'

type Total = ReportFiguresQuery['now'][number]

type Told = {
  readonly label: string
  readonly of: (total: Total) => number
  readonly format: (value: number) => string
}

const reach: readonly Told[] = [
  { label: 'Views', of: ({ views }) => views, format: formatShort },
  { label: 'Hours watched', of: ({ hours_watched }) => hours_watched, format: formatShort },
  { label: 'Content', of: ({ submissions }) => submissions, format: formatCount },
  { label: 'Creators', of: ({ creators }) => creators, format: formatCount },
  { label: 'Clicks', of: ({ clicks }) => clicks, format: formatCount },
]
const codes: Told = { label: 'Codes claimed', of: ({ codes }) => codes, format: formatCount }

type Rate = { readonly label: string; readonly of: Rated; readonly count: (total: Total) => number }
const rates: readonly Rate[] = [
  { label: 'Cost per view', of: 'view', count: ({ paid_views }) => paid_views },
  { label: 'Cost per hour watched', of: 'hour', count: ({ paid_hours_watched }) => paid_hours_watched },
  { label: 'Cost per click', of: 'click', count: ({ paid_clicks }) => paid_clicks },
]

const nothing: Total = {
  key: 'total',
  activations: 0,
  creators: 0,
  submissions: 0,
  views: 0,
  hours_watched: 0,
  clicks: 0,
  codes: 0,
  spent_cents: 0,
  paid_views: 0,
  paid_hours_watched: 0,
  paid_clicks: 0,
}

type Props = { data: ReportFiguresQuery; period: Period; flavour: Flavour }

const each = ({ spent_cents }: Total, count: number): number | null =>
  spent_cents > 0 && count > 0 ? spent_cents / count : null

const RateFigure = ({
  label,
  of,
  count,
  now,
  before,
  than,
}: Rate & { now: Total; before: Total | null; than: string }) => {
  const [cents, past] = [each(now, count(now)), before && each(before, count(before))]
  return (
    <Figure
      label={label}
      value={(cents !== null && formatRate(now.spent_cents, count(now), of)) || '–'}
      hint={
        cents !== null && past !== null ? <Delta now={cents} before={past} than={than} plain /> : undefined
      }
    />
  )
}

/** The results and costs of a period, each compared with the previous period. */
export const ReportFigures = ({ data, period, flavour }: Props) => {
  const now = data.now[0] ?? nothing
  const before = data.before[0] ?? null
  const than = comparedWith(period)
  const hasSpent =
    flavour === 'quests' || (flavour === 'all' && now.spent_cents + (before?.spent_cents ?? 0) > 0)
  const spent = hasSpent && (
    <Figure
      label="Spent"
      value={formatCents(now.spent_cents)}
      hint={<Delta now={now.spent_cents} before={before?.spent_cents ?? null} than={than} plain />}
    />
  )
  return (
    <>
      <Figures>
        {(flavour === 'quests' ? reach : [...reach, codes]).map(({ label, of, format }) => (
          <Figure
            key={label}
            label={label}
            value={format(of(now))}
            hint={<Delta now={of(now)} before={before && of(before)} than={than} />}
          />
        ))}
        {flavour === 'all' && spent}
      </Figures>
      {/* Shows no cost per view, because views also come from key campaigns and missions, which have no such cost. */}
      {flavour === 'quests' && (
        <Figures>
          {spent}
          {rates.map((one) => (
            <RateFigure key={one.label} {...one} now={now} before={before} than={than} />
          ))}
        </Figures>
      )}
    </>
  )
}
