import { isRecord } from '@questboard/domain'
import { fetchAuth } from './fetchAuth.ts'
import { onReturn, untilServed } from './reach.ts'
import { createStore, useStore } from './store.ts'
import { hearChange } from './writes.ts'

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
  sessionId: string
  company: { id: string; name: string; isVerified: boolean; isOwner: boolean } | null
}

/**
 * `loading` until the first fetch finishes, then authenticated or unauthenticated (rules §4). `isUnsure` means that the
 * fetch failed, so the user may still be signed in.
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

/** The only place that parses the session's JSON. */
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
   * Called when a user's session ends or another user's session replaces it: the page reloads. After a failed refresh,
   * the login screen opens.
   */
  onEnded: (reason: 'ended' | 'refreshFailed') => void
  channel: Pick<BroadcastChannel, 'postMessage'> | null
  untilServed: () => Promise<void>
}

/** A server that restarts can be unreachable again before it has returned the session. */
const mostFailures = 3

/** Identifies the person whose data the page shows. Another account, account type or company can see other data. */
const ownerOf = ({ user }: Session) => user && [user.id, user.userType, user.company?.id].join(' ')

const same = (left: Session, right: Session) => JSON.stringify(left) === JSON.stringify(right)

export const createSession = ({ fetchSession, onEnded, channel, untilServed }: SessionDeps) => {
  const store = createStore<Session>(loading)
  let inFlight: Promise<Session> | null = null

  /**
   * A failed refresh counts only if the server responds. Otherwise, a sign-in page that cannot load would replace typed
   * input.
   */
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
      // The page will reload, so the new session is not set, because a change would render or redirect the screen.
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

  const tellOthers = (): void => channel?.postMessage('changed')

  /** Call this after a sign-in or any change of the account. Reads the session again and notifies other tabs. */
  const changed = async (): Promise<Session> => {
    hearChange()
    tellOthers()
    return refresh()
  }

  return { store, refresh, changed, tellOthers }
}

const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('questboard.session')

/** Repeats a function at the interval that the gateway names in the session. 0 means never. */
const createPoll = () => {
  let seconds = 0
  let tick: (() => void) | null = null
  let timer = 0
  const restart = () => {
    window.clearInterval(timer)
    if (tick && seconds > 0) timer = window.setInterval(tick, seconds * 1000)
  }
  return {
    set(next: number) {
      if (next === seconds) return
      seconds = next
      restart()
    },
    watch(next: (() => void) | null) {
      tick = next
      restart()
    },
  }
}

const poll = createPoll()

export const session = createSession({
  fetchSession: async () => {
    const body = await fetchAuth('session')
    if (isRecord(body)) poll.set(typeof body.pollSeconds === 'number' ? body.pollSeconds : 0)
    return body
  },
  onEnded: (reason) => (reason === 'ended' ? window.location.reload() : window.location.assign('/login')),
  channel,
  untilServed,
})

export const useSession = (): Session => useStore(session.store)

export const isUnsure = (known: Session): boolean =>
  known.status === 'unauthenticated' && known.isUnsure === true

const AGAIN_MS = 5_000

/**
 * Reads the session now, when the tab becomes visible, when another tab reports a change, and at the optional interval.
 * Repeats after failures.
 */
export const watchSession = (): (() => void) => {
  const refresh = () => void session.refresh()
  // The session is not refreshed while offline, because a failed fetch would sign the user out.
  const whenVisible = () => document.visibilityState === 'visible' && navigator.onLine && refresh()
  refresh()
  document.addEventListener('visibilitychange', whenVisible)
  channel?.addEventListener('message', refresh)
  poll.watch(() => navigator.onLine && refresh())
  const askIfUnsure = () => isUnsure(session.store.get()) && refresh()
  const again = window.setInterval(askIfUnsure, AGAIN_MS)
  const stopReturn = onReturn(askIfUnsure)
  return () => {
    window.clearInterval(again)
    stopReturn()
    document.removeEventListener('visibilitychange', whenVisible)
    channel?.removeEventListener('message', refresh)
    poll.watch(null)
  }
}
