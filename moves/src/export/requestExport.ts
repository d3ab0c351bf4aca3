import type { DatabaseTransaction } from '@questboard/database'
import type { MailedExportKind } from '@questboard/domain'
import { makeMove } from '../makeMove.ts'
import type { Mover } from '../mover.ts'
import { type Moved, refuse } from '../verdict.ts'

export type WantedExport = {
  readonly kind: MailedExportKind
  /** Of one activation; of all of the company's where none is named. */
  readonly activationId: string | null
  readonly stages: readonly string[]
  /** Which report, or which channels; nothing of what has stages. */
  readonly filter: Readonly<Record<string, unknown>>
  /** How many days back, where that is counted. */
  readonly periodDays?: number | null
}

/** A member asks for a file by mail. How many a month, and of whose activation, the table itself says. */
export const requestExport = (
  transaction: DatabaseTransaction,
  { kind, activationId, stages, filter, periodDays = null }: WantedExport,
  mover: Mover,
): Promise<Moved<{ readonly id: string }>> =>
  makeMove(transaction, 'requestExport', mover, async () => {
    if (mover.by !== 'company') return refuse('not-allowed')
    const { id } = await transaction
      .insertInto('export')
      .values({
        company_id: mover.companyId,
        requested_by: mover.personId,
        kind,
        activation_id: activationId,
        stages: [...stages],
        filter: JSON.stringify(filter),
        period_days: periodDays,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return { ok: true, id }
  })
