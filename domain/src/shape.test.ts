import fc from 'fast-check'
import { expect, test } from 'vitest'
import { count, flag, id, listOf, maybe, moment, oneOf, shape, someOf, text } from './shape.ts'

const run = shape({
  name: text,
  side: oneOf(['company', 'creator']),
  cents: maybe(count),
  until: maybe(moment),
})

test('reading a row drops fields that its type does not have', () => {
  expect(run.read({ name: 'Mira', side: 'creator', cents: 5, secret: 'x' })).toEqual({
    name: 'Mira',
    side: 'creator',
    cents: 5,
  })
})

test('an optional field of a row can also be null', () => {
  expect(run.is({ name: 'Mira', side: 'company', cents: null })).toBe(true)
})

test.each([
  ['a number for a name', { name: 1, side: 'company' }, ['name']],
  ['an unknown side', { name: 'Mira', side: 'admin' }, ['side']],
  [
    'half a cent and no time',
    { name: 'Mira', side: 'company', cents: 0.5, until: 'soon' },
    ['cents', 'until'],
  ],
  ['nothing', null, ['name', 'side']],
  ['a list instead of an object', [], ['name', 'side']],
])('a row with %s is refused, and the error names the invalid fields', (_, value, faults) => {
  expect(run.read(value)).toBeNull()
  expect(run.faults(value)).toEqual(faults)
})

test('every item of a list in a row must have the right type', () => {
  expect(listOf(text).is(['a', 'b'])).toBe(true)
  expect(listOf(text).is(['a', 2])).toBe(false)
  expect(listOf(flag).is([])).toBe(true)
  expect(someOf(flag).is([])).toBe(false)
})

test('an id in a row is refused if it is cut off or has extra characters', () => {
  expect(id.is('00000000-0000-4000-8000-00000000ac01')).toBe(true)
  expect(id.is('00000000-0000-4000-8000-00000000ac01/../x')).toBe(false)
})

test('checking the fields of a row gives a result for every possible input', () => {
  fc.assert(fc.property(fc.anything(), (value) => run.read(value) === null || run.is(run.read(value))))
})
