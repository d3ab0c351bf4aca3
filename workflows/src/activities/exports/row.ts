import {
  DAY_MS,
  dateInStockholm,
  type ExportStatus,
  exportKeptDays,
  exportNames,
  exportStatuses,
  isMailedExport,
  type MailedExportKind,
} from '@questboard/domain'
import { ApplicationFailure } from '@temporalio/activity'
import type { Dependencies } from '../dependencies.ts'
import type { WantedRows } from './lines.ts'

export type Row = NonNullable<Awaited<ReturnType<typeof read>>>

export const read = ({ database }: Pick<Dependencies, 'database'>, exportId: string) =>
  database
    .selectFrom('export')
    .innerJoin('company', 'company.id', 'export.company_id')
    .leftJoin('upload', 'upload.id', 'export.upload_id')
    .select([
      'export.id',
      'export.company_id',
      'export.kind',
      'export.status',
      'export.activation_id',
      'export.stages',
      'export.filter',
      'export.row_count',
      'export.mailed_at',
      'export.finished_at',
      'export.created_at',
      'company.name as company_name',
      'upload.path',
    ])
    .where('export.id', '=', exportId)
    .executeTakeFirst()

/** The person who requested the export, if they still belong to the company and have a verified email address. */
export const askerOf = ({ database }: Pick<Dependencies, 'database'>, exportId: string) =>
  database
    .selectFrom('export')
    .innerJoin('user', 'user.id', 'export.requested_by')
    .innerJoin('company_member as member', (join) =>
      join.onRef('member.user_id', '=', 'user.id').onRef('member.company_id', '=', 'export.company_id'),
    )
    .select(['user.email', 'user.display_name'])
    .where('export.id', '=', exportId)
    .where('user.active', '=', true)
    .where('user.email_verified_at', 'is not', null)
    .executeTakeFirst()

export const kindOf = ({ kind }: Row): MailedExportKind => {
  if (isMailedExport(kind)) return kind
  throw ApplicationFailure.nonRetryable(`no export of the kind ${kind} exists`, 'UnknownKind')
}

export const wantedOf = (row: Row): WantedRows => ({
  kind: kindOf(row),
  companyId: row.company_id,
  activationId: row.activation_id,
  stages: row.stages,
  filter: row.filter,
})

export const statusOf = (row: Row): ExportStatus => {
  const status = exportStatuses.find((each) => each === row.status)
  if (status === undefined) throw new Error(`an export has the unknown status ${row.status}`)
  return status
}

export const keptUntil = ({ finished_at }: Row): Date | null =>
  finished_at && new Date(finished_at.getTime() + exportKeptDays * DAY_MS)

export const fileName = (row: Row): string =>
  `${exportNames[kindOf(row)].replace(' ', '-')}-${dateInStockholm(row.created_at)}.csv`

/** The file's key in the store. It stays the same, so that a repeated write replaces the file. */
export const keyOf = (exportId: string): string => `${exportId.slice(0, 2)}/${exportId}.csv`
