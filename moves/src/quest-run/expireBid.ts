import type { DatabaseTransaction } from '@questboard/database'
import type { Seen } from '../advance.ts'
import { makeMove } from '../makeMove.ts'
import type { Mover } from '../mover.ts'
import type { Moved } from '../verdict.ts'
import { answerBid } from './answerBid.ts'

/** No one answered the offer before its deadline. */
export const expireBid = (transaction: DatabaseTransaction, run: Seen, mover: Mover): Promise<Moved> =>
  makeMove(transaction, 'expireBid', mover, () =>
    answerBid(transaction, run, mover, {
      answer: 'expired',
      to: 'BID_EXPIRED',
      who: ['time', 'admin'],
    }),
  )
