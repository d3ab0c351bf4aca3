import type { DatabaseTransaction } from '@questboard/database'
import { moneyVendors, payoutTryKey } from '@questboard/domain'
import { z } from 'zod'

const rowSchema = z.object({
  number: z.number(),
  vendor: z.enum(moneyVendors),
  destination: z.string(),
  sent_cents: z.number(),
  reference: z.string().nullable(),
})

/** One attempt of a payout, as sent to the vendor. */
export type PayoutTry = {
  readonly number: number
  /** The idempotency key of the attempt. */
  readonly key: string
  readonly vendor: (typeof moneyVendors)[number]
  readonly destination: string
  readonly sentCents: number
  /** The vendor's id for the attempt. Null until we know the vendor's response. */
  readonly reference: string | null
}

export const lastPayoutTry = async (
  transaction: DatabaseTransaction,
  payoutId: string,
): Promise<PayoutTry | null> => {
  const row = await transaction
    .selectFrom('payout_attempt')
    .select(['number', 'vendor', 'destination', 'sent_cents', 'reference'])
    .where('payout_id', '=', payoutId)
    .orderBy('number', 'desc')
    .executeTakeFirst()
  if (row === undefined) return null
  const { sent_cents: sentCents, ...known } = rowSchema.parse(row)
  return { ...known, sentCents, key: payoutTryKey(payoutId, known.number) }
}
