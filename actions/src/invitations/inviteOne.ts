import type { DatabaseTransaction } from '@questboard/database'
import {
  type InvitationForm,
  type InvitationResult,
  invitationProblem,
  isEmail,
  missedChecks,
} from '@questboard/domain'
import { type CompanyMover, sendInvitation } from '@questboard/moves'
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
  readonly mover: CompanyMover
}

/**
 * Whom the company knows by their address is asked as they are, with an account or without: it must not tell what they have. An
 * offer would: only an account can be offered anything.
 */
const problemOf = (
  { creator, by, asked }: Asked,
  { offer, evenIfNotEligible }: InvitationForm,
): InvitationResult | null => {
  if (by === 'email' && !isEmail(asked)) return '1012'
  if (by === 'email') return offer === null ? null : 'offer-needs-account'
  if (creator === null) return 'not-found'
  return invitationProblem({ ...creator, evenIfNotEligible, withOffer: offer !== null })
}

/** One of those who were named: invited, or what stands against it. */
export const inviteOne = async (
  { transaction, activationId, form, mover }: Asking,
  one: Asked,
): Promise<Outcome> => {
  const { asked, by, creator } = one
  // An address stays an address until its owner has answered.
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
    mover,
  )
  if (!sent.ok) return { ...known, invitationId: null, result: sent.code, missed: null }
  return { ...known, invitationId: sent.invitationId, result: 'invited', missed: null }
}
