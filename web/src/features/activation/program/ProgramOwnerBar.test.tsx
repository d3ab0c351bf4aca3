import { render, screen } from '@testing-library/react'
import { MemoryRouter, Route, Routes } from 'react-router'
import { expect, it, vi } from 'vitest'
import { createServer } from '../../../testing/server.tsx'
import ProgramOwnerBar from './ProgramOwnerBar.tsx'

const id = '00000000-0000-4000-8000-00000000ac04'

vi.mock('../../../lib/session.ts', async (load) => ({
  ...(await load<object>()),
  useSession: () => ({ user: { id: 'u1', userType: 'Company', company: { id: 'mine' } } }),
}))

const show = (company_id: string) => {
  const answer = () => ({
    activation_by_pk: {
      __typename: 'activation',
      id,
      kind: 'CREATOR_PROGRAM',
      company_id,
      name: 'Northlight creators',
      status: 'active',
      start_date: null,
      published_at: null,
      end_date: null,
      participant_count: 3,
      own_review_note: null,
      publish_problems: [],
      hero_url: null,
      thumbnail_url: null,
      key_campaign: null,
    },
  })
  const Server = createServer({ ProgramOwnerBar: answer })
  render(
    <Server>
      <MemoryRouter initialEntries={[`/creator-programs/${id}`]}>
        <Routes>
          <Route path="/creator-programs/:programId" element={<ProgramOwnerBar />} />
        </Routes>
      </MemoryRouter>
    </Server>,
  )
}

it("a program's own company sees a link to edit the program", async () => {
  show('mine')
  expect(await screen.findByRole('link', { name: 'Edit' })).toHaveAttribute(
    'href',
    `/creator-programs/${id}/edit`,
  )
  expect(screen.getByRole('button', { name: 'More' })).toBeInTheDocument()
})

it('another company does not see the link to edit a program', async () => {
  show('theirs')
  // The bar reserves its space while loading, so that the content below does not shift.
  expect(screen.getByText('Loading')).toBeInTheDocument()
  await vi.waitFor(() => expect(screen.queryByText('Loading')).toBeNull())
  expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull()
})
