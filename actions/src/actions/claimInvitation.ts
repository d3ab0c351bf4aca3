import { hashToken } from '@questboard/database'
import { claimInvitation as claimInvitationMove } from '@questboard/moves'
import { z } from 'zod'
import { defineAction } from '../lib/action.ts'
import { refuse, unwrap } from '../lib/actionError.ts'
import { creatorActorOf } from '../lib/audiences.ts'

/** The link was mailed to the invited address, so its reader can claim the invitation for their own account. */
export const claimInvitation = defineAction('claimInvitation', {
  who: 'individual',
  repeatable:
    'The first person who opens the link has the invitation, and a repeated request leads there again',
  input: z.object({ token: z.string() }),
  async handle({ input, person, transaction }) {
    const creator = await transaction
      .selectFrom('creator')
      .select('id')
      .where('id', '=', person.userId)
      .executeTakeFirst()
    if (creator === undefined) throw refuse('not-allowed')
    const { invitationId, activationId } = unwrap(
      await claimInvitationMove(transaction, hashToken(input.token), creatorActorOf(person)),
    )
    const { kind } = await transaction
      .selectFrom('activation')
      .select('kind')
      .where('id', '=', activationId)
      .executeTakeFirstOrThrow()
    return { invitationId, activationId, activationKind: kind }
  },
})
