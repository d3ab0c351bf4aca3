import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { expect, it, vi } from 'vitest'
import { makeFragmentData } from '../../lib/fragments.ts'
import { createServer } from '../../testing/server.tsx'
import { NoteEntry_NoteFragmentDoc } from './generated/notes.ts'
import { NoteEntries } from './NoteEntries.tsx'

const person = vi.hoisted(() => ({ isOwner: false }))
vi.mock('../../lib/session.ts', async (load) => ({
  ...(await load<object>()),
  useSession: () => ({ user: { id: 'me', userType: 'Company', company: { isOwner: person.isOwner } } }),
}))

const by = (id: string, name: string) => ({ author_id: id, author: { id, display_name: name } })
const noted = '2026-03-01T10:00:00Z'

const show = ({ edited_at = null }: { edited_at?: string | null } = {}) => {
  const sent: unknown[] = []
  const note = makeFragmentData(
    {
      id: 'n1',
      body: 'Speaks well of puzzles.',
      created_at: noted,
      edited_at,
      ...by('me', 'Ada'),
      creator: {
        id: 'c1',
        profile: { id: 'c1', display_name: 'Luna' },
        channels: [{ id: 'ch1', providerId: 'twitch' }],
      },
      game: null,
      comments: [
        { id: 'k1', body: 'And of horror.', created_at: noted, edited_at: null, ...by('other', 'Bo') },
      ],
    },
    NoteEntry_NoteFragmentDoc,
  )
  const Server = createServer({
    AddNoteComment: (variables) => {
      sent.push(variables)
      return { insert_note_comment_one: { __typename: 'note_comment', id: 'k2' } }
    },
    EditNote: (variables) => {
      sent.push(variables)
      return { update_note_by_pk: { __typename: 'note', id: 'n1', body: 'Quiet', edited_at: noted } }
    },
  })
  const onChanged = vi.fn(async () => undefined)
  render(
    <Server>
      <MemoryRouter>
        <NoteEntries notes={[note]} saysAbout onChanged={onChanged} />
      </MemoryRouter>
    </Server>,
  )
  return { sent, onChanged }
}

it('a note links to the creator whom it is about', () => {
  show()
  expect(screen.getByRole('link', { name: 'About Luna' })).toHaveAttribute(
    'href',
    '/insights/livestream/content-creators/ch1/notes',
  )
})

it('a note shows its author and whether it was edited', () => {
  show({ edited_at: noted })
  expect(screen.getByText(/Ada · .* · edited /)).toBeInTheDocument()
})

it('sending a comment reloads the note', async () => {
  const { sent, onChanged } = show()
  await userEvent.click(screen.getByRole('button', { name: 'Comment' }))
  await userEvent.type(screen.getByLabelText('Your comment'), '  Agreed. ')
  await userEvent.click(screen.getByRole('button', { name: 'Send comment' }))
  expect(sent).toEqual([{ noteId: 'n1', body: 'Agreed.' }])
  expect(onChanged).toHaveBeenCalledOnce()
  expect(screen.queryByLabelText('Your comment')).toBeNull()
})

it('a member can edit their own note, and an unchanged text is not saved', async () => {
  const { sent } = show()
  const edit = () => userEvent.click(screen.getByRole('button', { name: 'Edit' }))
  await edit()
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(sent).toEqual([])
  await edit()
  await userEvent.clear(screen.getByLabelText('Edit note'))
  await userEvent.type(screen.getByLabelText('Edit note'), 'Quiet')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(sent).toEqual([{ id: 'n1', body: 'Quiet' }])
})

it.each([
  [false, 0],
  [true, 1],
])('only owners can delete a colleague’s comment (%s)', (isOwner, times) => {
  person.isOwner = isOwner
  show()
  const comments = within(screen.getByRole('list', { name: 'Comments' }))
  expect(comments.queryAllByRole('button', { name: 'Delete' })).toHaveLength(times)
  expect(comments.queryByRole('button', { name: 'Edit' })).toBeNull()
})
