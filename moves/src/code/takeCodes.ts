import type { DatabaseTransaction } from '@questboard/database'
import { sql } from 'kysely'

/** An item for a store or region. */
export type WantedKey = { readonly itemId: string; readonly distributionChannelId: string }

/** The owner of the codes, in the columns of `code_claim`. */
type Whose =
  | { readonly participant_id: string }
  | { readonly quest_run_id: string }
  | { readonly reward_claim_id: string }
  | { readonly creator_id: string; readonly is_handed_out: true }

/** The codes taken, or none and a code that another transaction is taking. */
type Attempt = { readonly taken: readonly string[]; readonly contested: string | null }

/** One statement finds and takes as many free codes as wanted, or none. */
const attempt = async (
  transaction: DatabaseTransaction,
  { itemId, distributionChannelId }: WantedKey,
  whose: Whose,
  count: number,
): Promise<Attempt> => {
  const isWanted = sql`item_id = ${itemId} and distribution_channel_id = ${distributionChannelId} and status = 'available'`
  // Matches the index; without an order, Postgres would read the claimed codes again and again.
  const oldest = sql`order by created_at, id`
  const columns = sql.join(Object.keys(whose).map((column) => sql.ref(column)))
  const { rows } = await sql<Attempt>`
    with free as materialized (
      select id from code where ${isWanted} ${oldest} limit ${count} for update skip locked
    ), given as (
      insert into code_claim (code_id, ${columns})
      select id, ${sql.join(Object.values(whose))} from free where (select count(*) from free) = ${count}
      returning code_id
    )
    select array(select code_id from given) as taken,
           case when (select count(*) from free) < ${count}
                then (select id from code where ${isWanted} and id not in (select id from free) ${oldest} limit 1)
            end as contested`.execute(transaction)
  return rows[0] ?? { taken: [], contested: null }
}

/**
 * A creator who finds too few of several codes releases them. Creators take turns, because otherwise many could hold a part
 * each, over and over.
 */
const attemptSeveral: typeof attempt = async (transaction, wanted, whose, count) => {
  await sql`savepoint several`.execute(transaction)
  await sql`select lock_code_stock(${wanted.itemId}, ${wanted.distributionChannelId})`.execute(transaction)
  const made = await attempt(transaction, wanted, whose, count)
  if (made.taken.length === 0) await sql`rollback to savepoint several`.execute(transaction)
  await sql`release savepoint several`.execute(transaction)
  return made
}

/**
 * The savepoint releases the code again, so that a waiting transaction holds no usable code. A code that was gone when its
 * lock came stays locked. If its batch is revoked at that moment, the two can deadlock, and one of them starts again.
 */
const waitFor = async (transaction: DatabaseTransaction, codeId: string): Promise<void> => {
  await sql`savepoint wait`.execute(transaction)
  await sql`select from code where id = ${codeId} for share`.execute(transaction)
  await sql`rollback to savepoint wait`.execute(transaction)
  await sql`release savepoint wait`.execute(transaction)
}

/**
 * Takes as many codes of a stock as wanted, oldest first, or returns null if too few are left. If another transaction that
 * was taking a code fails, the code is free again.
 */
export const takeCodes = async (
  transaction: DatabaseTransaction,
  wanted: WantedKey,
  whose: Whose,
  count: number,
): Promise<readonly [string, ...string[]] | null> => {
  const look = count === 1 ? attempt : attemptSeveral
  for (;;) {
    const { taken, contested } = await look(transaction, wanted, whose, count)
    const [first, ...others] = taken
    if (first !== undefined) return [first, ...others]
    if (contested === null) return null
    await waitFor(transaction, contested)
  }
}
