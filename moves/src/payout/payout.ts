import type { DatabaseTransaction } from '@questboard/database'
import { payoutStatuses } from '@questboard/domain'
import { sql } from 'kysely'
import { z } from 'zod'
import { lockQuestRun, type QuestRunRow } from '../quest-run/questRun.ts'

const rowSchema = z.object({
  id: z.string(),
  creator_id: z.string(),
  status: z.enum(payoutStatuses),
  amount_cents: z.number(),
  fee_cents: z.number(),
  vendor: z.string().nullable(),
  provider_reference: z.string().nullable(),
  retry_requested_at: z.date().nullable(),
  now: z.date(),
})
export type PayoutRow = z.infer<typeof rowSchema>

/** Locks the payout's run first, as every status change does. */
export const lockPayout = async (
  transaction: DatabaseTransaction,
  payoutId: string,
): Promise<{ readonly payout: PayoutRow; readonly run: QuestRunRow | null } | null> => {
  const of = await transaction
    .selectFrom('quest_run')
    .select('id')
    .where('payout_id', '=', payoutId)
    .executeTakeFirst()
  const run = of === undefined ? null : await lockQuestRun(transaction, of.id)
  const payout = await transaction
    .selectFrom('payout')
    .select([
      'id',
      'creator_id',
      'status',
      'amount_cents',
      'fee_cents',
      'vendor',
      'provider_reference',
      'retry_requested_at',
      sql<Date>`now()`.as('now'),
    ])
    .where('id', '=', payoutId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return payout === undefined ? null : { payout: rowSchema.parse(payout), run }
}
