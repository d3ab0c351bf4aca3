import type { DatabaseTransaction } from '@questboard/database'
import type { CompanyActor } from '../actor.ts'
import { makeMove } from '../makeMove.ts'
import { type Moved, refuse, stale } from '../result.ts'
import { holdBatches } from './batchTurns.ts'
import { type Replaced, revokeCodes } from './revokeCodes.ts'

type Wish = { readonly codeId: string; readonly reason: string; readonly isReplaced: boolean }

const find = (transaction: DatabaseTransaction, codeId: string, companyId: string) =>
  transaction
    .selectFrom('code')
    .select(['item_id', 'distribution_channel_id', 'revoked_at'])
    .where('id', '=', codeId)
    .where('company_id', '=', companyId)
    .executeTakeFirst()

/** Revokes one code, for example because its holder leaked it. The other codes of its batch stay as they are. */
export const revokeCode = (
  transaction: DatabaseTransaction,
  { codeId, reason, isReplaced }: Wish,
  actor: CompanyActor,
): Promise<Moved<Replaced>> =>
  makeMove(transaction, 'revokeCode', actor, async () => {
    await holdBatches(transaction, actor.companyId)
    const code = await find(transaction, codeId, actor.companyId)
    if (!code) return refuse('not-found')
    if (code.revoked_at !== null) return stale
    const result = await revokeCodes(transaction, {
      codeIds: [codeId],
      companyId: actor.companyId,
      itemId: code.item_id,
      distributionChannelId: code.distribution_channel_id,
      by: actor.personId,
      reason,
      leftOut: isReplaced ? [] : 'all',
    })
    await transaction.updateTable('code').set({ revoke_reason: reason }).where('id', '=', codeId).execute()
    return { ok: true, ...result }
  })
