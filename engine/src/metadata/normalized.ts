type Json = Readonly<Record<string, unknown>>

const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Members with a value of the project. A null or the order of a list can have a meaning there. */
const free = new Set(['filter', 'check', 'set', 'payload', 'set_session_variables', 'where', 'template'])

const isEmpty = (value: unknown): boolean =>
  (Array.isArray(value) && value.length === 0) || (isJson(value) && Object.keys(value).length === 0)

const sortedKeys = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sortedKeys)
  if (!isJson(value)) return value
  const entries = Object.entries(value).map(([key, item]): [string, unknown] => [key, sortedKeys(item)])
  return Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

const withoutNulls = (value: unknown): unknown => {
  if (Array.isArray(value)) {
    const items = value.map((item) => ({ item: withoutNulls(item) }))
    const named = items.map(({ item }) => ({ item, name: JSON.stringify(item) }))
    return named.toSorted((a, b) => (a.name < b.name ? -1 : 1)).map(({ item }) => item)
  }
  if (!isJson(value)) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, item]) => item !== null && item !== undefined)
      .map(([key, item]): [string, unknown] => [key, free.has(key) ? item : withoutNulls(item)]),
  )
}

/**
 * Metadata without differences that mean nothing: the order of keys and lists, members that are null, such as the
 * descriptions in Hasura's own exports, and sections that are empty.
 */
export const normalized = (metadata: Json): Json => {
  const kept = withoutNulls(sortedKeys(metadata))
  if (!isJson(kept)) return {}
  return Object.fromEntries(Object.entries(kept).filter(([, value]) => !isEmpty(value)))
}
