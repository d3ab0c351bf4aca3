import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { createServer } from '../../testing/server.tsx'
import { PaymentsUnderWay } from './PaymentsUnderWay.tsx'
import type { CartPayment, CartRun } from './useCart.ts'

vi.mock('../../lib/session.ts', async (load) => ({
  ...(await load<object>()),
  useSession: () => ({ user: { id: 'u1', userType: 'Company' } }),
}))

const payment: CartPayment = {
  id: 'payment',
  status: 'pending',
  amount_cents: 100_000,
  problem: '',
  next_url: null,
  by_saved_card: false,
  created_by: 'u1',
  due_at: null,
  updated_at: '2026-11-24T12:00:00Z',
}

const buildRun = (creator: string, quest: string): CartRun => ({
  id: `run of ${creator}`,
  quest_id: quest,
  status: 'PAYMENT',
  amount_cents: 50_000,
  fee_cents: 0,
  payout_cost_cents: 0,
  net_cents: 50_000,
  deadline_at: null,
  quest: { id: quest, activation: { id: quest, name: quest } },
  creator: { id: creator, profile: { id: creator, display_name: creator, picture_url: null } },
  payment,
})

const show = (runs: readonly CartRun[]) => {
  const Server = createServer({})
  render(
    <Server>
      <PaymentsUnderWay payments={[{ payment, runs }]} />
    </Server>,
  )
}

it('a payment in progress names its creator and quest', async () => {
  show([buildRun('Nova', 'Play Emberfall')])
  expect(await screen.findByText('$1,000.00 for Nova, “Play Emberfall”')).toBeInTheDocument()
})

it('a payment in progress for several offers names the first and the number of others', async () => {
  show([buildRun('Nova', 'Play Emberfall'), buildRun('Otter', 'Play Emberfall'), buildRun('Lynx', 'Rift')])
  expect(
    await screen.findByText('$1,000.00 for Nova, “Play Emberfall” and 2 more offers'),
  ).toBeInTheDocument()
})
