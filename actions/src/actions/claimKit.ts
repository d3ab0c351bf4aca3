import { claimKit as claimKitMove } from '@questboard/moves'
import { z } from 'zod'
import { defineAction } from '../lib/action.ts'
import { unwrap } from '../lib/actionError.ts'
import { creatorActorOf } from '../lib/audiences.ts'

/** The response contains only the ids of the codes. `revealCode` shows a code. */
export const claimKit = defineAction('claimKit', {
  who: 'creator',
  idempotent: true,
  input: z.object({
    questRunId: z.guid(),
    itemId: z.guid(),
    distributionChannelId: z.string().min(1),
    quantity: z.int().positive(),
  }),
  async handle({ input: { questRunId, ...wanted }, person, transaction }) {
    const { codeIds } = unwrap(await claimKitMove(transaction, questRunId, creatorActorOf(person), wanted))
    return { codeIds: [...codeIds] }
  },
})
