import { signals, workflows } from '@questboard/workflows/contract'
import { z } from 'zod'
import { tell } from '../events/workflowStarts.ts'
import { defineAction } from '../lib/action.ts'
import { refuse } from '../lib/actionError.ts'

/** The payment's workflow closes it at the card provider, so that nobody pays what somebody has given up. */
export const leavePayment = defineAction('leavePayment', {
  who: 'companyMember',
  input: z.object({ paymentId: z.guid() }),
  async prepare({ input: { paymentId }, person, services }) {
    const payment = await services.database
      .selectFrom('payment')
      .select('id')
      .where('id', '=', paymentId)
      .where('company_id', '=', person.companyId)
      .executeTakeFirst()
    if (!payment) throw refuse('not-found')
    await tell(services, workflows.payment.id({ paymentId }), signals.paymentLeft)
  },
  handle: async ({ input: { paymentId } }) => ({ paymentId }),
})
