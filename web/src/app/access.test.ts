import { describe, expect, it } from 'vitest'
import { parseSession, type Session } from '../lib/session.ts'
import { homeOf, judge, mayOpen, safeReturn } from './access.ts'

const signedIn = (userType: string): Session =>
  parseSession({
    user: {
      id: 'u',
      username: 'name',
      userType,
      company: userType === 'Company' ? { id: 'c', name: 'C', isOwner: false } : null,
    },
  })

const visitor: Session = { status: 'unauthenticated', user: null }

describe('the landing', () => {
  it.each([
    ['Company', '/home/company'],
    ['Creator', '/creator/home'],
    ['User', '/user/creator-access'],
  ])('of a %s is %s', (userType, path) => {
    expect(homeOf(signedIn(userType))).toBe(path)
  })

  it('of a visitor is sign-in', () => {
    expect(homeOf(visitor)).toBe('/login')
  })
})

describe('access', () => {
  it('sends visitors to sign-in with SessionRequired and the way back', () => {
    const verdict = judge({ access: 'company' }, visitor, '/company/cart?x=1')
    expect(verdict).toEqual({
      kind: 'redirect',
      to: '/login?error=SessionRequired&callbackUrl=%2Fcompany%2Fcart%3Fx%3D1',
    })
  })

  it('waits while the session loads', () => {
    expect(judge({ access: 'member' }, { status: 'loading', user: null }, '/')).toEqual({ kind: 'wait' })
    expect(judge({ access: 'public' }, { status: 'loading', user: null }, '/')).toEqual({ kind: 'open' })
  })

  it('keeps creators out of the company’s screens, and the other way round', () => {
    expect(mayOpen('company', signedIn('Creator').user)).toBe(false)
    expect(mayOpen('company', signedIn('Company').user)).toBe(true)
    expect(mayOpen('creator', signedIn('Company').user)).toBe(false)
    expect(mayOpen('market', signedIn('User').user)).toBe(false)
    expect(mayOpen('market', signedIn('Creator').user)).toBe(true)
  })

  it('keeps companies out of what is for creators and those who want to become one', () => {
    expect(mayOpen('person', signedIn('Company').user)).toBe(false)
    expect(mayOpen('person', signedIn('Creator').user)).toBe(true)
    expect(mayOpen('person', signedIn('User').user)).toBe(true)
  })

  it('sends who is signed in from sign-in to where they wanted to go', () => {
    expect(judge({ access: 'guest' }, signedIn('Creator'), '/login?callbackUrl=%2Fdeals')).toEqual({
      kind: 'redirect',
      to: '/deals',
    })
    expect(judge({ access: 'guest' }, signedIn('Creator'), '/login')).toEqual({
      kind: 'redirect',
      to: '/creator/home',
    })
  })
})

it.each(['https://evil.example/x', '//evil.example', '\\\\evil.example', 'javascript:alert(1)'])(
  'never returns to another site: %s',
  (callbackUrl) => {
    const path = safeReturn(callbackUrl, '/home')
    expect(new URL(path, window.location.origin).origin).toBe(window.location.origin)
  },
)
