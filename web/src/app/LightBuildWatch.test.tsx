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
  ['a change of screen', (router: ReturnType<typeof open>) => router.navigate('/register')],
  ['focus', async () => void fireEvent.focus(window)],
])('a bare screen starts the build watch after %s, not before', async (_, happen) => {
  const router = open()
  expect(screen.queryByText('watching')).toBeNull()
  await act(() => happen(router))
  await screen.findByText('watching')
})

it('a bare screen does not load the build watch while the browser is offline', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  open()
  await act(async () => void fireEvent.focus(window))
  expect(screen.queryByText('watching')).toBeNull()
})
