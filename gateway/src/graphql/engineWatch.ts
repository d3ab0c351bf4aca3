import { request } from 'undici'
import { type EngineLink, NoAnswer } from './engineLink.ts'

const LOOK_MS = 1_000
/** Long for an answer, short for a person. */
const PATIENCE_MS = 5_000
/** Each statement has its own limit in the database (`statement_timeout`). This limits the complete request. */
const LONGEST_MS = 45_000

/** Accepts any answer, because an unhealthy engine reports itself. */
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
 * Requests can take long, for example a report over years, but not forever. If the engine does not even answer health checks
 * because it or its database is frozen, waiting callers get an error much sooner. Counts failed checks instead of time,
 * because a stall of this process looks like silence too. Returns a function that stops the watch.
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
