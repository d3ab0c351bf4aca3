import { reloadPage } from './reloadPage.ts'

const key = 'questboard-reloaded-for-chunk'
const patience = 30_000

const lost = new WeakSet<object>()

/** Vite tells of each file of code that could not be had; whoever catches the error asks here what it was. */
export const noteLostChunks = (): void =>
  window.addEventListener('vite:preloadError', ({ payload }) => void lost.add(payload))

export const isLostChunk = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && lost.has(error)

/** Chromium never asks again for a module that could not be had: without a network it is not asked for at all. */
export const importOnline = <T>(load: () => Promise<T>): Promise<T> => {
  if (navigator.onLine) return load()
  const error = new TypeError('There is no network.')
  lost.add(error)
  return Promise.reject(error)
}

/** A page is left only for one that is there: offline the browser would show its own in place of what was typed. */
export const reloadIfServed = async (): Promise<void> => {
  const served = await fetch('/api/build-id', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )
  if (served) reloadPage()
}

/** After a release the files of the build that this tab runs may be gone: load the new one, but never in a loop. */
export const recover = async (error: unknown): Promise<void> => {
  if (!isLostChunk(error) || !navigator.onLine) return
  if (Date.now() - Number(sessionStorage.getItem(key) ?? 0) < patience) return
  sessionStorage.setItem(key, String(Date.now()))
  await reloadIfServed()
}
