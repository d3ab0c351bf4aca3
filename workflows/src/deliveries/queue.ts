/** The rows of `delivery`. Why they are in Postgres: docs/decisions/delivery.md */
import type { Database } from '@questboard/database'
import { sql } from 'kysely'

export type Claimed = {
  readonly id: string
  readonly kind: string
  readonly subject_id: string
  readonly attempts: number
}

/**
 * A claimed row is due again after this time, so that another worker sends the mail if this one dies. It is far longer
 * than the mail server's timeouts (`providers/src/mail`).
 */
export const LEASE_MS = 2 * 60 * 1000

const FIRST_PAUSE_MS = 5_000
const LONGEST_PAUSE_MS = 5 * 60 * 1000

/** With the pauses above, this is a day. After a day, a mail is useless. */
export const MOST_ATTEMPTS = 294

/** The pause after an attempt that failed. */
export const pauseAfter = (attempts: number): number =>
  Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.max(0, attempts - 1))

/**
 * Claims rows that are due, the oldest first. Mails to many people come last, because a person waits for the others.
 * Several workers get different rows.
 */
export const claimDeliveries = async (database: Database, count: number): Promise<readonly Claimed[]> => {
  const { rows } = await sql<Claimed>`
    with single as (
      select id from delivery where not is_bulk and due_at <= now() order by due_at limit ${count}
         for update skip locked),
    bulk as (
      select id from delivery where is_bulk and due_at <= now() order by due_at
       limit ${count} - (select count(*) from single) for update skip locked),
    claimed as (
      update delivery set due_at = now() + make_interval(secs => ${LEASE_MS / 1000}), attempts = attempts + 1
       where id in (select id from single union all select id from bulk)
      returning id, kind, subject_id, attempts, is_bulk, created_at)
    select id, kind, subject_id, attempts from claimed order by is_bulk, created_at`.execute(database)
  return rows
}

/** Ends a row whose mail was sent or is no longer wanted. A notification shows when its mail was sent. */
export const endDelivery = async (database: Database, id: string, isSent: boolean): Promise<void> => {
  const end = sql`update delivery set due_at = null, ended_at = now(), problem = null where id = ${id}`
  await (isSent
    ? sql`with mailed as (update notification set mailed_at = now() where id = ${id}) ${end}`
    : end
  ).execute(database)
}

/** Waiting for the end of quiet hours is not a failure, so the attempts begin again. */
export const holdDelivery = async (database: Database, id: string, until: Date): Promise<void> => {
  await database.updateTable('delivery').set({ due_at: until, attempts: 0 }).where('id', '=', id).execute()
}

const LONGEST_PROBLEM = 500

/** Plans the next attempt, or gives the mail up. Does nothing if another worker has claimed the row meanwhile. */
export const retryDelivery = async (
  database: Database,
  { id, attempts }: Claimed,
  error: unknown,
): Promise<void> => {
  const problem = (error instanceof Error ? error.message : String(error)).slice(0, LONGEST_PROBLEM)
  const next =
    attempts < MOST_ATTEMPTS
      ? { due_at: new Date(Date.now() + pauseAfter(attempts)) }
      : { due_at: null, ended_at: new Date() }
  await database
    .updateTable('delivery')
    .set({ problem, ...next })
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .execute()
}
