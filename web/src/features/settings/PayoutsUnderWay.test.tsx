import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { makeFragmentData } from '../../lib/fragments.ts'
import { createServer } from '../../testing/server.tsx'
import { PayoutsUnderWay_PayoutFragmentDoc } from './generated/PayoutsUnderWay.ts'
import { PayoutsUnderWay } from './PayoutsUnderWay.tsx'

const HOUR_MS = 3_600_000
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

it('says by when a payout arrives, and nothing of late', () => {
  show({ expected_on: daysFromNow(2) })
  expect(screen.getByText('$98 · Quest: Emberfall')).toBeInTheDocument()
  expect(screen.getByText(/^The payout costs \$2 of \$100\. Expected by /)).toBeInTheDocument()
  expect(screen.queryByText(/late/)).toBeNull()
})

it('says that a payout is late, and that we keep asking', () => {
  show({ expected_on: daysFromNow(-2) })
  expect(screen.getByText(/is late\. We keep asking/)).toBeInTheDocument()
})

it('says that a payout could not be sent while its vendor is away, and offers nothing to press', () => {
  show({ status: 'pending', ageMs: 2 * HOUR_MS })
  expect(screen.getByText('Being sent')).toBeInTheDocument()
  expect(screen.getByText(/could not be sent yet and is late\. We keep trying/)).toBeInTheDocument()
  expect(screen.queryByRole('button')).toBeNull()
})

it('takes a payout that was just begun for no late one', () => {
  show({ status: 'pending' })
  expect(screen.queryByText(/late/)).toBeNull()
})

it('offers to send what came back once more', () => {
  show({ status: 'returned' })
  expect(screen.getByRole('button', { name: 'Send again' })).toBeEnabled()
})
