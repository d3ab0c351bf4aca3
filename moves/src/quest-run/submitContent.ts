import type { DatabaseTransaction } from '@questboard/database'
import { contentKeyOf, type SubmittedVisibility } from '@questboard/domain'
import type { Actor } from '../actor.ts'
import type { Seen } from '../advance.ts'
import { makeMove } from '../makeMove.ts'
import { type Moved, refuse } from '../result.ts'
import { markIfEarly } from './noteBrokenEmbargo.ts'
import { advanceQuestRun, takeQuestRun } from './questRun.ts'

export type SubmittedContent = {
  readonly url: string
  readonly visibility: SubmittedVisibility
  readonly contentId?: string
}

/** The creator submits the agreed content, which starts the company's review period. */
export const submitContent = (
  transaction: DatabaseTransaction,
  seen: Seen,
  actor: Actor,
  contents: readonly SubmittedContent[],
): Promise<Moved> =>
  makeMove(transaction, 'submitContent', actor, async () => {
    const taken = await takeQuestRun(transaction, seen, actor, {
      from: ['CONTENTPRODUCTION'],
      who: ['creator'],
    })
    if (!taken.ok) return taken.code === 'status-illegal' ? refuse('content-not-awaited') : taken
    if (contents.length === 0) return refuse('content-required')
    const { run } = taken
    await transaction
      .insertInto('submission')
      .values(
        contents.map(({ url, visibility, contentId }) => ({
          quest_run_id: run.id,
          activation_id: run.quest_id,
          company_id: run.company_id,
          creator_id: run.creator_id,
          post_type: run.post_type,
          url,
          visibility,
          content_id: contentId ?? null,
          content_key: contentKeyOf(url),
        })),
      )
      .execute()
    const advanced = await advanceQuestRun(transaction, run, 'CONTENTREVIEW', {
      type: 'FINAL_CONTENT_SUBMITTED',
    })
    const isSaidPublic = contents.some((one) => one.visibility === 'public' && one.contentId === undefined)
    if (advanced.ok) await markIfEarly(transaction, run, isSaidPublic)
    return advanced
  })
