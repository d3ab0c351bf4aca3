import { retryPayout as retry } from '@questboard/moves'
import { z } from 'zod'
import { defineAction } from '../lib/action.ts'
import { refuse } from '../lib/actionError.ts'

/** The payout's own workflow sends it, once the wish is in its row. */
export const retryPayout = defineAction('retryPayout', {
  who: 'creator',
  idempotent: true,
  input: z.object({ payoutId: z.guid() }),
  async handle(call) {
    const { payoutId } = call.input
    const verdict = await retry(call.transaction, payoutId, { by: 'creator', personId: call.person.userId })
    if (!verdict.ok) throw refuse(verdict.code)
    return { payoutId }
  },
})
