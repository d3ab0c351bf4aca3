import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { createServer, noNetwork } from '../../testing/server.tsx'
import { CodeRequests } from './CodeRequests.tsx'

it('a company sees that code requests could not be loaded, and can load them again', async () => {
  const demand = { __typename: 'code_demand' as const, asking: 3, distribution_channel: null }
  let isDown = true
  const Server = createServer({ CodeDemand: () => (isDown ? noNetwork() : { code_demand: [demand] }) })
  render(
    <MemoryRouter>
      <Server>
        <CodeRequests activationId="a1" />
      </Server>
    </MemoryRouter>,
  )
  expect(await screen.findByRole('alert')).toBeInTheDocument()
  isDown = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Creators are requesting codes')).toBeInTheDocument()
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument())
})
