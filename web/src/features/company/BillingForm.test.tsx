import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, it } from 'vitest'
import { createServer } from '../../testing/server.tsx'
import { BillingForm } from './BillingForm.tsx'

const show = () => {
  const Server = createServer({})
  const form = <BillingForm billing={null} countries={[{ code: 'SE', name: 'Sweden' }]} isOwner />
  const router = createMemoryRouter([{ path: '*', element: form }])
  render(
    <Server>
      <RouterProvider router={router} />
    </Server>,
  )
}

it('the fields of empty billing details are required only once the user has filled in one of them', async () => {
  show()
  const city = screen.getByRole('textbox', { name: 'City' })
  expect(city).not.toBeRequired()
  await userEvent.type(screen.getByRole('textbox', { name: 'Legal name' }), 'Salt & Ember AB')
  expect(city).toBeRequired()
  expect(screen.getByRole('textbox', { name: 'Province (optional)' })).not.toBeRequired()
})
