import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, it, vi } from 'vitest'
import { createServer } from '../testing/server.tsx'
import { CurrentScreen } from './CurrentScreen.ts'
import NoAccessPage from './NoAccessPage.tsx'

const session = vi.hoisted(() => ({ user: { id: 'u1', userType: 'User' } }))
vi.mock('../lib/session.ts', async (load) => ({ ...(await load<object>()), useSession: () => session }))

const show = (userType: 'User' | 'Company', status: string) => {
  session.user.userType = userType
  const Server = createServer({
    OwnAccess: () => ({
      currentUser: {
        __typename: 'user',
        id: 'u1',
        userConnections: [],
        creator: {
          __typename: 'creator',
          id: 'u1',
          access: [{ __typename: 'creator_access', creator_id: 'u1', kind: 'creator', status }],
        },
      },
    }),
  })
  render(
    <MemoryRouter>
      <Server>
        <CurrentScreen
          value={{ path: '/x', title: 'Deals', access: 'creator', page: () => Promise.reject(new Error()) }}
        >
          <NoAccessPage />
        </CurrentScreen>
      </Server>
    </MemoryRouter>,
  )
}

it('on a page for creators, a person with a pending request reads that the request is under review', async () => {
  show('User', 'pending')
  expect(
    await screen.findByText(/^This page is for creators\. We’re reviewing your request/),
  ).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'View your request' })).toBeInTheDocument()
})

it('a page for creators does not tell a company to become a creator', () => {
  show('Company', 'pending')
  expect(screen.getByText('This page is for creators.')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Back to home' })).toBeInTheDocument()
})
