import { EngineError } from '../errors.ts'
import type { Log } from '../log.ts'

/** Logs reasons of failing polls: one line when a failure begins and one when it ends, however many polls fail. */
export type Troubles = {
  readonly begin: (group: object, thrown: unknown) => void
  readonly end: (group: object) => void
  /** The group has no subscriber any more, so no one can tell when its failure ends. */
  readonly forget: (group: object) => void
}

/** The time for which the same failure is not logged again, because clients retry failed subscriptions. */
const FORGOTTEN_MS = 60_000

export function createTroubles(log: Log): Troubles {
  const wordsOf = new Map<object, string>()
  /** The groups of subscribers that have each failure, by error message. */
  const troubles = new Map<string, Set<object>>()

  const leave = (group: object): string | undefined => {
    const words = wordsOf.get(group)
    if (words === undefined) return undefined
    wordsOf.delete(group)
    const groups = troubles.get(words)
    groups?.delete(group)
    return groups?.size === 0 ? words : undefined
  }

  return {
    begin(group, thrown) {
      if (isClientsFault(thrown) || wordsOf.has(group)) return
      const words = inWords(thrown)
      wordsOf.set(group, words)
      const groups = troubles.get(words)
      groups?.add(group)
      if (groups) return
      troubles.set(words, new Set([group]))
      log('error', 'live-query', thrown instanceof EngineError ? words : thrown)
    },
    end(group) {
      const words = leave(group)
      if (words === undefined) return
      troubles.delete(words)
      log('warn', 'live-query', `resolved: ${words}`)
    },
    forget(group) {
      const words = leave(group)
      if (words === undefined) return
      setTimeout(() => {
        if (troubles.get(words)?.size === 0) troubles.delete(words)
      }, FORGOTTEN_MS).unref()
    },
  }
}

/** True for errors that the client caused. They are sent only to the client, like a query's errors. */
const isClientsFault = (thrown: unknown): boolean => thrown instanceof EngineError && thrown.status < 500

/** Includes Postgres' message but not the statement's parameters, which belong to the client. */
function inWords(thrown: unknown): string {
  if (!(thrown instanceof EngineError)) return String(thrown)
  const reason = reasonIn(thrown.internal)
  return reason === undefined ? thrown.message : `${thrown.message}: ${reason}`
}

function reasonIn(internal: unknown): string | undefined {
  if (typeof internal !== 'object' || internal === null || !('error' in internal)) return undefined
  const { error } = internal
  if (typeof error === 'string') return error
  return typeof error === 'object' && error !== null && 'message' in error ? String(error.message) : undefined
}
