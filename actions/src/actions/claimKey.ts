import { claimKey as claimKeyMove } from '@questboard/moves'
import { z } from 'zod'
import { defineAction } from '../lib/action.ts'
import { unwrap } from '../lib/actionError.ts'
import { creatorActorOf } from '../lib/audiences.ts'

/** The response contains only the code's id. `revealCode` shows the code. */
export const claimKey = defineAction('claimKey', {
  who: 'creator',
  idempotent: true,
  input: z.object({
    participantId: z.guid(),
    itemId: z.guid(),
    distributionChannelId: z.string().min(1),
  }),
  async handle({ input: { participantId, ...wanted }, person, transaction }) {
    const { codeId } = unwrap(await claimKeyMove(transaction, participantId, creatorActorOf(person), wanted))
    return { codeId }
  },
})
