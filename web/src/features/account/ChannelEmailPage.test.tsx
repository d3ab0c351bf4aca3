import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeEach, expect, it, vi } from 'vitest'
import { createServer } from '../../testing/server.tsx'
import ChannelEmailPage from './ChannelEmailPage.tsx'

const asked = vi.hoisted(() => ({ of: vi.fn() }))
vi.mock('../../lib/auth.ts', async (original) => ({
  ...(await original<typeof import('../../lib/auth.ts')>()),
  askChannelSignUp: asked.of,
}))

const result = { status: 200, error: null, until: null, url: null }

beforeEach(() => {
  asked.of.mockReset()
  const Server = createServer({})
  const router = createMemoryRouter([{ path: '*', element: <ChannelEmailPage /> }], {
    initialEntries: ['/register/email?provider=tiktok&callbackUrl=%2Fcreator%2Fonboarding'],
  })
  render(
    <Server>
      <RouterProvider router={router} />
    </Server>,
  )
})

const enter = async (email: string) => {
  await userEvent.type(screen.getByLabelText('Email'), email)
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
}

it('a person who signs up with TikTok enters an email address and reads where the link was sent', async () => {
  asked.of.mockResolvedValue({ ...result, ok: true, code: null })
  expect(screen.getByText(/TikTok doesn’t share your email/)).toBeInTheDocument()
  await enter('maya@example.com')
  expect(await screen.findByText(/We sent an email to maya@example.com/)).toBeInTheDocument()
  expect(asked.of).toHaveBeenCalledWith('maya@example.com', undefined)
})

it('a person who waited too long starts the sign-up again from the page they came from', async () => {
  asked.of.mockResolvedValue({ ...result, ok: false, code: '1101' })
  await enter('maya@example.com')
  const again = await screen.findByRole('link', { name: 'Start again' })
  expect(again).toHaveAttribute('href', '/register/creator?callbackUrl=%2Fcreator%2Fonboarding')
})
