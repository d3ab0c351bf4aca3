import type { DatabaseTransaction } from '@questboard/database'
import { sql } from 'kysely'

/** The code item, limited to a store or region. */
export type WantedKey = { readonly itemId: string; readonly distributionChannelId: string }

/** The columns of `code_claim` that tell who gets the codes. */
type Whose =
  | { readonly participant_id: string }
  | { readonly quest_run_id: string }
  | { readonly reward_claim_id: string }
  | { readonly creator_id: string; readonly is_handed_out: true }

/** The ids of the taken codes. If there are none, a code that another transaction is about to take. */
type Attempt = { readonly taken: readonly string[]; readonly contested: string | null }

/** One SQL statement finds and takes the number of free codes wanted, or none. */
const attempt = async (
  transaction: DatabaseTransaction,
  { itemId, distributionChannelId }: WantedKey,
  whose: Whose,
  count: number,
): Promise<Attempt> => {
  const isWanted = sql`item_id = ${itemId} and distribution_channel_id = ${distributionChannelId} and status = 'available'`
  // The order matches the index. Without it, Postgres would read the claimed codes again and again.
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
 * If there are fewer codes than requested, the taken codes are released. A lock makes creators take turns, so that two
 * of them cannot each hold half of the last codes.
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
 * Waits until another transaction has taken or released this code. If the code is free then, the savepoint releases our
 * lock, so that others can take the code. If the code is gone, our lock remains. If its batch is being revoked, the two
 * transactions can deadlock, and one of them starts again.
 */
const waitFor = async (transaction: DatabaseTransaction, codeId: string): Promise<void> => {
  await sql`savepoint wait`.execute(transaction)
  await sql`select from code where id = ${codeId} for share`.execute(transaction)
  await sql`rollback to savepoint wait`.execute(transaction)
  await sql`release savepoint wait`.execute(transaction)
}

/**
 * Takes the number of codes wanted from a stock, oldest first. Returns null if too few are left. If another transaction
 * that was taking a code fails, the code is free again.
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
