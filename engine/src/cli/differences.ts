type Json = Readonly<Record<string, unknown>>

function isJson(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/**
 * Returns the name of a list entry. Entries are compared by name, so that moving an entry doesn't count as a change.
 */
function nameOf(value: unknown): string | undefined {
  if (!isJson(value)) return undefined
  const named =
    value.name ?? value.role ?? value.role_name ?? value.table ?? value.function ?? value.collection
  return named === undefined ? undefined : typeof named === 'string' ? named : JSON.stringify(sorted(named))
}

function sorted(value: unknown): unknown {
  if (!isJson(value)) return value
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** Turns a list of named entries into an object with their names as keys. */
function keyed(value: unknown): Json | undefined {
  if (isJson(value)) return value
  if (!Array.isArray(value)) return undefined
  const names = value.map(nameOf)
  return Object.fromEntries(value.map((item, index) => [names[index] ?? `[${index}]`, item]))
}

/** Lists what the folder adds (+), omits (-) and changes (~) compared with the served metadata. */
export function differences(served: unknown, folder: unknown, path = ''): readonly string[] {
  const [from, to] = [keyed(served), keyed(folder)]
  if (!from || !to) {
    if (JSON.stringify(served) === JSON.stringify(folder)) return []
    return [`~ ${path}: ${JSON.stringify(served)} → ${JSON.stringify(folder)}`]
  }
  const keys = [...new Set([...Object.keys(from), ...Object.keys(to)])].sort()
  return keys.flatMap((key) => {
    const here = path === '' ? key : `${path}.${key}`
    if (!Object.hasOwn(from, key)) return [`+ ${here}`]
    if (!Object.hasOwn(to, key)) return [`- ${here}`]
    return differences(from[key], to[key], here)
  })
}
