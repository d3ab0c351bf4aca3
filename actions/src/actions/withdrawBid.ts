import { withdrawBid as withdrawBidMove } from '@questboard/moves'
import { z } from 'zod'
import { defineAction } from '../lib/action.ts'
import { unwrap } from '../lib/actionError.ts'
import { partyOf } from '../lib/audiences.ts'
import { runOfBid } from '../quest-runs/runOfBid.ts'

export const withdrawBid = defineAction('withdrawBid', {
  who: 'runParty',
  idempotent: true,
  input: z.object({ bidId: z.guid() }),
  async handle({ input: { bidId }, person, transaction }) {
    const actor = partyOf(person)
    const { questRunId } = unwrap(await runOfBid(transaction, bidId, actor))
    unwrap(await withdrawBidMove(transaction, questRunId, actor))
    return { questRunId }
  },
})
