import { retryPayout as retry } from '@questboard/moves'
import { z } from 'zod'
import { defineAction } from '../lib/action.ts'
import { unwrap } from '../lib/actionError.ts'
import { creatorActorOf } from '../lib/audiences.ts'

/** The request is saved in the payout's row, and the payout's workflow then sends the money. */
export const retryPayout = defineAction('retryPayout', {
  who: 'creator',
  idempotent: true,
  input: z.object({ payoutId: z.guid() }),
  async handle({ transaction, input: { payoutId }, person }) {
    unwrap(await retry(transaction, payoutId, creatorActorOf(person)))
    return { payoutId }
  },
})
