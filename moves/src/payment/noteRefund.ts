import type { DatabaseTransaction } from '@questboard/database'
import type { Actor } from '../actor.ts'
import { makeMove } from '../makeMove.ts'
import { type Moved, moved, refuse } from '../result.ts'
import { type Banked, coverRefund, coverRefunds, lockBanked, uncover } from './bankMoney.ts'

type RefundNow = {
  /** The provider's id, or null if the provider rejected the refund. */
  readonly reference: string | null
  /** `disputed` means that the refund was rejected because of a bank dispute. */
  readonly state: 'pending' | 'succeeded' | 'failed' | 'disputed'
  readonly problem: string
}

const lockRefund = (transaction: DatabaseTransaction, id: string) =>
  transaction
    .selectFrom('payment_refund')
    .select([
      'id',
      'transfer_id',
      'amount_cents',
      'status',
      'provider_reference',
      'refusals',
      'cover_id',
      'payment_id',
    ])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()

type Kept = NonNullable<Awaited<ReturnType<typeof lockRefund>>>

/** If no dispute is recorded, the notification of the dispute has not arrived yet. */
const bankDecides = async (transaction: DatabaseTransaction, { id }: Banked): Promise<boolean> => {
  const disputes = await transaction
    .selectFrom('payment_dispute')
    .select('status')
    .where('payment_id', '=', id)
    .execute()
  return disputes.length === 0 || disputes.some(({ status }) => status === 'open')
}

const statuses = { pending: 'processing', succeeded: 'succeeded', failed: 'failed' } as const

const isKnown = ({ status }: Kept, { state }: RefundNow): boolean => {
  if (status === 'failed') return true
  if (status === 'covered') return state === 'failed' || state === 'disputed'
  if (state === 'disputed') return status === 'succeeded'
  return status === statuses[state] || (status === 'succeeded' && state === 'pending')
}

/**
 * Records the provider's state of a refund. Banks can return refunds, so a successful refund can still fail later. A
 * refund that was never sent is dropped if the bank returned the money.
 */
const note = async (
  transaction: DatabaseTransaction,
  payment: Banked,
  kept: Kept,
  { reference, state, problem }: RefundNow,
): Promise<void> => {
  const hasLeft = state === 'pending' || state === 'succeeded'
  const refusals = kept.refusals + (hasLeft || reference !== null ? 0 : 1)
  await transaction
    .updateTable('payment_refund')
    .set({ refusals, provider_reference: reference ?? kept.provider_reference })
    .where('id', '=', kept.id)
    .execute()
  if (!hasLeft && (await coverRefund(transaction, payment, kept))) return
  // The provider sent the refund although the bank also returned the money.
  if (kept.cover_id !== null) await uncover(transaction, payment, kept.cover_id, kept.amount_cents)
  const refused = async () => ((await bankDecides(transaction, payment)) ? 'waiting' : 'failed')
  const status = state === 'disputed' ? await refused() : statuses[state]
  await transaction
    .updateTable('payment_refund')
    .set({ status, problem, cover_id: null })
    .where('id', '=', kept.id)
    .execute()
  if (kept.cover_id !== null) await coverRefunds(transaction, payment)
}

export const noteRefund = (
  transaction: DatabaseTransaction,
  refundId: string,
  actor: Actor,
  now: RefundNow,
): Promise<Moved> =>
  makeMove(transaction, 'noteRefund', actor, async () => {
    if (actor.by !== 'provider') return refuse('not-allowed')
    const found = await transaction
      .selectFrom('payment_refund')
      .select('payment_id')
      .where('id', '=', refundId)
      .executeTakeFirst()
    const payment = found === undefined ? null : await lockBanked(transaction, found.payment_id)
    const kept = await lockRefund(transaction, refundId)
    if (payment === null || kept === undefined) return refuse('not-found')
    if (!isKnown(kept, now)) await note(transaction, payment, kept, now)
    return moved
  })
