import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, it, vi } from 'vitest'
import { createServer } from '../../testing/server.tsx'
import { NextStep } from './NextStep.tsx'

const session = vi.hoisted(() => ({ user: { id: 'u1', userType: 'User' } }))
vi.mock('../../lib/session.ts', async (load) => ({ ...(await load<object>()), useSession: () => session }))

const show = (access: readonly { kind: string; status: string }[], eligibility: unknown = null) => {
  const Server = createServer({
    OwnAccess: () => ({
      currentUser: {
        __typename: 'user',
        id: 'u1',
        userConnections: [
          {
            __typename: 'user_connection',
            id: 'c1',
            verification: {
              __typename: 'channel_verification',
              connection_id: 'c1',
              status: 'meets_requirements',
            },
          },
        ],
        creator: {
          __typename: 'creator',
          id: 'u1',
          access: access.map((row) => ({ __typename: 'creator_access', creator_id: 'u1', ...row })),
        },
      },
    }),
  })
  render(
    <MemoryRouter initialEntries={['/campaigns/00000000-0000-4000-8000-00000000ac01']}>
      <Server>
        <NextStep kind="KEY" eligibility={eligibility} />
      </Server>
    </MemoryRouter>,
  )
}

it('a person whose access request is under review reads that, and not that they must connect a channel', async () => {
  session.user.userType = 'User'
  show([{ kind: 'creator', status: 'pending' }])
  expect(
    await screen.findByText(
      'Only creators can take part. We’re reviewing your request for access and will email you the result.',
    ),
  ).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'View your request' })).toBeInTheDocument()
  expect(screen.queryByText(/connect a channel/i)).toBeNull()
})

it('a creator whose request for key campaigns is under review is not asked to request access again', async () => {
  session.user.userType = 'Creator'
  show(
    [
      { kind: 'creator', status: 'approved' },
      { kind: 'keys', status: 'pending' },
    ],
    { eligible: false, creator: true, access: false, vip: false, checks: [] },
  )
  expect(await screen.findByRole('link', { name: 'View your request' })).toBeInTheDocument()
  expect(screen.queryByRole('link', { name: 'Request access' })).toBeNull()
})
