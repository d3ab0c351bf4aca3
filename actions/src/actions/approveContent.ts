import { badges, errors } from '@questboard/domain'
import { approveContent as approve } from '@questboard/moves'
import { z } from 'zod'
import { defineAction } from '../lib/action.ts'
import { unwrap } from '../lib/actionError.ts'
import { actorOf } from '../lib/audiences.ts'

/** The version of the content that the member has seen. Newer content is not approved unseen. */
export const approveContent = defineAction('approveContent', {
  who: 'companyMember',
  idempotent: true,
  input: z.object({
    questRunId: z.guid(),
    version: z.int(),
    review: z.string().trim().max(5000, errors['text-too-long']),
    badges: z.array(z.enum(badges)).transform((given) => [...new Set(given)]),
  }),
  async handle({ input: { questRunId, version, ...praise }, person, transaction }) {
    unwrap(await approve(transaction, { id: questRunId, version }, actorOf(person), praise))
    return { questRunId }
  },
})
