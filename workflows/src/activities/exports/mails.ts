import { dayInWords, exportNames, exportsPath, isMailedExport } from '@questboard/domain'
import { exportFailedLetter, exportReadyLetter } from '@questboard/providers/mail'
import type { Dependencies } from '../dependencies.ts'
import { askerOf, keptUntil, kindOf, read } from './row.ts'

type Needed = Pick<Dependencies, 'database' | 'mailer' | 'publicUrl'>

export const createExportMails = (needed: Needed) => {
  const { database, mailer, publicUrl } = needed
  return {
    async mailExport(exportId: string): Promise<void> {
      const row = await read(needed, exportId)
      if (row?.status !== 'ready' || row.mailed_at !== null) return
      const [asker, end] = [await askerOf(needed, exportId), keptUntil(row)]
      if (asker === undefined || end === null) return
      const letter = exportReadyLetter({
        displayName: asker.display_name,
        name: exportNames[kindOf(row)],
        companyName: row.company_name,
        rows: row.row_count ?? 0,
        keptUntil: dayInWords(end),
        url: new URL(exportsPath(kindOf(row), row.activation_id, row.filter), publicUrl).href,
      })
      // If a worker dies after sending the mail, the mail is sent again. Mailboxes show only one mail per Message-ID.
      await mailer.send(asker.email, letter, `export.${exportId}`)
      await database.updateTable('export').set({ mailed_at: new Date() }).where('id', '=', exportId).execute()
    },

    async mailFailedExport(exportId: string): Promise<void> {
      const row = await read(needed, exportId)
      const asker = row && (await askerOf(needed, exportId))
      if (!row || !asker || !isMailedExport(row.kind)) return
      const letter = exportFailedLetter({
        displayName: asker.display_name,
        name: exportNames[row.kind],
        url: new URL(exportsPath(row.kind, row.activation_id, row.filter), publicUrl).href,
      })
      await mailer.send(asker.email, letter, `export-failed.${exportId}`)
    },
  }
}
