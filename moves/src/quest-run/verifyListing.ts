import type { DatabaseTransaction } from '@questboard/database'
import { publishingOpensAt } from '@questboard/domain'
import { sql } from 'kysely'
import type { Actor } from '../actor.ts'
import type { Seen } from '../advance.ts'
import { makeMove } from '../makeMove.ts'
import { type Moved, stale } from '../result.ts'
import { earn } from './earn.ts'
import { type QuestRunRow, questRunFacts, takeQuestRun } from './questRun.ts'

/** Providers and admins confirm that the content is public. At the deadline, the last channel check decides. */
const noteListing = (transaction: DatabaseTransaction, runId: string, { by }: Actor) =>
  sql`
  update submission s set listed_at = now()
   where s.quest_run_id = ${runId} and s.status = 'APPROVED' and s.listed_at is null
     and (${by !== 'time'} or exists (select from content c where c.id = s.content_id and c.visibility = 'public'))`.execute(
    transaction,
  )

/**
 * A video found in public before its window or day is not accepted yet, because it can still be made unlisted until
 * then.
 */
const isEarly = (run: QuestRunRow, { by }: Actor): boolean => {
  const opensAt = publishingOpensAt(questRunFacts(run).delivery)
  return by === 'provider' && opensAt !== null && opensAt > run.now
}

/** The approved content was found in public, so the creator earns the money. */
export const verifyListing = (transaction: DatabaseTransaction, seen: Seen, actor: Actor): Promise<Moved> =>
  makeMove(transaction, 'verifyListing', actor, async () => {
    const taken = await takeQuestRun(transaction, seen, actor, {
      from: ['CONTENT_PUBLIC_AVAILABILITY_VERIFICATION'],
      who: ['provider', 'time', 'admin'],
    })
    if (!taken.ok) return taken
    if (isEarly(taken.run, actor)) return stale
    await noteListing(transaction, taken.run.id, actor)
    return earn(transaction, taken.run, { type: 'CONTENT_PUBLIC_AVAILABILITY_VERIFICATION_SUCCESS' })
  })
