import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router'
import { expect, it } from 'vitest'
import { useShown } from './useShown.ts'

const List = () => {
  const { shown, showMore, mayGrow } = useShown(20, 50)
  const { search } = useLocation()
  return (
    <>
      <output>{`${shown} at ${search}`}</output>
      {mayGrow && (
        <button type="button" onClick={showMore}>
          Show more
        </button>
      )}
    </>
  )
}

const show = (search: string) => {
  const router = createMemoryRouter([{ path: '/', element: <List /> }], { initialEntries: [`/${search}`] })
  render(<RouterProvider router={router} />)
}

it('the number of rows that a list shows is in the URL and has a maximum', async () => {
  show('?sort=top')
  expect(screen.getByText('20 at ?sort=top')).toBeInTheDocument()
  await userEvent.click(screen.getByText('Show more'))
  expect(screen.getByText('40 at ?sort=top&show=40')).toBeInTheDocument()
  await userEvent.click(screen.getByText('Show more'))
  expect(screen.getByText('50 at ?sort=top&show=50')).toBeInTheDocument()
  expect(screen.queryByText('Show more')).not.toBeInTheDocument()
})

it.each([
  ['?show=40', 40],
  ['?show=7', 20],
  ['?show=-3', 20],
  ['?show=a+lot', 20],
  ['?show=1e9', 50],
  ['?show=33.5', 33],
])('the URL parameter %s shows %i rows', (search, shown) => {
  show(search)
  expect(screen.getByText(`${shown} at ${search}`)).toBeInTheDocument()
})
