import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, it, vi } from 'vitest'
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
  description: 'Quest with Nova',
  succeeded_at: null,
  refunded_cents: 0,
  refunds: [],
  plan_valid_to: null,
  plan: null,
  invoice: null,
}

const show = (changes: Partial<typeof payment>) => {
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

it('a payment that waits for approval waits for a member, and for no card provider', async () => {
  show({ status: 'waiting_approval' })
  expect(await screen.findByText('Another member of your company has to approve it')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Go to the cart' })).toHaveAttribute('href', '/company/cart')
  expect(screen.queryByText('We wait for your card provider')).toBeNull()
})

it('whose approval it waits for is led to where they give it', async () => {
  show({ status: 'waiting_approval', created_by: 'u2' })
  expect(await screen.findByText('It waits for your approval')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Approve it in the cart' })).toHaveAttribute(
    'href',
    '/company/cart',
  )
  expect(screen.queryByText(/has to approve it/)).toBeNull()
})

it.each(['It was not approved', 'Nobody approved it in time', 'You left the payment'])(
  'who reads “%s” is not asked for another card',
  async (problem) => {
    show({ status: 'expired', problem })
    expect(await screen.findByText(`${problem}.`)).toBeInTheDocument()
    expect(screen.getByRole('heading', { name: 'Nothing was paid' })).toBeInTheDocument()
    expect(screen.queryByText(/payment info/)).toBeNull()
  },
)

it('whose card was declined is led to where it is changed', async () => {
  show({ status: 'failed', problem: 'Your card was declined.' })
  expect(await screen.findByRole('heading', { name: 'The payment failed' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Update payment info' })).toBeInTheDocument()
})

it('a payment that could not be left can be left again', async () => {
  show({ status: 'processing' })
  const leave = await screen.findByRole('button', { name: 'Leave this payment' })
  await userEvent.click(leave)
  expect(leave).toBeEnabled()
  expect(leave).not.toHaveAttribute('data-loading')
})
