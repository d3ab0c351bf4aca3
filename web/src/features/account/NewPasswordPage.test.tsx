import { CombinedGraphQLErrors } from '@apollo/client/errors'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, it } from 'vitest'
import { createServer } from '../../testing/server.tsx'
import NewPasswordPage from './NewPasswordPage.tsx'

it('if a reset link was used before, the form is replaced by a link to request another one', async () => {
  const Server = createServer({
    SetNewPassword: () => {
      throw new CombinedGraphQLErrors({ errors: [{ message: 'expired', extensions: { code: '1101' } }] })
    },
  })
  const router = createMemoryRouter([{ path: '*', element: <NewPasswordPage /> }], {
    initialEntries: ['/new-password?token=used'],
  })
  render(
    <Server>
      <RouterProvider router={router} />
    </Server>,
  )
  await userEvent.type(screen.getByLabelText('New password'), 'harbor-lights-9')
  await userEvent.type(screen.getByLabelText('Confirm password'), 'harbor-lights-9')
  await userEvent.click(screen.getByRole('button', { name: 'Save password' }))
  expect(await screen.findByText('This link no longer works')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Request a new reset link' })).toBeInTheDocument()
  expect(screen.queryByLabelText('New password')).toBeNull()
})
