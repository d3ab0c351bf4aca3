import { type FieldPolicy, isReference } from '@apollo/client/cache'

/**
 * The cache policy of lists that are loaded in parts. A field with an `offset` keeps all parts under one key. A part
 * from the start replaces the list, because earlier rows could have moved.
 */
export const growingList: FieldPolicy<readonly unknown[]> = {
  keyArgs: (args) => {
    const names = Object.keys(args ?? {})
    if (names.length === 0) return false
    return names.includes('offset') ? names.filter((name) => name !== 'offset' && name !== 'limit') : names
  },
  merge: (existing = [], incoming, { args }) => {
    const offset: unknown = args?.offset
    if (typeof offset !== 'number' || offset === 0) return incoming
    const kept = existing.slice(0, offset)
    const known = new Set(kept.map((row) => (isReference(row) ? row.__ref : row)))
    return [...kept, ...incoming.filter((row) => !isReference(row) || !known.has(row.__ref))]
  },
}

/** Root fields that a document loads in parts. */
const growing = [
  'activation',
  'announcement',
  'code',
  'company_timeline',
  'content',
  'deal',
  'game_news',
  'mission_run',
  'note',
  'payment',
] as const

export const growingFields = Object.fromEntries(growing.map((field) => [field, growingList]))
