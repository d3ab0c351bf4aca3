import type { DatabaseTransaction } from '@questboard/database'
import { sql } from 'kysely'
import { declineApplicants, declineOffers, letKeysGo } from '../activation/letGo.ts'
import { makeMove } from '../makeMove.ts'
import { bidding } from '../quest-run/answerBid.ts'
import { type Moved, moved, refuse } from '../result.ts'

/**
 * True if others still depend on the account because of an agreed quest, a dispute or a payout that has not arrived.
 * Locks the runs first. A concurrent acceptance then either finishes before or finds the offer declined.
 */
const isUnderWay = async (transaction: DatabaseTransaction, creatorId: string): Promise<boolean> => {
  await sql`select from quest_run where creator_id = ${creatorId} and finished_at is null
             order by id for no key update`.execute(transaction)
  const { rows } = await sql<{ is_under_way: boolean }>`
    select exists (select from quest_run where creator_id = ${creatorId} and finished_at is null
                                           and status not in (${sql.join(bidding)}))
        or exists (select from quest_run_dispute where creator_id = ${creatorId} and status = 'open')
        or exists (select from payout where creator_id = ${creatorId} and status <> 'paid') as is_under_way`.execute(
    transaction,
  )
  return rows[0]?.is_under_way === true
}

/** Ends the offers, requests, invitations, keys and mission runs of an account that will be deleted. */
export const leaveMarket = (transaction: DatabaseTransaction, creatorId: string): Promise<Moved> =>
  makeMove(transaction, 'leaveMarket', { by: 'creator', personId: creatorId }, async () => {
    if (await isUnderWay(transaction, creatorId)) return refuse('account-under-way')
    const own = sql<boolean>`creator_id = ${creatorId}`
    await declineOffers(transaction, own, null)
    await transaction
      .updateTable('invitation')
      .set({ status: 'REJECTED' })
      .where(own)
      .where('status', '=', 'PENDING')
      .execute()
    await letKeysGo(transaction, own, null)
    await transaction.deleteFrom('code_request').where(own).execute()
    await transaction
      .updateTable('mission_run')
      .set({ status: 'canceled' })
      .where(own)
      .where('status', 'in', ['active', 'review'])
      .execute()
    await declineApplicants(transaction, own, null)
    return moved
  })
