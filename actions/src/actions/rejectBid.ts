import { rejectBid as rejectBidMove } from '@questboard/moves'
import { z } from 'zod'
import { defineAction } from '../lib/action.ts'
import { made } from '../lib/actionError.ts'
import { partyOf } from '../lib/audiences.ts'
import { runOfBid } from '../quest-runs/runOfBid.ts'

export const rejectBid = defineAction('rejectBid', {
  who: 'runParty',
  idempotent: true,
  input: z.object({ bidId: z.guid() }),
  async handle({ input: { bidId }, person, transaction }) {
    const mover = partyOf(person)
    const { questRunId } = made(await runOfBid(transaction, bidId, mover))
    made(await rejectBidMove(transaction, questRunId, mover))
    return { questRunId }
  },
})
