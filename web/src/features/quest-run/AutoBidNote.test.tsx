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

it('a company sees that auto-bidding will accept a counter-offer at its deadline', async () => {
  show({})
  expect(
    await screen.findByText(
      'If no one answers by the deadline, auto-bidding accepts this offer, or declines it if the creator can’t receive payouts.',
    ),
  ).toBeInTheDocument()
})

it.each([
  ['day', { delivery_type: 'specific_date', delivery_date: '2026-11-10T11:00:00Z' }, null],
  ['window', { delivery_type: 'date_range' }, '2026-11-10T11:00:00Z'],
] as const)(
  'the note about auto-bidding does not promise acceptance if the publishing %s ends before the deadline',
  async (_what, offered, publishUntil) => {
    show(offered, publishUntil)
    expect(
      await screen.findByText('If no one answers by the deadline, this offer is declined.'),
    ).toBeInTheDocument()
  },
)

it('the note about auto-bidding says that a counter-offer above the maximum is declined', async () => {
  show({ amount_cents: 60_000 })
  expect(
    await screen.findByText('If no one answers by the deadline, auto-bidding declines this offer.'),
  ).toBeInTheDocument()
})
