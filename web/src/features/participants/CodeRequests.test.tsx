import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { Subject } from 'rxjs'
import { expect, it } from 'vitest'
import { createServer } from '../../testing/server.tsx'
import { CodeRequests } from './CodeRequests.tsx'

it('what stands below waits until it is known how many creators ask for codes', async () => {
  const answer = new Subject<{ data: Readonly<Record<string, unknown>> }>()
  const Server = createServer({ CodeDemand: () => answer })
  const { container } = render(
    <Server>
      <MemoryRouter>
        <CodeRequests activationId="mission" />
      </MemoryRouter>
    </Server>,
  )
  expect(container.querySelector('[aria-busy]')).toBeInTheDocument()
  answer.next({
    data: {
      code_demand: [
        {
          __typename: 'code_demand',
          activation_id: 'mission',
          asking: 2,
          distribution_channel: { __typename: 'distribution_channel', id: 'steam', name: 'Steam' },
        },
      ],
    },
  })
  answer.complete()
  expect(await screen.findByText('Steam: 2 creators')).toBeInTheDocument()
  expect(container.querySelector('[aria-busy]')).not.toBeInTheDocument()
})
