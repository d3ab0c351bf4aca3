import type { DatabaseTransaction } from '@questboard/database'
import { activationKinds } from '@questboard/domain'
import { z } from 'zod'
import { makeMove } from '../makeMove.ts'
import { isParty, type Mover } from '../mover.ts'
import type { Bid } from '../quest-run/bid.ts'
import { makeOffer } from '../quest-run/makeOffer.ts'
import { type Moved, refuse } from '../verdict.ts'

type Invitation = {
  readonly activationId: string
  readonly creatorId: string
  readonly message: string
  readonly deadline: Date | null
  /** An invitation to a quest may name an amount: it opens a run with the company's offer. */
  readonly offer?: Bid
}
type Sent = { readonly invitationId: string; readonly questRunId: string | null }

/** A company asks one creator to one activation, to a quest with an offer or without. */
export const sendInvitation = (
  transaction: DatabaseTransaction,
  { activationId, creatorId, message, deadline, offer }: Invitation,
  mover: Extract<Mover, { readonly by: 'company' }>,
): Promise<Moved<Sent>> =>
  makeMove<Sent>(transaction, 'sendInvitation', mover, async () => {
    const activation = await transaction
      .selectFrom('activation')
      .select(['company_id', 'kind'])
      .where('id', '=', activationId)
      .forNoKeyUpdate()
      .executeTakeFirst()
    if (activation === undefined || !isParty(mover, activation)) return refuse('not-found')
    const { id: invitationId } = await transaction
      .insertInto('invitation')
      .values({
        activation_id: activationId,
        activation_type: z.enum(activationKinds).parse(activation.kind),
        company_id: activation.company_id,
        creator_id: creatorId,
        message,
        deadline_at: deadline,
        invited_by: mover.personId,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    if (offer === undefined) return { ok: true, invitationId, questRunId: null }
    const made = await makeOffer(transaction, { questId: activationId, creatorId, bid: offer }, mover)
    if (!made.ok) return made
    await transaction
      .updateTable('invitation')
      .set({ quest_run_id: made.questRunId })
      .where('id', '=', invitationId)
      .execute()
    return { ok: true, invitationId, questRunId: made.questRunId }
  })
