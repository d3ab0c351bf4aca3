import { MantineProvider } from '@mantine/core'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { toasts } from '../../lib/toasts.ts'
import { SignOutAndContinue } from './SignOutAndContinue.tsx'

afterEach(() => vi.unstubAllGlobals())

it('a user sees an error if sign-out fails, and can try again', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  const said = vi.spyOn(toasts, 'bad')
  render(<SignOutAndContinue />, { wrapper: MantineProvider })
  const button = screen.getByRole('button', { name: 'Sign out and continue' })
  await userEvent.click(button)
  await waitFor(() => expect(said).toHaveBeenCalled())
  await waitFor(() => expect(button).toBeEnabled())
})
