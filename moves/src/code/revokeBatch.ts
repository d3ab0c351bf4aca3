import type { DatabaseTransaction } from '@questboard/database'
import { sql } from 'kysely'
import type { CompanyActor } from '../actor.ts'
import { makeMove } from '../makeMove.ts'
import { type Moved, refuse, stale } from '../result.ts'
import { holdBatches } from './batchTurns.ts'
import { type Replaced, revokeCodes } from './revokeCodes.ts'

const takeBatch = async (transaction: DatabaseTransaction, batchId: string, companyId: string) =>
  transaction
    .selectFrom('code_batch')
    .select(['id', 'company_id', 'item_id', 'distribution_channel_id', 'revoked_at'])
    .where('id', '=', batchId)
    .where('company_id', '=', companyId)
    .forUpdate()
    .executeTakeFirst()

const markRevoked = (transaction: DatabaseTransaction, batchId: string, by: string, reason: string) =>
  transaction
    .updateTable('code_batch')
    .set({ revoked_at: sql`now()`, revoked_by: by, revoke_reason: reason })
    .where('id', '=', batchId)
    .execute()

/** Leaves out codes that were revoked separately before, because they already have a replacement. */
const codesOf = async (transaction: DatabaseTransaction, batchId: string): Promise<readonly string[]> => {
  const codes = await transaction
    .selectFrom('code')
    .select('id')
    .where('batch_id', '=', batchId)
    .where('revoked_at', 'is', null)
    .execute()
  return codes.map(({ id }) => id)
}

/**
 * Revokes a batch that leaked or never worked. Holders are notified and get another code for the same item and store,
 * if one is left, except those whom the company leaves out.
 */
export const revokeBatch = (
  transaction: DatabaseTransaction,
  batchId: string,
  reason: string,
  actor: CompanyActor,
  leftOut: readonly string[] = [],
): Promise<Moved<Replaced>> =>
  makeMove(transaction, 'revokeBatch', actor, async () => {
    await holdBatches(transaction, actor.companyId)
    const batch = await takeBatch(transaction, batchId, actor.companyId)
    if (!batch) return refuse('not-found')
    if (batch.revoked_at !== null) return stale
    await markRevoked(transaction, batchId, actor.personId, reason)
    const result = await revokeCodes(transaction, {
      codeIds: await codesOf(transaction, batchId),
      companyId: batch.company_id,
      itemId: batch.item_id,
      distributionChannelId: batch.distribution_channel_id,
      by: actor.personId,
      reason,
      leftOut,
    })
    return { ok: true, ...result }
  })
