import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect, useState } from 'react'
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router'
import { expect, it, vi } from 'vitest'
import { useFocusHeading } from './useFocusHeading.ts'

const Frame = () => {
  useFocusHeading()
  return (
    <>
      <Link to="/second">Menu</Link>
      <main id="main">
        <Outlet />
      </main>
    </>
  )
}

/** A screen whose heading appears with its data. */
const Second = () => {
  const [isLoaded, setIsLoaded] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsLoaded(true), 50)
    return () => clearTimeout(timer)
  }, [])
  return isLoaded ? <h1>Second</h1> : <p>Loading</p>
}

const show = () => {
  const router = createMemoryRouter(
    [
      {
        element: <Frame />,
        children: [
          { path: '/first', element: <Link to="/second">Inside</Link> },
          { path: '/second', element: <Second /> },
        ],
      },
    ],
    { initialEntries: ['/first'] },
  )
  render(<RouterProvider router={router} />)
  return router
}

it('after a link disappears, the heading of the page that it opened gets the focus', async () => {
  show()
  await userEvent.click(screen.getByRole('link', { name: 'Inside' }))
  const heading = await screen.findByRole('heading', { name: 'Second' })
  await vi.waitFor(() => expect(heading).toHaveFocus())
})

it('a link in the menu keeps the focus after opening another page', async () => {
  show()
  const menu = screen.getByRole('link', { name: 'Menu' })
  await userEvent.click(menu)
  await screen.findByRole('heading', { name: 'Second' })
  expect(menu).toHaveFocus()
})

it('the heading of the first page of a visit does not get the focus', async () => {
  show()
  await act(async () => undefined)
  expect(document.body).toHaveFocus()
})
