import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { readPeriod } from '../../lib/period.ts'
import { createServer } from '../../testing/server.tsx'
import { MissionFigures } from './MissionFigures.tsx'
import { ReportFigures } from './ReportFigures.tsx'

const total = {
  key: 'total',
  activations: 1,
  creators: 3,
  submissions: 4,
  views: 500,
  hours_watched: 20,
  clicks: 7,
  codes: 0,
  spent_cents: 0,
  paid_views: 0,
  paid_hours_watched: 0,
  paid_clicks: 0,
}

const show = (before: readonly (typeof total)[]) => {
  const Server = createServer({})
  render(
    <Server>
      <dl>
        <ReportFigures
          data={{ now: [total], before: [...before], days: [] }}
          period={readPeriod('30', '2026-11-29')}
          flavour="missions"
        />
      </dl>
    </Server>,
  )
}

it('a report shows no change if the previous period has no data', () => {
  show([])
  expect(screen.getAllByText('No earlier data')).toHaveLength(6)
  expect(screen.queryByText('↑')).not.toBeInTheDocument()
})

it('a report compares its stats with the previous period', () => {
  show([{ ...total, views: 250, clicks: 0 }])
  expect(screen.getByText('+100%')).toBeInTheDocument()
  expect(screen.getByText('Up from 0')).toBeInTheDocument()
})

it('the completion rate of a mission also counts runs in progress', async () => {
  const of = (count: number) => ({ aggregate: { count } })
  const Server = createServer({
    MissionFigures: () => ({ underWay: of(11), completed: of(4), missed: of(0), report: [] }),
  })
  render(
    <Server>
      <MissionFigures missionId="m1" />
    </Server>,
  )
  expect(await screen.findByText('27%')).toBeInTheDocument()
  expect(screen.getByText('4 of 15 participations')).toBeInTheDocument()
})
