import { ActivityFailure, proxyActivities, rootCause, sleep } from '@temporalio/workflow'
import type { Activities } from '../activities/index.ts'
import type { MailedExportInput } from '../contract.ts'
import { databaseWork, fileWork, mailWork } from './activityOptions.ts'
import { type Show, showInUi } from './visibility.ts'

const { lookAtExport, failExport, expireExport } = proxyActivities<Activities>(databaseWork)
const { makeExport } = proxyActivities<Activities>(fileWork)
const { mailExport, mailFailedExport } = proxyActivities<Activities>(mailWork)

/**
 * Writes the file, stores it, mails its link, and deletes it after the days for which it is kept. The row stores the
 * progress.
 */
export async function mailedExport({ exportId }: MailedExportInput): Promise<string> {
  const show = showInUi({ kind: 'mailedExport', about: `Export ${exportId}` })
  const known = await lookAtExport(exportId)
  if (known === null || known.status === 'expired' || known.status === 'failed')
    return known?.status ?? 'gone'
  show({ status: known.status, detail: 'Requested' }, {}, { company: known.companyId })
  if (known.status !== 'ready' && (await make(exportId, show)) === 'failed') return 'failed'
  await mailLink(exportId, show)
  const made = await lookAtExport(exportId)
  if (made === null || made.keptUntil === null) return made?.status ?? 'gone'
  const end = new Date(made.keptUntil)
  show({ status: 'ready', detail: 'The file is available' }, { removal: end })
  await sleep(Math.max(0, end.getTime() - Date.now()))
  await expireExport(exportId)
  show({ status: 'expired', detail: 'The file was deleted' })
  return 'expired'
}

/**
 * Writes the file. Returns null when the file is ready. If it fails, the requester is notified, and the export does not
 * count toward the monthly limit.
 */
const make = async (exportId: string, show: Show): Promise<'failed' | null> => {
  show({ status: 'running', detail: 'Writing the file' })
  try {
    await makeExport(exportId)
    return null
  } catch (error) {
    if (!(error instanceof ActivityFailure)) throw error
    show({ status: 'failed', detail: rootCause(error) ?? error.message })
    await failExport(exportId)
    await mailFailedExport(exportId)
    return 'failed'
  }
}

/** If the mail server fails for a day, the file is still available, because the product announces it too. */
const mailLink = async (exportId: string, show: Show): Promise<void> => {
  show({ status: 'ready', detail: 'Emailing the link' })
  try {
    await mailExport(exportId)
  } catch (error) {
    if (!(error instanceof ActivityFailure)) throw error
  }
}
