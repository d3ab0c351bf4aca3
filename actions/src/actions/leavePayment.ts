import { errors } from '@questboard/domain'
import { withdrawPayment } from '@questboard/moves'
import { signals, workflows } from '@questboard/workflows/contract'
import { z } from 'zod'
import { signalWorkflow } from '../events/workflowStarts.ts'
import { defineAction } from '../lib/action.ts'
import { refuse, unwrap } from '../lib/actionError.ts'
import { actorOf } from '../lib/audiences.ts'

/**
 * The payment's workflow cancels the payment at the card provider, so that no one can pay it later. A payment that
 * still waits for approval has no workflow yet.
 */
export const leavePayment = defineAction('leavePayment', {
  who: 'companyMember',
  idempotent: true,
  input: z.object({
    paymentId: z.guid(),
    reason: z.string().trim().max(1000, errors['text-too-long']).nullish(),
  }),
  async prepare({ input: { paymentId }, person, services }) {
    const payment = await services.database
      .selectFrom('payment')
      .select('status')
      .where('id', '=', paymentId)
      .where('company_id', '=', person.companyId)
      .executeTakeFirst()
    if (!payment) throw refuse('not-found')
    const isWaiting = payment.status === 'waiting_approval'
    if (!isWaiting) await signalWorkflow(services, workflows.payment.id({ paymentId }), signals.paymentLeft)
    return { isWaiting }
  },
  async handle({ transaction, input: { paymentId, reason }, person }, { isWaiting }) {
    if (isWaiting) unwrap(await withdrawPayment(transaction, paymentId, actorOf(person), reason ?? ''))
    return { paymentId }
  },
})
