import type { DatabaseTransaction } from '@questboard/database'
import { sql } from 'kysely'
import { answerInvitationTo } from '../invitation/answerInvitation.ts'
import { makeMove } from '../makeMove.ts'
import type { Mover } from '../mover.ts'
import { type Moved, moved, refuse } from '../verdict.ts'
import { moveMembership } from './membership.ts'

/** A creator asks to become a member, once more after a rejection, and agrees to the code of conduct. */
export const applyToProgram = (
  transaction: DatabaseTransaction,
  programId: string,
  mover: Extract<Mover, { readonly by: 'creator' }>,
): Promise<Moved<{ readonly membershipId: string }>> =>
  makeMove(transaction, 'applyToProgram', mover, async () => {
    const program = await transaction
      .selectFrom('activation')
      .select(['company_id', 'status'])
      .where('id', '=', programId)
      .where('kind', '=', 'CREATOR_PROGRAM')
      .forNoKeyUpdate()
      .executeTakeFirst()
    if (program === undefined) return refuse('not-found')
    const earlier = await transaction
      .selectFrom('program_membership')
      .select(['id', 'status'])
      .where('program_id', '=', programId)
      .where('creator_id', '=', mover.personId)
      .executeTakeFirst()
    if (earlier !== undefined) {
      // A new application is guarded at its insert; one that is made again is asked here.
      if (program.status !== 'active') return refuse('activation-not-open')
      if (earlier.status !== 'rejected') return refuse('already-applied')
      const again = await moveMembership(transaction, earlier.id, mover, {
        from: ['rejected'],
        who: ['creator'],
        to: 'pending',
        values: {
          applied_at: sql`now()`,
          code_of_conduct_accepted_at: sql`now()`,
          rejection_message: '',
        },
      })
      return again.ok ? { ...moved, membershipId: earlier.id } : again
    }
    const { id } = await transaction
      .insertInto('program_membership')
      .values({ program_id: programId, company_id: program.company_id, creator_id: mover.personId })
      .returning('id')
      .executeTakeFirstOrThrow()
    await answerInvitationTo(transaction, programId, mover.personId, 'ACCEPTED')
    return { ok: true, membershipId: id }
  })
