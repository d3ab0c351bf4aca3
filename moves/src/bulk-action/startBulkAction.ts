import { type DatabaseTransaction, emitEvent } from '@questboard/database'
import { bulkMessageProblem } from '@questboard/domain'
import { sql } from 'kysely'
import type { Actor, CompanyActor } from '../actor.ts'
import { makeMove } from '../makeMove.ts'
import { type Moved, moved, refuse, stale } from '../result.ts'

const take = (transaction: DatabaseTransaction, id: string, { companyId, personId }: CompanyActor) =>
  transaction
    .selectFrom('bulk_action')
    .select(['kind', 'started_at'])
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .where('created_by', '=', personId)
    .forNoKeyUpdate()
    .executeTakeFirst()

/** Starts the workflow after the member has seen and confirmed the number of rows. */
export const startBulkAction = (
  transaction: DatabaseTransaction,
  { id, message }: { readonly id: string; readonly message: string },
  actor: Actor,
): Promise<Moved> =>
  makeMove(transaction, 'startBulkAction', actor, async () => {
    if (actor.by !== 'company') return refuse('not-allowed')
    const action = await take(transaction, id, actor)
    if (action === undefined) return refuse('not-found')
    if (action.started_at !== null) return stale
    const problem = bulkMessageProblem(action.kind, message)
    if (problem !== null) return { ...refuse(problem), field: 'message' }
    await transaction
      .updateTable('bulk_action')
      .set({ message, started_at: sql`now()` })
      .where('id', '=', id)
      .execute()
    await emitEvent(transaction, {
      type: 'bulkActionStarted',
      entity: 'bulk_action',
      entityId: id,
      payload: { company_id: actor.companyId },
    })
    return moved
  })
