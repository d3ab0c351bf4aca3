import type { DatabaseTransaction } from '@questboard/database'
import type { PostType } from '@questboard/domain'
import type { Seen } from '../advance.ts'
import { makeMove } from '../makeMove.ts'
import type { Mover } from '../mover.ts'
import { type Moved, refuse } from '../verdict.ts'
import { advanceMissionRun, takeMissionRun } from './missionRun.ts'

type Work = {
  readonly criterionId: string | null
  readonly postType: PostType | null
} & ({ readonly url: string } | { readonly message: string })

/** The creator hands in what the criteria ask for, and the company reviews it. */
export const submitMission = (
  transaction: DatabaseTransaction,
  seen: Seen,
  mover: Mover,
  works: readonly Work[],
): Promise<Moved> =>
  makeMove(transaction, 'submitMission', mover, async () => {
    const taken = await takeMissionRun(transaction, seen, mover, { from: ['active'], who: ['creator'] })
    if (!taken.ok) return taken
    if (works.length === 0) return refuse('content-required')
    const { row } = taken
    await transaction
      .insertInto('submission')
      .values(
        works.map(({ criterionId, postType, ...work }) => ({
          ...work,
          mission_run_id: row.id,
          activation_id: row.mission_id,
          company_id: row.company_id,
          creator_id: row.creator_id,
          criterion_id: criterionId,
          post_type: postType,
        })),
      )
      .execute()
    return advanceMissionRun(transaction, row, 'review')
  })
