import { requestRewardCodes as requestRewardCodesMove } from '@questboard/moves'
import { z } from 'zod'
import { defineAction } from '../lib/action.ts'
import { unwrap } from '../lib/actionError.ts'
import { creatorActorOf } from '../lib/audiences.ts'

export const requestRewardCodes = defineAction('requestRewardCodes', {
  who: 'creator',
  repeatable: 'A run has one request per reward and platform',
  input: z.object({
    missionRunId: z.guid(),
    rewardId: z.guid(),
    distributionChannelId: z.string().min(1),
  }),
  async handle({ input: { missionRunId, ...wanted }, person, transaction }) {
    unwrap(await requestRewardCodesMove(transaction, missionRunId, creatorActorOf(person), wanted))
    return { missionRunId }
  },
})
