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

describe('the first page after sign-in', () => {
  it.each([
    ['Company', '/home/company'],
    ['Creator', '/creator/home'],
    ['User', '/user/creator-access'],
  ])('the first page of a %s is %s', (userType, path) => {
    expect(homeOf(signedIn(userType))).toBe(path)
  })

  it('the first page of a visitor is sign-in', () => {
    expect(homeOf(visitor)).toBe('/login')
  })
})

describe('pages that a user can open', () => {
  it('a visitor is redirected to sign-in, with the reason SessionRequired and a return path', () => {
    const result = judge({ access: 'company' }, visitor, '/company/cart?x=1')
    expect(result).toEqual({
      kind: 'redirect',
      to: '/login?error=SessionRequired&callbackUrl=%2Fcompany%2Fcart%3Fx%3D1',
    })
  })

  it('a page that only some people can open waits until the session has loaded', () => {
    expect(judge({ access: 'member' }, { status: 'loading', user: null }, '/')).toEqual({ kind: 'wait' })
    expect(judge({ access: 'public' }, { status: 'loading', user: null }, '/')).toEqual({ kind: 'open' })
  })

  it('creators cannot open company pages, and companies cannot open creator pages', () => {
    expect(mayOpen('company', signedIn('Creator').user)).toBe(false)
    expect(mayOpen('company', signedIn('Company').user)).toBe(true)
    expect(mayOpen('creator', signedIn('Company').user)).toBe(false)
    expect(mayOpen('market', signedIn('User').user)).toBe(false)
    expect(mayOpen('market', signedIn('Creator').user)).toBe(true)
  })

  it('companies cannot open pages for creators and for users who want to become creators', () => {
    expect(mayOpen('person', signedIn('Company').user)).toBe(false)
    expect(mayOpen('person', signedIn('Creator').user)).toBe(true)
    expect(mayOpen('person', signedIn('User').user)).toBe(true)
  })

  it('a signed-in user who opens sign-in is redirected to the return path', () => {
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
  '`safeReturn` never returns a URL on another site: %s',
  (callbackUrl) => {
    const path = safeReturn(callbackUrl, '/home')
    expect(new URL(path, window.location.origin).origin).toBe(window.location.origin)
  },
)
