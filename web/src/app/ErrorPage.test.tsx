import { MantineProvider } from '@mantine/core'
import { act, render, screen } from '@testing-library/react'
import { createMemoryRouter, Link, RouterProvider } from 'react-router'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { noteLostChunks } from '../lib/lostChunk.ts'
import { untilServed } from '../lib/reach.ts'
import { ErrorPage } from './ErrorPage.tsx'

const reload = vi.hoisted(() => vi.fn())
vi.mock('../lib/reloadPage.ts', () => ({ reloadPage: reload }))

const asked = vi.fn<typeof fetch>()
const serve = () => asked.mockImplementation(async () => new Response('{}'))

beforeAll(noteLostChunks)
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  vi.stubGlobal('fetch', asked)
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  asked.mockRejectedValue(new TypeError('Failed to fetch'))
})
afterEach(async () => {
  serve()
  window.dispatchEvent(new Event('online'))
  await untilServed()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  reload.mockReset()
})

const open = async () => {
  const error = new TypeError('Failed to fetch dynamically imported module')
  window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: error }))
  const Missing = () => {
    throw error
  }
  const router = createMemoryRouter(
    [
      { path: '/settings', element: <Missing />, errorElement: <ErrorPage /> },
      { path: '/', element: <Link to="/settings">Settings</Link> },
    ],
    { initialEntries: ['/settings'] },
  )
  render(
    <MantineProvider env="test">
      <RouterProvider router={router} />
    </MantineProvider>,
  )
  await screen.findByText('We couldn’t load this page')
  return router
}

const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000))

it('a page that could not be loaded appears as soon as the server responds again', async () => {
  await open()
  await pass(91)
  expect(reload).not.toHaveBeenCalled()
  serve()
  await pass(15)
  expect(reload).toHaveBeenCalledOnce()
})

it('if a person leaves a page that failed to load, the failed page does not replace the new page later', async () => {
  const router = await open()
  await act(() => router.navigate('/'))
  serve()
  await pass(60)
  expect(reload).not.toHaveBeenCalled()
})
