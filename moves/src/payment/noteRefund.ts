import type { DatabaseTransaction } from '@questboard/database'
import { makeMove } from '../makeMove.ts'
import type { Mover } from '../mover.ts'
import { type Moved, moved, refuse } from '../verdict.ts'

type RefundNow = {
  /** The provider's name for it; none where it would not take it up. */
  readonly reference: string | null
  readonly state: 'pending' | 'succeeded' | 'failed'
  readonly problem: string
}

const statuses = { pending: 'processing', succeeded: 'succeeded', failed: 'failed' } as const

/** What the provider says of a refund. A bank may send back what was paid back: what has succeeded can fail still. */
export const noteRefund = (
  transaction: DatabaseTransaction,
  refundId: string,
  mover: Mover,
  { reference, state, problem }: RefundNow,
): Promise<Moved> =>
  makeMove(transaction, 'noteRefund', mover, async () => {
    if (mover.by !== 'provider') return refuse('not-allowed')
    const kept = await transaction
      .selectFrom('payment_refund')
      .select(['status', 'provider_reference'])
      .where('id', '=', refundId)
      .forNoKeyUpdate()
      .executeTakeFirst()
    if (kept === undefined) return refuse('not-found')
    const status = statuses[state]
    if (kept.status === status || kept.status === 'failed') return moved
    if (kept.status === 'succeeded' && status === 'processing') return moved
    await transaction
      .updateTable('payment_refund')
      .set({ status, problem, provider_reference: reference ?? kept.provider_reference })
      .where('id', '=', refundId)
      .execute()
    return moved
  })
