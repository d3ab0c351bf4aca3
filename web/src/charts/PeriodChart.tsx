import type { ReactNode } from 'react'
import { EmptyState } from '../components/EmptyState.tsx'
import { Panel } from '../components/Panel.tsx'
import { formatShortDay } from '../lib/format.ts'
import type { Points } from '../lib/period.ts'
import { LaterChart } from './LaterChart.tsx'

type Props = {
  title: string
  actions?: ReactNode
  points: Points
  format: (value: number) => string
}

/** One metric by day or week, compared with the previous period. */
export const PeriodChart = ({ title, actions, points: { points, now, before }, format }: Props) => {
  const hasBefore = before.some((value) => value !== null)
  return (
    <Panel title={title} actions={actions}>
      {[...now, ...before].every((value) => !value) ? (
        <EmptyState compact motif="videos" title="No data for this period" text="Choose a longer period." />
      ) : (
        <LaterChart
          label={hasBefore ? 'This period and the previous one' : 'This period'}
          pointLabel="From"
          kind="lines"
          points={points.map(({ from }) => formatShortDay(from))}
          series={[
            { name: 'This period', values: now },
            ...(hasBefore ? [{ name: 'Previous period', values: before, tone: 'before' } as const] : []),
          ]}
          format={format}
        />
      )}
    </Panel>
  )
}
