import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, it, vi } from 'vitest'
import { useView } from './useView.ts'
import { readView } from './view.ts'

const known = { sortable: ['name'], filters: ['status'] }

/** A router whose page loads data, so that a new address arrives later than the change. */
const show = () => {
  const held: { router?: ReturnType<typeof createMemoryRouter>; arrive: (() => void)[] } = { arrive: [] }
  const { result } = renderHook(() => useView(known), {
    wrapper: ({ children }: { children: ReactNode }) => {
      held.router ??= createMemoryRouter(
        [
          {
            path: '*',
            element: children,
            loader: () => new Promise<null>((resolve) => held.arrive.push(() => resolve(null))),
            shouldRevalidate: () => true,
          },
        ],
        { initialEntries: ['/table'], hydrationData: { loaderData: { '0': null } } },
      )
      return <RouterProvider router={held.router} />
    },
  })
  const { router } = held
  if (!router) throw new Error('No router')
  const settle = async () => {
    await act(async () => {
      for (const arrive of held.arrive.splice(0)) arrive()
    })
    await vi.waitFor(() => expect(router.state.navigation.state).toBe('idle'))
  }
  return { result, router, settle }
}

it('a table and its URL agree after the user makes a change and undoes it immediately', async () => {
  const { result, router, settle } = show()
  act(() => result.current.change({ search: 'night' }))
  act(() => result.current.change({ search: '' }))
  await settle()
  expect(result.current.view.search).toBe('')
  expect(router.state.location.search).toBe('')
})

it('after several quick changes of the filters, a table shows the rows for the last change', async () => {
  const { result, router, settle } = show()
  for (const search of ['n', 'ni', 'nig']) act(() => result.current.change({ search }))
  await settle()
  expect(result.current.view.search).toBe('nig')
  expect(router.state.location.search).toBe('?q=nig')
})

it('a link that sets other filters of a table overrides a change that is not in the URL yet', async () => {
  const { result, router, settle } = show()
  act(() => result.current.change({ search: 'night' }))
  await act(async () => void router.navigate('/table?q=market&status=open'))
  await settle()
  const view = readView(new URLSearchParams(router.state.location.search), known)
  expect(result.current.view).toEqual(view)
  act(() => result.current.change({ search: '' }))
  await settle()
  await act(async () => void router.navigate('/table?q=later'))
  await settle()
  expect(result.current.view.search).toBe('later')
})
