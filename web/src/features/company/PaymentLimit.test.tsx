import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { createServer, noNetwork } from '../../testing/server.tsx'
import { PaymentLimit } from './PaymentLimit.tsx'

it('the payment limit keeps its place on the page while it loads, and loading can be retried after a failure', async () => {
  let isOffline = true
  const server = createServer({
    PaymentLimit: () => (isOffline ? noNetwork() : { payment_limit: [], company_member: [] }),
  })
  render(<PaymentLimit isOwner={false} />, { wrapper: server })
  expect(screen.getByText('Loading')).toBeInTheDocument()
  const again = await screen.findByRole('button', { name: 'Try again' })
  isOffline = false
  await userEvent.click(again)
  expect(await screen.findByText('Members can pay without a second approval.')).toBeInTheDocument()
})
