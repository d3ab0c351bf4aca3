import { ActivityFailure, isCancellation, proxyActivities } from '@temporalio/workflow'
import type { Activities } from '../activities/index.ts'
import type { GameImportInput } from '../contract.ts'
import { databaseWork, importWork } from './activityOptions.ts'
import { showInUi } from './visibility.ts'

const { importGame } = proxyActivities<Activities>(importWork)
const { giveUpImport } = proxyActivities<Activities>(databaseWork)

/** Imports data on a game from a catalog or store for a company. The import's row stores the result. */
export async function gameImport({ importId }: GameImportInput): Promise<void> {
  const show = showInUi({ kind: 'gameImport' })
  show({ status: 'asking', detail: 'Fetching the game and its pictures from the vendor' })
  try {
    const outcome = await importGame(importId)
    show({ status: outcome, detail: outcome })
  } catch (error) {
    if (!(error instanceof ActivityFailure) || isCancellation(error)) throw error
    await giveUpImport(importId)
    show({ status: 'vendor-away', detail: 'The vendor did not answer within three minutes' })
  }
}
