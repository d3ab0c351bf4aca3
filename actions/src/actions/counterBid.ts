import { counterForm } from '@questboard/domain'
import { counterBid as counterBidMove } from '@questboard/moves'
import { z } from 'zod'
import { defineAction } from '../lib/action.ts'
import { unwrap } from '../lib/actionError.ts'
import { partyOf } from '../lib/audiences.ts'
import { runOfBid } from '../quest-runs/runOfBid.ts'

/** Replaces the open offer with a counter-offer. Rules §5 says when a counter-offer is possible. */
export const counterBid = defineAction('counterBid', {
  who: 'runParty',
  idempotent: true,
  input: counterForm.extend({ bidId: z.guid() }),
  async handle({ input: { bidId, ...bid }, person, transaction }) {
    const actor = partyOf(person)
    const { questRunId } = unwrap(await runOfBid(transaction, bidId, actor))
    unwrap(await counterBidMove(transaction, questRunId, actor, bid))
    return { questRunId }
  },
})
