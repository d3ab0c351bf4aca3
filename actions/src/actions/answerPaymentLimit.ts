import { answerPaymentLimit as answer } from '@questboard/moves'
import { z } from 'zod'
import { defineAction } from '../lib/action.ts'
import { unwrap } from '../lib/actionError.ts'
import { actorOf } from '../lib/audiences.ts'

/** Another member approves a request to raise or remove the payment limit, or the request is withdrawn. */
export const answerPaymentLimit = defineAction('answerPaymentLimit', {
  who: 'companyMember',
  repeatable: 'An answered limit no longer waits for an answer',
  input: z.object({ agrees: z.boolean() }),
  async handle({ transaction, input: { agrees }, person }) {
    unwrap(await answer(transaction, agrees, actorOf(person)))
    return { sent: true }
  },
})
