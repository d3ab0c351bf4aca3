import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { createServer, noNetwork } from '../../testing/server.tsx'
import { PaymentLimit } from './PaymentLimit.tsx'

it('a limit has its room until it is known, and is asked for again where it could not be loaded', async () => {
  let isOffline = true
  const server = createServer({
    PaymentLimit: () => (isOffline ? noNetwork() : { payment_limit: [], company_member: [] }),
  })
  render(<PaymentLimit isOwner={false} />, { wrapper: server })
  expect(screen.getByText('Loading')).toBeInTheDocument()
  const again = await screen.findByRole('button', { name: 'Try again' })
  isOffline = false
  await userEvent.click(again)
  expect(await screen.findByText('Each member pays alone.')).toBeInTheDocument()
})
