import { type DatabaseTransaction, emitEvent } from '@questboard/database'
import { sql } from 'kysely'
import { makeMove } from '../makeMove.ts'
import type { Mover } from '../mover.ts'
import { type Moved, refuse } from '../verdict.ts'
import { takeFreeCode } from './takeFreeCode.ts'

type Wish = { readonly itemId: string; readonly distributionChannelId: string; readonly creatorId: string }

/** A batch that is taken back waits for those who hand out, and they for it: else each could wait for a code of the other's. */
const takeTurn = (transaction: DatabaseTransaction, companyId: string) =>
  sql`select pg_advisory_xact_lock_shared(hashtextextended('batches of ' || ${companyId}, 0))`.execute(
    transaction,
  )

const free = (transaction: DatabaseTransaction, companyId: string, wish: Wish) =>
  transaction
    .selectFrom('code')
    .select('id')
    .where('company_id', '=', companyId)
    .where('item_id', '=', wish.itemId)
    .where('distribution_channel_id', '=', wish.distributionChannelId)
    .where('status', '=', 'available')
    .orderBy('created_at')
    .orderBy('id')
    .limit(1)

const pick = (transaction: DatabaseTransaction, companyId: string, wish: Wish) => {
  const codes = free(transaction, companyId, wish)
  return takeFreeCode(transaction, {
    take: async () => (await codes.forUpdate().skipLocked().executeTakeFirst())?.id ?? null,
    find: async () => (await codes.executeTakeFirst())?.id ?? null,
  })
}

/** A member gives one code to one creator, outside of any activation: it leaves a claim as any other does. */
export const handOutCode = (
  transaction: DatabaseTransaction,
  wish: Wish,
  mover: Mover & { readonly by: 'company' },
): Promise<Moved<{ readonly codeId: string }>> =>
  makeMove(transaction, 'handOutCode', mover, async () => {
    await takeTurn(transaction, mover.companyId)
    const creator = await transaction
      .selectFrom('creator')
      .select('id')
      .where('id', '=', wish.creatorId)
      .executeTakeFirst()
    if (!creator) return refuse('not-found')
    const codeId = await pick(transaction, mover.companyId, wish)
    if (codeId === null) return refuse('codes-out')
    await transaction
      .insertInto('code_claim')
      .values({
        code_id: codeId,
        company_id: mover.companyId,
        creator_id: wish.creatorId,
        is_handed_out: true,
      })
      .execute()
    await transaction
      .updateTable('code')
      .set({ distributed_by: mover.personId })
      .where('id', '=', codeId)
      .execute()
    await emitEvent(transaction, {
      type: 'codeHandedOut',
      entity: 'code',
      entityId: codeId,
      payload: { company_id: mover.companyId, creator_id: wish.creatorId },
    })
    return { ok: true, codeId }
  })
