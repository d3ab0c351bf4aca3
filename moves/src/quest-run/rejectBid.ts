import type { DatabaseTransaction } from '@questboard/database'
import type { Actor } from '../actor.ts'
import type { Seen } from '../advance.ts'
import { makeMove } from '../makeMove.ts'
import type { Moved } from '../result.ts'
import { answerBid } from './answerBid.ts'

/** Declines the open offer, which ends the bidding (rules §4). */
export const rejectBid = (transaction: DatabaseTransaction, run: Seen, actor: Actor): Promise<Moved> =>
  makeMove(transaction, 'rejectBid', actor, () =>
    answerBid(transaction, run, actor, {
      answer: 'declined',
      to: 'BID_REJECTED',
      who: ['company', 'creator', 'time', 'autoBid', 'admin'],
    }),
  )
