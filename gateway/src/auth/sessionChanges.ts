import { DatabaseWatch } from '@questboard/database'
import type { Logger } from 'pino'

/** Notifications of session changes, as points on a rising counter. */
export type SessionChanges = {
  /** Read this counter before reading a session. */
  now(): number
  /** True if the user's session has not changed since that point. Always false while we are not listening. */
  isUnchanged(userId: string, since: number): boolean
  /** Resolves when every change committed before this call was noticed or is known to be missed. */
  catchUp(): Promise<void>
  /** Calls the callback on every change, with null if anyone's change could have been missed. */
  onChange(listener: (userId: string | null) => void): void
  /** Calls the callback every second while the database does not respond, so that callers can stop waiting. */
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

  /** Null counts as a change for everyone, because we could have missed notifications. */
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
