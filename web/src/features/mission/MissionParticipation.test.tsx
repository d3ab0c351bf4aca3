import { act, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { Subject } from 'rxjs'
import { expect, it } from 'vitest'
import { createServer } from '../../testing/server.tsx'
import MissionParticipation from './MissionParticipation.tsx'

const eligible = { eligible: true, creator: true, access: true, vip: false, checks: [] }

const reward = {
  __typename: 'mission_reward',
  id: 'w1',
  kind: 'custom',
  name: 'A signed poster',
  description: 'Signed by the team',
  image_url: null,
  number_of_items: null,
  quantity: null,
  code_item: null,
  channels: [],
}

type Case = {
  taken?: number
  rounds?: readonly { id: string; status: string }[]
  invitation?: readonly { id: string; message: string }[]
  run?: Record<string, unknown>
}

const show = ({ taken = 3, rounds = [], invitation = [], run }: Case) => {
  const places = new Subject<{ data: Record<string, unknown> }>()
  const Server = createServer({
    MissionParticipation: () => ({
      activation_by_pk: {
        __typename: 'activation',
        id: 'm1',
        name: 'Ten hours of Emberfall',
        status: 'active',
        participant_count: taken,
        start_date: null,
        end_date: null,
        eligibility: eligible,
        company: null,
        games: [],
        mission: {
          __typename: 'mission',
          id: 'm1',
          repeatable_count: 1,
          max_participants: 3,
          run_days: null,
          review_days: 7,
          criteria: [],
          rewards: run ? [reward] : [],
        },
      },
      rounds,
      mission_run: run ? [run] : [],
      link: [],
      mission_unlock: [],
      invitation,
    }),
    MissionPlacesLive: () => places,
  })
  render(
    <MemoryRouter>
      <Server>
        <MissionParticipation
          id="m1"
          name="Ten hours of Emberfall"
          eligibility={eligible}
          isOpen
          facts={null}
          fit={<p>You are eligible</p>}
        />
      </Server>
    </MemoryRouter>,
  )
  return places
}

const join = () => screen.queryByRole('button', { name: /^Join/ })

it('a creator can join a mission until another creator takes its last place', async () => {
  const places = show({ taken: 2 })
  expect(await screen.findByRole('button', { name: 'Join Mission' })).toBeInTheDocument()
  await act(async () =>
    places.next({
      data: {
        activation_by_pk: { __typename: 'activation', id: 'm1', status: 'active', participant_count: 3 },
      },
    }),
  )
  await waitFor(() => expect(join()).toBeNull())
})

it('a creator sees how long the company has for its review before joining', async () => {
  show({ taken: 2 })
  expect(await screen.findByText(/The company plans to review your work within 7 days\./)).toBeInTheDocument()
})

it('a full mission cannot be joined, and an invitation to it can only be declined', async () => {
  show({ invitation: [{ id: 'i1', message: 'Play with us' }] })
  expect(await screen.findByText('All places of this Mission are taken.')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Decline' })).toBeInTheDocument()
  expect(join()).toBeNull()
})

it('a creator whose run missed its deadline keeps their place in the mission and can join again', async () => {
  show({ rounds: [{ id: 'r1', status: 'expired' }] })
  expect(await screen.findByRole('button', { name: 'Join again' })).toBeInTheDocument()
})

it('if a mission can be completed only once, a creator whose work was declined cannot join again', async () => {
  show({ taken: 1, rounds: [{ id: 'r1', status: 'declined' }] })
  expect(await screen.findByText('You are eligible')).toBeInTheDocument()
  expect(join()).toBeNull()
})

it('rewards to claim come before the progress of the mission', async () => {
  show({
    taken: 1,
    rounds: [{ id: 'r1', status: 'claimReward' }],
    run: {
      __typename: 'mission_run',
      id: 'r1',
      round: 1,
      status: 'claimReward',
      joined_at: '2026-03-01T12:00:00Z',
      deadline_at: null,
      reviewed_at: '2026-03-10T12:00:00Z',
      finished_at: null,
      review_message: null,
      progress: [],
      submissions: [],
      code_requests: [],
      claims: [],
      shipping_address: null,
    },
  })
  await screen.findByText('A signed poster')
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Claim your rewards',
    'Progress & Status',
  ])
})
