import { setPaymentLimit as set } from '@questboard/moves'
import { z } from 'zod'
import { defineAction } from '../lib/action.ts'
import { refuse } from '../lib/actionError.ts'

/** null: no limit. */
export const setPaymentLimit = defineAction('setPaymentLimit', {
  who: 'companyOwner',
  input: z.object({ limitCents: z.int().positive().max(2_000_000_000).nullable().default(null) }),
  async handle({ transaction, input: { limitCents }, person: { companyId, userId } }) {
    const verdict = await set(transaction, limitCents, { by: 'company', companyId, personId: userId })
    if (!verdict.ok) throw refuse(verdict.code)
    return { waits: verdict.waits }
  },
})
