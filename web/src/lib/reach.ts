import { waitBefore } from './backoff.ts'
import { createStore } from './store.ts'

/** A server that does not respond within this time counts as unreachable. */
const patience = 5_000
/** The longest pause between two checks of the server. It is short, because people are waiting at the page. */
const longestPause = 15_000

/** True while there is no network or the server does not respond. */
export const awayStore = createStore(false)

const listeners = new Set<() => void>()

/** Calls the callback each time the server responds again after it was unreachable. */
export const onReturn = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const isServed = async (): Promise<boolean> => {
  if (!navigator.onLine) return false
  try {
    const signal = AbortSignal.timeout(patience)
    return (await fetch('/api/build-id', { cache: 'no-store', signal })).ok
  } catch {
    return false
  }
}

let endPause: () => void = () => undefined

/** Checks the server when the person does something, because the page may have missed the start or end of an outage. */
export const answersNow = async (): Promise<boolean> => {
  const served = await isServed()
  if (served) endPause()
  else suspectAway()
  return served
}

const isHidden = () => document.visibilityState === 'hidden'

/**
 * The pause ends early when the person returns to the page or the network is available again. A hidden page waits until
 * it is visible.
 */
const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer)
      window.removeEventListener('online', end)
      window.removeEventListener('focus', end)
      document.removeEventListener('visibilitychange', endIfSeen)
      resolve()
    }
    const endIfSeen = () => {
      if (!isHidden()) end()
    }
    const timer = setTimeout(endIfSeen, milliseconds)
    endPause = end
    window.addEventListener('online', end)
    window.addEventListener('focus', end)
    document.addEventListener('visibilitychange', endIfSeen)
  })

const watch = async (): Promise<void> => {
  for (let failures = 0; !(await isServed()); failures += 1) {
    awayStore.set(true)
    await pause(Math.min(longestPause, waitBefore(failures)))
  }
  if (!awayStore.get()) return
  awayStore.set(false)
  for (const tell of [...listeners]) tell()
}

let watching: Promise<void> | null = null

/** Checks the server until it responds. All callers share the same requests. */
export const untilServed = (): Promise<void> => {
  watching ??= watch().finally(() => {
    watching = null
  })
  return watching
}

/** Called if a request got no response. Checks the server, and shows a notice if it is unreachable. */
export const suspectAway = (): void => void untilServed()

/** A pause that ends early when the server responds again. */
export const pauseUntilReturn = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer)
      stop()
      resolve()
    }
    const timer = setTimeout(end, milliseconds)
    const stop = onReturn(end)
  })

/** The browser reports a lost network, so that a page that sends no requests shows the notice as well. */
export const watchNetwork = (): void => window.addEventListener('offline', suspectAway)
