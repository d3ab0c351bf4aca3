import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const asked = vi.fn<typeof fetch>()
const otherTab = new BroadcastChannel('questboard.session')

beforeEach(() => {
  vi.resetModules()
  asked.mockReset().mockImplementation(async () => Response.json({}))
  vi.stubGlobal('fetch', asked)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** Reads the session like a page that was just opened. `refreshed` waits until no request is running. */
const openPage = async () => {
  const { session, watchSession } = await import('./session.ts')
  const stop = watchSession()
  await session.refresh()
  return { stop, times: () => asked.mock.calls.length }
}

const show = (state: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
}

it('the session is read when the page opens and when the tab becomes visible again', async () => {
  const { stop, times } = await openPage()
  expect(times()).toBe(1)
  show('hidden')
  expect(times()).toBe(1)
  show('visible')
  expect(times()).toBe(2)
  stop()
})

it('while the browser is offline, the session is not read and no one is signed out', async () => {
  const { stop, times } = await openPage()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  show('visible')
  expect(times()).toBe(1)
  stop()
})

it('the session is read again when another tab reports a change', async () => {
  const { stop, times } = await openPage()
  otherTab.postMessage('changed')
  await vi.waitFor(() => expect(times()).toBe(2))
  stop()
  show('visible')
  expect(times()).toBe(2)
})

it('the session is read at the interval that the gateway names', async () => {
  asked.mockImplementation(async () => Response.json({ pollSeconds: 30 }))
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const { stop, times } = await openPage()
  await vi.advanceTimersByTimeAsync(29_999)
  expect(times()).toBe(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(times()).toBe(2)
  stop()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(times()).toBe(2)
})

it('the session is not read at regular intervals if no interval is configured', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const { stop, times } = await openPage()
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect(times()).toBe(1)
  stop()
})

it('after a failure, the session is read every five seconds until the server responds', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  asked.mockRejectedValue(new Error('away'))
  const { session, isUnsure } = await import('./session.ts')
  const { stop, times } = await openPage()
  expect(isUnsure(session.store.get())).toBe(true)
  const before = times()
  asked.mockImplementation(async () => Response.json({}))
  await vi.advanceTimersByTimeAsync(5_000)
  await vi.waitFor(() => expect(isUnsure(session.store.get())).toBe(false))
  const after = times()
  expect(after).toBeGreaterThan(before)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(times()).toBe(after)
  stop()
})
