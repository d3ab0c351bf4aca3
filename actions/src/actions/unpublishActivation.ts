import { unpublishActivation as unpublishActivationMove } from '@questboard/moves'
import { z } from 'zod'
import { defineAction } from '../lib/action.ts'
import { unwrap } from '../lib/actionError.ts'
import { actorOf } from '../lib/audiences.ts'

/** Closes the activation to new applications. Participants continue (rules §4). */
export const unpublishActivation = defineAction('unpublishActivation', {
  who: 'companyMember',
  idempotent: true,
  input: z.object({ activationId: z.guid() }),
  async handle({ input, person, transaction }) {
    unwrap(await unpublishActivationMove(transaction, input.activationId, actorOf(person)))
    return { activationId: input.activationId, status: 'unpublished' }
  },
})
