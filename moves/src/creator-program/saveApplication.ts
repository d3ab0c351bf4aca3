import type { DatabaseTransaction } from '@questboard/database'
import { type ApplicationDraft, keptEntries } from '@questboard/domain'
import { makeMove } from '../makeMove.ts'
import type { CreatorMover } from '../mover.ts'
import { type Moved, moved, refuse } from '../verdict.ts'

/** Keeps how far a creator has come with an application, for another day or another device. */
export const saveApplication = (
  transaction: DatabaseTransaction,
  programId: string,
  { step, entries }: ApplicationDraft,
  mover: CreatorMover,
): Promise<Moved> =>
  makeMove(transaction, 'saveApplication', mover, async () => {
    // Its end, and the application that is sent meanwhile, are waited for before anything is read.
    const program = await transaction
      .selectFrom('activation')
      .select('status')
      .where('id', '=', programId)
      .where('kind', '=', 'CREATOR_PROGRAM')
      .forNoKeyUpdate()
      .executeTakeFirst()
    // Of what nobody sees, nobody learns that it is there.
    if (program?.status !== 'active') return refuse('activation-not-open')
    const membership = await transaction
      .selectFrom('program_membership')
      .select('status')
      .where('program_id', '=', programId)
      .where('creator_id', '=', mover.personId)
      .executeTakeFirst()
    if (membership !== undefined && membership.status !== 'rejected') return refuse('already-applied')
    const draft = { step, entries: JSON.stringify(keptEntries(entries)) }
    await transaction
      .insertInto('program_application')
      .values({ program_id: programId, creator_id: mover.personId, ...draft })
      .onConflict((conflict) => conflict.columns(['program_id', 'creator_id']).doUpdateSet(draft))
      .execute()
    return moved
  })
