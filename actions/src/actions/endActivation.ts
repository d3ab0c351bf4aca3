import { endActivation as endActivationMove } from '@questboard/moves'
import { z } from 'zod'
import { defineAction } from '../lib/action.ts'
import { unwrap } from '../lib/actionError.ts'
import { actorOf } from '../lib/audiences.ts'

export const endActivation = defineAction('endActivation', {
  who: 'companyMember',
  idempotent: true,
  input: z.object({ activationId: z.guid() }),
  async handle({ input, person, transaction }) {
    unwrap(await endActivationMove(transaction, input.activationId, actorOf(person)))
    return { activationId: input.activationId, status: 'ended' }
  },
})
