/** JSON values as Postgres text. */

import type { PgType } from '../catalog/catalog.ts'
import { isJson } from '../catalog/scalar.ts'

/** `{"a","b"}`: every member quoted, so that commas, braces and the word NULL in it stay text. */
export function arrayLiteral(members: readonly (string | null)[]): string {
  const quoted = members.map((member) =>
    member === null ? 'NULL' : `"${member.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`,
  )
  return `{${quoted.join(',')}}`
}

/** Nested arrays keep their braces bare: `{{"1","2"},{"3","4"}}`. */
export function nestedArrayLiteral(value: readonly unknown[], element: PgType): string {
  const members = value.map((member) =>
    Array.isArray(member) && !isJson(element)
      ? nestedArrayLiteral(member, element)
      : quoted(textOf(member, element)),
  )
  return `{${members.join(',')}}`
}

const quoted = (text: string | null): string => (text === null ? 'NULL' : arrayLiteral([text]).slice(1, -1))

/** What Postgres would read as this value; checks nothing, Postgres does. */
export function textOf(value: unknown, type: PgType): string | null {
  if (value === null || value === undefined) return null
  if (isJson(type)) return JSON.stringify(value)
  if (typeof value === 'string') return value
  if (Array.isArray(value)) return nestedArrayLiteral(value, type.element ?? type)
  if (typeof value === 'object') return JSON.stringify(value)
  return String(value)
}
