import { render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, it } from 'vitest'
import { createServer } from '../../testing/server.tsx'
import QuestStep from './QuestStep.tsx'

const quest = {
  __typename: 'quest',
  id: 'quest',
  delivery_type: 'open',
  specific_date: null,
  publish_from: null,
  publish_until: null,
  auto_approve_days: 5,
  grace_days: 0,
  post_types: ['STREAM'],
  fee_basis_points: 1000,
  activation: { __typename: 'activation', id: 'quest', status: 'active', embargo_at: null },
}

const eligibility = { eligible: true, creator: true, access: true, vip: false, checks: [] }

const showAfter = (status: string, isOpen = true) => {
  const run = { __typename: 'quest_run', id: 'run', status, current_bid: null }
  const Server = createServer({
    QuestStep: () => ({ quest_by_pk: quest, quest_run: [run], invitation: [] }),
  })
  const step = (
    <QuestStep
      id="quest"
      name="A Quest"
      eligibility={eligibility}
      isOpen={isOpen}
      facts={null}
      fit={<p>This Quest has ended.</p>}
    />
  )
  const router = createMemoryRouter([{ path: '*', element: step }])
  render(
    <Server>
      <RouterProvider router={router} />
    </Server>,
  )
}

it('a creator who completed a quest sees a link to the quest log, and no offer form', async () => {
  showAfter('COMPLETED')
  expect(await screen.findByText('You completed this Quest')).toBeInTheDocument()
  expect(screen.getByRole('link')).toHaveAttribute('href', '/campaigns/quests/quest/run')
  expect(screen.queryByText('Send an offer')).toBeNull()
})

it('a creator whose quest run ended without being completed can make a new offer', async () => {
  showAfter('BID_EXPIRED')
  expect(await screen.findByText('Send an offer')).toBeInTheDocument()
  expect(screen.queryByText('You completed this Quest')).toBeNull()
})

it('a creator sees in one sentence that a quest has ended, with a link to their previous quest log', async () => {
  showAfter('BID_EXPIRED', false)
  expect(await screen.findByRole('link', { name: 'View your previous Quest log' })).toBeInTheDocument()
  expect(screen.getByText('This Quest has ended.')).toBeInTheDocument()
  expect(screen.queryByText('Send an offer')).toBeNull()
})
