import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, it, vi } from 'vitest'
import { createServer } from '../../testing/server.tsx'
import { ReportFrame } from './ReportFrame.tsx'

vi.mock('../../lib/today.ts', () => ({ today: () => '2026-11-23' }))
vi.mock('../../lib/session.ts', async (original) => ({
  ...(await original<object>()),
  useSession: () => ({ user: { company: { id: 'company' } } }),
}))
vi.mock('../../shared/exports/ExportButton.tsx', () => ({
  ExportButton: ({ subject }: { subject: { filter?: unknown } }) => (
    <pre>{JSON.stringify(subject.filter)}</pre>
  ),
}))

const total = {
  key: 'total',
  activations: 1,
  creators: 1,
  submissions: 1,
  views: 12,
  hours_watched: 1,
  clicks: 0,
  codes: 0,
  spent_cents: 0,
  paid_views: 0,
  paid_hours_watched: 0,
  paid_clicks: 0,
}
const day = (of: string, views: number) => ({ ...total, key: of, day: of, views })

const show = (period: string) => {
  const Server = createServer({
    ReportFigures: () => ({
      now: [total],
      before: [],
      days: [day('2026-11-20', 5), day('2026-11-23', 7)],
    }),
  })
  const router = createMemoryRouter(
    [
      {
        path: '/company/reporting/quests/creators',
        element: (
          <ReportFrame title="Results by creator">
            {({ days: { from, to } }) => <p>{`Rows from ${from} to ${to}`}</p>}
          </ReportFrame>
        ),
      },
    ],
    { initialEntries: [`/company/reporting/quests/creators?period=${period}`] },
  )
  render(
    <Server>
      <RouterProvider router={router} />
    </Server>,
  )
  return router
}

it("clicking a point in a report's chart shows only the rows and the export of that day, and the user can return to the whole period", async () => {
  const router = show('week.2026-11-16')
  const chart = await screen.findByRole('slider', { name: 'This period' })
  expect(screen.getByText('Rows from 2026-11-16 to 2026-11-22')).toBeInTheDocument()
  fireEvent.focus(chart)
  fireEvent.keyDown(chart, { key: 'Home' })
  for (let step = 0; step < 4; step += 1) fireEvent.keyDown(chart, { key: 'ArrowRight' })
  fireEvent.keyDown(chart, { key: 'Enter' })
  expect(await screen.findByText('Rows from 2026-11-20 to 2026-11-20')).toBeInTheDocument()
  expect(screen.getByRole('status')).toHaveTextContent('The table shows Nov 20, 2026 only.')
  expect(screen.getByText(/"from":"2026-11-20","to":"2026-11-20"/)).toBeInTheDocument()
  expect(router.state.location.search).toBe('?period=week.2026-11-16&point=2026-11-20')
  await userEvent.click(screen.getByRole('button', { name: 'Show the whole period' }))
  expect(screen.getByText('Rows from 2026-11-16 to 2026-11-22')).toBeInTheDocument()
})

it('a point of several days can become the period of the report, so that its chart shows each day', async () => {
  const router = show('90')
  const chart = await screen.findByRole('slider', { name: 'This period' })
  fireEvent.focus(chart)
  fireEvent.keyDown(chart, { key: 'Enter' })
  expect(await screen.findByText('Rows from 2026-11-17 to 2026-11-23')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Show each day' }))
  expect(router.state.location.search).toBe('?period=custom.2026-11-17.2026-11-23')
  const days = await screen.findByRole('slider', { name: 'This period' })
  fireEvent.focus(days)
  fireEvent.keyDown(days, { key: 'Enter' })
  expect(await screen.findByText('Rows from 2026-11-23 to 2026-11-23')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Show each day' })).not.toBeInTheDocument()
})
