import type { DatabaseTransaction } from '@questboard/database'
import type { Actor } from '../actor.ts'
import type { Seen } from '../advance.ts'
import { makeMove } from '../makeMove.ts'
import type { Moved } from '../result.ts'
import { answerBid } from './answerBid.ts'

/** No one answered the offer before its deadline. */
export const expireBid = (transaction: DatabaseTransaction, run: Seen, actor: Actor): Promise<Moved> =>
  makeMove(transaction, 'expireBid', actor, () =>
    answerBid(transaction, run, actor, {
      answer: 'expired',
      to: 'BID_EXPIRED',
      who: ['time', 'admin'],
    }),
  )
