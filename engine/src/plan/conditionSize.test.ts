import { expect, test } from 'vitest'
import { checkConditionSize, MOST_PARAMETERS } from './conditionSize.ts'

const some = (count: number): unknown[] => Array.from({ length: count }, (_, n) => ({ id: { _eq: n } }))
const check = (value: unknown) => () => checkConditionSize(value, '$.where')
const refusal = 'more than 65535 values in one statement'

test('a condition in a query can have as many values as Postgres allows', () => {
  expect(check({ _or: some(MOST_PARAMETERS) })).not.toThrow()
  expect(check({ _or: some(MOST_PARAMETERS + 1) })).toThrow(refusal)
})

test('values in a condition are counted at any depth', () => {
  const half = some(MOST_PARAMETERS / 2)
  expect(check({ _and: [{ _not: { _or: half } }, { author: { _or: [...half, ...half] } }] })).toThrow(refusal)
  expect(
    check({ books_aggregate: { count: { filter: { _or: some(MOST_PARAMETERS) }, predicate: { _gt: 1 } } } }),
  ).toThrow(refusal)
  expect(check([{ title: { _cast: { String: { _eq: 'a' } } } }, ...some(MOST_PARAMETERS)])).toThrow(refusal)
})

test('a list or a JSON value of an operator counts as one value, however large it is', () => {
  const large = Array.from({ length: MOST_PARAMETERS + 1 }, (_, n) => n)
  expect(
    check({ id: { _in: large }, extra: { _contains: { _or: some(MOST_PARAMETERS + 1) } } }),
  ).not.toThrow()
})

test('`checkConditionSize` ignores values that are not conditions', () => {
  for (const value of [undefined, null, 7, 'where', [[null]], { _or: 7, id: null }])
    expect(check(value)).not.toThrow()
})
