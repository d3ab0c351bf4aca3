import { type DatabaseTransaction, emitEvent } from '@questboard/database'
import { bankDaysAfter, payoutFacts } from '@questboard/domain'
import { sql } from 'kysely'
import type { Actor } from '../actor.ts'
import { makeMove } from '../makeMove.ts'
import { type Moved, moved, refuse, stale } from '../result.ts'
import { lockPayout } from './payout.ts'
import { lastPayoutTry } from './payoutTry.ts'

type Noted = {
  readonly number: number
  /** The vendor's ids for this payout attempt and for the transaction. */
  readonly reference: string
  readonly transaction: string | null
  /** The vendor's arrival date, or null. The vendor's date only counts if it is later than our own estimate. */
  readonly arrivesOn: string | null
}

/**
 * The vendor has accepted the attempt, so the money should arrive by a known day. Repeated notifications are recorded
 * once, and the creator is notified once.
 */
export const notePayout = (
  transaction: DatabaseTransaction,
  payoutId: string,
  actor: Actor,
  { number, reference, transaction: vendorTransaction, arrivesOn }: Noted,
): Promise<Moved> =>
  makeMove(transaction, 'notePayout', actor, async () => {
    if (actor.by !== 'provider') return refuse('not-allowed')
    const taken = await lockPayout(transaction, payoutId)
    if (taken === null) return refuse('not-found')
    const last = await lastPayoutTry(transaction, payoutId)
    if (last?.number !== number || (last.reference !== null && last.reference !== reference)) return stale
    const isNew = last.reference === null
    const expected = bankDaysAfter(taken.payout.now, payoutFacts.bankDays.most)
    await transaction
      .updateTable('payout_attempt')
      .set({ reference, ...(vendorTransaction === null ? {} : { vendor_transaction: vendorTransaction }) })
      .where('payout_id', '=', payoutId)
      .where('number', '=', number)
      .execute()
    await transaction
      .updateTable('payout')
      .set({
        provider_reference: reference,
        expected_on: sql`greatest(coalesce(expected_on, ${expected}::date), ${arrivesOn}::date)`,
      })
      .where('id', '=', payoutId)
      .execute()
    if (isNew) await emitEvent(transaction, { type: 'payoutSent', entity: 'payout', entityId: payoutId })
    return moved
  })
