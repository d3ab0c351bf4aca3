import type { DatabaseTransaction } from '@questboard/database'
import { type ActivationKind, activationKinds, type InvitationForm } from '@questboard/domain'
import { sql } from 'kysely'
import { z } from 'zod'
import { type CompanyActor, isParty } from '../actor.ts'
import { makeMove } from '../makeMove.ts'
import type { Bid } from '../quest-run/bid.ts'
import { makeOffer } from '../quest-run/makeOffer.ts'
import { type Moved, refuse } from '../result.ts'
import { isOver, makeRoom } from './makeRoom.ts'

type Invitation = {
  readonly activationId: string
  /** The creator's id. Null for an invitation by email address. */
  readonly creatorId: string | null
  /** The email address, if the company knows nothing else about the creator. */
  readonly email?: string
  readonly message: string
  readonly deadline: Date | null
  /** The company's offer, for a quest. The offer starts a run. */
  readonly offer?: Bid
  /** Rules for counter-offers that replace the quest's own rules. */
  readonly autoBid?: NonNullable<InvitationForm['autoBid']>
}
type Sent = { readonly invitationId: string; readonly questRunId: string | null }

const readActivation = async (transaction: DatabaseTransaction, id: string, actor: CompanyActor) => {
  const activation = await transaction
    .selectFrom('activation')
    .select(['company_id', 'kind'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (activation === undefined || !isParty(actor, activation)) return null
  return { companyId: activation.company_id, kind: z.enum(activationKinds).parse(activation.kind) }
}

/** After a mailed invitation has ended, another mail can be sent. */
const clearMailed = (transaction: DatabaseTransaction, activationId: string, email: string) =>
  transaction
    .deleteFrom('invitation')
    .where('activation_id', '=', activationId)
    .where('email', '=', email)
    .where(isOver)
    .execute()

/**
 * The company must not learn who owns the email address until that person accepts. A creator who is also invited by
 * name gets the invitation by name, and the mailed invitation stays open as if unclaimed.
 */
const leaveMailed = (transaction: DatabaseTransaction, activationId: string, creatorId: string) =>
  transaction
    .updateTable('invitation')
    .set({ creator_id: null })
    .where('activation_id', '=', activationId)
    .where('creator_id', '=', creatorId)
    .where('type', '=', 'EMAIL')
    .where('status', '=', 'PENDING')
    .execute()

/**
 * Finds the recipient and archives an ended invitation. If a mailed creator has joined or was invited by name, the
 * email address is handled as if it had no account.
 */
const address = async (
  transaction: DatabaseTransaction,
  { activationId, creatorId, email }: Invitation,
): Promise<string | null> => {
  if (email !== undefined) await clearMailed(transaction, activationId, email)
  if (creatorId === null) return null
  if (email === undefined) {
    await makeRoom(transaction, activationId, creatorId)
    await leaveMailed(transaction, activationId, creatorId)
    return creatorId
  }
  const { rows } = await sql<{ needs_none: boolean }>`
    select needs_no_invitation(${activationId}, ${creatorId}) as needs_none`.execute(transaction)
  return rows[0]?.needs_none === true ? null : creatorId
}

/** A creator with an open offer counts as joined, so the error reports the existing invitation instead. */
const isInvited = async (
  transaction: DatabaseTransaction,
  { activationId, creatorId }: Invitation,
): Promise<boolean> => {
  if (creatorId === null) return false
  const found = await transaction
    .selectFrom('invitation')
    .select('id')
    .where('activation_id', '=', activationId)
    .where('creator_id', '=', creatorId)
    .executeTakeFirst()
  return found !== undefined
}

const insert = async (
  transaction: DatabaseTransaction,
  { activationId, creatorId, email, message, deadline, autoBid }: Invitation,
  { companyId, kind }: { readonly companyId: string; readonly kind: ActivationKind },
  { personId }: CompanyActor,
): Promise<string> => {
  const { id } = await transaction
    .insertInto('invitation')
    .values({
      activation_id: activationId,
      activation_type: kind,
      company_id: companyId,
      type: email === undefined ? 'USERID' : 'EMAIL',
      creator_id: creatorId,
      email: email ?? null,
      message,
      deadline_at: deadline,
      invited_by: personId,
      auto_bid_max_cents: autoBid?.maxCents ?? null,
      auto_bid_within: autoBid?.within ?? null,
      auto_bid_over: autoBid?.over ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** A company invites one creator to one activation. For a quest, the invitation can contain an offer. */
export const sendInvitation = (
  transaction: DatabaseTransaction,
  invitation: Invitation,
  actor: CompanyActor,
): Promise<Moved<Sent>> =>
  makeMove<Sent>(transaction, 'sendInvitation', actor, async () => {
    const { activationId, email, deadline, offer } = invitation
    const activation = await readActivation(transaction, activationId, actor)
    if (activation === null) return refuse('not-found')
    if (deadline !== null && deadline.getTime() <= Date.now()) return refuse('invitation-deadline')
    const creatorId = await address(transaction, invitation)
    const addressed = { ...invitation, creatorId }
    if (await isInvited(transaction, addressed)) return refuse('already-invited')
    const invitationId = await insert(transaction, addressed, activation, actor)
    if (offer === undefined) return { ok: true, invitationId, questRunId: null }
    if (creatorId === null || email !== undefined) return refuse('offer-needs-account')
    const made = await makeOffer(transaction, { questId: activationId, creatorId, bid: offer }, actor)
    if (!made.ok) return made
    await transaction
      .updateTable('invitation')
      .set({ quest_run_id: made.questRunId })
      .where('id', '=', invitationId)
      .execute()
    return { ok: true, invitationId, questRunId: made.questRunId }
  })
