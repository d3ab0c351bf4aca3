import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, it } from 'vitest'
import { createServer } from '../../testing/server.tsx'
import { HeldKey } from './KeyHistoryPage.tsx'

const held = {
  id: 'key',
  claimed_at: '2026-11-20T12:00:00Z',
  revealed_at: null,
  revoked_at: null,
  activation_id: null,
  platform: 'Steam',
  item: { id: 'item', item_name: 'Emberfall', game: { id: 'game', name: 'Emberfall' } },
  company: { id: 'studio', name: 'Northlight' },
  activation: null,
}

it('a key in the list counts as revealed as soon as the creator has seen its code', async () => {
  const server = createServer({ RevealCode: () => ({ revealCode: { code: 'AAAAA-BBBBB-CCCCC' } }) })
  const router = createMemoryRouter([{ path: '/', element: <HeldKey held={held} /> }])
  render(<RouterProvider router={router} />, { wrapper: server })
  expect(screen.getByText('Not revealed yet')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Reveal code' }))
  expect(await screen.findByText('AAAAA-BBBBB-CCCCC')).toBeInTheDocument()
  expect(screen.getByText('Revealed')).toBeInTheDocument()
})
