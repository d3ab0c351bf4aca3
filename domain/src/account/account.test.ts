import { describe, expect, test } from 'vitest'
import { canSignIn, isDisplayName, isPassword, isUsername, type SignInSubject } from './account.ts'

describe('checking whether names and passwords are valid', () => {
  test.each(['abcd', 'Player1', 'x'.repeat(25)])('%s is a valid username', (text) => {
    expect(isUsername(text)).toBe(true)
  })
  test.each(['abc', 'x'.repeat(26), 'with space', 'dash-ed', 'ünïcode', ''])(
    '%s is not a valid username',
    (text) => {
      expect(isUsername(text)).toBe(false)
    },
  )
  test.each(['Åsa4', 'Player1', 'x'.repeat(50)])('%s is a valid display name', (text) => {
    expect(isDisplayName(text)).toBe(true)
  })
  test.each(['abc', 'two words', 'x'.repeat(51), '<b>hi</b>'])('%s is not a valid display name', (text) => {
    expect(isDisplayName(text)).toBe(false)
  })
  test.each(['Play-fair-2026', 'abcdefg1'])('%s is a valid password', (text) => {
    expect(isPassword(text)).toBe(true)
  })
  test.each(['short1', 'onlyletters', '1234567890', `a1${'x'.repeat(127)}`])(
    '%s is not a valid password',
    (text) => {
      expect(isPassword(text)).toBe(false)
    },
  )
})

describe('accounts that can sign in', () => {
  const healthy: SignInSubject = { active: true, emailVerifiedAt: new Date('2026-11-21T10:00:00Z') }

  test('an account without problems can sign in', () => {
    expect(canSignIn(healthy)).toEqual({ ok: true })
  })
  test.each([
    ['an inactive account', { active: false, emailVerifiedAt: null }, '1203'],
    ['an unverified account', { emailVerifiedAt: null }, '1207'],
  ])('an account that is %s gets error %s at sign-in', (_, change, code) => {
    expect(canSignIn({ ...healthy, ...change })).toEqual({ ok: false, code })
  })
})
