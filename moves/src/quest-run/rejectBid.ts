import type { DatabaseTransaction } from '@questboard/database'
import type { Seen } from '../advance.ts'
import { makeMove } from '../makeMove.ts'
import type { Mover } from '../mover.ts'
import type { Moved } from '../verdict.ts'
import { answerBid } from './answerBid.ts'

/** Declines the open offer, which ends the bidding (rules §4). */
export const rejectBid = (transaction: DatabaseTransaction, run: Seen, mover: Mover): Promise<Moved> =>
  makeMove(transaction, 'rejectBid', mover, () =>
    answerBid(transaction, run, mover, {
      answer: 'declined',
      to: 'BID_REJECTED',
      who: ['company', 'creator', 'time', 'autoBid', 'admin'],
    }),
  )
