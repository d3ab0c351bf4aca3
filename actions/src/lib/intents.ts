import { createHash } from 'node:crypto'
import type { DatabaseTransaction } from '@questboard/database'
import { refuse } from './actionError.ts'

/** A request that must be carried out once, however often it arrives. */
export type Intent = {
  readonly userId: string
  /** Created by the client, one per intent. */
  readonly key: string
  readonly action: string
  readonly input: unknown
}

/** Equal for equal input, whatever the order of its fields. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )

const hashOf = ({ input }: Intent): Buffer => createHash('sha256').update(canonical(input)).digest()

type Kept = { readonly answer: unknown }

/** The stored answer, or undefined if the intent was not carried out. */
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
 * Does the work and stores its answer in one transaction, so a key exists exactly if its work does. A simultaneous second
 * request waits for the first; if that fails, the second does the work.
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
