import { EngineError } from '../errors.ts'
import type { Log } from '../log.ts'

/** What polls fail of, for the log: a line when it begins and one when it is over, however many ask and fail meanwhile. */
export type Troubles = {
  readonly begin: (group: object, thrown: unknown) => void
  readonly end: (group: object) => void
  /** Nobody asks any more, so that nobody knows whether it is over. */
  readonly forget: (group: object) => void
}

/** Clients come again with what failed: for so long it is no news. */
const FORGOTTEN_MS = 60_000

export function createTroubles(log: Log): Troubles {
  const wordsOf = new Map<object, string>()
  /** Whom it keeps from their answers. */
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
      log('warn', 'live-query', `over: ${words}`)
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

/** It is said to the client alone, as a query's is. */
const isClientsFault = (thrown: unknown): boolean => thrown instanceof EngineError && thrown.status < 500

/** With Postgres' own words, but without the statement's parameters, which are the client's. */
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
