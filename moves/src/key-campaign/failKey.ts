import type { DatabaseTransaction } from '@questboard/database'
import type { Actor } from '../actor.ts'
import type { Seen } from '../advance.ts'
import { makeMove } from '../makeMove.ts'
import type { Moved } from '../result.ts'
import { advanceParticipant, takeParticipant } from './participant.ts'

/** No content was submitted by the deadline after the claim. */
export const failKey = (transaction: DatabaseTransaction, seen: Seen, actor: Actor): Promise<Moved> =>
  makeMove(transaction, 'failKey', actor, async () => {
    const taken = await takeParticipant(transaction, seen, actor, {
      from: ['claimed_key'],
      who: ['time', 'admin'],
    })
    return taken.ok ? advanceParticipant(transaction, taken.row, 'failed') : taken
  })
