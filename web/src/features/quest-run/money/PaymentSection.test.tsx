import { render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { Subject } from 'rxjs'
import { expect, it } from 'vitest'
import { createServer } from '../../../testing/server.tsx'
import { PaymentSection } from './PaymentSection.tsx'

const runId = 'run'
const payout = {
  __typename: 'payout',
  id: 'payout',
  status: 'pending',
  amount_cents: 45_000,
  fee_cents: 137,
  problem: '',
  expected_on: null as string | null,
  paid_at: null,
}
const run = {
  __typename: 'quest_run',
  id: runId,
  status: 'PAYOUT',
  amount_cents: 50_000,
  fee_cents: 5000,
  payout_cost_cents: 137,
  net_cents: 44_863,
  deadline_at: null,
  accepted_at: '2026-11-20T10:00:00Z',
  company: { __typename: 'company', id: 'company', name: 'Northlight' },
  dispute: null,
  money: {
    __typename: 'quest_run_money',
    quest_run_id: runId,
    company_cents: -50_000,
    held_cents: 0,
    creator_cents: 45_000,
    fee_cents: 5000,
    payout_cost_cents: 137,
    other_cents: 0,
    returned_cents: 0,
    held_at: '2026-11-20T10:00:00Z',
    released_at: '2026-11-25T10:00:00Z',
    returned_at: null,
  },
}

it("a creator sees a payout's new status without reloading", async () => {
  let now = payout
  const changes = new Subject<{ data: Record<string, unknown> }>()
  const change = (next: Partial<typeof payout>, updated_at: string) => {
    now = { ...now, ...next }
    const told = { __typename: 'payout', id: payout.id, updated_at }
    changes.next({ data: { quest_run_by_pk: { __typename: 'quest_run', id: runId, payout: told } } })
  }
  const Server = createServer({
    CreatorRunMoney: () => ({ quest_run_by_pk: { ...run, payout: now } }),
    RunPayoutLive: () => changes,
  })
  const router = createMemoryRouter([{ path: '*', element: <PaymentSection runId={runId} /> }])
  render(
    <Server>
      <RouterProvider router={router} />
    </Server>,
  )
  expect(await screen.findByText('We’re about to send $448.63')).toBeInTheDocument()
  change({ status: 'processing', expected_on: '2026-11-30' }, '2026-11-25T10:01:00Z')
  expect(await screen.findByText(/^\$448\.63 is on its way\. Expect the money by/)).toBeInTheDocument()
  change({ status: 'failed', problem: 'Your bank does not know the account.' }, '2026-11-26T10:00:00Z')
  expect(await screen.findByText('Your $448.63 payout didn’t arrive')).toBeInTheDocument()
})
