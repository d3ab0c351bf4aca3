import type { DatabaseTransaction } from '@questboard/database'
import { fitsPayout, payoutMethodFacts, payoutMethods, payoutTryKey, receivedCents } from '@questboard/domain'
import { z } from 'zod'
import type { Actor } from '../actor.ts'
import { attemptsOf, send } from '../ledger.ts'
import { makeMove } from '../makeMove.ts'
import { type Moved, refuse, stale } from '../result.ts'
import { lockPayout, type PayoutRow } from './payout.ts'
import { lastPayoutTry, type PayoutTry } from './payoutTry.ts'

const accountSchema = z.object({
  method: z.enum(payoutMethods),
  provider_reference: z.string(),
  is_ready: z.boolean(),
})

const readAccount = async (transaction: DatabaseTransaction, creatorId: string) => {
  const row = await transaction
    .selectFrom('payout_account')
    .select(['method', 'provider_reference', 'is_ready'])
    .where('creator_id', '=', creatorId)
    .executeTakeFirst()
  return row === undefined ? null : accountSchema.parse(row)
}

/** Returns the same attempt of a payout in progress, because the vendor may have been called already. */
const isToStart = ({ status, retry_requested_at }: PayoutRow): boolean =>
  status === 'pending' || ((status === 'failed' || status === 'returned') && retry_requested_at !== null)

/**
 * Stores the attempt with its idempotency key and transfer before calling the vendor, so that a worker that was killed
 * calls again with the same key. An attempt in progress is returned unchanged.
 */
export const startPayout = (
  transaction: DatabaseTransaction,
  payoutId: string,
  actor: Actor,
): Promise<Moved<PayoutTry>> =>
  makeMove<PayoutTry>(transaction, 'startPayout', actor, async () => {
    if (actor.by !== 'provider') return refuse('not-allowed')
    const taken = await lockPayout(transaction, payoutId)
    if (taken === null) return refuse('not-found')
    const { payout } = taken
    const isUnderWay = payout.status === 'processing'
    const last = isUnderWay ? await lastPayoutTry(transaction, payoutId) : null
    if (last !== null) return { ok: true, ...last }
    if (!isUnderWay && !isToStart(payout)) return stale
    const account = await readAccount(transaction, payout.creator_id)
    if (!account?.is_ready) return refuse('payout-setup')
    // The creator changed the payout method after the agreement, so the limit is checked here before the vendor would
    // reject the payout.
    if (!fitsPayout(account.method, payout.amount_cents)) return refuse('payout-limit')
    // The creator gets the agreed net amount, regardless of what the current method costs.
    const sentCents = receivedCents(payout)
    const { vendor, fee } = payoutMethodFacts[account.method]
    const feeCents = fee(sentCents)
    const sent = await attemptsOf(transaction, payoutId)
    // The demo market has payouts in progress without an attempt. Such a payout continues with its first attempt.
    const number = isUnderWay ? Math.max(sent, 1) : sent + 1
    const started = { number, vendor, destination: account.provider_reference }
    await transaction
      .insertInto('payout_attempt')
      .values({
        payout_id: payoutId,
        ...started,
        sent_cents: sentCents,
        fee_cents: feeCents,
      })
      .execute()
    await transaction
      .updateTable('payout')
      .set({
        status: 'processing',
        vendor,
        provider_reference: null,
        expected_on: null,
        problem: '',
        paid_at: null,
        retry_requested_at: null,
      })
      .where('id', '=', payoutId)
      .execute()
    if (number > sent) await send(transaction, payout, { number, vendor, sentCents, feeCents })
    const key = payoutTryKey(payoutId, number)
    return { ok: true, ...started, key, sentCents, reference: null }
  })
