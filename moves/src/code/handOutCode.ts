import { type DatabaseTransaction, emitEvent } from '@questboard/database'
import type { CompanyActor } from '../actor.ts'
import { makeMove } from '../makeMove.ts'
import { type Moved, refuse } from '../result.ts'
import { waitForBatches } from './batchTurns.ts'
import { takeCodes, type WantedKey } from './takeCodes.ts'

type Wish = WantedKey & { readonly creatorId: string }

const isOwnItem = async (transaction: DatabaseTransaction, companyId: string, itemId: string) =>
  (await transaction
    .selectFrom('code_item')
    .select('id')
    .where('id', '=', itemId)
    .where('company_id', '=', companyId)
    .executeTakeFirst()) !== undefined

/** A member gives one code to one creator outside of any activation. This creates a claim like any other. */
export const handOutCode = (
  transaction: DatabaseTransaction,
  wish: Wish,
  actor: CompanyActor,
): Promise<Moved<{ readonly codeId: string }>> =>
  makeMove(transaction, 'handOutCode', actor, async () => {
    await waitForBatches(transaction, actor.companyId)
    const creator = await transaction
      .selectFrom('creator')
      .select('id')
      .where('id', '=', wish.creatorId)
      .executeTakeFirst()
    if (!creator) return refuse('not-found')
    if (!(await isOwnItem(transaction, actor.companyId, wish.itemId))) return refuse('out-of-codes')
    const codes = await takeCodes(transaction, wish, { creator_id: wish.creatorId, is_handed_out: true }, 1)
    if (codes === null) return refuse('out-of-codes')
    const [codeId] = codes
    await transaction
      .updateTable('code')
      .set({ distributed_by: actor.personId })
      .where('id', '=', codeId)
      .execute()
    await emitEvent(transaction, {
      type: 'codeHandedOut',
      entity: 'code',
      entityId: codeId,
      payload: { company_id: actor.companyId, creator_id: wish.creatorId },
    })
    return { ok: true, codeId }
  })
