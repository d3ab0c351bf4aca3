import type { DatabaseTransaction } from '@questboard/database'
import type { MailedExportKind } from '@questboard/domain'
import type { Actor } from '../actor.ts'
import { makeMove } from '../makeMove.ts'
import { type Moved, refuse } from '../result.ts'

export type WantedExport = {
  readonly kind: MailedExportKind
  /** Limits the export to one activation. Null for all activations of the company. */
  readonly activationId: string | null
  readonly stages: readonly string[]
  /** The report or the channels to export. Empty for exports of participants, which have stages instead. */
  readonly filter: Readonly<Record<string, unknown>>
  /** The number of days to look back, if the export has a period. */
  readonly periodDays?: number | null
}

/** A member requests an export by email. The table enforces the monthly limit and the ownership. */
export const requestExport = (
  transaction: DatabaseTransaction,
  { kind, activationId, stages, filter, periodDays = null }: WantedExport,
  actor: Actor,
): Promise<Moved<{ readonly id: string }>> =>
  makeMove(transaction, 'requestExport', actor, async () => {
    if (actor.by !== 'company') return refuse('not-allowed')
    const { id } = await transaction
      .insertInto('export')
      .values({
        company_id: actor.companyId,
        requested_by: actor.personId,
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
