import { MantineProvider } from '@mantine/core'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { toasts } from '../../lib/toasts.ts'
import ToastHost from './ToastHost.tsx'

const show = () =>
  render(
    <MantineProvider>
      <ToastHost />
    </MantineProvider>,
  )

afterEach(() => act(() => toasts.store.set([])))

it('a toast disappears after 5000 ms, not before', () => {
  vi.useFakeTimers()
  toasts.add({ message: 'Saved' })
  show()
  act(() => void vi.advanceTimersByTime(4999))
  expect(screen.getByText('Saved')).toBeInTheDocument()
  act(() => void vi.advanceTimersByTime(1))
  expect(screen.queryByText('Saved')).not.toBeInTheDocument()
})

it('a toast stays while the pointer is on it', () => {
  vi.useFakeTimers()
  toasts.add({ message: 'Saved' })
  show()
  fireEvent.mouseEnter(screen.getByRole('listitem'))
  act(() => void vi.advanceTimersByTime(20_000))
  expect(screen.getByText('Saved')).toBeInTheDocument()
})

it('a toast disappears when the user dismisses it', () => {
  toasts.add({ message: 'Saved', lifetime: 0 })
  show()
  fireEvent.click(screen.getByLabelText('Dismiss'))
  expect(screen.queryByText('Saved')).not.toBeInTheDocument()
})
