import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, it, vi } from 'vitest'
import { toasts } from '../../lib/toasts.ts'
import { createServer } from '../../testing/server.tsx'
import { PersonalData } from './PersonalData.tsx'

const open = (address: string, answers: Parameters<typeof createServer>[0] = {}) => {
  const Server = createServer(answers)
  const router = createMemoryRouter([{ path: '*', element: <PersonalData /> }], { initialEntries: [address] })
  render(
    <Server>
      <RouterProvider router={router} />
    </Server>,
  )
}

it('a person requests an email with their data, and cannot download it without the link', async () => {
  const said = vi.spyOn(toasts, 'good')
  open('/user/settings/edit', {
    RequestPersonalData: () => ({ requestPersonalData: { __typename: 'SentOutput', sent: true } }),
  })
  expect(screen.queryByRole('link', { name: 'Download data' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Request data' }))
  await vi.waitFor(() => expect(said).toHaveBeenCalledWith('We’ll email you a link when your data is ready.'))
})

it('the link in the email leads to the download', () => {
  open('/user/settings/edit?token=a-token')
  const download = screen.getByRole('link', { name: 'Download data' })
  expect(download).toHaveAttribute('href', '/api/documents/personal-data/a-token')
})
