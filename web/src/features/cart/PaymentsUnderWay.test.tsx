import { HOUR_MS } from '@questboard/domain'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { modals } from '../../lib/modals.ts'
import { useStore } from '../../lib/store.ts'
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
  created_at: '2026-11-24T12:00:00Z',
  approved_at: null,
  decline_reason: null,
  requester: { id: 'u1', display_name: 'Olive' },
  decliner: null,
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

const Dialogs = () =>
  useStore(modals.store).map(({ id, title, content }) => (
    <div key={id} role="dialog" aria-label={title}>
      {content}
    </div>
  ))

afterEach(() => act(() => modals.store.set([])))

const show = (runs: readonly CartRun[], change: Partial<CartPayment> = {}, answers = {}) => {
  const Server = createServer(answers)
  render(
    <Server>
      <PaymentsUnderWay payments={[{ payment: { ...payment, ...change }, runs }]} />
      <Dialogs />
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

it('a payment on a checkout page is due when the page closes, even if its offers can be paid later', async () => {
  const created_at = new Date(Date.now() - HOUR_MS).toISOString()
  const due_at = new Date(Date.now() + 120 * HOUR_MS).toISOString()
  show([buildRun('Nova', 'Play Emberfall')], { created_at, due_at, next_url: 'https://pay.example' })
  expect(await screen.findByText(/Awaiting your payment · .*2[12] hours/)).toBeInTheDocument()
})

it('a payment with a saved card that waits for the bank says so', async () => {
  show([buildRun('Nova', 'Play Emberfall')], { next_url: 'https://bank.example', by_saved_card: true })
  expect(await screen.findByText(/Your bank asks you to confirm this payment/)).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Confirm' })).toHaveAttribute('href', 'https://bank.example')
})

describe('a payment while the card provider does not respond', () => {
  beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-11-24T12:00:01Z') }))
  afterEach(() => vi.useRealTimers())
  const wait = () => act(() => vi.advanceTimersByTimeAsync(5000))

  it('the company sees within seconds that nothing was charged and how long we keep trying', async () => {
    show([buildRun('Nova', 'Play Emberfall')])
    expect(await screen.findByText(/^At the card provider/)).toBeInTheDocument()
    await wait()
    expect(
      screen.getByText(
        /^The card provider hasn’t responded yet\. You haven’t been charged\. We keep trying until Nov 24, 2026, 13:10 and then cancel the payment\./,
      ),
    ).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Cancel payment' })).toBeEnabled()
  })

  it('a saved card that could have been charged is not called uncharged', async () => {
    show([buildRun('Nova', 'Play Emberfall')], { status: 'processing', by_saved_card: true })
    await screen.findByText(/^At the card provider/)
    await wait()
    expect(
      screen.getByText(/hasn’t confirmed the charge yet\. You won’t be charged twice/),
    ).toBeInTheDocument()
    expect(screen.queryByText(/haven’t been charged/)).toBeNull()
  })

  it('a payment whose page is open still awaits the payer', async () => {
    show([buildRun('Nova', 'Play Emberfall')], { status: 'processing', next_url: 'https://pay.example' })
    await screen.findByText(/^Awaiting your payment/)
    await wait()
    expect(screen.getByText(/^Awaiting your payment/)).toBeInTheDocument()
  })
})

describe('approving or declining a payment of another member', () => {
  const asked = {
    status: 'waiting_approval',
    created_by: 'u2',
    requester: { id: 'u2', display_name: 'Mona' },
  } as const
  const runs = [buildRun('Nova', 'Play Emberfall'), buildRun('Otter', 'Rift')]

  it('a member who approves a payment sees who requested it, for which creators and quests, and each amount', async () => {
    const user = userEvent.setup()
    show(runs, asked)
    expect(await screen.findByText(/Mona asks for your approval/)).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Review payment' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText(/^Mona asked for this payment on /)).toBeInTheDocument()
    const lines = dialog.getAllByRole('term').map((term) => term.parentElement?.textContent)
    expect(lines).toEqual(['Nova Play Emberfall$500.00', 'Otter Rift$500.00', 'Total$1,000.00'])
    expect(dialog.getByRole('button', { name: 'Approve $1,000.00' })).toBeEnabled()
  })

  it('a payment that waits for approval is due when its offers are due', async () => {
    const due_at = new Date(Date.now() + 96 * HOUR_MS + 1000).toISOString()
    show(runs, { ...asked, due_at, created_at: new Date(Date.now() - 30 * HOUR_MS).toISOString() })
    expect(await screen.findByText(/Mona asks for your approval · Due in 4 days/)).toBeInTheDocument()
  })

  it('declining a payment needs a reason, which the other member gets', async () => {
    const user = userEvent.setup()
    const leave = vi.fn(() => ({ leavePayment: { __typename: 'PaymentOutput', paymentId: 'payment' } }))
    show(runs, asked, { LeavePayment: leave })
    await user.click(await screen.findByRole('button', { name: 'Review payment' }))
    await user.click(await screen.findByRole('button', { name: 'Decline' }))
    await user.click(await screen.findByRole('button', { name: 'Decline payment' }))
    expect(await screen.findByText('Please write a reason')).toBeInTheDocument()
    expect(leave).not.toHaveBeenCalled()
    await user.type(screen.getByRole('textbox', { name: /Reason/ }), 'Too expensive')
    await user.click(screen.getByRole('button', { name: 'Decline payment' }))
    await waitFor(() =>
      expect(leave).toHaveBeenCalledWith(
        expect.objectContaining({ paymentId: 'payment', reason: 'Too expensive' }),
      ),
    )
  })
})
