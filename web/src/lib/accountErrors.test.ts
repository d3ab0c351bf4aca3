import { expect, it } from 'vitest'
import { refusalText } from './accountErrors.ts'

const say = (key: string, values: object = {}) =>
  Object.entries(values).reduce((text, [name, value]) => text.replace(`{${name}}`, String(value)), key)
const locked = 'This account is locked after too many login attempts'
const until = '2026-11-22T13:05:00.000Z'

it('the message about a locked account says when the lock ends in Stockholm time, and in how many minutes', () => {
  const now = Date.parse('2026-11-22T12:53:00Z')
  expect(refusalText(say, '1206', until, now)).toBe(`${locked}. Try again at 14:05, in 12 minutes.`)
})

it.each([
  ['without an end', null],
  ['with an end in the past', '2026-11-22T12:52:00.000Z'],
  ['with an invalid end', 'soon'],
])('the message about a locked account shows no end of the lock for a lock %s', (_, end) => {
  expect(refusalText(say, '1206', end, Date.parse('2026-11-22T12:53:00Z'))).toBe(locked)
})

it('the sign-in error does not reveal whether the username or the password was wrong', () => {
  expect(refusalText(say, '1201', null)).toBe(refusalText(say, '1202', null))
})
