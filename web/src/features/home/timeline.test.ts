import { expect, test } from 'vitest'
import { byDay, readFilter, whereOf } from './timeline.ts'

test('the timeline shows events after midnight in Stockholm on the new day', () => {
  const rows = [
    { id: 3, at: '2026-11-22T23:10:00Z' },
    { id: 2, at: '2026-11-22T22:50:00Z' },
    { id: 1, at: '2026-11-22T08:00:00Z' },
  ]
  expect(byDay(rows).map(([day, of]) => [day, of.map(({ id }) => id)])).toEqual([
    ['2026-11-23', [3]],
    ['2026-11-22', [2, 1]],
  ])
})

test('the timeline reads the kind and activation from the URL, and ignores an unknown kind', () => {
  const filter = readFilter(new URLSearchParams('kind=QUEST&activation=a1'))
  expect(filter).toEqual({ kind: 'QUEST', activationId: 'a1' })
  expect(whereOf('c1', filter)).toMatchObject({ kind: { _eq: 'QUEST' }, activation_id: { _eq: 'a1' } })
  expect(readFilter(new URLSearchParams('kind=PARTY'))).toEqual({ kind: null, activationId: null })
})
