import { approvePayment as approve } from '@questboard/moves'
import { z } from 'zod'
import { defineAction } from '../lib/action.ts'
import { refuse } from '../lib/actionError.ts'

/** The second pair of eyes: its workflow begins with the outbox row that this writes. */
export const approvePayment = defineAction('approvePayment', {
  who: 'companyMember',
  idempotent: true,
  input: z.object({ paymentId: z.guid() }),
  async handle({ transaction, input: { paymentId }, person: { companyId, userId } }) {
    const approved = await approve(transaction, paymentId, { by: 'company', companyId, personId: userId })
    if (!approved.ok) throw refuse(approved.code)
    return { paymentId }
  },
})
