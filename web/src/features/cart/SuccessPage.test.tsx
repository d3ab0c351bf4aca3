import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createServer, noNetwork } from '../../testing/server.tsx'
import SuccessPage from './SuccessPage.tsx'

vi.mock('../../lib/session.ts', async (load) => ({
  ...(await load<object>()),
  useSession: () => ({ user: { id: 'u1', userType: 'Company' } }),
}))

const payment = {
  __typename: 'payment',
  id: '00000000-0000-4000-8000-000000000001',
  status: 'pending',
  amount_cents: 90_000,
  problem: '',
  next_url: null,
  created_by: 'u1',
  by_saved_card: false,
  created_at: '2026-11-24T12:00:00Z',
  approved_at: null,
  description: 'Quest with Nova',
  succeeded_at: null,
  refunded_cents: 0,
  refunds: [],
  plan_valid_to: null,
  plan: null,
  invoice: null,
}

const show = (changes: Partial<typeof payment> | { readonly next_url: string }) => {
  const Server = createServer({
    SuccessPage: () => ({
      payment_by_pk: { ...payment, ...changes },
      quest_run: [],
      subscription: [],
      waiting: {
        __typename: 'quest_run_aggregate',
        aggregate: { __typename: 'quest_run_aggregate_fields', count: 1 },
      },
    }),
    LeavePayment: noNetwork,
  })
  const router = createMemoryRouter([{ path: '*', element: <SuccessPage /> }], {
    initialEntries: [`/company/cart/success?payment=${payment.id}`],
  })
  render(
    <Server>
      <RouterProvider router={router} />
    </Server>,
  )
}

it('the text about a payment that waits for approval does not mention the card provider', async () => {
  show({ status: 'waiting_approval' })
  expect(
    await screen.findByText('Another member of your company must approve this payment'),
  ).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Go to cart' })).toHaveAttribute('href', '/company/cart')
  expect(screen.queryByText('Waiting for the card provider')).toBeNull()
})

it('a member whose approval is needed gets a link to the cart', async () => {
  show({ status: 'waiting_approval', created_by: 'u2' })
  expect(await screen.findByText('This payment needs your approval')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Approve in cart' })).toHaveAttribute('href', '/company/cart')
  expect(screen.queryByText(/has to approve it/)).toBeNull()
})

it.each(['It was not approved', 'Nobody approved it in time', 'You left the payment'])(
  'the text about a payment with the problem “%s” does not ask for another card',
  async (problem) => {
    show({ status: 'expired', problem })
    expect(await screen.findByText(`${problem}.`)).toBeInTheDocument()
    expect(screen.getByRole('heading', { name: 'You didn’t pay' })).toBeInTheDocument()
    expect(screen.queryByText(/payment info/)).toBeNull()
  },
)

it('a member whose card was declined gets a link to the payment settings', async () => {
  show({ status: 'failed', problem: 'Your card was declined.' })
  expect(await screen.findByRole('heading', { name: 'The payment failed' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Update payment info' })).toBeInTheDocument()
})

it('a member whose payment the card provider never opened is not asked for another card', async () => {
  show({ status: 'expired', problem: 'The card provider did not respond' })
  expect(await screen.findByRole('heading', { name: 'The payment failed' })).toBeInTheDocument()
  expect(screen.getByText('The card provider did not respond.')).toBeInTheDocument()
  expect(screen.getByText(/You weren’t charged.*try again in a few minutes/)).toBeInTheDocument()
  expect(screen.queryByText(/payment info/)).toBeNull()
})

describe('a page that waits for a card provider that does not respond', () => {
  beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-11-24T12:00:01Z') }))
  afterEach(() => vi.useRealTimers())

  it.each([
    [
      'a payment that is not open yet',
      { status: 'pending' },
      'The card provider hasn’t responded yet',
      /You haven’t been charged\. We keep trying until Nov 24, 2026, 13:10/,
    ],
    [
      'a charge that the bank has confirmed',
      { status: 'processing', next_url: 'https://pay.example' },
      'The card provider hasn’t confirmed a payment yet',
      /you won’t be charged twice/,
    ],
  ] as const)('the page of %s says so within seconds', async (_, change, title, text) => {
    show(change)
    expect(await screen.findByText('Waiting for the card provider')).toBeInTheDocument()
    await act(() => vi.advanceTimersByTimeAsync(5000))
    expect(screen.getByText(title)).toBeInTheDocument()
    expect(screen.getByText(text)).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Cancel payment' })).toBeEnabled()
  })
})

it('if canceling a payment fails, the member can try again', async () => {
  show({ status: 'processing' })
  const leave = await screen.findByRole('button', { name: 'Cancel payment' })
  await userEvent.click(leave)
  expect(leave).toBeEnabled()
  expect(leave).not.toHaveAttribute('data-loading')
})
