import { type DatabaseTransaction, isUnavailable, retryOnConflict } from '@questboard/database'
import { type BulkItem, carryOutItem } from '@questboard/moves'
import type { Dependencies } from './dependencies.ts'
import { goOn } from './paging.ts'

type Needed = Pick<Dependencies, 'database' | 'log'>

const PAGE = 100

const statusOf = (row: { readonly started_at: Date | null; readonly finished_at: Date | null }) => {
  if (row.finished_at !== null) return 'done' as const
  return row.started_at === null ? ('prepared' as const) : ('running' as const)
}

const waitingItems = ({ database }: Needed, bulkActionId: string) =>
  database
    .selectFrom('bulk_action_item as item')
    .innerJoin('bulk_action as action', 'action.id', 'item.bulk_action_id')
    .select('row_id')
    .where('bulk_action_id', '=', bulkActionId)
    .where('answered_at', 'is', null)
    .where('started_at', 'is not', null)
    .orderBy('row_id')
    .limit(PAGE)
    .execute()

/**
 * Processes one item. A programming error affects only one row: the others continue, and the person sees the failure.
 */
const carryOut = async ({ database, log }: Needed, item: BulkItem): Promise<void> => {
  const once = (work: (transaction: DatabaseTransaction) => Promise<void>) =>
    retryOnConflict(() => database.transaction().execute(work))
  try {
    await once((transaction) => carryOutItem(transaction, item))
  } catch (error) {
    if (isUnavailable(error)) throw error
    log.error({ err: error, ...item }, 'an item of a bulk action failed')
    await once((transaction) => carryOutItem(transaction, item, 'unexpected'))
  }
}

export const createBulkActionActivities = (needed: Needed) => ({
  /** The bulk action. Null if it was deleted with its company. */
  async lookAtBulkAction(bulkActionId: string) {
    const row = await needed.database
      .selectFrom('bulk_action')
      .select(['kind', 'company_id', 'item_count', 'refused_count', 'started_at', 'finished_at'])
      .where('id', '=', bulkActionId)
      .executeTakeFirst()
    if (row === undefined) return null
    const { kind, company_id: companyId, item_count: items, refused_count: refused } = row
    return { status: statusOf(row), kind, companyId, items, refused }
  },

  /** Each row is changed in its own transaction, so that another worker can continue after a crash. */
  async carryOutBulkAction(bulkActionId: string): Promise<void> {
    for (;;) {
      const page = await waitingItems(needed, bulkActionId)
      if (page.length === 0) return
      for (const { row_id: rowId } of page) {
        goOn(rowId)
        await carryOut(needed, { bulkActionId, rowId })
      }
    }
  },
})
