import type { ReactNode } from 'react'
import { EmptyState } from '../components/EmptyState.tsx'
import { Panel } from '../components/Panel.tsx'
import { formatShortDay } from '../lib/format.ts'
import type { Days, Points } from '../lib/period.ts'
import { useText } from '../lib/text.ts'
import { kindOf } from './chart.ts'
import { LaterChart } from './LaterChart.tsx'

type Props = {
  title: string
  actions?: ReactNode
  points: Points
  format: (value: number) => string
  /** True if the values of all points add up to a total. */
  isSum?: boolean
  /** Shows the rows of one point. */
  onOpen?: ((days: Days) => void) | undefined
}

/** One metric by day or week, compared with the previous period. */
export const PeriodChart = ({ title, actions, points: known, format, isSum, onOpen }: Props) => {
  const t = useText()
  const { points, now, before, partial } = known
  const hasBefore = before.some((value) => value !== null)
  const open = onOpen && {
    name: (point: string) => t('Show the rows of {point}', { point }),
    run: (index: number) => {
      const days = points[index]
      if (days) onOpen(days)
    },
  }
  return (
    <Panel title={title} actions={actions}>
      {[...now, ...before].every((value) => !value) ? (
        <EmptyState compact motif="videos" title="No data for this period" text="Choose a longer period." />
      ) : (
        <LaterChart
          label={hasBefore ? 'This period and the previous one' : 'This period'}
          pointLabel="From"
          kind={kindOf(now)}
          points={points.map(({ from }) => formatShortDay(from))}
          partial={partial.map((days) =>
            days === null
              ? null
              : days === 'soFar'
                ? t('so far')
                : t('{days, plural, one {# day} other {# days}} only', { days }),
          )}
          series={[
            { name: 'This period', values: now },
            ...(hasBefore ? [{ name: 'Previous period', values: before, tone: 'before' } as const] : []),
          ]}
          format={format}
          isSum={isSum}
          open={open}
        />
      )}
    </Panel>
  )
}
