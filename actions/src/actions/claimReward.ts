import { claimReward as claimRewardMove } from '@questboard/moves'
import { z } from 'zod'
import { defineAction } from '../lib/action.ts'
import { unwrap } from '../lib/actionError.ts'
import { creatorActorOf } from '../lib/audiences.ts'

/** Claiming the last reward completes the mission. The response contains no code. `revealCode` shows the codes. */
export const claimReward = defineAction('claimReward', {
  who: 'creator',
  idempotent: true,
  input: z.object({
    missionRunId: z.guid(),
    rewardId: z.guid(),
    distributionChannelId: z.string().min(1).nullish(),
    hasAgreed: z.boolean().nullish(),
  }),
  async handle({ input: { missionRunId, ...wanted }, person, transaction }) {
    const { rewardClaimId, status } = unwrap(
      await claimRewardMove(transaction, missionRunId, creatorActorOf(person), wanted),
    )
    return { rewardClaimId, status }
  },
})
