import { render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, it, vi } from 'vitest'
import { createServer } from '../../testing/server.tsx'
import MissionResultsPage from './MissionResultsPage.tsx'

vi.mock('./MissionFigures.tsx', () => ({ MissionFigures: () => null }))
vi.mock('./ResultsTable.tsx', () => ({ ResultsTable: () => null }))

const ID = '00000000-0000-4000-8000-eeee00000001'
const clicks = { total: 4, devices: { mobile: 4 }, countries: [{ country: 'SE', clicks: 4 }] }

it('the results of a mission show the clicks on its links by country and device', async () => {
  const Server = createServer({
    ActivationClicks: ({ id }) => ({ activation_by_pk: { id, own_clicks: id === ID ? clicks : null } }),
  })
  const router = createMemoryRouter(
    [{ path: '/missions/:missionId/results/creators', element: <MissionResultsPage /> }],
    { initialEntries: [`/missions/${ID}/results/creators`] },
  )
  render(
    <Server>
      <RouterProvider router={router} />
    </Server>,
  )
  expect(await screen.findByRole('row', { name: 'Sweden 4 100%' })).toBeInTheDocument()
  expect(screen.getByText('Mobile')).toBeInTheDocument()
})
