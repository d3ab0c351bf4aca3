import type { PgType } from '../catalog/catalog.ts'
import { isJson } from '../catalog/scalar.ts'

/** Puts every member in quotes (`{"a","b"}`), so that commas, braces and the word NULL are read as text. */
export function arrayLiteral(members: readonly (string | null)[]): string {
  const quoted = members.map((member) =>
    member === null ? 'NULL' : `"${member.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`,
  )
  return `{${quoted.join(',')}}`
}

/** Nested arrays have unquoted braces: `{{"1","2"},{"3","4"}}`. */
export function nestedArrayLiteral(value: readonly unknown[], element: PgType): string {
  const members = value.map((member) =>
    Array.isArray(member) && !isJson(element)
      ? nestedArrayLiteral(member, element)
      : quoted(textOf(member, element)),
  )
  return `{${members.join(',')}}`
}

const quoted = (text: string | null): string => (text === null ? 'NULL' : arrayLiteral([text]).slice(1, -1))

/** Encodes a value as Postgres text without checks, because Postgres validates it. */
export function textOf(value: unknown, type: PgType): string | null {
  if (value === null || value === undefined) return null
  if (isJson(type)) return JSON.stringify(value)
  if (typeof value === 'string') return value
  if (Array.isArray(value)) return nestedArrayLiteral(value, type.element ?? type)
  if (typeof value === 'object') return JSON.stringify(value)
  return String(value)
}
