import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider, useSearchParams } from 'react-router'
import { expect, it, vi } from 'vitest'
import { createServer } from '../testing/server.tsx'
import { SearchField } from './SearchField.tsx'

const Page = () => {
  const [params, setParams] = useSearchParams()
  const words = params.get('q') ?? ''
  return (
    <SearchField name="Search games" value={words} onSearch={(q) => setParams({ q }, { replace: true })} />
  )
}

const show = (address: string) => {
  const Server = createServer({})
  const router = createMemoryRouter([{ path: '*', element: <Page /> }], { initialEntries: [address] })
  render(
    <Server>
      <RouterProvider router={router} />
    </Server>,
  )
  return { router, field: screen.getByRole<HTMLInputElement>('searchbox') }
}

it('a search field keeps every typed letter and the caret when the user types in the middle of a word', async () => {
  const { router, field } = show('/games?q=Nght')
  await userEvent.click(field)
  field.setSelectionRange(1, 1)
  await userEvent.keyboard('i')
  expect(field).toHaveValue('Night')
  expect(field.selectionStart).toBe(2)
  await vi.waitFor(() => expect(router.state.location.search).toBe('?q=Night'))
  await userEvent.keyboard('!')
  expect(field).toHaveValue('Ni!ght')
  expect(field.selectionStart).toBe(3)
})

it('a search field shows the search words of a link to the same page', async () => {
  const { router, field } = show('/games?q=night')
  await act(() => router.navigate('/games?q=market'))
  expect(field).toHaveValue('market')
  await act(() => router.navigate('/games'))
  expect(field).toHaveValue('')
})
