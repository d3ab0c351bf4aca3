import { DatabaseWatch } from '@questboard/database'
import type { Logger } from 'pino'

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

/** The database tells whose role, company or session changes (trigger notify_session_changed). */
export const watchSessionChanges = (databaseUrl: string, log: Logger): SessionChanges => {
  const changedAt = new Map<string, number>()
  const listeners: ((userId: string | null) => void)[] = []
  let counter = 0
  let allChangedAt = 0

  const forgetAll = (): void => {
    changedAt.clear()
    allChangedAt = ++counter
  }

  /** null: whoever it was, or everybody whose change was said before we listened. */
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
      log.warn({ err: error }, 'changes of sessions are not heard: every request reads its session'),
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
