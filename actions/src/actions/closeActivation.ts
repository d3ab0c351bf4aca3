import { closeActivation as closeActivationMove } from '@questboard/moves'
import { z } from 'zod'
import { defineAction } from '../lib/action.ts'
import { unwrap } from '../lib/actionError.ts'
import { actorOf } from '../lib/audiences.ts'

export const closeActivation = defineAction('closeActivation', {
  who: 'companyMember',
  idempotent: true,
  input: z.object({ activationId: z.guid() }),
  async handle({ input, person, transaction }) {
    unwrap(await closeActivationMove(transaction, input.activationId, actorOf(person)))
    return { activationId: input.activationId, status: 'closed' }
  },
})
