import type { SWRConfiguration } from 'swr'
import { suspectAway } from './reach.ts'

const textAt = (value: unknown, ...path: readonly (string | number)[]): string | null => {
  const found = path.reduce<unknown>(
    (at, name) => (typeof at === 'object' && at !== null ? Reflect.get(at, name) : undefined),
    value,
  )
  return typeof found === 'string' && found !== '' ? found : null
}

/** A failed response throws an error with its first message, or with a general one and the status code (rules §8). */
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

export const slowAfter = (slow = isSlow()): number => (slow ? 5000 : 3000)

/** The time in milliseconds until a failed request is repeated (rules §7). */
export const retryAfter = (slow = isSlow()): number => (slow ? 10_000 : 5000)

/** The data-fetching behavior of rules §7. */
export const restConfig = (slow = isSlow()): SWRConfiguration => ({
  fetcher: fetchJson,
  dedupingInterval: 2000,
  focusThrottleInterval: 5000,
  errorRetryInterval: retryAfter(slow),
  loadingTimeout: slowAfter(slow),
})
