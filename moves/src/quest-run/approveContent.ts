import type { DatabaseTransaction } from '@questboard/database'
import { afterApproval, type Badge } from '@questboard/domain'
import type { Actor } from '../actor.ts'
import type { Seen } from '../advance.ts'
import { makeMove } from '../makeMove.ts'
import type { Moved } from '../result.ts'
import { letBeDisputed, waiveBrokenEmbargo } from './dispute.ts'
import { earn } from './earn.ts'
import { advanceQuestRun, type QuestRunRow, takeQuestRun } from './questRun.ts'

export type Praise = { readonly review: string; readonly badges: readonly Badge[] }

const givePraise = async (
  transaction: DatabaseTransaction,
  run: QuestRunRow,
  { review, badges }: Praise,
  authorId: string | null,
): Promise<void> => {
  const whose = { quest_run_id: run.id, company_id: run.company_id, creator_id: run.creator_id }
  if (review.trim() !== '')
    await transaction
      .insertInto('quest_run_review')
      .values({ ...whose, message: review, author_id: authorId })
      .execute()
  if (badges.length > 0)
    await transaction
      .insertInto('quest_run_badge')
      .values(badges.map((badge) => ({ ...whose, badge })))
      .execute()
}

/**
 * After approval, a video must be made public next; other content has earned its money. Unreviewed content is approved
 * automatically only if a channel check has found it, as the database enforces. This automatic approval can be
 * disputed.
 */
export const approveContent = (
  transaction: DatabaseTransaction,
  seen: Seen,
  actor: Actor,
  praise?: Praise,
): Promise<Moved> =>
  makeMove(transaction, 'approveContent', actor, async () => {
    const taken = await takeQuestRun(transaction, seen, actor, {
      from: ['CONTENTREVIEW'],
      who: ['company', 'time', 'admin'],
    })
    if (!taken.ok) return taken
    const { run } = taken
    await transaction
      .updateTable('submission')
      .set({ status: 'APPROVED' })
      .where('quest_run_id', '=', run.id)
      .where('status', '=', 'PENDING')
      .execute()
    if (actor.by === 'time') await letBeDisputed(transaction, run, 'auto_approved')
    else await waiveBrokenEmbargo(transaction, run)
    const next = afterApproval(run.post_type)
    const reviewed = { type: 'CONTENT_REVIEW' } as const
    const approved =
      next === 'PAYOUT'
        ? await earn(transaction, run, reviewed)
        : await advanceQuestRun(transaction, run, next, reviewed)
    if (approved.ok && praise !== undefined)
      await givePraise(transaction, run, praise, 'personId' in actor ? actor.personId : null)
    return approved
  })
