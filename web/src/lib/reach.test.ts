import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  answersNow,
  awayStore,
  onReturn,
  pauseUntilReturn,
  suspectAway,
  untilServed,
  watchNetwork,
} from './reach.ts'

const asked = vi.fn<typeof fetch>()
const serve = () => asked.mockImplementation(async () => new Response('{}'))
const stop = () => asked.mockRejectedValue(new TypeError('Failed to fetch'))

/** The times of the requests, in seconds. */
let times: number[] = []

beforeEach(() => {
  vi.useFakeTimers()
  times = []
  stop()
  const start = Date.now()
  vi.stubGlobal('fetch', (...request: Parameters<typeof fetch>) => {
    times.push((Date.now() - start) / 1000)
    return asked(...request)
  })
  // Fixes the random part of the wait.
  vi.spyOn(Math, 'random').mockReturnValue(1)
})

afterEach(async () => {
  serve()
  window.dispatchEvent(new Event('online'))
  await untilServed()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000)

it('an unreachable server is checked after longer and longer pauses up to 15 s, until it responds', async () => {
  suspectAway()
  await pass(60)
  expect(times).toEqual([0, 1, 3, 7, 15, 30, 45, 60])
  serve()
  await pass(15)
  expect(times).toHaveLength(9)
  await pass(600)
  expect(times).toHaveLength(9)
})

it('after the server was unreachable, the page is notified once when the server responds again', async () => {
  const returned = vi.fn()
  const forget = onReturn(returned)
  suspectAway()
  suspectAway()
  await pass(10)
  expect(awayStore.get()).toBe(true)
  serve()
  await pass(15)
  expect(awayStore.get()).toBe(false)
  expect(returned).toHaveBeenCalledOnce()
  forget()
})

it('one lost response does not yet mean that the server is unreachable', async () => {
  serve()
  const returned = vi.fn()
  const forget = onReturn(returned)
  suspectAway()
  await pass(60)
  expect(times).toEqual([0])
  expect(awayStore.get()).toBe(false)
  expect(returned).not.toHaveBeenCalled()
  forget()
})

it('a server that does not respond within 5 s counts as unreachable', async () => {
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    const controller = new AbortController()
    setTimeout(() => controller.abort(), milliseconds)
    return controller.signal
  })
  asked.mockImplementation(
    (_address, init) =>
      new Promise((_resolve, reject) =>
        init?.signal?.addEventListener('abort', () => reject(new Error('late'))),
      ),
  )
  suspectAway()
  await pass(4.9)
  expect(awayStore.get()).toBe(false)
  await pass(0.2)
  expect(awayStore.get()).toBe(true)
})

it('the response of a proxy does not count as a response of the server', async () => {
  asked.mockImplementation(async () => new Response('Bad gateway', { status: 502 }))
  suspectAway()
  await pass(0)
  expect(awayStore.get()).toBe(true)
})

describe('ending a pause between two checks of the server', () => {
  beforeEach(async () => {
    suspectAway()
    await pass(40)
    serve()
  })

  it.each([
    ['the window gets the focus again', () => window.dispatchEvent(new Event('focus'))],
    ['the page becomes visible again', () => document.dispatchEvent(new Event('visibilitychange'))],
    ['the browser is online again', () => window.dispatchEvent(new Event('online'))],
  ])('during a pause, the server is checked immediately when %s', async (_, happen) => {
    happen()
    await pass(0)
    expect(awayStore.get()).toBe(false)
  })

  it('a hidden page does not check the server until the page is visible again', async () => {
    const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    const before = times.length
    await pass(600)
    expect(times).toHaveLength(before)
    hidden.mockReturnValue('visible')
    document.dispatchEvent(new Event('visibilitychange'))
    await pass(0)
    expect(awayStore.get()).toBe(false)
  })

  it('when the person does something, the server is checked once, and all waiting requests use the result', async () => {
    stop()
    expect(await answersNow()).toBe(false)
    serve()
    expect(await answersNow()).toBe(true)
    await pass(0)
    expect(awayStore.get()).toBe(false)
  })

  it('every pause before a retry ends early when the server responds again', async () => {
    const ended = vi.fn()
    void pauseUntilReturn(3_600_000).then(ended)
    await pass(0)
    expect(ended).not.toHaveBeenCalled()
    window.dispatchEvent(new Event('online'))
    await pass(0)
    expect(ended).toHaveBeenCalledOnce()
  })
})

it('a page that sends no requests still notices that the browser is offline or online again', async () => {
  watchNetwork()
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  window.dispatchEvent(new Event('offline'))
  await pass(0)
  expect(awayStore.get()).toBe(true)
  expect(times).toEqual([])
  onLine.mockReturnValue(true)
  serve()
  window.dispatchEvent(new Event('online'))
  await pass(0)
  expect(awayStore.get()).toBe(false)
})
