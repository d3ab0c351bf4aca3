import type { DatabaseTransaction } from '@questboard/database'
import type { ParticipantExportKind } from '@questboard/domain'
import { makeMove } from '../makeMove.ts'
import type { Mover } from '../mover.ts'
import { type Moved, refuse } from '../verdict.ts'

export type WantedExport = {
  readonly kind: ParticipantExportKind
  /** Of one activation; of all of the company's where none is named. */
  readonly activationId: string | null
  readonly stages: readonly string[]
}

/** A member asks for a file by mail. How many a month, and of whose activation, the table itself says. */
export const requestExport = (
  transaction: DatabaseTransaction,
  { kind, activationId, stages }: WantedExport,
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
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return { ok: true, id }
  })
