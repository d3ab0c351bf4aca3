import { expect, test } from 'vitest'
import { followLists } from './databaseTypes.ts'

const lists = new Map([['activation_kind', ['KEY', 'QUEST']]])
const key = (from_table: string, from_column: string, to_table: string, to_column: string) => ({
  from_table,
  from_column,
  to_table,
  to_column,
})

test('a column that references a list of values has these values as its type, and so does the list itself', () => {
  const listOf = followLists(lists, [key('activation', 'kind', 'activation_kind', 'value')])
  expect(Object.fromEntries(listOf)).toEqual({
    'activation_kind.value': 'activation_kind',
    'activation.kind': 'activation_kind',
  })
})

test("the list of a column's values is found through other tables, in any order of foreign keys", () => {
  const listOf = followLists(lists, [
    key('quest_run', 'kind', 'quest', 'kind'),
    key('quest', 'kind', 'activation', 'kind'),
    key('activation', 'kind', 'activation_kind', 'value'),
  ])
  expect(listOf.get('quest_run.kind')).toBe('activation_kind')
})

test('a column that references ordinary rows or an empty list has no literal type', () => {
  const listOf = followLists(lists, [
    key('activation', 'company_id', 'company', 'id'),
    key('game', 'mood', 'mood', 'value'),
  ])
  expect([...listOf.keys()]).toEqual(['activation_kind.value'])
})
