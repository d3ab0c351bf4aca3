import { logClient } from './clientLog.ts'
import { suspectAway } from './reach.ts'

/** The session, csrf, providers, signin, callback and signout calls (rules §7). */
export const authPath = '/api/auth'

/** A failed auth fetch is logged as a client fetch error and yields no data (rules §8). */
export const fetchAuth = async (path: string, init?: RequestInit): Promise<unknown> => {
  try {
    const response = await fetch(`${authPath}/${path}`, { headers: { accept: 'application/json' }, ...init })
    const body: unknown = await response.json()
    if (!response.ok) throw new Error(`${path} answered ${response.status}`)
    return body
  } catch (error) {
    suspectAway()
    logClient('error', 'CLIENT_FETCH_ERROR', `${path}: ${error instanceof Error ? error.message : 'failed'}`)
    return null
  }
}
