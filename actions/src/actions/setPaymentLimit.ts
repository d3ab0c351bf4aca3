import { setPaymentLimit as set } from '@questboard/moves'
import { z } from 'zod'
import { defineAction } from '../lib/action.ts'
import { unwrap } from '../lib/actionError.ts'
import { actorOf } from '../lib/audiences.ts'

/** Null removes the payment limit. */
export const setPaymentLimit = defineAction('setPaymentLimit', {
  who: 'companyOwner',
  repeatable: 'The same limit is set again',
  input: z.object({ limitCents: z.int().positive().max(2_000_000_000).nullable().default(null) }),
  async handle({ transaction, input: { limitCents }, person }) {
    const { waits } = unwrap(await set(transaction, limitCents, actorOf(person)))
    return { waits }
  },
})
