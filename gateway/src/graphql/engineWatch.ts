import { request } from 'undici'
import { type EngineLink, NoAnswer } from './engineLink.ts'

const LOOK_MS = 1_000
/** The timeout of a health check: longer than any response takes, but short enough for a person to wait. */
const PATIENCE_MS = 5_000
/** Each SQL statement has its own limit in the database (`statement_timeout`). This limit is for the whole request. */
const LONGEST_MS = 45_000

/** True if the engine sends any response, because an unhealthy engine reports its own problems. */
const answers = async (healthUrl: string, signal: AbortSignal): Promise<boolean> => {
  try {
    const { body } = await request(healthUrl, { signal })
    await body.dump()
    return true
  } catch {
    return false
  }
}

/**
 * Requests can take long, such as a report over years, but not forever. If the engine does not even respond to health
 * checks, because it or its database is frozen, waiting callers get an error much earlier. Failed checks are counted
 * instead of time, because a pause of this process looks the same as no response. Returns a function that stops the
 * watch.
 */
export const watchEngine = (engine: EngineLink, engineUrl: string): (() => void) => {
  let asking: { readonly end: AbortController; looks: number } | undefined
  const ask = async (): Promise<void> => {
    const mine = { end: new AbortController(), looks: 0 }
    asking = mine
    const isAlive = await answers(`${engineUrl}/healthz`, mine.end.signal)
    asking = undefined
    if (!isAlive) engine.giveUp(PATIENCE_MS, new Error('the engine does not respond'))
  }
  const look = (): void => {
    engine.giveUp(LONGEST_MS, new NoAnswer('timeout'))
    if (!asking) {
      if (engine.hasWaited(PATIENCE_MS)) void ask()
      return
    }
    asking.looks += 1
    if (asking.looks * LOOK_MS >= PATIENCE_MS) asking.end.abort()
  }
  const timer = setInterval(look, LOOK_MS).unref()
  return () => clearInterval(timer)
}
