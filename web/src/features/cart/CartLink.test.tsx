import { render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, it } from 'vitest'
import { createServer } from '../../testing/server.tsx'
import { CartLink } from './CartLink.tsx'

const open = (count: number) => {
  const aggregate = { __typename: 'quest_run_aggregate_fields', count }
  const Server = createServer({
    CartLink: () => ({ inCart: { __typename: 'quest_run_aggregate', aggregate } }),
  })
  const router = createMemoryRouter([{ path: '*', element: <CartLink /> }])
  render(
    <Server>
      <RouterProvider router={router} />
    </Server>,
  )
}

it.each([
  [1, 'Cart, 1 offer to pay', '1'],
  [12, 'Cart, 12 offers to pay', '9+'],
])('the cart in the header shows that %i offers wait for payment', async (count, name, shown) => {
  open(count)
  expect(await screen.findByRole('link', { name })).toHaveTextContent(shown)
})

it('an empty cart shows no number in the header', async () => {
  open(0)
  expect(await screen.findByRole('link', { name: 'Cart' })).toHaveTextContent(/^$/)
})
