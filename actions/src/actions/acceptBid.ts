import { acceptBid as acceptBidMove } from '@questboard/moves'
import { z } from 'zod'
import { defineAction } from '../lib/action.ts'
import { unwrap } from '../lib/actionError.ts'
import { partyOf } from '../lib/audiences.ts'
import { runOfBid } from '../quest-runs/runOfBid.ts'

/** Accepts the open offer and puts it in the company's cart. */
export const acceptBid = defineAction('acceptBid', {
  who: 'runParty',
  idempotent: true,
  input: z.object({ bidId: z.guid() }),
  async handle({ input: { bidId }, person, transaction }) {
    const actor = partyOf(person)
    const { questRunId } = unwrap(await runOfBid(transaction, bidId, actor))
    unwrap(await acceptBidMove(transaction, questRunId, actor))
    return { questRunId }
  },
})
