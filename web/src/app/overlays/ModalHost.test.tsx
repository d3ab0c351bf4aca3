import { MantineProvider } from '@mantine/core'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { modals } from '../../lib/modals.ts'
import ModalHost from './ModalHost.tsx'

const show = () =>
  render(
    <MantineProvider>
      <ModalHost />
    </MantineProvider>,
  )

afterEach(() => act(() => modals.store.set([])))

it('a modal shows its close button after 250 ms', async () => {
  vi.useFakeTimers()
  modals.add({ id: 'a', title: 'First', content: 'words' })
  show()
  const button = () => screen.getByLabelText('Close')
  act(() => void vi.advanceTimersByTime(249))
  expect(button()).not.toBeVisible()
  act(() => void vi.advanceTimersByTime(1))
  expect(button().style.visibility).toBe('visible')
})

it('Escape closes the topmost of two modals', async () => {
  modals.add({ id: 'a', title: 'First', content: 'one' })
  modals.add({ id: 'b', title: 'Second', content: 'two' })
  show()
  fireEvent.keyDown(window, { key: 'Escape' })
  await waitFor(() => expect(modals.store.get().map(({ id }) => id)).toEqual(['a']))
  expect(screen.getByText('one')).toBeInTheDocument()
})

it('a modal is drawn at z-index 500', () => {
  modals.add({ id: 'a', title: 'First', content: 'one' })
  const { baseElement } = show()
  expect(baseElement.querySelector('[style*="500"]')).not.toBeNull()
})
