import { request } from 'undici'
import { type EngineLink, NoAnswer } from './engineLink.ts'

const LOOK_MS = 1_000
/** Long for an answer, short for a person. */
const PATIENCE_MS = 5_000
/** Each of a question's statements has its own limit in the database (`statement_timeout`); this is for all of them together. */
const LONGEST_MS = 45_000

/** An answer of any kind: an engine that is ill says so itself. */
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
 * A question may take its time, as a report over years does, but not for ever; and whoever waits while the engine does not
 * even say that it is well, because it or its database is frozen, is told so long before that. Gives its end.
 *
 * Its silence is counted in looks, not in time: what held this very process up kept it from hearing the engine, too.
 */
export const watchEngine = (engine: EngineLink, engineUrl: string): (() => void) => {
  let asking: { readonly end: AbortController; looks: number } | undefined
  const ask = async (): Promise<void> => {
    const mine = { end: new AbortController(), looks: 0 }
    asking = mine
    const isAlive = await answers(`${engineUrl}/healthz`, mine.end.signal)
    asking = undefined
    if (!isAlive) engine.giveUp(PATIENCE_MS, new Error('the engine is silent'))
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
