import { duplicateActivation as duplicateActivationMove } from '@questboard/moves'
import { z } from 'zod'
import { defineAction } from '../lib/action.ts'
import { unwrap } from '../lib/actionError.ts'
import { actorOf } from '../lib/audiences.ts'

export const duplicateActivation = defineAction('duplicateActivation', {
  who: 'companyMember',
  idempotent: true,
  input: z.object({ activationId: z.guid() }),
  async handle({ input, person, transaction }) {
    const { activationId } = unwrap(
      await duplicateActivationMove(transaction, input.activationId, actorOf(person)),
    )
    return { activationId, status: 'draft' }
  },
})
