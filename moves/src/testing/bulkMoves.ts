import type { DatabaseTransaction } from '@questboard/database'
import { bulkActionKinds, bulkActionRules } from '@questboard/domain'
import { sql } from 'kysely'
import * as moves from '../index.ts'
import { moved, refuse } from '../result.ts'
import type { Row, Step } from './possibleMoves.ts'
import type { Random } from './randomOf.ts'
import { company } from './world.ts'

/** A member selects some rows, including rows that do not allow the action. */
export const prepareSome = (random: Random): Step => {
  const kind = random.pick(bulkActionKinds) ?? 'acceptBid'
  return async (transaction) => {
    const { rows } = await sql<{ id: string }>`
      select id from ${sql.table(bulkActionRules[kind].table)} order by created_at, id limit 20`.execute(
      transaction,
    )
    const rowIds = rows.map(({ id }) => id).filter(() => random.below(2) === 0)
    return moves.prepareBulkAction(transaction, { kind, rowIds }, company)
  }
}

/** Any item of the bulk action, even a finished one, because a worker can repeat an item. */
const itemOf = (transaction: DatabaseTransaction, bulkActionId: string, random: Random) =>
  transaction
    .selectFrom('bulk_action_item')
    .select('row_id')
    .where('bulk_action_id', '=', bulkActionId)
    .orderBy('row_id')
    .execute()
    .then((rows) => random.pick(rows)?.row_id)

export const bulkActionMoves = ({ id }: Row, random: Random): Readonly<Record<string, Step>> => ({
  startBulkAction: (transaction) =>
    moves.startBulkAction(transaction, { id, message: random.pick(['', 'Not this time.']) ?? '' }, company),
  async carryOutItem(transaction) {
    const rowId = await itemOf(transaction, id, random)
    if (rowId === undefined) return refuse('not-found')
    await moves.carryOutItem(transaction, { bulkActionId: id, rowId })
    return moved
  },
})
