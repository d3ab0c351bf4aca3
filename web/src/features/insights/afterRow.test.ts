import { expect, test } from 'vitest'
import { afterRow, sortWords } from './afterRow.ts'

const place = { column: 'followers', direction: 'desc', value: 500, id: 'b' } as const

test('the next page of a list continues with smaller values, and ends with unknown values', () => {
  expect(afterRow(place)).toEqual({
    _or: [
      { followers: { _eq: 500 }, connection_id: { _gt: 'b' } },
      { followers: { _lt: 500 } },
      { followers: { _is_null: true } },
    ],
  })
  expect(sortWords(place)).toEqual({ followers: 'desc_nulls_last' })
})

test("in a column without unknown values, the next page of a list starts after the last row's value", () => {
  expect(afterRow({ ...place, column: 'views', direction: 'asc' })).toEqual({
    _and: [
      { views: { _gte: 500 } },
      { _or: [{ views: { _eq: 500 }, connection_id: { _gt: 'b' } }, { views: { _gt: 500 } }] },
    ],
  })
  expect(sortWords({ column: 'views', direction: 'asc' })).toEqual({ views: 'asc' })
})

test('if the last row has an unknown value, the next page of a list contains only unknown values', () => {
  expect(afterRow({ ...place, value: null })).toEqual({
    followers: { _is_null: true },
    connection_id: { _gt: 'b' },
  })
})
