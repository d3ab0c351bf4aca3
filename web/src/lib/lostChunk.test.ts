import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { importOnline, isLostChunk, noteLostChunks, recover } from './lostChunk.ts'
import { awayStore, untilServed } from './reach.ts'
import { noteTyping } from './typed.ts'

const reload = vi.hoisted(() => vi.fn())
vi.mock('./reloadPage.ts', () => ({ reloadPage: reload }))

const tellOfLostChunk = (): Error => {
  const error = new TypeError('Failed to fetch dynamically imported module')
  window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: error }))
  return error
}

const answered = async () => new Response('{}')
const unanswered = () => Promise.reject(new TypeError('Failed to fetch'))
const asked = vi.fn<() => Promise<Response>>()

const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000)

beforeAll(() => {
  noteLostChunks()
  noteTyping()
})

/** Each test starts after the waiting times left by an earlier test. */
let now = Date.now()
const stops: (() => void)[] = []
const recoverHere = (error: unknown) => {
  const stop = recover(error)
  stops.push(stop)
  return stop
}

beforeEach(() => {
  now += 3_600_000
  vi.useFakeTimers({ now })
  vi.stubGlobal('fetch', asked)
  asked.mockImplementation(answered)
})

afterEach(async () => {
  for (const stop of stops.splice(0)) stop()
  document.body.replaceChildren()
  asked.mockImplementation(answered)
  window.dispatchEvent(new Event('online'))
  await untilServed()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  reload.mockReset()
})

describe('reloading the page if files of an older build no longer exist', () => {
  it('if a file of the build is missing, the page reloads once when the server responds', async () => {
    recoverHere(tellOfLostChunk())
    await pass(0)
    expect(reload).toHaveBeenCalledOnce()
    recoverHere(tellOfLostChunk())
    await pass(29)
    expect(reload).toHaveBeenCalledOnce()
  })

  it('if a file of the build is still missing, the page reloads again, with a longer wait each time', async () => {
    const reloads: number[] = []
    const start = Date.now()
    reload.mockImplementation(() => {
      reloads.push((Date.now() - start) / 1000)
      recoverHere(tellOfLostChunk())
    })
    recoverHere(tellOfLostChunk())
    await pass(220)
    expect(reloads).toEqual([0, 30, 90, 210])
  })

  it('an error that is not about a missing file does not reload the page', async () => {
    recoverHere(new TypeError('undefined is not a function'))
    await pass(60)
    expect(reload).not.toHaveBeenCalled()
  })
})

describe('waiting while a file of the build is missing and the server fails', () => {
  beforeEach(async () => {
    asked.mockImplementation(unanswered)
    recoverHere(tellOfLostChunk())
    await pass(5)
  })

  it('while the server does not respond, the page stays and is not reloaded', async () => {
    await pass(600)
    expect(reload).not.toHaveBeenCalled()
    expect(Object.keys(sessionStorage)).toEqual([])
    expect(awayStore.get()).toBe(true)
  })

  it('the page reloads automatically within seconds after the server restarts', async () => {
    asked.mockImplementation(answered)
    await pass(8)
    expect(reload).toHaveBeenCalledOnce()
  })

  it('the page is not reloaded once the person has left it', async () => {
    for (const stop of stops) stop()
    asked.mockImplementation(answered)
    await pass(600)
    expect(reload).not.toHaveBeenCalled()
  })

  it('if the user has typed text, the page reloads only once the text is gone', async () => {
    const field = document.createElement('textarea')
    document.body.append(field)
    field.value = 'Typed in an outage'
    field.dispatchEvent(new Event('input', { bubbles: true }))
    asked.mockImplementation(answered)
    await pass(600)
    expect(reload).not.toHaveBeenCalled()
    field.remove()
    await pass(2)
    expect(reload).toHaveBeenCalledOnce()
  })

  it('while the server is unreachable, no file is requested, because the browser might never request that file again', async () => {
    const load = vi.fn(async () => ({ default: 'part' }))
    const error: unknown = await importOnline(load).catch((reason: unknown) => reason)
    expect(load).not.toHaveBeenCalled()
    expect(isLostChunk(error)).toBe(true)
    asked.mockImplementation(answered)
    await pass(8)
    expect(await importOnline(load)).toEqual({ default: 'part' })
  })
})

it('if the user has typed text, no file is requested before the server has responded', async () => {
  const field = document.createElement('input')
  document.body.append(field)
  field.value = 'demostudio'
  field.dispatchEvent(new Event('input', { bubbles: true }))
  const load = vi.fn(async () => ({ default: 'part' }))
  asked.mockImplementation(unanswered)
  await expect(importOnline(load)).rejects.toThrow(TypeError)
  expect(load).not.toHaveBeenCalled()
  asked.mockImplementation(answered)
  expect(await importOnline(load)).toEqual({ default: 'part' })
})

it('while the browser is offline, no file is requested', async () => {
  const load = vi.fn(async () => ({ default: 'part' }))
  const isOnLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const error: unknown = await importOnline(load).catch((reason: unknown) => reason)
  expect(load).not.toHaveBeenCalled()
  expect(isLostChunk(error)).toBe(true)
  isOnLine.mockReturnValue(true)
  await pass(5)
  expect(await importOnline(load)).toEqual({ default: 'part' })
})
