import type { DatabaseTransaction } from '@questboard/database'
import type { KeyCampaignParticipantStatus } from '@questboard/domain'
import { sql } from 'kysely'
import { answerInvitationTo } from '../invitation/answerInvitation.ts'
import { makeMove } from '../makeMove.ts'
import type { Mover } from '../mover.ts'
import { type Moved, moved, refuse } from '../verdict.ts'
import { advanceParticipant, takeParticipant } from './participant.ts'

type Applied = { readonly participantId: string; readonly status: KeyCampaignParticipantStatus }
type Creator = Extract<Mover, { readonly by: 'creator' }>

const standing = sql<{ waitlist: boolean; has_access: boolean; invited: boolean }>

/** What a creator comes with: whether they may have keys, and whether the company asked them. */
const standingOf = async (transaction: DatabaseTransaction, campaignId: string, creatorId: string) => {
  const { rows } = await standing`
    select waitlist,
           exists (select from creator_access
                    where creator_id = ${creatorId} and kind = 'keys' and status = 'approved') as has_access,
           exists (select from invitation
                    where activation_id = ${campaignId} and creator_id = ${creatorId} and status = 'PENDING') as invited
      from key_campaign where id = ${campaignId}`.execute(transaction)
  return rows[0]
}

type Standing = NonNullable<Awaited<ReturnType<typeof standingOf>>>

/** Whom the company asked answers by coming; access is waited for; everybody else waits for the company. */
const entryOf = ({ waitlist, has_access, invited }: Standing): KeyCampaignParticipantStatus => {
  if (!has_access) return 'waiting_for_access'
  if (waitlist) return 'waitlist'
  return invited ? 'pending_accept' : 'pending'
}

const enter = async (
  transaction: DatabaseTransaction,
  campaign: { readonly id: string; readonly company_id: string },
  { personId }: Creator,
  { status, message }: { readonly status: KeyCampaignParticipantStatus; readonly message: string },
) => {
  const { id } = await transaction
    .insertInto('key_campaign_participant')
    .values({
      campaign_id: campaign.id,
      company_id: campaign.company_id,
      creator_id: personId,
      status,
      message,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** The place that an invitation keeps is taken. */
const acceptPlace = async (
  transaction: DatabaseTransaction,
  participantId: string,
  mover: Creator,
): Promise<Moved> => {
  const taken = await takeParticipant(transaction, participantId, mover, {
    from: ['pending_accept'],
    who: ['creator'],
  })
  if (!taken.ok) return taken
  const accepted = await advanceParticipant(transaction, taken.row, 'accepted')
  if (!accepted.ok) return accepted
  await answerInvitationTo(transaction, taken.row.campaign_id, mover.personId, 'ACCEPTED')
  return moved
}

const placeOf = (transaction: DatabaseTransaction, campaignId: string, creatorId: string) =>
  transaction
    .selectFrom('key_campaign_participant')
    .select('id')
    .where('campaign_id', '=', campaignId)
    .where('creator_id', '=', creatorId)
    .where('status', '=', 'pending_accept')
    .executeTakeFirst()

/** A creator asks for a key, lines up for a campaign that has not begun, or comes because they were invited. */
export const applyForKey = (
  transaction: DatabaseTransaction,
  campaignId: string,
  mover: Creator,
  message: string,
): Promise<Moved<Applied>> =>
  makeMove<Applied>(transaction, 'applyForKey', mover, async () => {
    const campaign = await transaction
      .selectFrom('activation')
      .select(['id', 'company_id'])
      .where('id', '=', campaignId)
      .where('kind', '=', 'KEY')
      .forNoKeyUpdate()
      .executeTakeFirst()
    if (campaign === undefined) return refuse('not-found')
    const known = await standingOf(transaction, campaignId, mover.personId)
    if (known === undefined) return refuse('not-found')
    const status = entryOf(known)
    const kept = await placeOf(transaction, campaignId, mover.personId)
    const participantId = kept?.id ?? (await enter(transaction, campaign, mover, { status, message }))
    if (status !== 'pending_accept' && kept === undefined) return { ok: true, participantId, status }
    const accepted = await acceptPlace(transaction, participantId, mover)
    return accepted.ok ? { ok: true, participantId, status: 'accepted' } : accepted
  })
