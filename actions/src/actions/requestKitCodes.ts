import { requestKitCodes as requestKitCodesMove } from '@questboard/moves'
import { z } from 'zod'
import { defineAction } from '../lib/action.ts'
import { unwrap } from '../lib/actionError.ts'
import { creatorActorOf } from '../lib/audiences.ts'

export const requestKitCodes = defineAction('requestKitCodes', {
  who: 'creator',
  repeatable: 'A run has one request per platform',
  input: z.object({ questRunId: z.guid(), distributionChannelId: z.string().min(1) }),
  async handle({ input: { questRunId, distributionChannelId }, person, transaction }) {
    unwrap(await requestKitCodesMove(transaction, questRunId, creatorActorOf(person), distributionChannelId))
    return { questRunId }
  },
})
