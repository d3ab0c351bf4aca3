import { expect, test } from 'vitest'
import { followLists } from './databaseTypes.ts'

const lists = new Map([['activation_kind', ['KEY', 'QUEST']]])
const key = (from_table: string, from_column: string, to_table: string, to_column: string) => ({
  from_table,
  from_column,
  to_table,
  to_column,
})

test('a column that references a list has its values as type, and so has the list itself', () => {
  const listOf = followLists(lists, [key('activation', 'kind', 'activation_kind', 'value')])
  expect(Object.fromEntries(listOf)).toEqual({
    'activation_kind.value': 'activation_kind',
    'activation.kind': 'activation_kind',
  })
})

test("a column's list is found through other tables, whatever the order of their keys", () => {
  const listOf = followLists(lists, [
    key('quest_run', 'kind', 'quest', 'kind'),
    key('quest', 'kind', 'activation', 'kind'),
    key('activation', 'kind', 'activation_kind', 'value'),
  ])
  expect(listOf.get('quest_run.kind')).toBe('activation_kind')
})

test('a column that references plain rows or an empty list has no literal type', () => {
  const listOf = followLists(lists, [
    key('activation', 'company_id', 'company', 'id'),
    key('game', 'mood', 'mood', 'value'),
  ])
  expect([...listOf.keys()]).toEqual(['activation_kind.value'])
})
