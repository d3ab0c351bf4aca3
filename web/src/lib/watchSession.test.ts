import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const asked = vi.fn<typeof fetch>()
/** The other tab. */
const otherTab = new BroadcastChannel('questboard.session')

beforeEach(() => {
  vi.resetModules()
  asked.mockReset().mockImplementation(async () => Response.json({}))
  vi.stubGlobal('fetch', asked)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

/** Reads the session as a page does that has just been opened; `refreshed` waits until nothing is under way. */
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

it('reads the session when the page opens, and again when the tab becomes visible', async () => {
  const { stop, times } = await openPage()
  expect(times()).toBe(1)
  show('hidden')
  expect(times()).toBe(1)
  show('visible')
  expect(times()).toBe(2)
  stop()
})

it('learns nothing, and throws nobody out, without a network', async () => {
  const { stop, times } = await openPage()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  show('visible')
  expect(times()).toBe(1)
  stop()
})

it('reads it again when another tab says that it changed, until the page is left', async () => {
  const { stop, times } = await openPage()
  otherTab.postMessage('changed')
  await vi.waitFor(() => expect(times()).toBe(2))
  stop()
  show('visible')
  expect(times()).toBe(2)
})

it('reads it on the interval that is set, in seconds', async () => {
  vi.stubEnv('VITE_SESSION_POLL_SECONDS', '30')
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

it('reads it on no interval unless one is set', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const { stop, times } = await openPage()
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect(times()).toBe(1)
  stop()
})

it('asks again every five seconds while nobody answers, and no more once somebody does', async () => {
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
