const names: Readonly<Record<string, string>> = { string: 'String', number: 'Number', boolean: 'Boolean' }

/** What a JSON value is, in the words that Hasura's messages have for it. */
export function kindOf(value: unknown): string {
  if (value === null || value === undefined) return 'Null'
  if (Array.isArray(value)) return 'Array'
  return names[typeof value] ?? 'Object'
}
