import type { DatabaseTransaction } from '@questboard/database'
import { activationKinds, invitationStatuses } from '@questboard/domain'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Actor, Party } from '../actor.ts'
import { advance, type Seen, type Values } from '../advance.ts'
import { lockQuestRun } from '../quest-run/questRun.ts'
import { moved, type Refused, stale } from '../result.ts'
import { takeRow } from '../takeRow.ts'

const schema = z.object({
  id: z.string(),
  version: z.number(),
  status: z.enum(invitationStatuses),
  activation_id: z.string(),
  activation_type: z.enum(activationKinds),
  company_id: z.string(),
  creator_id: z.string().nullable(),
  quest_run_id: z.string().nullable(),
})
export type InvitationRow = z.infer<typeof schema>

export const takeInvitation = (
  transaction: DatabaseTransaction,
  seen: Seen,
  actor: Actor,
  who: readonly Party[],
) => takeRow(transaction, 'invitation', seen, actor, { schema, from: ['PENDING'], who })

export const advanceInvitation = async (
  transaction: DatabaseTransaction,
  row: InvitationRow,
  to: 'ACCEPTED' | 'REJECTED',
  { by }: Actor,
): Promise<typeof moved | Refused> => {
  // An expired invitation counts as never answered.
  const values: Values = to === 'REJECTED' && by === 'time' ? { expired_at: sql`now()` } : {}
  return (await advance(transaction, 'invitation', row, to, values)) === to ? moved : stale
}

/** Locks the run of the invitation's offer first, as every status change of a run does. */
export const lockRunOfInvitation = async (transaction: DatabaseTransaction, invitationId: string) => {
  const { rows } = await sql<{ quest_run_id: string | null }>`
    select quest_run_id from invitation where id = ${invitationId}`.execute(transaction)
  const runId = rows[0]?.quest_run_id ?? null
  return runId === null ? null : lockQuestRun(transaction, runId)
}

/** Updates the key campaign participant that waited until this invitation was answered. */
export const answerParticipant = async (
  transaction: DatabaseTransaction,
  { activation_id, creator_id }: InvitationRow,
  status: 'accepted' | 'rejected',
): Promise<void> => {
  if (creator_id === null) return
  await transaction
    .updateTable('key_campaign_participant')
    .set({ status })
    .where('campaign_id', '=', activation_id)
    .where('creator_id', '=', creator_id)
    .where('status', '=', 'pending_accept')
    .execute()
}
