import { proxyActivities } from '@temporalio/workflow'
import type { Activities } from '../activities/index.ts'
import type { BulkActionInput } from '../contract.ts'
import { databaseWork, rowWork } from './activityOptions.ts'
import { showInUi } from './visibility.ts'

const { lookAtBulkAction } = proxyActivities<Activities>(databaseWork)
const { carryOutBulkAction } = proxyActivities<Activities>(rowWork)

/** Makes the same change in many rows. Each item stores its result, and the bulk action's row stores the progress. */
export async function bulkAction({ bulkActionId }: BulkActionInput): Promise<string> {
  const show = showInUi({ kind: 'bulkAction', about: `Bulk action ${bulkActionId}` })
  const row = await lookAtBulkAction(bulkActionId)
  if (row?.status !== 'running') return row?.status ?? 'gone'
  show({ status: 'running', detail: `${row.kind}: ${row.items} rows` }, {}, { company: row.companyId })
  await carryOutBulkAction(bulkActionId)
  const refused = (await lookAtBulkAction(bulkActionId))?.refused ?? 0
  show({ status: 'done', detail: `${row.kind}: ${row.items} rows, ${refused} refused` })
  return 'done'
}
