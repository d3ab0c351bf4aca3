import { HOUR_MS } from '@questboard/domain'
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { makeFragmentData } from '../../lib/fragments.ts'
import { createServer } from '../../testing/server.tsx'
import { PayoutsUnderWay_PayoutFragmentDoc } from './generated/PayoutsUnderWay.ts'
import { PayoutsUnderWay } from './PayoutsUnderWay.tsx'

const daysFromNow = (days: number): string =>
  new Date(Date.now() + days * 24 * HOUR_MS).toISOString().slice(0, 10)

type Change = {
  readonly status?: 'pending' | 'processing' | 'returned'
  readonly expected_on?: string
  readonly ageMs?: number
}

const show = ({ status = 'processing', expected_on, ageMs = 0 }: Change) => {
  const payout = makeFragmentData(
    {
      id: '00000000-0000-4000-8000-eeee00000002',
      status,
      amount_cents: 10_000,
      fee_cents: 200,
      description: 'Quest: Emberfall',
      problem: '',
      expected_on: expected_on ?? null,
      retry_requested_at: null,
      created_at: new Date(Date.now() - ageMs).toISOString(),
      updated_at: new Date(Date.now() - ageMs).toISOString(),
    },
    PayoutsUnderWay_PayoutFragmentDoc,
  )
  const Server = createServer({})
  render(
    <Server>
      <PayoutsUnderWay payouts={[payout]} isReady />
    </Server>,
  )
}

it('a payout that is on its way shows the day on which it arrives, and is not marked as late', () => {
  show({ expected_on: daysFromNow(2) })
  expect(screen.getByText('$98.00 · Quest: Emberfall')).toBeInTheDocument()
  expect(screen.getByText(/^The payout cost is \$2\.00 out of \$100\.00\. Expected by /)).toBeInTheDocument()
  expect(screen.queryByText(/late/)).toBeNull()
})

it('a late payout says that it is late and that Questboard keeps checking its status', () => {
  show({ expected_on: daysFromNow(-2) })
  expect(screen.getByText(/is late\. We’re following up/)).toBeInTheDocument()
})

it('a payout that waits for an unavailable provider has no button to retry', () => {
  show({ status: 'pending', ageMs: 2 * HOUR_MS })
  expect(screen.getByText('Sending')).toBeInTheDocument()
  expect(
    screen.getByText(/This payout is late because we couldn’t send it yet\. We keep trying/),
  ).toBeInTheDocument()
  expect(screen.queryByRole('button')).toBeNull()
})

it('a payout that its provider has not accepted is not shown as on its way', () => {
  show({ status: 'processing', ageMs: 2 * HOUR_MS })
  expect(screen.getByText('Sending')).toBeInTheDocument()
  expect(screen.queryByText('On the way')).toBeNull()
  expect(screen.getByText(/couldn’t send it yet/)).toBeInTheDocument()
})

it('a payout that has just started is not marked as late', () => {
  show({ status: 'pending' })
  expect(screen.queryByText(/late/)).toBeNull()
})

it('a returned payout has a button to send it again', () => {
  show({ status: 'returned' })
  expect(screen.getByRole('button', { name: 'Send again' })).toBeEnabled()
})
