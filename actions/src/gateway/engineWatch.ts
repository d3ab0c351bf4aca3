import { request } from 'undici'
import type { EngineLink } from './engineLink.ts'

const LOOK_MS = 1_000
/** Long for an answer, short for a person. */
const PATIENCE_MS = 5_000

/** An answer of any kind: an engine that is ill says so itself. */
const isAlive = async (healthUrl: string): Promise<boolean> => {
  try {
    const { body } = await request(healthUrl, { signal: AbortSignal.timeout(PATIENCE_MS) })
    await body.dump()
    return true
  } catch {
    return false
  }
}

/**
 * A question may take its time, as a report over years does; but whoever waits while the engine does not even say that it is
 * well, because it or its database is frozen, is told so long before the connection's own patience ends. Gives its end.
 */
export const watchEngine = (engine: EngineLink, engineUrl: string): (() => void) => {
  let isAsking = false
  const look = async (): Promise<void> => {
    if (isAsking || !engine.hasWaited(PATIENCE_MS)) return
    isAsking = true
    if (!(await isAlive(`${engineUrl}/healthz`)))
      engine.giveUp(PATIENCE_MS, new Error('the engine is silent'))
    isAsking = false
  }
  const timer = setInterval(() => void look(), LOOK_MS).unref()
  return () => clearInterval(timer)
}
