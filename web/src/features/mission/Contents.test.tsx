import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { createServer, noNetwork } from '../../testing/server.tsx'
import { Contents } from './Contents.tsx'

vi.mock('../../lib/session.ts', () => ({ useSession: () => ({ user: { id: 'ada' } }) }))

const show = (answer: () => Record<string, unknown>) =>
  render(
    <Contents
      since="2026-11-01T00:00:00Z"
      gameIds={[]}
      submitted={[]}
      value={[]}
      onChange={vi.fn()}
      error={undefined}
    />,
    { wrapper: createServer({ MissionContent: answer }) },
  )

it('the mission page says that no new content was found only after the search has finished', async () => {
  show(() => ({ content: [] }))
  expect(screen.queryByText(/We found nothing new/)).not.toBeInTheDocument()
  expect(await screen.findByText(/We found nothing new/)).toBeInTheDocument()
})

it('the list of content for a mission shows an error and a button to try again', async () => {
  show(noNetwork)
  expect(await screen.findByText('We couldn’t load this')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument()
})
