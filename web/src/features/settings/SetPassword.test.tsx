import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createServer } from '../../testing/server.tsx'
import { SetPassword } from './SetPassword.tsx'

it('a user who signs in through a channel sees that a password is needed to change the username or email', () => {
  const Server = createServer({})
  render(
    <Server>
      <SetPassword email="nova@example.com" />
    </Server>,
  )
  expect(screen.getByRole('heading', { name: 'Username, email and password' })).toBeInTheDocument()
  expect(
    screen.getByText(
      'You sign in through a channel. To change your username or email, set a password first. We’ll email a link to nova@example.com.',
    ),
  ).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Set a password' })).toBeInTheDocument()
})
