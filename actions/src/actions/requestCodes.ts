import { requestCodes as requestCodesMove } from '@questboard/moves'
import { z } from 'zod'
import { defineAction } from '../lib/action.ts'
import { unwrap } from '../lib/actionError.ts'
import { creatorActorOf } from '../lib/audiences.ts'

export const requestCodes = defineAction('requestCodes', {
  who: 'creator',
  repeatable: 'A participant has one request per platform',
  input: z.object({ participantId: z.guid(), distributionChannelId: z.string().min(1) }),
  async handle({ input: { participantId, distributionChannelId }, person, transaction }) {
    const { status } = unwrap(
      await requestCodesMove(transaction, participantId, creatorActorOf(person), distributionChannelId),
    )
    return { participantId, status }
  },
})
