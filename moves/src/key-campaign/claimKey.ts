import type { DatabaseTransaction } from '@questboard/database'
import type { Seen } from '../advance.ts'
import { makeMove } from '../makeMove.ts'
import type { Mover } from '../mover.ts'
import { type Moved, moved, refuse } from '../verdict.ts'
import { advanceParticipant, takeParticipant } from './participant.ts'

/** The creator takes these codes; with the first one the days for content begin (rules §9). */
export const claimKey = (
  transaction: DatabaseTransaction,
  seen: Seen,
  mover: Mover,
  codeIds: readonly string[],
): Promise<Moved> =>
  makeMove(transaction, 'claimKey', mover, async () => {
    const taken = await takeParticipant(transaction, seen, mover, {
      from: ['accepted', 'claimed_key'],
      who: ['creator'],
    })
    if (!taken.ok) return taken
    if (codeIds.length === 0) return refuse('code-gone')
    const { row } = taken
    await transaction
      .insertInto('code_claim')
      .values(
        [...codeIds].sort().map((code_id) => ({
          code_id,
          participant_id: row.id,
          activation_id: row.campaign_id,
          company_id: row.company_id,
          creator_id: row.creator_id,
        })),
      )
      .execute()
    return row.status === 'claimed_key' ? moved : advanceParticipant(transaction, row, 'claimed_key')
  })
