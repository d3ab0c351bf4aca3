import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createServer } from '../../testing/server.tsx'
import { AutoBidNote } from './AutoBidNote.tsx'

const quest = {
  __typename: 'quest',
  id: 'quest',
  budget_cents: null,
  auto_bid_max_cents: 50_000,
  auto_bid_within: 'auto_accept',
  auto_bid_over: 'auto_decline',
  budget: null,
}
const run = {
  quest_id: 'quest',
  status: 'COUNTER_BID',
  deadline_at: '2026-11-10T12:00:00Z',
  creator: { id: 'ada' },
} as const
const bid = {
  side: 'creator',
  amount_cents: 40_000,
  delivery_type: 'open',
  delivery_date: null,
} as const

const show = (
  offered: Partial<Parameters<typeof AutoBidNote>[0]['bid']>,
  publishUntil: string | null = null,
) => {
  const Server = createServer({ AutoBidNote: () => ({ quest_by_pk: quest, invitation: [] }) })
  render(
    <Server>
      <AutoBidNote run={run} bid={{ ...bid, ...offered }} terms={{ publish_until: publishUntil }} />
    </Server>,
  )
}

it('a company reads when auto-bidding accepts a counter offer, and when it cannot', async () => {
  show({})
  expect(
    await screen.findByText(
      'If nobody answers, auto-bidding accepts this offer at the deadline, or declines it where the creator cannot be paid out then.',
    ),
  ).toBeInTheDocument()
})

it.each([
  ['day', { delivery_type: 'specific_date', delivery_date: '2026-11-10T11:00:00Z' }, null],
  ['window', { delivery_type: 'date_range' }, '2026-11-10T11:00:00Z'],
] as const)(
  'nobody is told that auto-bidding accepts what is to be public on a %s that is over by then',
  async (_what, offered, publishUntil) => {
    show(offered, publishUntil)
    expect(
      await screen.findByText('If nobody answers, this offer is declined at the deadline.'),
    ).toBeInTheDocument()
  },
)

it('what is over the highest bid is declined', async () => {
  show({ amount_cents: 60_000 })
  expect(
    await screen.findByText('If nobody answers, auto-bidding declines this offer at the deadline.'),
  ).toBeInTheDocument()
})
