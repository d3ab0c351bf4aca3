import { render, screen } from '@testing-library/react'
import { Subject } from 'rxjs'
import { expect, it, vi } from 'vitest'
import { createServer } from '../../testing/server.tsx'
import { CompanyOverview } from './CompanyOverview.tsx'

vi.mock('../../lib/session.ts', async (load) => ({
  ...(await load<object>()),
  useSession: () => ({ user: { id: 'u1', userType: 'Creator', company: null } }),
}))

it('the announcements on a company page have a placeholder until they have loaded', async () => {
  const answer = new Subject<{ data: Readonly<Record<string, unknown>> }>()
  render(
    <CompanyOverview
      companyId="studio"
      headline=""
      description=""
      blocks={[{ key: 'news', kind: 'announcements', content: { heading: 'News' } }]}
      games={[]}
      activations={[]}
    />,
    { wrapper: createServer({ CompanyAnnouncements: () => answer }) },
  )
  expect(screen.getByText('Loading')).toBeInTheDocument()
  answer.next({
    data: {
      announcement: [
        {
          __typename: 'announcement',
          id: 'one',
          title: 'We open',
          body: '',
          created_at: '2026-11-01T12:00:00Z',
        },
      ],
    },
  })
  answer.complete()
  expect(await screen.findByText('We open')).toBeInTheDocument()
  expect(screen.queryByText('Loading')).not.toBeInTheDocument()
})
