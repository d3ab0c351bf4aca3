import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { ConnectionList } from './ConnectionList.tsx'

const account = vi.hoisted(() => ({ userType: 'Creator' }))
vi.mock('../../lib/session.ts', async (load) => ({
  ...(await load<object>()),
  useSession: () => ({ user: account }),
}))

it('the connections page asks creators to connect a channel, and tells companies that they have none', () => {
  const { rerender } = render(<ConnectionList connections={[]} />)
  expect(screen.getByText('Connect the channel you publish on.')).toBeInTheDocument()
  account.userType = 'Company'
  rerender(<ConnectionList connections={[]} />)
  expect(screen.getByText('Company accounts can’t have channels.')).toBeInTheDocument()
})
