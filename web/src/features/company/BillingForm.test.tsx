import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, it } from 'vitest'
import { makeFragmentData } from '../../lib/fragments.ts'
import { createServer } from '../../testing/server.tsx'
import { BillingForm } from './BillingForm.tsx'
import {
  BillingForm_BillingFragmentDoc,
  BillingForm_SellerFragmentDoc,
} from './generated/CompanySettingsPage.ts'

const seller = makeFragmentData(
  { id: 1, country: 'SE', tax_basis_points: 2500 },
  BillingForm_SellerFragmentDoc,
)
const german = makeFragmentData(
  {
    company_id: 'c1',
    legal_name: 'Salt & Ember GmbH',
    tax_id: null,
    street_name: 'Lindenstraße',
    street_number: '7',
    zip_code: '10969',
    city: 'Berlin',
    province: null,
    country: 'DE',
  },
  BillingForm_BillingFragmentDoc,
)

const show = (billing: typeof german | null = null) => {
  const Server = createServer({})
  const countries = [
    { code: 'SE', name: 'Sweden' },
    { code: 'DE', name: 'Germany' },
  ]
  const form = <BillingForm billing={billing} seller={seller} countries={countries} isOwner />
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

it('the billing form shows the tax on invoices, which changes with a VAT number of another EU country', async () => {
  show(german)
  expect(screen.getByText('Your invoices include 25% tax. Prices stay the same.')).toBeInTheDocument()
  await userEvent.type(screen.getByRole('textbox', { name: 'VAT or tax number (optional)' }), 'DE123456789')
  expect(screen.getByText(/You account for the VAT in your country/)).toBeInTheDocument()
})
