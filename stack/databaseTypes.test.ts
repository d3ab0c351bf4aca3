import { expect, test } from 'vitest'
import { followLists } from './databaseTypes.ts'

const lists = new Map([['activation_kind', ['KEY', 'QUEST']]])
const key = (from_table: string, from_column: string, to_table: string, to_column: string) => ({
  from_table,
  from_column,
  to_table,
  to_column,
})

test('a column that refers to a list of values has exactly these values as its type', () => {
  const listOf = followLists(lists, [key('activation', 'kind', 'activation_kind', 'value')])
  expect(Object.fromEntries(listOf)).toEqual({
    'activation_kind.value': 'activation_kind',
    'activation.kind': 'activation_kind',
  })
})

test("a column's list of values is found even if it is several tables away", () => {
  const listOf = followLists(lists, [
    key('quest_run', 'kind', 'quest', 'kind'),
    key('quest', 'kind', 'activation', 'kind'),
    key('activation', 'kind', 'activation_kind', 'value'),
  ])
  expect(listOf.get('quest_run.kind')).toBe('activation_kind')
})

test('a column that refers to ordinary rows or to an empty list gets no fixed list of values', () => {
  const listOf = followLists(lists, [
    key('activation', 'company_id', 'company', 'id'),
    key('game', 'mood', 'mood', 'value'),
  ])
  expect([...listOf.keys()]).toEqual(['activation_kind.value'])
})
