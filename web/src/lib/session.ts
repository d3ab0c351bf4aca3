import { fetchAuth } from './fetchAuth.ts'
import { isRecord } from './isRecord.ts'
import { onReturn, untilServed } from './reach.ts'
import { createStore, useStore } from './store.ts'

export type UserType = 'Company' | 'Creator' | 'User'

export type SessionUser = {
  id: string
  username: string
  displayName: string
  userType: UserType
  language: string
  picture: string | null
  emailVerified: boolean
  isDemo: boolean
  /** Of the row that signs this browser in. */
  sessionId: string
  company: { id: string; name: string; isVerified: boolean; isOwner: boolean } | null
}

/**
 * `loading` until the first fetch finishes, then authenticated or unauthenticated (rules §4); unsure, where there was no answer
 * to be had: they may be signed in all the same.
 */
export type Session =
  | { status: 'loading'; user: null }
  | { status: 'authenticated'; user: SessionUser }
  | { status: 'unauthenticated'; user: null; isUnsure?: true }

const loading: Session = { status: 'loading', user: null }
const unauthenticated: Session = { status: 'unauthenticated', user: null }
const unsure: Session = { ...unauthenticated, isUnsure: true }

const text = (value: unknown) => (typeof value === 'string' ? value : '')

const userTypes: Record<string, UserType> = { company: 'Company', creator: 'Creator', user: 'User' }

const readCompany = (value: unknown, isOwner: boolean): SessionUser['company'] =>
  isRecord(value) && typeof value.id === 'string'
    ? { id: value.id, name: text(value.name), isVerified: value.isVerified === true, isOwner }
    : null

/** The one place where the session's JSON becomes a session. */
export const parseSession = (body: unknown): Session => {
  if (!isRecord(body) || !isRecord(body.user)) return unauthenticated
  const { user } = body
  const userType = userTypes[text(user.userType).toLowerCase()]
  if (typeof user.id !== 'string' || !userType) return unauthenticated
  const isOwner = user.isCompanyOwner === true || (isRecord(user.company) && user.company.isOwner === true)
  return {
    status: 'authenticated',
    user: {
      id: user.id,
      username: text(user.username),
      displayName: text(user.displayName) || text(user.username),
      userType,
      language: text(user.language) || 'en',
      picture: text(user.picture) || null,
      emailVerified: user.emailVerified !== false,
      isDemo: user.isDemo === true,
      sessionId: text(body.sessionId),
      company: readCompany(user.company, isOwner),
    },
  }
}

type SessionDeps = {
  fetchSession: () => Promise<unknown>
  /**
   * What to do when a signed-in person's session ends, or another's is in its place: the page reloads; on a failed refresh it goes
   * to login.
   */
  onEnded: (reason: 'ended' | 'refreshFailed') => void
  channel: Pick<BroadcastChannel, 'postMessage'> | null
  /** Resolves as soon as the server answers. */
  untilServed: () => Promise<void>
}

/** A server that restarts may be away again before it has told whose session this is. */
const mostFailures = 3

/** Whose data this page holds: another account, or the same in another role or company, sees other rows. */
const ownerOf = ({ user }: Session) => user && [user.id, user.userType, user.company?.id].join(' ')

const same = (left: Session, right: Session) => JSON.stringify(left) === JSON.stringify(right)

export const createSession = ({ fetchSession, onEnded, channel, untilServed }: SessionDeps) => {
  const store = createStore<Session>(loading)
  let inFlight: Promise<Session> | null = null

  /** Nobody is led to a sign-in that cannot be loaded, away from what they typed: a refresh has failed once the server is there. */
  const fetchPatiently = async (isSignedIn: boolean): Promise<unknown> => {
    for (let failures = 1; ; failures += 1) {
      const body = await fetchSession()
      if (body !== null || !isSignedIn || failures === mostFailures) return body
      await untilServed()
    }
  }

  const load = async (): Promise<Session> => {
    const before = store.get()
    const body = await fetchPatiently(before.status === 'authenticated')
    const next = body === null ? unsure : parseSession(body)
    if (before.status === 'authenticated' && ownerOf(before) !== ownerOf(next)) {
      // The page goes, and what it has read with it: nothing is drawn anew meanwhile, nor led elsewhere.
      onEnded(body === null ? 'refreshFailed' : 'ended')
      return next
    }
    if (!same(store.get(), next)) store.set(next)
    return next
  }

  const refresh = (): Promise<Session> => {
    inFlight ??= load().finally(() => {
      inFlight = null
    })
    return inFlight
  }

  /** The other tabs read again. */
  const tellOthers = (): void => channel?.postMessage('changed')

  /** After signing in or any change of the account: this tab reads again and the others are told. */
  const changed = async (): Promise<Session> => {
    tellOthers()
    return refresh()
  }

  return { store, refresh, changed, tellOthers }
}

const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('questboard.session')

export const session = createSession({
  fetchSession: () => fetchAuth('session'),
  onEnded: (reason) => (reason === 'ended' ? window.location.reload() : window.location.assign('/login')),
  channel,
  untilServed,
})

export const useSession = (): Session => useStore(session.store)

export const isUnsure = (known: Session): boolean =>
  known.status === 'unauthenticated' && known.isUnsure === true

const AGAIN_MS = 5_000
const pollSeconds = Number(import.meta.env.VITE_SESSION_POLL_SECONDS ?? 0)

/**
 * Reads the session now, when the tab becomes visible, when another tab says so, and on the optional interval; and again and
 * again while nobody answers.
 */
export const watchSession = (): (() => void) => {
  const refresh = () => void session.refresh()
  // Offline there is nothing to learn; a failed fetch would only throw the person out.
  const whenVisible = () => document.visibilityState === 'visible' && navigator.onLine && refresh()
  refresh()
  document.addEventListener('visibilitychange', whenVisible)
  channel?.addEventListener('message', refresh)
  const poll =
    pollSeconds > 0 ? window.setInterval(() => navigator.onLine && refresh(), pollSeconds * 1000) : 0
  const askIfUnsure = () => isUnsure(session.store.get()) && refresh()
  const again = window.setInterval(askIfUnsure, AGAIN_MS)
  const stopReturn = onReturn(askIfUnsure)
  return () => {
    window.clearInterval(again)
    stopReturn()
    document.removeEventListener('visibilitychange', whenVisible)
    channel?.removeEventListener('message', refresh)
    window.clearInterval(poll)
  }
}
