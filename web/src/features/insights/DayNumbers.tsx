import { durationInWords } from '@questboard/domain'
import type { ReactNode } from 'react'
import { Delta } from '../../charts/Delta.tsx'
import { PeriodChart } from '../../charts/PeriodChart.tsx'
import { Figure, Figures } from '../../components/Figure.tsx'
import { comparedWith } from '../../components/PeriodPicker.tsx'
import { formatShort } from '../../lib/format.ts'
import type { Days, Period } from '../../lib/period.ts'
import { averageViewers, type DayRow, pointsOf, type Sums, sumOf } from './dayFigures.ts'

type Props = {
  period: Period
  now: readonly DayRow[]
  before: readonly DayRow[]
  /** True for streams, which also have stats about viewers and time on air. */
  isLive: boolean
  more?: ReactNode
  onOpen?: (point: Days) => void
}

type Told = {
  readonly label: string
  readonly of: (sums: Sums) => number | null
  readonly format: (value: number) => string
}

const views: Told = { label: 'Views', of: ({ views }) => views, format: formatShort }
const hours: Told = { label: 'Hours watched', of: ({ hours_watched }) => hours_watched, format: formatShort }
const live: readonly Told[] = [
  { label: 'Average viewers', of: averageViewers, format: formatShort },
  hours,
  { label: 'Time on air', of: ({ air_minutes }) => air_minutes, format: durationInWords },
  views,
]

/** A period's content stats by day, compared with the previous period. */
export const DayNumbers = ({ period, now, before, isLive, more, onOpen }: Props) => {
  const than = comparedWith(period)
  const [sums, past] = [sumOf(now), before.length === 0 ? null : sumOf(before)]
  const told = isLive ? live : [views, hours]
  const measure = isLive ? hours : views
  return (
    <>
      <Figures>
        {told.map(({ label, of, format }) => {
          const [value, earlier] = [of(sums), past && of(past)]
          return (
            <Figure
              key={label}
              label={label}
              value={value === null ? '–' : format(value)}
              hint={
                value !== null &&
                (earlier !== null || before.length === 0) && (
                  <Delta now={value} before={earlier} than={than} />
                )
              }
            />
          )
        })}
        {more}
      </Figures>
      <PeriodChart
        title={measure.label}
        points={pointsOf(period, [...before, ...now], (row) => measure.of(row) ?? 0)}
        format={measure.format}
        isSum
        onOpen={onOpen}
      />
    </>
  )
}
