import { createHash } from 'node:crypto'
import type { DatabaseTransaction } from '@questboard/database'
import { refuse } from './actionError.ts'

/** A request that must be carried out once, even if it arrives several times. */
export type Intent = {
  readonly userId: string
  /** The idempotency key. The client creates one for each thing a person does. */
  readonly key: string
  readonly action: string
  readonly input: unknown
}

/** JSON that is the same for the same input, regardless of the order of its fields. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )

const hashOf = ({ input }: Intent): Buffer => createHash('sha256').update(canonical(input)).digest()

type Kept = { readonly answer: unknown }

/** The stored response. Undefined if the request was not carried out yet. */
export const recall = async (
  transaction: Pick<DatabaseTransaction, 'selectFrom'>,
  intent: Intent,
): Promise<Kept | undefined> => {
  const kept = await transaction
    .selectFrom('idempotency_key')
    .select(['action', 'input_hash', 'answer'])
    .where('user_id', '=', intent.userId)
    .where('key', '=', intent.key)
    .executeTakeFirst()
  if (!kept) return undefined
  if (kept.action !== intent.action || !kept.input_hash.equals(hashOf(intent)))
    throw refuse('idempotency-conflict')
  return { answer: kept.answer }
}

/**
 * Does the work and stores its response in one transaction, so the idempotency key is stored only if the work was done.
 * A simultaneous second request waits for the first. If the first request fails, the second one does the work.
 */
export const carryOutOnce = async (
  transaction: DatabaseTransaction,
  intent: Intent,
  work: () => Promise<unknown>,
): Promise<unknown> => {
  const { userId: user_id, key, action } = intent
  const claimed = await transaction
    .insertInto('idempotency_key')
    .values({ user_id, key, action, input_hash: hashOf(intent) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst()
  if (!claimed) {
    const kept = await recall(transaction, intent)
    if (kept) return kept.answer
    throw new Error(`the idempotency key ${key} is taken, but its row is missing`)
  }
  const answer = await work()
  await transaction
    .updateTable('idempotency_key')
    .set({ answer: JSON.stringify(answer) })
    .where('user_id', '=', user_id)
    .where('key', '=', key)
    .execute()
  return answer
}
