import type { SWRConfiguration } from 'swr'
import { suspectAway } from './reach.ts'

const textAt = (value: unknown, ...path: readonly (string | number)[]): string | null => {
  const found = path.reduce<unknown>(
    (at, name) => (typeof at === 'object' && at !== null ? Reflect.get(at, name) : undefined),
    value,
  )
  return typeof found === 'string' && found !== '' ? found : null
}

/** A non-OK response raises an error with the first error message, or a generic message with the status (rules §8). */
export const fetchJson = async (path: string): Promise<unknown> => {
  const asked = fetch(path, { headers: { accept: 'application/json' } })
  asked.catch(suspectAway)
  const response = await asked
  if (response.ok) return response.json()
  const body: unknown = await response.json().catch(() => null)
  const said = textAt(body, 'errors', 0, 'message') ?? textAt(body, 'message')
  throw new Error(said ?? `The server answered with status ${response.status}.`)
}

type Connection = { effectiveType?: string; saveData?: boolean }

const isConnection = (value: unknown): value is Connection => typeof value === 'object' && value !== null

const isSlow = (): boolean => {
  const connection: unknown = Reflect.get(navigator, 'connection')
  if (!isConnection(connection)) return false
  return connection.saveData === true || ['slow-2g', '2g'].includes(connection.effectiveType ?? '')
}

/** When a request counts as slow (rules §7). */
export const slowAfter = (slow = isSlow()): number => (slow ? 5000 : 3000)

/** How long until what failed is asked for again (rules §7). */
export const retryAfter = (slow = isSlow()): number => (slow ? 10_000 : 5000)

/** The data-fetching behaviour of rules §7. */
export const restConfig = (slow = isSlow()): SWRConfiguration => ({
  fetcher: fetchJson,
  dedupingInterval: 2000,
  focusThrottleInterval: 5000,
  errorRetryInterval: retryAfter(slow),
  loadingTimeout: slowAfter(slow),
})
