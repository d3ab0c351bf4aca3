import type { DatabaseTransaction } from '@questboard/database'
import { canSendAgain } from '@questboard/domain'
import { sql } from 'kysely'
import type { Actor } from '../actor.ts'
import { makeMove } from '../makeMove.ts'
import { type Moved, moved, refuse, stale } from '../result.ts'
import { lockPayout } from './payout.ts'

/** The creator or an admin requests another payout attempt, which goes to the creator's current account. */
export const retryPayout = (
  transaction: DatabaseTransaction,
  payoutId: string,
  actor: Actor,
): Promise<Moved> =>
  makeMove(transaction, 'retryPayout', actor, async () => {
    if (actor.by !== 'creator' && actor.by !== 'admin') return refuse('not-allowed')
    const taken = await lockPayout(transaction, payoutId)
    if (taken === null) return refuse('not-found')
    const { payout } = taken
    if (actor.by === 'creator' && actor.personId !== payout.creator_id) return refuse('not-found')
    if (!canSendAgain(payout.status)) return stale
    if (payout.retry_requested_at !== null) return moved
    const account = await transaction
      .selectFrom('payout_account')
      .select(['is_ready', sql<boolean>`fits_payout(creator_id, ${payout.amount_cents})`.as('fits')])
      .where('creator_id', '=', payout.creator_id)
      .executeTakeFirst()
    if (account?.is_ready !== true) return refuse('payout-setup')
    if (!account.fits) return refuse('payout-limit')
    await transaction
      .updateTable('payout')
      .set({ retry_requested_at: sql`now()` })
      .where('id', '=', payoutId)
      .execute()
    return moved
  })
