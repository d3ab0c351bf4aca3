import type { DatabaseTransaction } from '@questboard/database'
import { type KeyCampaignParticipantStatus, keyCampaignParticipantStatuses } from '@questboard/domain'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Actor, Party } from '../actor.ts'
import { advance, type Seen, type Values } from '../advance.ts'
import { moved, type Refused, stale } from '../result.ts'
import { takeRow } from '../takeRow.ts'

const schema = z.object({
  id: z.string(),
  version: z.number(),
  status: z.enum(keyCampaignParticipantStatuses),
  campaign_id: z.string(),
  company_id: z.string(),
  creator_id: z.string(),
})
export type ParticipantRow = z.infer<typeof schema>

export const takeParticipant = (
  transaction: DatabaseTransaction,
  seen: Seen,
  actor: Actor,
  begins: { readonly from: readonly KeyCampaignParticipantStatus[]; readonly who: readonly Party[] },
) => takeRow(transaction, 'key_campaign_participant', seen, actor, { schema, ...begins })

export const advanceParticipant = async (
  transaction: DatabaseTransaction,
  row: ParticipantRow,
  to: KeyCampaignParticipantStatus,
  values: Values = {},
): Promise<typeof moved | Refused> =>
  (await advance(transaction, 'key_campaign_participant', row, to, values)) === to ? moved : stale

/**
 * Locks the campaign before its participant, in the same order as ending an activation and moving codes. A move that
 * changes the campaign's count of participants locks the campaign to write it.
 */
export const lockCampaignOf = (
  transaction: DatabaseTransaction,
  participantId: string,
  to: 'read' | 'write' = 'read',
) =>
  sql`select from activation
       where id = (select campaign_id from key_campaign_participant where id = ${participantId})
         ${to === 'read' ? sql`for share` : sql`for no key update`}`.execute(transaction)

/**
 * Handles creators who have no code left. They owe no content and can claim again while the campaign runs. If the
 * campaign has ended, or the company decided not to replace a revoked code, their participation ends as if they had
 * never claimed.
 */
export const excuseKeyless = async (
  transaction: DatabaseTransaction,
  participantIds: readonly string[],
): Promise<void> => {
  const { rows } = await sql<{ id: string }>`
    update key_campaign_participant as participant set status = 'accepted'
     where id = any (${participantIds}::uuid[]) and status = 'claimed_key'
       and not exists (select from code_claim join code on code.id = code_id
                        where participant_id = participant.id and code.revoked_at is null)
    returning id`.execute(transaction)
  await sql`
    update key_campaign_participant set status = 'failed'
      from activation
     where key_campaign_participant.id = any (${rows.map(({ id }) => id)}::uuid[])
       and activation.id = campaign_id
       and (activation.status not in ('active', 'unpublished')
            or exists (select from code_claim where participant_id = key_campaign_participant.id))`.execute(
    transaction,
  )
}
