const names: Readonly<Record<string, string>> = { string: 'String', number: 'Number', boolean: 'Boolean' }

/** A JSON value's kind, as named in Hasura's messages. */
export function kindOf(value: unknown): string {
  if (value === null || value === undefined) return 'Null'
  if (Array.isArray(value)) return 'Array'
  return names[typeof value] ?? 'Object'
}
