import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { makeFragmentData } from '../../../lib/fragments.ts'
import { modals } from '../../../lib/modals.ts'
import { useStore } from '../../../lib/store.ts'
import { createServer } from '../../../testing/server.tsx'
import { DisputePanel } from './DisputePanel.tsx'
import { type Dispute_RunFragment, Dispute_RunFragmentDoc } from './generated/Dispute.ts'

type Dispute = NonNullable<Dispute_RunFragment['dispute']>

const session = vi.hoisted(() => ({ userType: 'Company' }))
vi.mock('../../../lib/session.ts', () => ({
  useSession: () => ({ user: { id: 'u1', userType: session.userType } }),
}))

const possible: Dispute = {
  id: 'dispute',
  cause: 'embargo_broken',
  status: 'possible',
  deadline_at: '2026-12-08T12:00:00Z',
  opened_side: null,
  opened_at: null,
  reason: null,
  decision: null,
  creator_cents: null,
  decision_note: null,
  decided_at: null,
  statements: [],
}
const opened: Dispute = {
  ...possible,
  status: 'open',
  opened_side: 'company',
  opened_at: '2026-12-03T12:00:00Z',
  reason: 'It was too early.',
  statements: [
    {
      id: 's1',
      side: null,
      body: 'Our channel check found “Early” (https://www.twitch.tv/videos/1) in public.',
      picture_urls: [],
      created_at: '2026-12-03T11:00:00Z',
      author: null,
    },
    {
      id: 's2',
      side: 'creator',
      body: 'It was unlisted, see the picture.',
      picture_urls: ['/api/uploads/1'],
      created_at: '2026-12-03T13:00:00Z',
      author: { id: 'u2', display_name: 'Mira' },
    },
    {
      id: 's3',
      side: 'company',
      body: 'We saw it in the search.',
      picture_urls: [],
      created_at: '2026-12-03T14:00:00Z',
      author: { id: 'u1', display_name: 'Olive' },
    },
  ],
}

const Dialogs = () =>
  useStore(modals.store).map(({ id, title, content }) => (
    <section key={id} role="dialog" aria-label={title}>
      {content}
    </section>
  ))

const show = (dispute: Dispute, status: Dispute_RunFragment['status'] = 'PAYOUT') => {
  const sent: Readonly<Record<string, unknown>>[] = []
  const Server = createServer({
    OpenDispute: (variables) => {
      sent.push(variables)
      return { openDispute: { __typename: 'QuestRunOutput', questRunId: 'run' } }
    },
  })
  const run: Dispute_RunFragment = {
    id: 'run',
    status,
    amount_cents: 50_000,
    fee_cents: 5000,
    fee_basis_points: 1000,
    payout_cost_cents: 137,
    expected_payout_method: 'card',
    embargo_broken_at: '2026-12-03T11:00:00Z',
    company: { id: 'company', name: 'Northlight' },
    creator: { id: 'mira', profile: { id: 'mira', display_name: 'Mira' } },
    dispute,
  }
  render(
    <Server>
      <DisputePanel run={makeFragmentData(run, Dispute_RunFragmentDoc)} />
      <Dialogs />
    </Server>,
  )
  return sent
}

beforeEach(() => {
  session.userType = 'Company'
})
afterEach(() => act(() => modals.store.set([])))

it('only the company can dispute a broken embargo', () => {
  show(possible, 'CONTENTREVIEW')
  expect(screen.getByText('The content was public before the embargo ended')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Open a dispute' })).toBeInTheDocument()
})

it('a creator reads until when the company can dispute a broken embargo', () => {
  session.userType = 'Creator'
  show(possible, 'CONTENTREVIEW')
  expect(screen.getByText(/^Northlight can open a dispute about this until/)).toBeInTheDocument()
  expect(screen.queryByRole('button')).toBeNull()
})

it('a company can dispute the broken embargo instead of the outcome', async () => {
  const sent = show({ ...possible, cause: 'auto_approved' })
  await userEvent.click(screen.getByRole('button', { name: 'Open a dispute' }))
  await userEvent.click(
    await screen.findByRole('radio', { name: 'The content was public before the embargo ended' }),
  )
  await userEvent.type(screen.getByLabelText(/What went wrong/), 'It was too early.')
  const dialog = within(screen.getByRole('dialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'Open dispute' }))
  await vi.waitFor(() =>
    expect(sent).toMatchObject([{ questRunId: 'run', cause: 'embargo_broken', reason: 'It was too early.' }]),
  )
})

it('both sides read all statements in order, with names and pictures, and links as plain text', () => {
  show(opened)
  const statements = within(screen.getByRole('list', { name: 'Statements' })).getAllByRole('listitem')
  expect(statements.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Questboard · Dec 3, 2026, 12:00.*twitch\.tv\/videos\/1/),
    expect.stringMatching(/^Mira · Dec 3, 2026, 14:00It was unlisted/),
    expect.stringMatching(/^Olive, Northlight · Dec 3, 2026, 15:00We saw it/),
  ])
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/api/uploads/1'])
  expect(screen.getByRole('button', { name: 'Add a statement' })).toBeInTheDocument()
})
