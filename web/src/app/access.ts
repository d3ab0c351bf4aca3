import type { Session, SessionUser, UserType } from '../lib/session.ts'
import type { Access, Screen } from './paths/screen.ts'

/** Landing page of each account type after sign-in (rules §2). */
export const landing: Record<UserType, string> = {
  Company: '/home/company',
  Creator: '/creator/home',
  User: '/user/creator-access',
}

export const homeOf = (session: Session): string => (session.user ? landing[session.user.userType] : '/login')

const allowedTypes: Partial<Record<Access, readonly UserType[]>> = {
  creator: ['Creator'],
  company: ['Company'],
  market: ['Creator', 'Company'],
  person: ['Creator', 'User'],
}

export const mayOpen = (access: Access, user: Pick<SessionUser, 'userType'> | null): boolean => {
  if (access === 'public') return true
  if (access === 'guest') return user === null
  if (!user) return false
  return allowedTypes[access]?.includes(user.userType) ?? true
}

export type AccessResult =
  | { kind: 'open' }
  | { kind: 'wait' }
  | { kind: 'redirect'; to: string }
  | { kind: 'noAccess' }

/** Accepts only return URLs on this site, so that a link cannot send users to another site after sign-in. */
export const safeReturn = (callbackUrl: string | null, fallback: string): string => {
  if (!callbackUrl) return fallback
  try {
    const url = new URL(callbackUrl, window.location.origin)
    return url.origin === window.location.origin ? url.pathname + url.search + url.hash : fallback
  } catch {
    return fallback
  }
}

/** Visitors go to sign-in with SessionRequired and a return URL (rules §8). */
const signInFirst = (location: string) =>
  `/login?${new URLSearchParams({ error: 'SessionRequired', callbackUrl: location })}`

export const judge = (screen: Pick<Screen, 'access'>, session: Session, location: string): AccessResult => {
  if (screen.access === 'public') return { kind: 'open' }
  if (session.status === 'loading') return { kind: 'wait' }
  if (screen.access === 'guest' && session.user) {
    const callbackUrl = new URL(location, window.location.origin).searchParams.get('callbackUrl')
    return { kind: 'redirect', to: safeReturn(callbackUrl, homeOf(session)) }
  }
  if (mayOpen(screen.access, session.user)) return { kind: 'open' }
  return session.user ? { kind: 'noAccess' } : { kind: 'redirect', to: signInFirst(location) }
}
