import type { DatabaseTransaction } from '@questboard/database'
import { undoEnds } from '@questboard/domain'
import { sql } from 'kysely'
import { z } from 'zod'
import { defineAction } from '../lib/action.ts'
import { refuse } from '../lib/actionError.ts'
import type { Member } from '../lib/audiences.ts'

const takeBatch = async (transaction: DatabaseTransaction, batchId: string, companyId: string) => {
  const batch = await transaction
    .selectFrom('code_batch')
    .select(['id', 'created_at', sql<Date>`now()`.as('now')])
    .where('id', '=', batchId)
    .where('company_id', '=', companyId)
    .forUpdate()
    .executeTakeFirst()
  if (!batch) throw refuse('not-found')
  return batch
}

const isClaimed = async (transaction: DatabaseTransaction, batchId: string): Promise<boolean> =>
  (await transaction
    .selectFrom('code')
    .select('id')
    .where('batch_id', '=', batchId)
    .where('status', '=', 'claimed')
    .limit(1)
    .executeTakeFirst()) !== undefined

const writeDown = (transaction: DatabaseTransaction, person: Member, batchId: string, codes: number) =>
  transaction
    .insertInto('audit_event')
    .values({
      actor_id: person.userId,
      actor_role: person.role,
      entity: 'code_batch',
      entity_id: batchId,
      operation: 'DELETE',
      before: JSON.stringify({ codes }),
    })
    .execute()

/**
 * If a creator claims one of the codes at this moment, the table rejects the deletion. The creator keeps the code, and
 * no code of the import is removed.
 */
export const undoImport = defineAction('undoImport', {
  who: 'companyMember',
  idempotent: true,
  input: z.object({ batchId: z.guid() }),
  async handle({ input, person, transaction }) {
    const batch = await takeBatch(transaction, input.batchId, person.companyId)
    if (undoEnds(batch.created_at) < batch.now || (await isClaimed(transaction, batch.id)))
      throw refuse('import-stays')
    const { numDeletedRows } = await transaction
      .deleteFrom('code')
      .where('batch_id', '=', batch.id)
      .executeTakeFirstOrThrow()
    await transaction.deleteFrom('code_batch').where('id', '=', batch.id).execute()
    await writeDown(transaction, person, batch.id, Number(numDeletedRows))
    return { removed: Number(numDeletedRows) }
  },
})
