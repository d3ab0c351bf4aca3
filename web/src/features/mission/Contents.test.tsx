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

it('says that nothing new was found only once it is known', async () => {
  show(() => ({ content: [] }))
  expect(screen.queryByText(/Nothing new was found/)).not.toBeInTheDocument()
  expect(await screen.findByText(/Nothing new was found/)).toBeInTheDocument()
})

it('says what went wrong, and asks again at a button', async () => {
  show(noNetwork)
  expect(await screen.findByText('This could not be loaded')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument()
})
