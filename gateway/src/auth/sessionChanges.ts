import { DatabaseWatch } from '@questboard/database'
import type { Logger } from 'pino'

/** Tells whether sessions have changed. Every change increases a counter. */
export type SessionChanges = {
  /** The current counter. Read it before you read a session. */
  now(): number
  /** True if the user's session has not changed since the counter had this value. False while no connection listens. */
  isUnchanged(userId: string, since: number): boolean
  /** Resolves when every session change committed before this call has arrived or is known to be lost. */
  catchUp(): Promise<void>
  /** Calls back with the user whose session changed, or with null if any change could have been missed. */
  onChange(listener: (userId: string | null) => void): void
  /** Calls the listener every second while the database does not respond, so that callers can stop waiting. */
  onSilence(listener: () => void): void
  close(): Promise<void>
}

const REMEMBERED = 10_000

/** Postgres notifies us when a person's role, company or session changes (trigger notify_session_changed). */
export const watchSessionChanges = (databaseUrl: string, log: Logger): SessionChanges => {
  const changedAt = new Map<string, number>()
  const listeners: ((userId: string | null) => void)[] = []
  let counter = 0
  let allChangedAt = 0

  const forgetAll = (): void => {
    changedAt.clear()
    allChangedAt = ++counter
  }

  /** The value null means that anyone's session could have changed, because we could have missed notifications. */
  const note = (userId: string | null): void => {
    if (userId === null || changedAt.size >= REMEMBERED) forgetAll()
    else changedAt.set(userId, ++counter)
    for (const listener of listeners) listener(userId)
  }

  const watch = new DatabaseWatch({
    databaseUrl,
    applicationName: 'questboard session changes',
    channel: 'session_changed',
    onListening: () => note(null),
    onSaid: note,
    onLost: (error) =>
      log.warn(
        { err: error },
        'lost the connection that reports session changes: until it is back, every request reads its session from Postgres',
      ),
  })

  return {
    now: () => counter,
    isUnchanged: (userId, since) =>
      watch.isHearing() && since >= allChangedAt && since >= (changedAt.get(userId) ?? 0),
    catchUp: () => watch.catchUp(),
    onChange: (listener) => void listeners.push(listener),
    onSilence: (listener) => watch.onSilence(listener),
    close: () => watch.close(),
  }
}
