import { acceptKeyContent as acceptKeyContentMove } from '@questboard/moves'
import { z } from 'zod'
import { defineAction } from '../lib/action.ts'
import { unwrap } from '../lib/actionError.ts'
import { actorOf } from '../lib/audiences.ts'

export const acceptKeyContent = defineAction('acceptKeyContent', {
  who: 'companyMember',
  idempotent: true,
  input: z.object({ participantId: z.guid() }),
  async handle({ input: { participantId }, person, transaction }) {
    unwrap(await acceptKeyContentMove(transaction, participantId, actorOf(person)))
    return { participantId, status: 'completed' }
  },
})
