import { errors } from '@questboard/domain'
import { rejectContent as reject } from '@questboard/moves'
import { z } from 'zod'
import { defineAction } from '../lib/action.ts'
import { unwrap } from '../lib/actionError.ts'
import { actorOf } from '../lib/audiences.ts'

/** The creator sees the reason and can submit again. */
export const rejectContent = defineAction('rejectContent', {
  who: 'companyMember',
  idempotent: true,
  input: z.object({
    questRunId: z.guid(),
    version: z.int(),
    message: z.string().trim().min(1, errors['review-message-required']).max(5000, errors['text-too-long']),
  }),
  async handle({ input: { questRunId, version, message }, person, transaction }) {
    unwrap(await reject(transaction, { id: questRunId, version }, actorOf(person), message))
    return { questRunId }
  },
})
