import type { DatabaseTransaction } from '@questboard/database'
import type { KeyCampaignParticipantStatus } from '@questboard/domain'
import { sql } from 'kysely'
import type { CreatorActor } from '../actor.ts'
import { answerInvitationTo } from '../invitation/answerInvitation.ts'
import { type Moved, moved, refuse } from '../result.ts'
import { advanceParticipant, takeParticipant } from './participant.ts'

export type Place = { readonly participantId: string; readonly status: KeyCampaignParticipantStatus }

type Standing = {
  readonly company_id: string
  readonly is_open: boolean
  readonly waitlist: boolean
  readonly has_access: boolean
  readonly invitation: 'PENDING' | 'ACCEPTED' | null
  readonly place: string | null
  readonly status: KeyCampaignParticipantStatus | null
}

/** Locks the campaign, so that ending it or inviting to it waits until a creator has joined. */
export const lockCampaign = (transaction: DatabaseTransaction, campaignId: string) =>
  sql`select from activation where id = ${campaignId} and kind = 'KEY' for no key update`.execute(transaction)

/** The creator's access, invitation and previous participation. */
const standingOf = async (
  transaction: DatabaseTransaction,
  campaignId: string,
  { personId }: CreatorActor,
) => {
  const { rows } = await sql<Standing>`
    select activation.company_id, is_open, waitlist,
           exists (select from creator_access
                    where creator_id = ${personId} and kind = 'keys' and status = 'approved') as has_access,
           (select invitation.status from invitation
             where activation_id = activation.id and creator_id = ${personId} and status <> 'REJECTED') as invitation,
           place.id as place, place.status
      from activation
      join key_campaign using (id)
      left join key_campaign_participant as place on campaign_id = activation.id and creator_id = ${personId}
     where activation.id = ${campaignId}`.execute(transaction)
  return rows[0]
}

/** Creators without creator access wait for it, invited creators are accepted, and others wait for the company. */
const entryOf = ({ waitlist, has_access, invitation }: Standing): KeyCampaignParticipantStatus => {
  if (!has_access) return 'waiting_for_access'
  if (waitlist) return 'waitlist'
  return invitation === null ? 'pending' : 'pending_accept'
}

const over = ['rejected', 'failed'] as const
const invitable = ['pending_accept', 'waiting_for_access', ...over] as const

/** Each creator has one participation per campaign. An open invitation reopens it. */
const obstacleTo = ({ is_open, invitation, status }: Standing): Moved => {
  if (status === null) return moved
  if (invitation !== 'PENDING' || !invitable.some((one) => one === status)) return refuse('already-applied')
  return is_open || !over.some((one) => one === status) ? moved : refuse('activation-not-open')
}

const enter = async (
  transaction: DatabaseTransaction,
  campaign_id: string,
  { personId: creator_id }: CreatorActor,
  values: {
    readonly company_id: string
    readonly status: KeyCampaignParticipantStatus
    readonly message: string
  },
): Promise<string> => {
  const { id } = await transaction
    .insertInto('key_campaign_participant')
    .values({ campaign_id, creator_id, ...values })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/**
 * If a company left a creator out when it revoked their code, the claim stays and the creator can claim no other code. A
 * new invitation is a new decision, so the creator can claim again.
 */
const forgetRevokedCodes = (transaction: DatabaseTransaction, participantId: string) =>
  sql`delete from code_claim using code
       where participant_id = ${participantId} and code.id = code_id and code.revoked_at is not null`.execute(
    transaction,
  )

const hasCode = async (transaction: DatabaseTransaction, participantId: string): Promise<boolean> => {
  const claim = await transaction
    .selectFrom('code_claim')
    .select('code_id')
    .where('participant_id', '=', participantId)
    .limit(1)
    .executeTakeFirst()
  return claim !== undefined
}

const advanceTo = async (
  transaction: DatabaseTransaction,
  participantId: string,
  actor: CreatorActor,
  to: 'accepted' | 'claimed_key' | 'waiting_for_access',
): Promise<Moved> => {
  const from = to === 'claimed_key' ? (['accepted'] as const) : invitable
  const taken = await takeParticipant(transaction, participantId, actor, { from, who: ['creator'] })
  if (!taken.ok || taken.row.status === to) return taken
  return advanceParticipant(transaction, taken.row, to)
}

/**
 * Accepts the invited creator, immediately or when access is granted. A creator who had a code before gets new days to
 * submit content.
 */
const acceptPlace = async (
  transaction: DatabaseTransaction,
  participantId: string,
  actor: CreatorActor,
  hasAccess: boolean,
): Promise<Moved<Place>> => {
  const status = hasAccess ? 'accepted' : 'waiting_for_access'
  await forgetRevokedCodes(transaction, participantId)
  const accepted = await advanceTo(transaction, participantId, actor, status)
  if (!accepted.ok) return accepted
  if (!hasAccess || !(await hasCode(transaction, participantId))) return { ok: true, participantId, status }
  const claimed = await advanceTo(transaction, participantId, actor, 'claimed_key')
  return claimed.ok ? { ok: true, participantId, status: 'claimed_key' } : claimed
}

/** Adds a creator to a key campaign by request, waitlist or invitation, and answers the invitation. */
export const takePlace = async (
  transaction: DatabaseTransaction,
  campaignId: string,
  actor: CreatorActor,
  message: string,
): Promise<Moved<Place>> => {
  await lockCampaign(transaction, campaignId)
  const known = await standingOf(transaction, campaignId, actor)
  if (known === undefined) return refuse('not-found')
  const free = obstacleTo(known)
  if (!free.ok) return free
  const { company_id, has_access, invitation, place } = known
  // Answers the invitation before the deadline is checked, because joining accepts it even after its deadline.
  if (invitation === 'PENDING') await answerInvitationTo(transaction, campaignId, actor.personId, 'ACCEPTED')
  const status = entryOf(known)
  const participantId =
    place ?? (await enter(transaction, campaignId, actor, { company_id, status, message }))
  return invitation === null || status === 'waitlist'
    ? { ok: true, participantId, status }
    : acceptPlace(transaction, participantId, actor, has_access)
}
