import { render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, it } from 'vitest'
import { createServer } from '../../testing/server.tsx'
import { PaySummary } from './PaySummary.tsx'
import type { CartRun } from './useCart.ts'
import type { PlanInCart } from './usePlanInCart.ts'

const buildRun = (number: number, amount_cents: number): CartRun => ({
  id: `run-${number}`,
  quest_id: 'quest',
  status: 'PENDING_PAYMENT',
  amount_cents,
  fee_cents: 0,
  payout_cost_cents: 0,
  net_cents: amount_cents,
  deadline_at: null,
  quest: { id: 'quest', activation: { id: 'quest', name: 'Play Emberfall' } },
  creator: { id: 'creator', profile: null },
  payment: null,
})
const item = {
  id: 'item',
  plan_id: 'growth',
  description: 'Plan: Growth',
  amount_cents: 29_900,
  payment: null,
}
const growth: PlanInCart = { item, name: 'Growth', until: '2026-12-24', replaces: null }

const show = (amounts: readonly number[], plan: PlanInCart | null = null) => {
  const Server = createServer({})
  const runs = amounts.map((cents, number) => buildRun(number, cents))
  const checkout = { checkOut: async () => undefined, busy: false, problem: null }
  const summary = <PaySummary runs={runs} plan={plan} card={undefined} checkout={checkout} />
  const router = createMemoryRouter([{ path: '*', element: summary }])
  render(
    <Server>
      <RouterProvider router={router} />
    </Server>,
  )
}
const pay = () => screen.getByRole('button', { name: /^Pay / })

it('the payment summary does not mention several payments if one payment is enough', () => {
  show([99_999_999])
  expect(screen.queryByText(/per payment/)).toBeNull()
  expect(pay()).toBeEnabled()
})

it.each<[string, number[], PlanInCart | null, string]>([
  ['the amount exceeds the card limit', [60_000_000, 50_000_000, 30_000_000], null, 'You’ll make 2 payments'],
  [
    'there are too many offers for one payment',
    Array.from({ length: 201 }, () => 10_000),
    null,
    'You’ll make 3 payments',
  ],
  ['a plan is paid together with offers', [60_000_000, 50_000_000], growth, 'You’ll make 3 payments'],
])(
  'the payment summary shows before the payment how many payments are needed if %s',
  (_why, amounts, plan, title) => {
    show(amounts, plan)
    expect(screen.getByText(title)).toBeInTheDocument()
    expect(screen.getByText(/up to \$999,999\.99 and 100 offers per payment/)).toBeInTheDocument()
    expect(screen.queryByText(/Offers and the plan are paid separately/)).toBeNull()
    expect(pay()).toBeEnabled()
  },
)

it('the payment summary turns off the Pay button and explains why if an offer is above the card limit', () => {
  show([100_000_000, 10_000])
  expect(screen.getByText(/up to \$999,999\.99/)).toBeInTheDocument()
  expect(pay()).toBeDisabled()
})
