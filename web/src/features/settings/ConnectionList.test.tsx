import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { ConnectionList } from './ConnectionList.tsx'

const account = vi.hoisted(() => ({ userType: 'Creator' }))
vi.mock('../../lib/session.ts', async (load) => ({
  ...(await load<object>()),
  useSession: () => ({ user: account }),
}))

it('asks creators for a channel, and tells a company that its accounts have none', () => {
  const { rerender } = render(<ConnectionList connections={[]} />)
  expect(screen.getByText('Connect the channel you make content on.')).toBeInTheDocument()
  account.userType = 'Company'
  rerender(<ConnectionList connections={[]} />)
  expect(screen.getByText('An account that acts for a company has none.')).toBeInTheDocument()
})
