import { withdrawKeyRequest as withdrawKeyRequestMove } from '@questboard/moves'
import { z } from 'zod'
import { defineAction } from '../lib/action.ts'
import { unwrap } from '../lib/actionError.ts'
import { creatorActorOf } from '../lib/audiences.ts'

export const withdrawKeyRequest = defineAction('withdrawKeyRequest', {
  who: 'creator',
  idempotent: true,
  input: z.object({ participantId: z.guid() }),
  async handle({ input: { participantId }, person, transaction }) {
    unwrap(await withdrawKeyRequestMove(transaction, participantId, creatorActorOf(person)))
    return { participantId }
  },
})
