import { render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, it, vi } from 'vitest'
import { createServer } from '../../testing/server.tsx'
import WayNotice from './WayNotice.tsx'

const session = vi.hoisted(() => ({ user: { id: 'u1', userType: 'User' } }))
vi.mock('../../lib/session.ts', async (load) => ({ ...(await load<object>()), useSession: () => session }))

const program = '00000000-0000-4000-8000-00000000ac04'
const join = `/creator-programs/${program}/join`

const show = (userType: 'User' | 'Creator', at: string, way: string | null) => {
  session.user.userType = userType
  const kept: unknown[] = []
  const Server = createServer({
    OwnWay: () => ({ currentUser: { __typename: 'user', id: 'u1', way } }),
    WayActivation: () => ({
      activation_by_pk: { __typename: 'activation', id: program, name: 'Northlight creators' },
    }),
    KeepWay: ({ way: next }) => {
      kept.push(next)
      return { update_user_by_pk: { __typename: 'user', id: 'u1', way: next } }
    },
  })
  render(
    <MemoryRouter initialEntries={[at]}>
      <Server>
        <WayNotice userType={userType} />
      </Server>
    </MemoryRouter>,
  )
  return kept
}

it('every page names the program that a person came for, with a link back to it', async () => {
  show('User', '/user/creator-access', join)
  expect(await screen.findByText('You’re on your way to Northlight creators')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', join)
})

it('the link back to a program disappears once a creator opens the program, and stays for a person without access', async () => {
  const arrived = show('Creator', `/creator-programs/${program}`, `/creator-programs/${program}`)
  await waitFor(() => expect(arrived).toEqual([null]))
  const waiting = show('User', `/creator-programs/${program}`, `/creator-programs/${program}`)
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(waiting).toEqual([])
})

it('a person who did not come by a link to a program sees no link back', async () => {
  show('User', '/user/creator-access', null)
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(screen.queryByText(/on your way/)).toBeNull()
})
