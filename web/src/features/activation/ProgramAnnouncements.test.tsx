import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { Subject } from 'rxjs'
import { expect, it, vi } from 'vitest'
import { createServer } from '../../testing/server.tsx'
import { ProgramAnnouncements } from './ProgramAnnouncements.tsx'

vi.mock('../../lib/session.ts', async (load) => ({
  ...(await load<object>()),
  useSession: () => ({ user: { id: 'u1', userType: 'Company', company: { id: 'mine' } } }),
}))

it('a company sees "Nothing announced yet" only after its announcements have loaded', async () => {
  const answer = new Subject<{ data: { announcement: [] } }>()
  const Server = createServer({ ProgramAnnouncements: () => answer })
  render(
    <Server>
      <MemoryRouter>
        <ProgramAnnouncements companyId="mine" />
      </MemoryRouter>
    </Server>,
  )
  expect(screen.getByText('Loading')).toBeInTheDocument()
  expect(screen.queryByText('No announcements yet.')).not.toBeInTheDocument()
  answer.next({ data: { announcement: [] } })
  answer.complete()
  expect(await screen.findByText('No announcements yet.')).toBeInTheDocument()
})
