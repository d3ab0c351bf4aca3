import pg from 'pg'
import type { Logger } from 'pino'

const CHANNEL = 'session_changed'
const HEARTBEAT_MS = 1_000
/** How long the last sign of life counts: what was said since then may have been missed. */
const TRUSTED_MS = 3_000
/** Connecting may take this long, and every answer. */
const PATIENCE_MS = 5_000
const RETRY_MS = 1_000
const SILENCE = new Error('the database is silent')

/** What has been heard of changes to sessions, as points on a counter that only rises. */
export type SessionChanges = {
  /** To be taken before a session is read. */
  now(): number
  /** Whether what was read at that point is still so: nothing about this user was said since, and we are listening. */
  isUnchanged(userId: string, since: number): boolean
  /** Done once everything that was committed before this call has been heard or is known to have been missed. */
  catchUp(): Promise<void>
  /** Tells of every change at once; null: anybody's may have been missed. */
  onChange(listener: (userId: string | null) => void): void
  /** Tells once a second while the database neither answers nor refuses: whoever waits for it waits in vain. */
  onSilence(listener: () => void): void
  close(): Promise<void>
}

const REMEMBERED = 10_000

/**
 * The database tells whose role, company or session changes (trigger notify_session_changed). A heartbeat on the listening
 * connection proves that nothing was missed: its answer comes after every notification that was committed before it.
 */
export const watchSessionChanges = (databaseUrl: string, log: Logger): SessionChanges => {
  const changedAt = new Map<string, number>()
  const listeners: ((userId: string | null) => void)[] = []
  const silenceListeners: (() => void)[] = []
  let counter = 0
  let allChangedAt = 0
  let heardAt = Number.NEGATIVE_INFINITY
  let client: pg.Client | undefined
  /** The same one, once it hears. */
  let listening: pg.Client | undefined
  /** When it was begun, then when the last question was put that has been answered. */
  let aliveAt = 0
  /** When the database last said anything, if only that it takes nobody in; absent before its first word. */
  let saidAt: number | undefined
  let beatAt = performance.now()
  let retry: NodeJS.Timeout | undefined
  let isClosed = false

  const forgetAll = (): void => {
    changedAt.clear()
    allChangedAt = ++counter
  }

  const note = (userId: string): void => {
    if (changedAt.size >= REMEMBERED) forgetAll()
    else changedAt.set(userId, ++counter)
  }

  const lose = (lost: pg.Client, error: unknown): void => {
    if (client !== lost) return
    const isRefusal = error instanceof Error && 'code' in error
    if (isRefusal || (lost === listening && error !== SILENCE)) saidAt = performance.now()
    client = undefined
    listening = undefined
    heardAt = Number.NEGATIVE_INFINITY
    lost.end().catch(() => undefined)
    if (isClosed) return
    log.warn({ err: error }, 'changes of sessions are not heard: every request reads its session')
    retry = setTimeout(() => void listen(), RETRY_MS).unref()
  }

  /** An answer comes after every notification that was committed before its question was asked. */
  const hearAll = (): Promise<void> =>
    new Promise((resolve) => {
      const asked = listening
      if (!asked) return resolve()
      const askedAt = performance.now()
      asked.query('', (error) => {
        if (error) lose(asked, error)
        else if (listening === asked) heardAt = aliveAt = saidAt = askedAt
        resolve()
      })
    })

  let asking: Promise<void> | undefined
  let following: Promise<void> | undefined
  const ask = (): Promise<void> => {
    following = undefined
    asking = hearAll().then(() => {
      if (!following) asking = undefined
    })
    return asking
  }
  /** Whoever comes while a question is under way waits for the next one, and shares it with all who come until then. */
  const catchUp = (): Promise<void> => {
    if (!asking) return ask()
    following ??= asking.then(ask)
    return following
  }

  /** One look a second at all questions: a timer for each of them would cost a third of the question. */
  const beat = (): void => {
    const at = performance.now()
    // It was this process that was held up: what has been said meanwhile is still unread.
    if (at - beatAt > 2 * HEARTBEAT_MS) aliveAt = saidAt = at
    beatAt = at
    if (saidAt !== undefined && at - saidAt > PATIENCE_MS) for (const tell of silenceListeners) tell()
    if (!client) return
    if (at - aliveAt > PATIENCE_MS) lose(client, SILENCE)
    else void catchUp()
  }
  const heartbeat = setInterval(beat, HEARTBEAT_MS).unref()

  const listen = async (): Promise<void> => {
    const fresh = new pg.Client({
      connectionString: databaseUrl,
      connectionTimeoutMillis: PATIENCE_MS,
      application_name: 'questboard session changes',
    })
    client = fresh
    aliveAt = performance.now()
    fresh.on('error', (error) => lose(fresh, error))
    fresh.on('end', () => lose(fresh, new Error('the connection was closed')))
    fresh.on('notification', ({ payload }) => {
      if (payload) note(payload)
      else forgetAll()
      for (const tell of listeners) tell(payload ?? null)
    })
    try {
      await fresh.connect()
      await fresh.query(`listen ${CHANNEL}`)
      // What was read before nobody has watched over.
      forgetAll()
      for (const tell of listeners) tell(null)
      listening = fresh
      await catchUp()
    } catch (error) {
      lose(fresh, error)
    }
  }
  void listen()

  return {
    now: () => counter,
    isUnchanged: (userId, since) =>
      performance.now() - heardAt < TRUSTED_MS &&
      since >= allChangedAt &&
      since >= (changedAt.get(userId) ?? 0),
    catchUp,
    onChange: (listener) => void listeners.push(listener),
    onSilence: (listener) => void silenceListeners.push(listener),
    async close() {
      isClosed = true
      clearInterval(heartbeat)
      clearTimeout(retry)
      await client?.end().catch(() => undefined)
    },
  }
}
