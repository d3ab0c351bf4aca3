import { answersNow, awayStore, suspectAway, untilServed } from './reach.ts'
import { reloadPage } from './reloadPage.ts'
import { holdsTyped } from './typed.ts'

const key = 'questboard-reloaded-for-chunk'
const patience = 30_000
const mostDoublings = 4
/** If two reloads are further apart than this time, they have different causes. */
const oneTrouble = 10 * 60_000
const typingPause = 1_000

const lost = new WeakSet<object>()

/** Errors of files that were never requested. They can be requested when the server responds, without a reload. */
const heldBack = new WeakSet<object>()

export const isHeldBack = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && heldBack.has(error)

const note = (error: object): void => {
  lost.add(error)
  suspectAway()
}

/** Vite reports each code file that failed to load. Error handlers look up the error in this list. */
export const noteLostChunks = (): void =>
  window.addEventListener('vite:preloadError', ({ payload }) => note(payload))

export const isLostChunk = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && lost.has(error)

/** True if a file can be requested. Checks first if the server seemed unreachable or the user has typed text. */
const mayImport = async (): Promise<boolean> => {
  if (!navigator.onLine) return false
  return awayStore.get() || holdsTyped() ? answersNow() : true
}

/** Loads code only if the server responds, because Chromium never requests a failed module again without a reload. */
export const importOnline = async <T>(load: () => Promise<T>): Promise<T> => {
  if (await mayImport()) return load()
  const error = new TypeError('The server cannot be reached.')
  heldBack.add(error)
  note(error)
  throw error
}

/**
 * Reloads only if the server responds. Offline, the browser's error page would replace the page with the user's input.
 */
export const reloadIfServed = async (): Promise<void> => {
  if (await answersNow()) reloadPage()
}

type Reloads = { at: number; times: number }

const readReloads = (): Reloads => {
  const [at = 0, times = 0] = (sessionStorage.getItem(key) ?? '').split(' ').map(Number)
  return Date.now() - at < oneTrouble ? { at, times } : { at: 0, times: 0 }
}

/** A file that stays missing must not reload the page again and again, so each wait is twice as long. */
const lockedFor = (): number => {
  const { at, times } = readReloads()
  return at + patience * 2 ** Math.min(times - 1, mostDoublings) - Date.now()
}

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

const reloadOnce = async (isLeft: () => boolean): Promise<void> => {
  for (;;) {
    await untilServed()
    if (isLeft()) return
    const wait = Math.max(lockedFor(), holdsTyped() ? typingPause : 0)
    if (wait <= 0) break
    await pause(wait)
  }
  // Counts the reload only after the server responded, because each counted reload makes the next one wait longer.
  sessionStorage.setItem(key, `${Date.now()} ${readReloads().times + 1}`)
  reloadPage()
}

/**
 * Reloads the page if a file of this tab's build is missing, such as after a release or while the server restarts.
 * Waits until the server responds and no typed text would be lost. The returned function cancels the reload.
 */
export const recover = (error: unknown): (() => void) => {
  let left = false
  if (isLostChunk(error)) void reloadOnce(() => left)
  return () => {
    left = true
  }
}
