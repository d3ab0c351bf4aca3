import { answerPaymentLimit as answer } from '@questboard/moves'
import { z } from 'zod'
import { defineAction } from '../lib/action.ts'
import { refuse } from '../lib/actionError.ts'

/** Another member agrees to a limit that an owner wants to raise or remove, or somebody takes that back. */
export const answerPaymentLimit = defineAction('answerPaymentLimit', {
  who: 'companyMember',
  input: z.object({ agrees: z.boolean() }),
  async handle({ transaction, input: { agrees }, person: { companyId, userId } }) {
    const verdict = await answer(transaction, agrees, { by: 'company', companyId, personId: userId })
    if (!verdict.ok) throw refuse(verdict.code)
    return { sent: true }
  },
})
