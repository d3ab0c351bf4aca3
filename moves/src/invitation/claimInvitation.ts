import type { DatabaseTransaction } from '@questboard/database'
import { sql } from 'kysely'
import { z } from 'zod'
import type { CreatorActor } from '../actor.ts'
import { acceptMember } from '../creator-program/decideOnMember.ts'
import { acceptApplicant } from '../key-campaign/decideOnApplicant.ts'
import { makeMove } from '../makeMove.ts'
import { type Moved, refuse } from '../result.ts'
import { isOver, makeRoom } from './makeRoom.ts'

type Claimed = { readonly invitationId: string; readonly activationId: string }

const schema = z.object({
  id: z.string(),
  activation_id: z.string(),
  company_id: z.string(),
  creator_id: z.string().nullable(),
  invited_by: z.string().nullable(),
  status: z.string(),
})

type Standing = {
  /** The creator's open invitation that was sent to the account instead of an email address. */
  readonly own: string | null
  readonly takes_part: boolean
  /** The creator has applied, and the company has not decided yet. */
  readonly awaits_decision: boolean
}

const standingOf = async (
  transaction: DatabaseTransaction,
  activationId: string,
  { personId }: CreatorActor,
): Promise<Standing | undefined> => {
  const { rows } = await sql<Standing>`
    select (select id from invitation where activation_id = ${activationId} and creator_id = ${personId} and not (${isOver})) as own,
           takes_part(${activationId}, ${personId}) as takes_part,
           awaits_decision(${activationId}, ${personId}) as awaits_decision`.execute(transaction)
  return rows[0]
}

/** Locks the activation before its invitation, in the same order as when creators join or the activation ends. */
const lockActivation = (transaction: DatabaseTransaction, tokenHash: Buffer) =>
  sql`select id from activation
       where id = (select activation_id from invitation where token_hash = ${tokenHash}) for no key update`.execute(
    transaction,
  )

/** The invitation also decides an open application, so the applicant is accepted in the company's name. */
const acceptApplication = async (
  transaction: DatabaseTransaction,
  { id, activation_id, company_id, invited_by }: z.infer<typeof schema>,
  { personId }: CreatorActor,
): Promise<Moved> => {
  if (invited_by === null) return refuse('invitation-invalid')
  const actor = { by: 'company', companyId: company_id, personId: invited_by } as const
  await transaction
    .updateTable('invitation')
    .set({ creator_id: personId, status: 'ACCEPTED' })
    .where('id', '=', id)
    .where('status', '=', 'PENDING')
    .execute()
  const membership = await transaction
    .selectFrom('program_membership')
    .select('id')
    .where('program_id', '=', activation_id)
    .where('creator_id', '=', personId)
    .executeTakeFirst()
  if (membership !== undefined) return acceptMember(transaction, membership.id, actor)
  const { id: participantId } = await transaction
    .selectFrom('key_campaign_participant')
    .select('id')
    .where('campaign_id', '=', activation_id)
    .where('creator_id', '=', personId)
    .executeTakeFirstOrThrow()
  return acceptApplicant(transaction, participantId, actor)
}

/**
 * The person with the link of a mailed invitation moves the invitation to their account, once. The account can have
 * another email address. A pending applicant is accepted.
 */
export const claimInvitation = (
  transaction: DatabaseTransaction,
  tokenHash: Buffer,
  actor: CreatorActor,
): Promise<Moved<Claimed>> =>
  makeMove<Claimed>(transaction, 'claimInvitation', actor, async () => {
    await lockActivation(transaction, tokenHash)
    const found = await transaction
      .selectFrom('invitation')
      .select(['id', 'activation_id', 'company_id', 'creator_id', 'invited_by', 'status'])
      .where('token_hash', '=', tokenHash)
      .forUpdate()
      .executeTakeFirst()
    if (found === undefined) return refuse('invitation-invalid')
    const invitation = schema.parse(found)
    const { id, activation_id: activationId, creator_id } = invitation
    if (creator_id === actor.personId) return { ok: true, invitationId: id, activationId }
    if (creator_id !== null) return refuse('invitation-invalid')
    const standing = await standingOf(transaction, activationId, actor)
    if (invitation.status === 'PENDING' && standing?.own === null && standing.awaits_decision) {
      const accepted = await acceptApplication(transaction, invitation, actor)
      return accepted.ok ? { ok: true, invitationId: id, activationId } : accepted
    }
    const isNeeded = standing?.own === null && !standing.takes_part
    if (isNeeded) await makeRoom(transaction, activationId, actor.personId)
    await transaction
      .updateTable('invitation')
      // A creator who has joined or was also invited by account does not need this invitation.
      .set(isNeeded ? { creator_id: actor.personId } : { status: 'REJECTED', withdrawn_at: sql<Date>`now()` })
      .where('id', '=', id)
      .where('status', '=', 'PENDING')
      .execute()
    return { ok: true, invitationId: standing?.own ?? id, activationId }
  })
