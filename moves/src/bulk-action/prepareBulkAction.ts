import type { DatabaseTransaction } from '@questboard/database'
import {
  type BulkActionKind,
  bulkActionRules,
  bulkActivationColumns,
  mostAtOnce,
  type PayoutMethod,
  shareAmount,
} from '@questboard/domain'
import { type RawBuilder, sql } from 'kysely'
import type { Actor, CompanyActor } from '../actor.ts'
import { makeMove } from '../makeMove.ts'
import { type Moved, refuse } from '../result.ts'

type Wanted = { readonly kind: BulkActionKind; readonly rowIds: readonly string[] }

/** The creator's offer, for bulk actions on offers. Only creators can answer the company's own offers. */
const amountOf = (kind: BulkActionKind): RawBuilder<unknown> =>
  bulkActionRules[kind].isMoney
    ? sql`(select amount_cents from quest_bid
            where quest_bid.id = chosen.current_bid_id and side = 'creator' and answer is null)`
    : sql`null::bigint`

/**
 * Uses one SQL statement, so that count, total and fee are for exactly the same rows. Rows of other companies are left
 * out.
 */
const freeze = ({ kind, rowIds }: Wanted, { companyId, personId }: CompanyActor) =>
  sql<{ id: string | null; is_empty: boolean }>`
    with row as (
      select id, creator_id, version, ${sql.ref(bulkActivationColumns[bulkActionRules[kind].table])} as activation_id,
             ${amountOf(kind)} as amount_cents
        from ${sql.table(bulkActionRules[kind].table)} as chosen
       where id = any(${rowIds}::uuid[]) and company_id = ${companyId}),
    action as (
      insert into bulk_action (company_id, created_by, kind, item_count, total_cents, fee_cents)
      select ${companyId}, ${personId}, ${kind}, count(*), sum(amount_cents),
             sum(fee_of(amount_cents, (select quest_fee_basis_points from company_plan(${companyId}))))
        from row having count(${bulkActionRules[kind].isMoney ? sql`amount_cents` : sql`*`}) > 0
      returning id),
    item as (
      insert into bulk_action_item (bulk_action_id, row_id, creator_id, activation_id, seen_version, amount_cents)
      select action.id, row.id, creator_id, activation_id, version, amount_cents from action, row)
    select (select id from action) as id, not exists (select from row) as is_empty`

type Offers = {
  readonly amount_cents: number
  readonly method: PayoutMethod | null
  readonly fee_basis_points: number
  readonly offers: number
}

/**
 * The payout cost of the offers with each creator's current payout method. Accepting an offer would agree on the same
 * cost.
 */
const payoutCostOf = async (transaction: DatabaseTransaction, id: string): Promise<number> => {
  const { rows } = await sql<Offers>`
    select item.amount_cents, account.method, plan.quest_fee_basis_points as fee_basis_points, count(*)::integer as offers
      from bulk_action as action
      join bulk_action_item as item on item.bulk_action_id = action.id
      left join payout_account as account on account.creator_id = item.creator_id
     cross join lateral company_plan(action.company_id) as plan
     where action.id = ${id} and item.amount_cents is not null
     group by 1, 2, 3`.execute(transaction)
  return rows.reduce(
    (sum, { amount_cents, method, fee_basis_points, offers }) =>
      sum + offers * shareAmount(amount_cents, fee_basis_points, method).payoutCostCents,
    0,
  )
}

const keepPayoutCost = async (transaction: DatabaseTransaction, id: string): Promise<void> => {
  await transaction
    .updateTable('bulk_action')
    .set({ payout_cost_cents: await payoutCostOf(transaction, id) })
    .where('id', '=', id)
    .execute()
}

/** Stores the rows that a member selected, in their current state. The rows change only after the member confirms. */
export const prepareBulkAction = (
  transaction: DatabaseTransaction,
  wanted: Wanted,
  actor: Actor,
): Promise<Moved<{ readonly id: string }>> =>
  makeMove(transaction, 'prepareBulkAction', actor, async () => {
    if (actor.by !== 'company') return refuse('not-allowed')
    if (wanted.rowIds.length > mostAtOnce(wanted.kind)) return refuse('bulk-too-many')
    const [action] = (await freeze(wanted, actor).execute(transaction)).rows
    if (action?.id) {
      if (bulkActionRules[wanted.kind].isMoney) await keepPayoutCost(transaction, action.id)
      return { ok: true, id: action.id }
    }
    return refuse(action?.is_empty === false ? 'bid-turn' : 'bulk-empty')
  })
