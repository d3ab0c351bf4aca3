import type { DatabaseTransaction } from '@questboard/database'
import { contentKeyOf, type MissionRunStatus, type PostType } from '@questboard/domain'
import type { Actor } from '../actor.ts'
import type { Seen } from '../advance.ts'
import { makeMove } from '../makeMove.ts'
import { type Moved, refuse } from '../result.ts'
import { advanceMissionRun, countMissing, takeMissionRun } from './missionRun.ts'

export type MissionWork = {
  /** The criterion that the creator answers. Content without one counts for every criterion of its kind. */
  readonly criterionId: string | null
  readonly postType: PostType | null
  readonly contentId?: string | null
} & ({ readonly url: string } | { readonly message: string })

type Submitted = { readonly status: Extract<MissionRunStatus, 'active' | 'review'> }

/** True if a text answers a criterion that is measured in numbers and therefore needs content. */
const answersFigures = async (
  transaction: DatabaseTransaction,
  works: readonly MissionWork[],
): Promise<boolean> => {
  const answered = works.flatMap(({ criterionId, contentId }) => (contentId ? [] : (criterionId ?? [])))
  if (answered.length === 0) return false
  const measured = await transaction
    .selectFrom('mission_criterion')
    .select('id')
    .where('id', 'in', answered)
    .where('category', '<>', 'CUSTOM_CONTENT')
    .executeTakeFirst()
  return measured !== undefined
}

/** The creator submits content or answers. The review starts when all criteria are met. */
export const submitMission = (
  transaction: DatabaseTransaction,
  seen: Seen,
  actor: Actor,
  works: readonly MissionWork[],
): Promise<Moved<Submitted>> =>
  makeMove<Submitted>(transaction, 'submitMission', actor, async () => {
    const taken = await takeMissionRun(transaction, seen, actor, { from: ['active'], who: ['creator'] })
    if (!taken.ok) return taken
    if (works.length === 0) return refuse('content-required')
    if (await answersFigures(transaction, works)) return refuse('criterion-measured')
    const { row } = taken
    await transaction
      .insertInto('submission')
      .values(
        works.map(({ criterionId, postType, contentId, ...work }) => ({
          ...work,
          mission_run_id: row.id,
          activation_id: row.mission_id,
          company_id: row.company_id,
          creator_id: row.creator_id,
          criterion_id: criterionId,
          content_id: contentId ?? null,
          content_key: 'url' in work ? contentKeyOf(work.url) : null,
          post_type: postType,
        })),
      )
      .execute()
    if ((await countMissing(transaction, row.id)) > 0) return { ok: true, status: 'active' }
    const advanced = await advanceMissionRun(transaction, row, 'review')
    return advanced.ok ? { ok: true, status: 'review' } : advanced
  })
