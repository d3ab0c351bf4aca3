import { useApolloClient } from '@apollo/client/react'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Subject } from 'rxjs'
import { expect, it, vi } from 'vitest'
import { createServer, noNetwork } from '../../testing/server.tsx'
import { useOwn } from './ActivationCards.tsx'

vi.mock('../../lib/session.ts', async (load) => ({
  ...(await load<object>()),
  useSession: () => ({ user: { id: 'u1', userType: 'Creator' } }),
}))

const prices = { currentUser: null, usual_price: [] }

const Own = () => {
  const { isAwaited } = useOwn(['a1'])
  const client = useApolloClient()
  return isAwaited ? (
    <p>Loading</p>
  ) : (
    <>
      <input aria-label="Offer" />
      <button type="button" onClick={() => void client.refetchQueries({ include: 'active' })}>
        Request again
      </button>
    </>
  )
}

const show = (eligibility: () => Subject<{ data: Record<string, unknown> }>) => {
  const Server = createServer({ UsualPrices: () => prices, ActivationEligibility: eligibility })
  render(
    <Server>
      <Own />
    </Server>,
  )
}

it('activation cards show a loading state for facts about the creator until the first response arrives', async () => {
  const answer = new Subject<{ data: Record<string, unknown> }>()
  show(() => answer)
  expect(await screen.findByText('Loading')).toBeInTheDocument()
  await act(async () => {
    answer.next({ data: { activation: [] } })
    answer.complete()
  })
  expect(await screen.findByLabelText('Offer')).toBeInTheDocument()
})

it('after a failure or while loading again, activation cards show no loading state, so that typed text stays', async () => {
  let tries = 0
  show(() => {
    tries += 1
    return tries === 1 ? noNetwork() : new Subject()
  })
  await userEvent.type(await screen.findByLabelText('Offer'), '250')
  await userEvent.click(screen.getByRole('button', { name: 'Request again' }))
  await vi.waitFor(() => expect(tries).toBe(2))
  expect(screen.getByLabelText('Offer')).toHaveValue('250')
})
