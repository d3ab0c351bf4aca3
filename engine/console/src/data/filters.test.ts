import { expect, test } from 'vitest'
import type { Column, ColumnKind } from '../catalog.ts'
import { columnOfPath, inputValue, readFilters, whereOf, writeFilters } from './filters.ts'

const column = (name: string, type: string, kind: ColumnKind): Column => ({
  name,
  field: name === 'title' ? 'bookTitle' : name,
  type,
  kind,
  notNull: false,
  default: null,
  generated: false,
  comment: null,
  labels: [],
})

const columns = [
  column('id', 'integer', 'number'),
  column('title', 'text', 'text'),
  column('sold', 'bigint', 'number'),
  column('details', 'jsonb', 'json'),
  column('hidden', 'boolean', 'boolean'),
]

test("`whereOf` turns filters into a GraphQL condition with the columns' GraphQL names", () => {
  const where = whereOf(columns, [
    { column: 'id', operator: '_in', value: '1, 2' },
    { column: 'title', operator: 'contains', value: '50%_' },
    { column: 'sold', operator: '_gt', value: '9007199254740993' },
    { column: 'details', operator: '_contains', value: '{"a": 1}' },
    { column: 'hidden', operator: '_is_null', value: 'false' },
  ])
  expect(where).toEqual({
    _and: [
      { id: { _in: [1, 2] } },
      { bookTitle: { _ilike: '%50\\%\\_%' } },
      { sold: { _gt: '9007199254740993' } },
      { details: { _contains: { a: 1 } } },
      { hidden: { _is_null: false } },
    ],
  })
  expect(whereOf(columns, [])).toEqual({})
})

test('filters survive a round trip through the URL, and malformed filters are ignored', () => {
  const filters = [{ column: 'title', operator: '_eq', value: 'a & b "c"' }]
  const query = writeFilters(new URLSearchParams('sort=-id&page=3'), filters)
  expect(readFilters(new URLSearchParams(query.toString()))).toEqual(filters)
  expect(query.get('sort')).toBe('-id')
  expect(query.get('page')).toBeNull()
  expect(readFilters(new URLSearchParams('filter=[1&filter=5'))).toEqual([])
})

test("`inputValue` converts typed text to the column's type", () => {
  const [id, , , details, hidden] = columns
  expect(id && inputValue(id, '12')).toBe(12)
  expect(id && inputValue(id, 'twelve')).toBe('twelve')
  expect(details && inputValue(details, '[1]')).toEqual([1])
  expect(() => details && inputValue(details, '{')).toThrow()
  expect(hidden && inputValue(hidden, 'true')).toBe(true)
})

test('`columnOfPath` finds the column that an error path points to', () => {
  expect(columnOfPath('$.selectionSet.x.args._set.bookTitle', columns)).toBe('title')
  expect(columnOfPath('$', columns)).toBeUndefined()
})
