import pg from 'pg'
import type { Logger } from 'pino'

const CHANNEL = 'session_changed'
const HEARTBEAT_MS = 1_000
/** How long the last sign of life counts: what was said since then may have been missed. */
const TRUSTED_MS = 3_000
const RETRY_MS = 1_000

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
  let counter = 0
  let allChangedAt = 0
  let heardAt = Number.NEGATIVE_INFINITY
  let client: pg.Client | undefined
  /** The same one, once it hears. */
  let listening: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined
  let isClosed = false

  const forgetAll = (): void => {
    changedAt.clear()
    allChangedAt = ++counter
  }

  const note = (userId: string): void => {
    if (changedAt.size >= REMEMBERED) forgetAll()
    else changedAt.set(userId, ++counter)
  }

  const later = (work: () => Promise<void>, milliseconds: number): void => {
    if (isClosed) return
    timer = setTimeout(() => void work(), milliseconds)
    timer.unref()
  }

  const lose = (lost: pg.Client, error: unknown): void => {
    if (client !== lost) return
    client = undefined
    listening = undefined
    heardAt = Number.NEGATIVE_INFINITY
    lost.end().catch(() => undefined)
    if (isClosed) return
    log.warn({ err: error }, 'changes of sessions are not heard: every request reads its session')
    clearTimeout(timer)
    later(listen, RETRY_MS)
  }

  /** An answer comes after every notification that was committed before its question was asked. */
  const hearAll = async (): Promise<void> => {
    const asked = listening
    if (!asked) return
    const askedAt = performance.now()
    try {
      await asked.query('')
      if (listening === asked) heardAt = askedAt
    } catch (error) {
      lose(asked, error)
    }
  }

  const beat = async (): Promise<void> => {
    await hearAll()
    if (listening) later(beat, HEARTBEAT_MS)
  }

  let asking: Promise<void> | undefined
  let askingNext: Promise<void> | undefined
  const askAfter = (earlier: Promise<void>): Promise<void> =>
    earlier.then(hearAll).finally(() => {
      asking = askingNext
      askingNext = undefined
    })
  /** Whoever comes while a question is under way waits for the next one, and shares it with all who come until then. */
  const catchUp = (): Promise<void> => {
    if (!asking) {
      asking = askAfter(Promise.resolve())
      return asking
    }
    askingNext ??= askAfter(asking)
    return askingNext
  }

  const listen = async (): Promise<void> => {
    const fresh = new pg.Client({
      connectionString: databaseUrl,
      connectionTimeoutMillis: 5_000,
      query_timeout: TRUSTED_MS,
      application_name: 'questboard session changes',
    })
    client = fresh
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
      await beat()
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
    async close() {
      isClosed = true
      clearTimeout(timer)
      await client?.end().catch(() => undefined)
    },
  }
}
