import { CombinedGraphQLErrors } from '@apollo/client/errors'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, it } from 'vitest'
import { createServer } from '../../testing/server.tsx'
import NewPasswordPage from './NewPasswordPage.tsx'

const open = (answers: Parameters<typeof createServer>[0]) => {
  const Server = createServer(answers)
  const router = createMemoryRouter([{ path: '*', element: <NewPasswordPage /> }], {
    initialEntries: ['/new-password?token=used'],
  })
  render(
    <Server>
      <RouterProvider router={router} />
    </Server>,
  )
}

it('a used or expired reset link shows no form and offers to request another link', async () => {
  open({ NewPasswordPage: () => ({ resetLink: { __typename: 'ResetLink', isOpen: false } }) })
  expect(await screen.findByText('This link no longer works')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Request a new reset link' })).toBeInTheDocument()
  expect(screen.queryByLabelText('New password')).toBeNull()
})

it('a reset link that stops working while the form is open replaces the form with a link to request another one', async () => {
  open({
    NewPasswordPage: () => ({ resetLink: { __typename: 'ResetLink', isOpen: true } }),
    SetNewPassword: () => {
      throw new CombinedGraphQLErrors({ errors: [{ message: 'expired', extensions: { code: '1101' } }] })
    },
  })
  await userEvent.type(await screen.findByLabelText('New password'), 'harbor-lights-9')
  await userEvent.type(screen.getByLabelText('Confirm password'), 'harbor-lights-9')
  await userEvent.click(screen.getByRole('button', { name: 'Save password' }))
  expect(await screen.findByText('This link no longer works')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Request a new reset link' })).toBeInTheDocument()
  expect(screen.queryByLabelText('New password')).toBeNull()
})
