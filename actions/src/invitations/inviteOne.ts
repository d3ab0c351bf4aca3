import type { DatabaseTransaction } from '@questboard/database'
import {
  type InvitationForm,
  type InvitationResult,
  invitationProblem,
  isEmail,
  missedChecks,
} from '@questboard/domain'
import { type CompanyActor, sendInvitation } from '@questboard/moves'
import type { Asked } from './findAsked.ts'

export type Outcome = {
  readonly asked: string
  readonly creatorId: string | null
  readonly invitationId: string | null
  readonly result: InvitationResult
  readonly missed: unknown
}

type Asking = {
  readonly transaction: DatabaseTransaction
  readonly activationId: string
  readonly form: InvitationForm
  readonly actor: CompanyActor
}

/**
 * Invites an email address whether or not it has an account, so that the result does not reveal who has one. Rejects an
 * offer to an email address, because offers require an account.
 */
const problemOf = (
  { creator, by, asked }: Asked,
  { offer, evenIfNotEligible }: InvitationForm,
): InvitationResult | null => {
  if (by === 'email' && !isEmail(asked)) return '1012'
  if (by === 'email') return offer === null ? null : 'offer-needs-account'
  if (creator === null) return 'not-found'
  // A creator who already participates or was invited needs no second invitation, so the requirements do not matter.
  if (creator.isInvited) return 'already-invited'
  if (creator.takesPart) return 'already-joined'
  return invitationProblem({ ...creator, evenIfNotEligible, withOffer: offer !== null })
}

/** Invites one of the creators, or returns the reason why the creator cannot be invited. */
export const inviteOne = async (
  { transaction, activationId, form, actor }: Asking,
  one: Asked,
): Promise<Outcome> => {
  const { asked, by, creator } = one
  // The invitation to an email address gets no account until the owner of the address responds.
  const known = { asked, creatorId: by === 'email' ? null : (creator?.id ?? null) }
  const problem = problemOf(one, form)
  if (problem !== null) {
    const missed =
      problem === 'requirements-not-met' && creator ? missedChecks(creator.eligibility.checks) : null
    return { ...known, invitationId: null, result: problem, missed }
  }
  const { message, deadline, offer, autoBid } = form
  const sent = await sendInvitation(
    transaction,
    {
      activationId,
      creatorId: creator?.id ?? null,
      ...(by === 'email' && { email: asked }),
      message,
      deadline: deadline === null ? null : new Date(deadline),
      ...(offer && { offer: { ...offer, connectionId: null } }),
      ...(autoBid && { autoBid }),
    },
    actor,
  )
  if (!sent.ok) return { ...known, invitationId: null, result: sent.code, missed: null }
  return { ...known, invitationId: sent.invitationId, result: 'invited', missed: null }
}
