import { randomUUID } from 'node:crypto'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { DatabaseTransaction } from '@questboard/database'
import type { ExportStatus } from '@questboard/domain'
import { expireExport, failExport, finishExport, type Moved, startExport } from '@questboard/moves'
import { ApplicationFailure } from '@temporalio/activity'
import type { Dependencies } from './dependencies.ts'
import { exportLines } from './exports/lines.ts'
import { createExportMails } from './exports/mails.ts'
import { fileName, keptUntil, keyOf, type Row, read, statusOf, wantedOf } from './exports/row.ts'
import { writeDraft } from './exports/writeDraft.ts'
import { goOn } from './paging.ts'

type Needed = Pick<Dependencies, 'database' | 'files' | 'filesDir' | 'mailer' | 'publicUrl'>

/** The data of an export that its workflow uses. */
export type ExportLook = {
  readonly status: ExportStatus
  readonly companyId: string
  readonly keptUntil: string | null
}

const PROBLEM =
  'We couldn’t create the file. Please request the export again. The failed export doesn’t count toward your monthly limit.'

export const createExportActivities = (needed: Needed) => {
  const { database, files, filesDir } = needed
  const move = async (work: (transaction: DatabaseTransaction) => Promise<Moved>): Promise<void> => {
    const result = await database.transaction().execute(work)
    if (!result.ok) throw ApplicationFailure.nonRetryable(result.why ?? result.code, result.code)
  }
  const writeAndKeep = async (row: Row) => {
    await mkdir(filesDir, { recursive: true })
    const draft = join(filesDir, `${randomUUID()}.part`)
    try {
      const written = await writeDraft(draft, exportLines(database, wantedOf(row)), goOn)
      await files.keep(keyOf(row.id), { path: draft, type: 'text/csv', sha256: written.sha256 })
      return written
    } finally {
      await rm(draft, { force: true })
    }
  }

  return {
    ...createExportMails(needed),

    async lookAtExport(exportId: string): Promise<ExportLook | null> {
      const row = await read(needed, exportId)
      if (row === undefined) return null
      const end = row.status === 'ready' ? keptUntil(row) : null
      return { status: statusOf(row), companyId: row.company_id, keptUntil: end?.toISOString() ?? null }
    },

    /** Writes the file. Starts from the beginning if a worker died. A job regularly deletes the dead worker's draft. */
    async makeExport(exportId: string): Promise<void> {
      const row = await read(needed, exportId)
      if (row === undefined || row.status === 'ready') return
      await move((transaction) => startExport(transaction, exportId))
      const written = await writeAndKeep(row)
      await move((transaction) =>
        finishExport(transaction, exportId, { ...written, name: fileName(row), path: keyOf(exportId) }),
      )
    },

    async failExport(exportId: string): Promise<void> {
      await move((transaction) => failExport(transaction, exportId, PROBLEM))
    },

    /** The file is deleted before the row changes, so that an interrupted run is repeated. */
    async expireExport(exportId: string): Promise<void> {
      const row = await read(needed, exportId)
      if (row?.status !== 'ready') return
      await files.remove(row.path ?? keyOf(exportId))
      await move((transaction) => expireExport(transaction, exportId))
    },
  }
}
