import { act, fireEvent, render, waitFor } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { SWRConfig } from 'swr'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { restConfig } from '../lib/rest.ts'
import { BuildWatch } from './BuildWatch.tsx'

const asked = vi.fn<typeof fetch>()
const answer = (buildId: string) => asked.mockImplementation(async () => Response.json({ buildId }))
const reload = vi.hoisted(() => vi.fn())
vi.mock('../lib/reloadPage.ts', () => ({ reloadPage: reload }))

beforeEach(() => {
  asked.mockReset()
  reload.mockReset()
  answer('first')
  vi.stubGlobal('fetch', asked)
  vi.useFakeTimers({ shouldAdvanceTime: true })
})
afterEach(() => vi.unstubAllGlobals())

const open = async () => {
  const router = createMemoryRouter([{ path: '*', element: <BuildWatch /> }], { initialEntries: ['/games'] })
  render(
    <SWRConfig value={{ ...restConfig(false), provider: () => new Map() }}>
      <RouterProvider router={router} />
    </SWRConfig>,
  )
  await waitFor(() => expect(asked).toHaveBeenCalledOnce())
  return router
}

it('the check for new builds requests the build id again after each change of page', async () => {
  const router = await open()
  await act(() => vi.advanceTimersByTimeAsync(2000))
  await act(() => router.navigate('/explore'))
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(2))
  expect(asked.mock.calls.map(([path]) => path)).toEqual(['/api/build-id', '/api/build-id'])
  expect(reload).not.toHaveBeenCalled()
})

it('the check for new builds requests the build id at most once in two seconds', async () => {
  const router = await open()
  for (const path of ['/explore', '/games', '/explore']) await act(() => router.navigate(path))
  await act(() => vi.advanceTimersByTimeAsync(500))
  expect(asked).toHaveBeenCalledOnce()
})

it('the check for new builds requests the build id on focus, at most once every five seconds', async () => {
  await open()
  await act(() => vi.advanceTimersByTimeAsync(6000))
  fireEvent.focus(window)
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(2))
  await act(() => vi.advanceTimersByTimeAsync(4000))
  fireEvent.focus(window)
  await act(() => vi.advanceTimersByTimeAsync(500))
  expect(asked).toHaveBeenCalledTimes(2)
  await act(() => vi.advanceTimersByTimeAsync(1000))
  fireEvent.focus(window)
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(3))
})

it('the check for new builds reloads the page only once for each new build', async () => {
  const router = await open()
  answer('second')
  for (const path of ['/explore', '/games', '/explore']) {
    await act(() => router.navigate(path))
    await act(() => vi.advanceTimersByTimeAsync(3000))
  }
  await waitFor(() => expect(reload).toHaveBeenCalledOnce())
  await act(() => vi.advanceTimersByTimeAsync(2000))
  answer('third')
  await act(() => router.navigate('/games'))
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(2))
})

it('the check for new builds reads the build id of the page from its meta tag', async () => {
  document.head.innerHTML = '<meta name="build-id" content="older">'
  await open()
  await waitFor(() => expect(reload).toHaveBeenCalledOnce())
  document.head.innerHTML = ''
})
