import { approvePayment as approve } from '@questboard/moves'
import { z } from 'zod'
import { defineAction } from '../lib/action.ts'
import { unwrap } from '../lib/actionError.ts'
import { actorOf } from '../lib/audiences.ts'

/** A payment above the limit needs a second member's approval. The event written here starts the payment's workflow. */
export const approvePayment = defineAction('approvePayment', {
  who: 'companyMember',
  idempotent: true,
  input: z.object({ paymentId: z.guid() }),
  async handle({ transaction, input: { paymentId }, person }) {
    unwrap(await approve(transaction, paymentId, actorOf(person)))
    return { paymentId }
  },
})
