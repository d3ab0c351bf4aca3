import type { DatabaseTransaction } from '@questboard/database'
import type { PostType } from '@questboard/domain'
import type { Actor } from '../actor.ts'
import type { Seen } from '../advance.ts'
import { makeMove } from '../makeMove.ts'
import { type Moved, refuse } from '../result.ts'
import { markIfEarly } from './noteBrokenKeyEmbargo.ts'
import { advanceParticipant, takeParticipant } from './participant.ts'

export type KeyContent = {
  readonly url: string
  readonly postType: PostType
  /** The id of content picked from a connected channel. */
  readonly contentId?: string | null
}

/** The creator submits content made with the key. Late content is still accepted for some days (rules §9). */
export const submitKeyContent = (
  transaction: DatabaseTransaction,
  seen: Seen,
  actor: Actor,
  contents: readonly KeyContent[],
): Promise<Moved> =>
  makeMove(transaction, 'submitKeyContent', actor, async () => {
    const taken = await takeParticipant(transaction, seen, actor, {
      from: ['claimed_key', 'failed'],
      who: ['creator'],
    })
    if (!taken.ok) return taken
    if (contents.length === 0) return refuse('content-required')
    const { row } = taken
    await transaction
      .insertInto('submission')
      .values(
        contents.map(({ url, postType, contentId }) => ({
          participant_id: row.id,
          activation_id: row.campaign_id,
          company_id: row.company_id,
          creator_id: row.creator_id,
          url,
          post_type: postType,
          content_id: contentId ?? null,
        })),
      )
      .execute()
    const submitted = await advanceParticipant(transaction, row, 'submitted_content')
    if (submitted.ok) await markIfEarly(transaction, row.id)
    return submitted
  })
