import type { QualifiedName } from '../qualifiedName.ts'
import type { Columns, CustomName, Template, WebhookHeader } from '../types.ts'
import {
  fail,
  isJson,
  list,
  mapped,
  object,
  oneOf,
  optional,
  type Shape,
  text,
  withDefault,
  word,
} from './shape.ts'

/** Accepts `author` (old format, schema public) or `{schema, name}`. */
export const qualifiedName: Shape<QualifiedName> = (value, place) =>
  typeof value === 'string'
    ? { schema: 'public', name: value }
    : object({ schema: withDefault(word, 'public'), name: word })(value, place)

export const columnNames: Shape<readonly string[]> = list(word)

export const columns: Shape<Columns> = (value, place) => (value === '*' ? '*' : columnNames(value, place))

/** A custom name of a root field or column: a string or `{name, comment}`. */
export const customName: Shape<CustomName> = (value, place) =>
  typeof value === 'string'
    ? { name: value, comment: undefined }
    : object({ name: optional(text), comment: optional(text) })(value, place)

export const template: Shape<Template> = mapped(text, (value) => ({ kind: 'template', text: value }))

export const header: Shape<WebhookHeader> = mapped(
  object({ name: text, value: optional(word), value_from_env: optional(text) }),
  (read, place) => {
    if (read.value_from_env !== undefined)
      return { name: read.name, value: { kind: 'env', name: read.value_from_env } }
    if (read.value === undefined)
      return fail(place, `header "${read.name}" has neither value nor value_from_env`)
    return { name: read.name, value: { kind: 'template', text: read.value } }
  },
)

export const headers: Shape<readonly WebhookHeader[]> = list(header)

export const mapping: Shape<ReadonlyMap<string, string>> = (value, place) => {
  if (!isJson(value)) return fail(place, 'must be an object of columns')
  return new Map(Object.entries(value).map(([from, to]) => [from, text(to, place)]))
}

export const insertionOrder = optional(oneOf('before_parent', 'after_parent'))
