import type { DatabaseTransaction } from '@questboard/database'
import { type ApplicationDraft, keptEntries } from '@questboard/domain'
import type { CreatorActor } from '../actor.ts'
import { makeMove } from '../makeMove.ts'
import { type Moved, moved, refuse } from '../result.ts'
import { sendWaitingApplications } from './sendWaitingApplications.ts'

/**
 * True if the person got creator access while the application was being saved, so that no later event sends the
 * application. The lock makes saving and granting access wait for each other.
 */
const hasAccess = async (transaction: DatabaseTransaction, personId: string): Promise<boolean> => {
  const account = await transaction
    .selectFrom('user')
    .select('user_type')
    .where('id', '=', personId)
    .forShare()
    .executeTakeFirst()
  return account?.user_type === 'Creator'
}

/**
 * Stores the progress of an application, so that the creator can continue later or on another device. A person without
 * creator access can complete the application, and we send it when they get access.
 */
export const saveApplication = (
  transaction: DatabaseTransaction,
  programId: string,
  { step, entries, sendsOnAccess }: ApplicationDraft,
  actor: CreatorActor,
): Promise<Moved> =>
  makeMove(transaction, 'saveApplication', actor, async () => {
    // Waits until a concurrent end of the program or a concurrent submission has finished, and then reads the
    // application.
    const program = await transaction
      .selectFrom('activation')
      .select('status')
      .where('id', '=', programId)
      .where('kind', '=', 'CREATOR_PROGRAM')
      .forNoKeyUpdate()
      .executeTakeFirst()
    // Returns "not found", because creators must not learn of programs that they cannot see.
    if (program?.status !== 'active') return refuse('activation-not-open')
    const membership = await transaction
      .selectFrom('program_membership')
      .select('status')
      .where('program_id', '=', programId)
      .where('creator_id', '=', actor.personId)
      .executeTakeFirst()
    if (membership !== undefined && membership.status !== 'rejected') return refuse('already-applied')
    const draft = {
      step,
      entries: JSON.stringify(keptEntries(entries)),
      sends_on_access: sendsOnAccess ?? false,
    }
    await transaction
      .insertInto('program_application')
      .values({ program_id: programId, creator_id: actor.personId, ...draft })
      .onConflict((conflict) => conflict.columns(['program_id', 'creator_id']).doUpdateSet(draft))
      .execute()
    if (sendsOnAccess && (await hasAccess(transaction, actor.personId)))
      await sendWaitingApplications(transaction, actor.personId)
    return moved
  })
