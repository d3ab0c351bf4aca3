import { logClient } from './clientLog.ts'
import { suspectAway } from './reach.ts'

/** The calls for session, csrf, providers, signin, callback and signout (rules §7). */
export const authPath = '/api/auth'

/** A failed auth request is logged as a client fetch error and returns no data (rules §8). */
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
