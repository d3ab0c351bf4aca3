import { errors } from '@questboard/domain'
import { rejectKeyContent as rejectKeyContentMove } from '@questboard/moves'
import { z } from 'zod'
import { defineAction } from '../lib/action.ts'
import { unwrap } from '../lib/actionError.ts'
import { actorOf } from '../lib/audiences.ts'

export const rejectKeyContent = defineAction('rejectKeyContent', {
  who: 'companyMember',
  idempotent: true,
  input: z.object({
    participantId: z.guid(),
    message: z.string().trim().min(1, errors['review-message-required']).max(5000, errors['text-too-long']),
  }),
  async handle({ input: { participantId, message }, person, transaction }) {
    unwrap(await rejectKeyContentMove(transaction, participantId, actorOf(person), message))
    return { participantId, status: 'claimed_key' }
  },
})
