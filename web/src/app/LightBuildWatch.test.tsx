import { act, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { LightBuildWatch } from './LightBuildWatch.tsx'

vi.mock('./BareBuildWatch.tsx', () => ({ default: () => 'watching' }))

afterEach(() => vi.restoreAllMocks())

const open = () => {
  const router = createMemoryRouter([{ path: '*', element: <LightBuildWatch /> }], {
    initialEntries: ['/login'],
  })
  render(<RouterProvider router={router} />)
  return router
}

it.each([
  ['a change of page', (router: ReturnType<typeof open>) => router.navigate('/register')],
  ['focus', async () => void fireEvent.focus(window)],
])('a page without the header loads the check for new builds only after %s', async (_, happen) => {
  const router = open()
  expect(screen.queryByText('watching')).toBeNull()
  await act(() => happen(router))
  await screen.findByText('watching')
})

it('a page without the header does not load the check for new builds while the browser is offline', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  open()
  await act(async () => void fireEvent.focus(window))
  expect(screen.queryByText('watching')).toBeNull()
})
