import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { importOnline, isLostChunk, noteLostChunks, recover } from './lostChunk.ts'

const reload = vi.hoisted(() => vi.fn())
vi.mock('./reloadPage.ts', () => ({ reloadPage: reload }))

const tellOfLostChunk = (): Error => {
  const error = new TypeError('Failed to fetch dynamically imported module')
  window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: error }))
  return error
}

const serve = (answer: () => Promise<Response>) => vi.stubGlobal('fetch', vi.fn(answer))

beforeAll(noteLostChunks)

afterEach(() => {
  vi.restoreAllMocks()
  reload.mockReset()
})

it('loads the page anew when a file of the build is gone and the server answers, but not again and again', async () => {
  serve(async () => new Response('{}'))
  await recover(tellOfLostChunk())
  expect(reload).toHaveBeenCalledOnce()
  await recover(tellOfLostChunk())
  expect(reload).toHaveBeenCalledOnce()
})

it('stays where it is while the server does not answer', async () => {
  serve(() => Promise.reject(new TypeError('Failed to fetch')))
  await recover(tellOfLostChunk())
  expect(reload).not.toHaveBeenCalled()
})

it('leaves alone what broke for another reason', async () => {
  serve(async () => new Response('{}'))
  await recover(new TypeError('undefined is not a function'))
  expect(reload).not.toHaveBeenCalled()
})

it('asks for no file without a network: a browser may never ask for it again', async () => {
  const load = vi.fn(async () => ({ default: 'part' }))
  const isOnLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const error: unknown = await importOnline(load).catch((reason: unknown) => reason)
  expect(load).not.toHaveBeenCalled()
  expect(isLostChunk(error)).toBe(true)
  isOnLine.mockReturnValue(true)
  expect(await importOnline(load)).toEqual({ default: 'part' })
})
