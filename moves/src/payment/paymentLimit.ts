import type { DatabaseTransaction } from '@questboard/database'
import { sql } from 'kysely'
import type { CompanyActor } from '../actor.ts'
import { makeMove } from '../makeMove.ts'
import { type Moved, moved, refuse, stale } from '../result.ts'

/**
 * Reads the limit and locks it until the transaction ends, so that a company's payments and changes of its limit happen
 * one after another.
 */
export const lockLimit = async (transaction: DatabaseTransaction, companyId: string) =>
  transaction
    .selectFrom('payment_limit')
    .select(['limit_cents', 'wanted_cents', 'wanted_by', 'wanted_at'])
    .where('company_id', '=', companyId)
    .forNoKeyUpdate()
    .executeTakeFirst()

/** True if the amount exceeds what the member can pay within 24 hours without approval. */
export const exceedsLimit = async (
  transaction: DatabaseTransaction,
  { companyId, personId }: CompanyActor,
  cents: number,
): Promise<boolean> => {
  const { rows } = await sql<{ exceeds: boolean }>`
    select payment_exceeds_limit(${companyId}, ${personId}, ${cents}) as exceeds`.execute(transaction)
  return rows[0]?.exceeds === true
}

const countMembers = async (transaction: DatabaseTransaction, companyId: string): Promise<number> => {
  const { count } = await transaction
    .selectFrom('company_member')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('company_id', '=', companyId)
    .executeTakeFirstOrThrow()
  return count
}

type Wish = { readonly wanted_cents: number | null; readonly wanted_by: string; readonly wanted_at: Date }
const noWish = { wanted_cents: null, wanted_by: null, wanted_at: null } as const

const write = (
  transaction: DatabaseTransaction,
  companyId: string,
  values: Partial<Wish> | (typeof noWish & { readonly limit_cents?: number | null }),
) => transaction.updateTable('payment_limit').set(values).where('company_id', '=', companyId).execute()

/** A lower limit applies immediately. Raising or removing the limit requires the approval of a second member. */
export const setPaymentLimit = (
  transaction: DatabaseTransaction,
  limitCents: number | null,
  actor: CompanyActor,
): Promise<Moved<{ readonly waits: boolean }>> =>
  makeMove<{ readonly waits: boolean }>(transaction, 'setPaymentLimit', actor, async () => {
    const { companyId, personId } = actor
    await transaction
      .insertInto('payment_limit')
      .values({ company_id: companyId })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    const now = (await lockLimit(transaction, companyId))?.limit_cents ?? null
    const isLoosened = now !== null && (limitCents === null || limitCents > now)
    // Without this exception, a company's only member would wait for an approval forever.
    if ((isLoosened || limitCents !== null) && (await countMembers(transaction, companyId)) < 2)
      return refuse('payment-limit-members')
    if (isLoosened)
      await write(transaction, companyId, {
        wanted_cents: limitCents,
        wanted_by: personId,
        wanted_at: new Date(),
      })
    else await write(transaction, companyId, { ...noWish, limit_cents: limitCents })
    return { ok: true, waits: isLoosened }
  })

/** A second member approves an owner's request to change the limit. The owner can also withdraw it. */
export const answerPaymentLimit = (
  transaction: DatabaseTransaction,
  agrees: boolean,
  actor: CompanyActor,
): Promise<Moved> =>
  makeMove(transaction, 'answerPaymentLimit', actor, async () => {
    const { companyId, personId } = actor
    const limit = await lockLimit(transaction, companyId)
    if (!limit?.wanted_at) return stale
    if (agrees && limit.wanted_by === personId) return refuse('payment-approval')
    const { wanted_cents } = limit
    // Uses two SQL statements, because a guard compares the requested limit with the new one.
    if (agrees)
      await transaction
        .updateTable('payment_limit')
        .set({ limit_cents: wanted_cents })
        .where('company_id', '=', companyId)
        .execute()
    await write(transaction, companyId, noWish)
    return moved
  })
