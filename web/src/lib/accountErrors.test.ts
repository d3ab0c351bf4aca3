import { expect, it } from 'vitest'
import { refusalText } from './accountErrors.ts'

const say = (key: string, values: object = {}) =>
  Object.entries(values).reduce((text, [name, value]) => text.replace(`{${name}}`, String(value)), key)
const locked = 'This account is locked after too many login attempts'
const until = '2026-11-22T13:05:00.000Z'

it('says when a lock ends, in Stockholm’s time, and how long that is', () => {
  const now = Date.parse('2026-11-22T12:53:00Z')
  expect(refusalText(say, '1206', until, now)).toBe(`${locked}. Try again at 14:05, in 12 minutes.`)
})

it.each([
  ['without an end', null],
  ['with one that is over', '2026-11-22T12:52:00.000Z'],
  ['with one that is no moment', 'soon'],
])('says no time for a refusal %s', (_, end) => {
  expect(refusalText(say, '1206', end, Date.parse('2026-11-22T12:53:00Z'))).toBe(locked)
})

it('does not say which of the two was wrong', () => {
  expect(refusalText(say, '1201', null)).toBe(refusalText(say, '1202', null))
})
