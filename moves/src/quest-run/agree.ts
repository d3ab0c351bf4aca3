import type { DatabaseTransaction } from '@questboard/database'
import { type PayoutMethod, shareAmount } from '@questboard/domain'
import { sql } from 'kysely'
import type { Values } from '../advance.ts'
import type { QuestRunRow } from './questRun.ts'

type Terms = Readonly<Record<string, string | number | null>> & { readonly amount_cents: number }

/**
 * The accepted offer and the quest's own terms: publishing window, review and grace periods, kit and brief. The window
 * is included only if the delivery is a range of days. Times are text, because a Date would lose their microseconds.
 */
const readTerms = async (transaction: DatabaseTransaction, run: QuestRunRow): Promise<Terms | null> => {
  const { rows } = await sql<Terms>`
    select bid.amount_cents, bid.platform, bid.connection_id, bid.post_type, bid.content_length_minutes,
           bid.delivery_type, bid.delivery_date::text,
           case bid.delivery_type when 'date_range' then quest.publish_from::text end as publish_from,
           case bid.delivery_type when 'date_range' then quest.publish_until::text end as publish_until,
           activation.embargo_at::text, quest.auto_approve_days, quest.grace_days, quest.kit_codes,
           quest_brief(quest.id)::text as brief
      from quest_bid as bid, quest join activation on activation.id = quest.id
     where bid.id = ${run.current_bid_id} and quest.id = ${run.quest_id}`.execute(transaction)
  return rows[0] ?? null
}

type Shares = { readonly method: PayoutMethod | null; readonly fee_basis_points: number | null }

/**
 * Everything that an acceptance makes final: the offer, the quest's terms and brief, our fee and the payout cost (rules
 * §9). The creator's net amount is known from then on.
 */
export const agreedTerms = async (
  transaction: DatabaseTransaction,
  run: QuestRunRow,
  { method, fee_basis_points }: Shares,
): Promise<Values> => {
  const terms = await readTerms(transaction, run)
  if (terms === null || method === null || fee_basis_points === null)
    throw new Error('a bid cannot be accepted without an amount, a payout method and a fee')
  const { feeCents, payoutCostCents } = shareAmount(terms.amount_cents, fee_basis_points, method)
  return {
    ...terms,
    fee_basis_points,
    fee_cents: feeCents,
    payout_method: method,
    payout_cost_cents: payoutCostCents,
    accepted_at: sql`now()`,
  }
}
