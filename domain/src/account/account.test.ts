import { describe, expect, test } from 'vitest'
import {
  canChangeCountry,
  canChangeLanguage,
  canSignIn,
  isDisplayName,
  isPassword,
  isUsername,
  lockedUntil,
  type SignInSubject,
} from './account.ts'

const now = new Date('2026-11-21T10:00:00Z')
const later = new Date('2026-11-21T10:15:00Z')

describe('names and passwords', () => {
  test.each(['abcd', 'Player1', 'x'.repeat(25)])('%s is a username', (text) => {
    expect(isUsername(text)).toBe(true)
  })
  test.each(['abc', 'x'.repeat(26), 'with space', 'dash-ed', 'ünïcode', ''])('%s is no username', (text) => {
    expect(isUsername(text)).toBe(false)
  })
  test.each(['Åsa4', 'Player1', 'x'.repeat(50)])('%s is a display name', (text) => {
    expect(isDisplayName(text)).toBe(true)
  })
  test.each(['abc', 'two words', 'x'.repeat(51), '<b>hi</b>'])('%s is no display name', (text) => {
    expect(isDisplayName(text)).toBe(false)
  })
  test.each(['Play-fair-2026', 'abcdefg1'])('%s is a password', (text) => {
    expect(isPassword(text)).toBe(true)
  })
  test.each(['short1', 'onlyletters', '1234567890', `a1${'x'.repeat(127)}`])('%s is no password', (text) => {
    expect(isPassword(text)).toBe(false)
  })
})

describe('the locks of country and language', () => {
  test('a country stays for one year', () => {
    expect(lockedUntil(now, 12)).toEqual(new Date('2027-11-21T10:00:00Z'))
  })
  test('three months after the end of November is the end of February', () => {
    expect(lockedUntil(new Date('2026-11-30T10:00:00Z'), 3)).toEqual(new Date('2027-02-28T10:00:00Z'))
  })
  test('a locked place says so, an open one does not', () => {
    expect(canChangeCountry(later, now)).toEqual({ ok: false, code: 'country-locked' })
    expect(canChangeLanguage(later, now)).toEqual({ ok: false, code: 'language-locked' })
    expect(canChangeCountry(now, later)).toEqual({ ok: true })
    expect(canChangeLanguage(null, now)).toEqual({ ok: true })
  })
})

describe('signing in', () => {
  const healthy: SignInSubject = { active: true, lockedUntil: null, emailVerifiedAt: now, failuresInARow: 0 }

  test('a healthy account may', () => {
    expect(canSignIn(healthy, now)).toEqual({ ok: true })
  })
  test.each([
    ['an inactive account', { active: false }, '1203'],
    ['an account that an admin locked', { lockedUntil: later }, '1204'],
    ['an account locked by wrong passwords', { lockedUntil: later, failuresInARow: 5 }, '1206'],
    ['an unverified account', { emailVerifiedAt: null }, '1207'],
  ])('%s is told %s', (_, change, code) => {
    expect(canSignIn({ ...healthy, ...change }, now)).toEqual({ ok: false, code })
  })
  test('a lock that has run out is none', () => {
    expect(canSignIn({ ...healthy, lockedUntil: now, failuresInARow: 5 }, later)).toEqual({ ok: true })
  })
})
