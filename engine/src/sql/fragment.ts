/**
 * SQL fragments as values. Their text comes only from this module's template tag, `raw` catalog text and quoted names.
 * All values are parameters, so a request's data cannot become SQL.
 */
import type { Origin } from '../schema/expression.ts'

export type Fragment = { readonly parts: readonly Part[] }

type Parameter = { readonly origin: Origin; readonly type: string }
/** Fragments contain other fragments instead of joined text, so that a large condition is not copied at each level. */
type Part = string | Parameter | { readonly object: DatabaseObject } | Fragment

/** A table, view or function. The flag `isPlain` comes from the catalog. */
type DatabaseObject = { readonly schema: string; readonly name: string; readonly isPlain?: boolean }

const one = (part: Part): Fragment => ({ parts: [part] })

export function sql(texts: TemplateStringsArray, ...inner: readonly Fragment[]): Fragment {
  const parts: Part[] = []
  for (const [i, text] of texts.entries()) {
    if (text) parts.push(text)
    const next = inner[i]
    if (next) parts.push(next)
  }
  return { parts }
}

/** Text from the catalog or this program, never from a request. */
export const raw = (text: string): Fragment => one(text)

const quoted = (identifier: string): string => `"${identifier.replaceAll('"', '""')}"`

export const name = (identifier: string): Fragment => one(quoted(identifier))

export const tableName = (object: DatabaseObject): Fragment => one({ object })

export const namesOnlyPlainTables = ({ parts }: Fragment): boolean =>
  parts.every((part) => {
    if (typeof part === 'string') return true
    if ('parts' in part) return namesOnlyPlainTables(part)
    return !('object' in part) || part.object.isPlain === true
  })

/** A string constant: a response key, type name or literal from the metadata. */
export const text = (value: string): Fragment => one(`'${value.replaceAll("'", "''")}'`)

export const parameter = (origin: Origin, type: string): Fragment => one({ origin, type })

export function join(fragments: readonly Fragment[], separator: string): Fragment {
  const parts: Part[] = []
  for (const [i, fragment] of fragments.entries()) {
    if (i > 0) parts.push(separator)
    parts.push(fragment)
  }
  return { parts }
}

export const empty: Fragment = { parts: [] }

export type Compiled = { readonly text: string; readonly origins: readonly Origin[] }

/** Numbers the parameters as `$1`…; parameters with the same origin share one number. */
export function compile(fragment: Fragment): Compiled {
  return render(fragment, (index, type) => `($${index + 1})::${type}`)
}

/** A part of an SQL statement for many subscribers, whose parameters are columns of each subscriber's row. */
export type Shared = Compiled & { readonly types: readonly string[] }

export function compileShared(fragment: Fragment, column: (index: number) => string, cursor: string): Shared {
  const types: string[] = []
  const compiled = render(
    fragment,
    (index, type) => {
      types[index] = type
      return column(index)
    },
    cursor,
  )
  return { ...compiled, types }
}

function render(
  fragment: Fragment,
  write: (index: number, type: string) => string,
  cursor?: string,
): Compiled {
  const origins: Origin[] = []
  const indexes = new Map<unknown, number>()
  const indexOf = (part: Parameter): number => {
    const key = keyOf(part)
    const known = indexes.get(key)
    if (known !== undefined) return known
    indexes.set(key, origins.length)
    return origins.push(part.origin) - 1
  }
  // Joins the pieces once, which creates one flat string. Repeated concatenation would keep all pieces in memory.
  const pieces: string[] = []
  const show = (part: Part): void => {
    if (typeof part === 'string') pieces.push(part)
    else if ('parts' in part) for (const inner of part.parts) show(inner)
    else if ('object' in part) pieces.push(`${quoted(part.object.schema)}.${quoted(part.object.name)}`)
    else if (part.origin.kind === 'stream-cursor' && cursor !== undefined)
      pieces.push(`(${cursor})::${part.type}`)
    else pieces.push(write(indexOf(part), part.type))
  }
  show(fragment)
  return { text: pieces.join(''), origins }
}

/** The identity of a parameter. Parameters with equal keys become one parameter. */
const keyOf = ({ origin, type }: Parameter): unknown =>
  origin.kind === 'rows' ? origin : `${type} ${originKey(origin)}`

function originKey(origin: Origin): string {
  if (origin.kind === 'variable') return `${origin.name}${origin.at}`
  return origin.kind === 'list' ? `[${origin.of.map(originKey).join()}]` : JSON.stringify(origin)
}
