import type { DatabaseTransaction } from '@questboard/database'
import { explain } from '@questboard/domain'
import { sql } from 'kysely'
import { type Actor, sessionOf } from './actor.ts'
import { isRefusal } from './isRefusal.ts'
import type { Moved, Refused } from './result.ts'

type Settings = { readonly move: string; readonly session: string }

const restore = (transaction: DatabaseTransaction, { move, session }: Settings) =>
  sql`select set_config('questboard.move', ${move}, true), set_config('hasura.user', ${session}, true)`.execute(
    transaction,
  )

/**
 * Tells the database the name and the actor of the change, for events, history and audit log. Returns the previous
 * values. For people, the database reads the actor from the session.
 */
const announce = async (
  transaction: DatabaseTransaction,
  move: string,
  session: string | null,
): Promise<Settings> => {
  const { rows } = await sql<Settings>`
    with before as materialized (
      select coalesce(current_setting('questboard.move', true), '') as move,
             coalesce(current_setting('hasura.user', true), '') as session
    )
    select before.*, set_config('questboard.move', ${move}, true),
           set_config('hasura.user', coalesce(${session}::text, before.session), true)
      from before`.execute(transaction)
  return rows[0] ?? { move: '', session: '' }
}

/** Translates the error of a constraint or guard into our error message. Throws any other error again. */
const refusalOf = (error: unknown): Refused => {
  const explained = isRefusal(error) ? explain(error.message) : undefined
  if (!isRefusal(error) || explained === undefined) throw error
  return { ok: false, code: explained.code, why: error.message }
}

const judge = async <Result extends object>(work: () => Promise<Moved<Result>>): Promise<Moved<Result>> => {
  try {
    return await work()
  } catch (error) {
    return refusalOf(error)
  }
}

/**
 * Makes a status change completely or not at all, regardless of what else happens in the transaction. The database gets
 * the name of the change and its actor for events, history and the audit log. Deferred constraints are checked at the
 * end.
 */
export const makeMove = async <Result extends object>(
  transaction: DatabaseTransaction,
  name: string,
  actor: Actor,
  work: () => Promise<Moved<Result>>,
): Promise<Moved<Result>> => {
  await sql`savepoint move`.execute(transaction)
  const session = sessionOf(actor)
  const before = await announce(
    transaction,
    JSON.stringify({ name, by: actor.by, why: actor.by === 'time' ? actor.why : undefined }),
    session === null ? null : JSON.stringify(session),
  )
  const outcome = await judge<Result>(async () => {
    const result = await work()
    // Sends three statements in one query to save time, because every status change needs them.
    if (result.ok)
      await sql`set constraints all immediate; release savepoint move; set constraints all deferred`.execute(
        transaction,
      )
    return result
  })
  if (outcome.ok) await restore(transaction, before)
  else await sql`rollback to savepoint move; release savepoint move`.execute(transaction)
  return outcome
}
