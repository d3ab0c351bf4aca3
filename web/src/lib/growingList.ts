import { type FieldPolicy, isReference } from '@apollo/client/cache'

const idOf = (row: unknown): unknown => (isReference(row) ? row.__ref : row)

/**
 * The cache policy of lists that are loaded in parts. A field with an `offset` keeps all parts under one key. A part
 * from the start of the list replaces the list, because earlier rows could have moved.
 */
export const growingList: FieldPolicy<readonly unknown[]> = {
  keyArgs: (args) => {
    const names = Object.keys(args ?? {})
    const isPart = names.includes('offset')
    return names.length > 0 && names.filter((name) => !isPart || !/^(offset|limit)$/.test(name))
  },
  merge: (existing = [], incoming, { args }) => {
    const kept = existing.slice(0, args?.offset ?? 0)
    const known = new Set(kept.map(idOf))
    return [...kept, ...incoming.filter((row) => !known.has(idOf(row)))]
  },
}

/** Root fields that a document loads in parts. */
const growing =
  'activation announcement code company_timeline content deal game_news mission_run note payment'.split(' ')

export const growingFields = Object.fromEntries(growing.map((field) => [field, growingList]))
