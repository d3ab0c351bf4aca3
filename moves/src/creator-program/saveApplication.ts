import type { DatabaseTransaction } from '@questboard/database'
import type { ApplicationDraft } from '@questboard/domain'
import { makeMove } from '../makeMove.ts'
import type { Mover } from '../mover.ts'
import { type Moved, moved, refuse } from '../verdict.ts'

/** Keeps how far a creator has come with an application, for another day or another device. */
export const saveApplication = (
  transaction: DatabaseTransaction,
  programId: string,
  { step, entries }: ApplicationDraft,
  mover: Extract<Mover, { readonly by: 'creator' }>,
): Promise<Moved> =>
  makeMove(transaction, 'saveApplication', mover, async () => {
    const program = await transaction
      .selectFrom('activation')
      .leftJoin('program_membership as membership', (join) =>
        join
          .onRef('membership.program_id', '=', 'activation.id')
          .on('membership.creator_id', '=', mover.personId),
      )
      .select(['activation.status', 'membership.status as standing'])
      .where('activation.id', '=', programId)
      .where('kind', '=', 'CREATOR_PROGRAM')
      .executeTakeFirst()
    // Of what nobody sees, nobody learns that it is there.
    if (program === undefined || program.status !== 'active') return refuse('activation-not-open')
    if (program.standing !== null && program.standing !== 'rejected') return refuse('already-applied')
    const draft = { step, entries: JSON.stringify(entries) }
    await transaction
      .insertInto('program_application')
      .values({ program_id: programId, creator_id: mover.personId, ...draft })
      .onConflict((conflict) => conflict.columns(['program_id', 'creator_id']).doUpdateSet(draft))
      .execute()
    return moved
  })
