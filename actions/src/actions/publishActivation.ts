import { publishActivation as publishActivationMove } from '@questboard/moves'
import { z } from 'zod'
import { defineAction } from '../lib/action.ts'
import { unwrap } from '../lib/actionError.ts'
import { actorOf } from '../lib/audiences.ts'

/** The activation goes live, waits for its start, or waits for the review of the company's first publish (rules §6). */
export const publishActivation = defineAction('publishActivation', {
  who: 'companyMember',
  idempotent: true,
  input: z.object({ activationId: z.guid() }),
  async handle({ input, person, transaction }) {
    const { status } = unwrap(await publishActivationMove(transaction, input.activationId, actorOf(person)))
    return { activationId: input.activationId, status }
  },
})
