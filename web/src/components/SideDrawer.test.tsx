import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { createServer } from '../testing/server.tsx'
import SideDrawer from './SideDrawer.tsx'

const Page = () => {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Open
      </button>
      {isOpen && (
        <SideDrawer side="right" title="Details" onClose={() => setIsOpen(false)}>
          <button type="button">Inside</button>
        </SideDrawer>
      )}
    </>
  )
}

it.each(['{Escape}', 'Close'])('closing a drawer with %s returns the focus to where it was', async (how) => {
  const Server = createServer({})
  render(<Page />, { wrapper: Server })
  const opener = screen.getByRole('button', { name: 'Open' })
  await userEvent.click(opener)
  await vi.waitFor(() => expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true))
  if (how === 'Close') await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  else await userEvent.keyboard(how)
  await vi.waitFor(() => expect(opener).toHaveFocus())
})
