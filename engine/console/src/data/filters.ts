import type { Column, ColumnKind } from '../catalog.ts'
import { isObject, type Json, type JsonObject, parseJson, strings } from '../json.ts'

export type Filter = { readonly column: string; readonly operator: string; readonly value: string }

const COMPARE = ['_eq', '_neq', '_gt', '_gte', '_lt', '_lte', '_in', '_is_null']
const EXACT = ['_eq', '_neq', '_in', '_is_null']

const OPERATORS: Readonly<Record<ColumnKind, readonly string[]>> = {
  text: ['contains', '_eq', '_neq', '_ilike', '_nilike', '_iregex', '_in', '_gt', '_lt', '_is_null'],
  number: COMPARE,
  time: ['_gte', '_lt', '_eq', '_neq', '_gt', '_lte', '_is_null'],
  boolean: ['_eq', '_is_null'],
  json: ['_contains', '_has_key', '_is_null'],
  array: ['_contains', '_eq', '_is_null'],
  enum: COMPARE,
  other: COMPARE,
}

export const OPERATOR_WORDS: Readonly<Record<string, string>> = {
  contains: 'contains the words',
  _eq: 'is',
  _neq: 'is not',
  _gt: 'is more than',
  _gte: 'is at least',
  _lt: 'is less than',
  _lte: 'is at most',
  _in: 'is one of (comma separated)',
  _is_null: 'is empty (true, false)',
  _ilike: 'is like (%)',
  _nilike: 'is not like (%)',
  _iregex: 'matches (regular expression)',
  _contains: 'contains (JSON)',
  _has_key: 'has the key',
}

export const operatorsOf = (column: Column, isEnum: boolean): readonly string[] =>
  isEnum || column.type === 'uuid'
    ? EXACT
    : column.kind === 'json' && column.type === 'json'
      ? ['_is_null']
      : OPERATORS[column.kind]

/** The URL contains one JSON entry per filter, such as `["status","_eq","open"]`. */
export const readFilters = (query: URLSearchParams): readonly Filter[] =>
  query.getAll('filter').flatMap((entry) => {
    try {
      const [column, operator, value] = strings(parseJson(entry))
      return column && operator ? [{ column, operator, value: value ?? '' }] : []
    } catch {
      return []
    }
  })

export const writeFilters = (query: URLSearchParams, filters: readonly Filter[]): URLSearchParams => {
  const next = new URLSearchParams(query)
  next.delete('filter')
  next.delete('page')
  for (const { column, operator, value } of filters)
    next.append('filter', JSON.stringify([column, operator, value]))
  return next
}

/** Converts typed text to a GraphQL value. Postgres validates the value. */
export const inputValue = (column: Column, typed: string): Json => {
  if (column.kind === 'boolean') return typed === 'true'
  if (column.kind === 'json' || column.kind === 'array') return parseJson(typed)
  if (column.type === 'integer' && /^-?\d+$/.test(typed)) return Number(typed)
  if (column.type === 'real' && typed.trim() !== '' && Number.isFinite(Number(typed))) return Number(typed)
  return typed
}

const escapeLike = (value: string): string => value.replace(/[\\%_]/g, '\\$&')

const condition = (column: Column, { operator, value }: Filter): JsonObject => {
  switch (operator) {
    case 'contains':
      return { _ilike: `%${escapeLike(value)}%` }
    case '_is_null':
      return { _is_null: value !== 'false' }
    case '_in':
      return { _in: value.split(',').map((each) => inputValue(column, each.trim())) }
    case '_ilike':
    case '_nilike':
    case '_iregex':
    case '_has_key':
      return { [operator]: value }
    default:
      return { [operator]: inputValue(column, value) }
  }
}

export const whereOf = (columns: readonly Column[], filters: readonly Filter[]): JsonObject => {
  const all = filters.flatMap((filter) => {
    const column = columns.find((each) => each.name === filter.column)
    return column ? [{ [column.field]: condition(column, filter) }] : []
  })
  return all.length === 0 ? {} : { _and: all }
}

/** Returns the column at the end of an error path such as `$.selectionSet.x.args._set.name`, if any. */
export const columnOfPath = (path: string, columns: readonly Column[]): string | undefined =>
  columns.find((column) => path.endsWith(`.${column.field}`))?.name

export const rowOf = (value: Json | undefined): JsonObject => (isObject(value) ? value : {})
