import type { DatabaseTransaction } from '@questboard/database'
import type { Actor } from '../actor.ts'
import type { Seen } from '../advance.ts'
import { answerContent } from '../content.ts'
import { makeMove } from '../makeMove.ts'
import { type Moved, moved, stale } from '../result.ts'
import { takeMissionRun } from './missionRun.ts'

/** The company approves one submission. It keeps counting if other content of the run is sent back. */
export const acceptMissionContent = (
  transaction: DatabaseTransaction,
  seen: Seen,
  actor: Actor,
  submissionId: string,
): Promise<Moved> =>
  makeMove(transaction, 'acceptMissionContent', actor, async () => {
    const taken = await takeMissionRun(transaction, seen, actor, {
      from: ['review'],
      who: ['company', 'admin'],
    })
    if (!taken.ok) return taken
    const accepted = await answerContent(
      transaction,
      { mission_run_id: taken.row.id, submissionId },
      { status: 'APPROVED' },
    )
    return accepted === 0 ? stale : moved
  })
