import { acceptApplicant as accept } from '@questboard/moves'
import { z } from 'zod'
import { defineAction } from '../lib/action.ts'
import { unwrap } from '../lib/actionError.ts'
import { actorOf } from '../lib/audiences.ts'

export const acceptApplicant = defineAction('acceptApplicant', {
  who: 'companyMember',
  idempotent: true,
  input: z.object({ participantId: z.guid() }),
  async handle({ input: { participantId }, person, transaction }) {
    unwrap(await accept(transaction, participantId, actorOf(person)))
    return { participantId, status: 'accepted' }
  },
})
