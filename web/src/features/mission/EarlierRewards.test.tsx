import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { createServer } from '../../testing/server.tsx'
import { EarlierRewards } from './EarlierRewards.tsx'

const reward = {
  __typename: 'reward',
  id: 'shirt',
  kind: 'custom',
  name: 'A call with the team',
  description: '',
  image_url: null,
  number_of_items: null,
  quantity: null,
  code_item: null,
  channels: [],
}

const runOf = (round: number) => ({
  __typename: 'mission_run',
  id: `run-${round}`,
  round,
  status: 'completed',
  code_requests: [],
  claims: [
    {
      __typename: 'reward_claim',
      id: `claim-${round}`,
      reward_id: reward.id,
      claimed_at: '2026-11-01T12:00:00Z',
      message: `See you in round ${round}`,
      shipped_at: null,
      tracking_url: null,
      code_claims: [],
    },
  ],
  shipping_address: null,
})

const rounds = 8

it('the rewards of earlier runs of a mission are shown a few at a time', async () => {
  const server = createServer({
    EarlierRewards: ({ offset, limit }) => ({
      mission_run: Array.from({ length: rounds }, (_, index) => runOf(rounds - index)).slice(
        Number(offset),
        Number(offset) + Number(limit),
      ),
    }),
  })
  const mission: object = { __typename: 'mission', id: 'mission', rewards: [reward] }
  render(<EarlierRewards missionId="mission" lastId={`run-${rounds}`} mission={mission} company="Moss" />, {
    wrapper: server,
  })
  expect(await screen.findByText('Your rewards for round 7')).toBeInTheDocument()
  expect(screen.getByText('See you in round 3')).toBeInTheDocument()
  expect(screen.queryByText('Your rewards for round 8')).not.toBeInTheDocument()
  expect(screen.queryByText('Your rewards for round 2')).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }))
  expect(await screen.findByText('Your rewards for round 1')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument()
})
