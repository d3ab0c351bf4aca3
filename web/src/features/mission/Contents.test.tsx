import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { createServer, noNetwork } from '../../testing/server.tsx'
import { Contents } from './Contents.tsx'

vi.mock('../../lib/session.ts', () => ({ useSession: () => ({ user: { id: 'ada' } }) }))

const show = (answer: () => Record<string, unknown>, gameIds: readonly string[] = []) =>
  render(
    <Contents
      since="2026-11-01T00:00:00Z"
      gameIds={gameIds}
      value={[]}
      onChange={vi.fn()}
      error={undefined}
    />,
    { wrapper: createServer({ MissionContent: answer }) },
  )

it('the mission page says that there is no new content only after the search has finished', async () => {
  show(() => ({ content: [] }))
  expect(screen.queryByText(/We found nothing new/)).not.toBeInTheDocument()
  expect(await screen.findByText(/We found nothing new/)).toBeInTheDocument()
})

it('if the content for a mission fails to load, the creator sees an error and a button to try again', async () => {
  show(noNetwork)
  expect(await screen.findByText('We couldn’t load this')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument()
})

const piece = (id: string, game: string | null, type = 'VIDEO') => ({
  __typename: 'content',
  id,
  connection_id: 'c1',
  type,
  title: `Piece ${id}`,
  url: 'https://www.twitch.tv/videos/1',
  published_at: '2026-11-02T12:00:00Z',
  game_source: null,
  game: game && { __typename: 'game', id: game, name: game },
})

it('content about other games is hidden at first, and can be shown so that the creator can correct its game', async () => {
  show(() => ({ content: [piece('own', 'Emberfall'), piece('other', 'Tidewater')] }), ['Emberfall'])
  expect(await screen.findByRole('checkbox', { name: /Piece own/ })).toBeEnabled()
  expect(screen.queryByRole('checkbox', { name: /Piece other/ })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Show 1 piece of content of other games' }))
  expect(screen.getByRole('checkbox', { name: /Piece other/ })).toBeDisabled()
})

it('a stream and its recording are one choice when submitting content', async () => {
  show(() => ({ content: [piece('stream', null, 'STREAM'), piece('recording', null, 'VOD')] }))
  expect(await screen.findByRole('checkbox', { name: /Piece stream/ })).toBeInTheDocument()
  expect(screen.queryByRole('checkbox', { name: /Piece recording/ })).toBeNull()
})
