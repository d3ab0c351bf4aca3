import type { DatabaseTransaction } from '@questboard/database'
import { attemptsOf, type MoneyVendor, send } from '../ledger.ts'
import { makeMove } from '../makeMove.ts'
import type { Mover } from '../mover.ts'
import { type Moved, moved, refuse, stale } from '../verdict.ts'
import { lockPayout } from './payout.ts'

type Sent = {
  readonly vendor: MoneyVendor
  /** The provider's name for this try. */
  readonly reference: string
  readonly expectedOn: string
}

/** The provider has taken the payout up, for the first time or after it came back. Told twice, it is the same try still. */
export const startPayout = (
  transaction: DatabaseTransaction,
  payoutId: string,
  mover: Mover,
  { vendor, reference, expectedOn }: Sent,
): Promise<Moved> =>
  makeMove(transaction, 'startPayout', mover, async () => {
    if (mover.by !== 'provider') return refuse('not-allowed')
    const taken = await lockPayout(transaction, payoutId)
    if (taken === null) return refuse('not-found')
    const { payout } = taken
    if (payout.status === 'processing' && payout.provider_reference === reference) return moved
    if (payout.status !== 'pending' && payout.status !== 'failed') return stale
    await transaction
      .updateTable('payout')
      .set({
        status: 'processing',
        vendor,
        provider_reference: reference,
        expected_on: expectedOn,
        problem: '',
      })
      .where('id', '=', payoutId)
      .execute()
    await send(transaction, payout, vendor, (await attemptsOf(transaction, payoutId)) + 1)
    return moved
  })
