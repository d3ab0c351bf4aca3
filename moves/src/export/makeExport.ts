import type { DatabaseTransaction } from '@questboard/database'
import type { ExportStatus } from '@questboard/domain'
import { makeMove } from '../makeMove.ts'
import { type Moved, moved, refuse, stale } from '../result.ts'

const maker = { by: 'provider' } as const

/** Reads the export and locks it until the transaction ends, so that only one worker does each step. */
const take = (transaction: DatabaseTransaction, id: string) =>
  transaction
    .selectFrom('export')
    .select(['status', 'company_id', 'upload_id'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()

type Taken = NonNullable<Awaited<ReturnType<typeof take>>>

/** Repeating a finished step is not an error, because the caller may have crashed before it got the result. */
const step = (
  transaction: DatabaseTransaction,
  name: string,
  id: string,
  { from, to }: { readonly from: readonly ExportStatus[]; readonly to: ExportStatus },
  work: (row: Taken) => Promise<unknown>,
): Promise<Moved> =>
  makeMove(transaction, name, maker, async () => {
    const row = await take(transaction, id)
    if (row === undefined) return refuse('not-found')
    if (row.status === to) return moved
    if (!from.some((status) => status === row.status)) return stale
    await work(row)
    return moved
  })

/** If another worker has finished the export, it stays unchanged. */
export const startExport = (transaction: DatabaseTransaction, id: string): Promise<Moved> =>
  step(transaction, 'startExport', id, { from: ['requested', 'ready'], to: 'running' }, ({ status }) =>
    status === 'ready'
      ? Promise.resolve()
      : transaction.updateTable('export').set({ status: 'running' }).where('id', '=', id).execute(),
  )

export type ExportFile = {
  readonly name: string
  readonly path: string
  readonly bytes: number
  readonly sha256: Buffer
  readonly rows: number
}

/** The file is stored, and the company's members can download it. */
export const finishExport = (
  transaction: DatabaseTransaction,
  id: string,
  { name, path, bytes, sha256, rows }: ExportFile,
): Promise<Moved> =>
  step(transaction, 'finishExport', id, { from: ['running'], to: 'ready' }, async ({ company_id }) => {
    // The file belongs to no user, so it is not deleted when a member leaves the company.
    const upload = await transaction
      .insertInto('upload')
      .values({ company_id, kind: 'document', name, path, mime_type: 'text/csv', bytes, sha256 })
      .returning('id')
      .executeTakeFirstOrThrow()
    await transaction
      .updateTable('export')
      .set({ status: 'ready', upload_id: upload.id, row_count: rows, finished_at: new Date() })
      .where('id', '=', id)
      .execute()
  })

export const failExport = (transaction: DatabaseTransaction, id: string, problem: string): Promise<Moved> =>
  step(transaction, 'failExport', id, { from: ['requested', 'running'], to: 'failed' }, () =>
    transaction
      .updateTable('export')
      .set({ status: 'failed', problem, finished_at: new Date() })
      .where('id', '=', id)
      .execute(),
  )

/** The file was deleted from the store. */
export const expireExport = (transaction: DatabaseTransaction, id: string): Promise<Moved> =>
  step(transaction, 'expireExport', id, { from: ['ready'], to: 'expired' }, async ({ upload_id }) => {
    await transaction.updateTable('export').set({ status: 'expired' }).where('id', '=', id).execute()
    if (upload_id !== null) await transaction.deleteFrom('upload').where('id', '=', upload_id).execute()
  })
