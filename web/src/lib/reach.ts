import { waitBefore } from './backoff.ts'
import { createStore } from './store.ts'

/** The server answers within this time, or it counts as away. */
const patience = 5_000
/** People watch a page that reconnects, so it checks the server more often than a socket in the background. */
const longestPause = 15_000

/** True while there is no network or no answer of the server. */
export const awayStore = createStore(false)

const listeners = new Set<() => void>()

/** Calls back each time the server answers again after it was away. */
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

/** Checks the server when the person does something, because the page may not have noticed an outage or its end. */
export const answersNow = async (): Promise<boolean> => {
  const served = await isServed()
  if (served) endPause()
  else suspectAway()
  return served
}

const isHidden = () => document.visibilityState === 'hidden'

/** Ends early when the person comes back to the page, or the network does. A hidden page waits until it is seen. */
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

/** Checks the server until it answers. All callers share the same requests. */
export const untilServed = (): Promise<void> => {
  watching ??= watch().finally(() => {
    watching = null
  })
  return watching
}

/** Called if a request got no answer. Checks the server, and shows the outage if there is one. */
export const suspectAway = (): void => void untilServed()

/** A pause that the server's return ends early. */
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

/** The browser reports a lost network, so that a page without requests shows it as well. */
export const watchNetwork = (): void => window.addEventListener('offline', suspectAway)
