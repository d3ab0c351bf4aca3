import { acceptMember as accept } from '@questboard/moves'
import { z } from 'zod'
import { defineAction } from '../lib/action.ts'
import { unwrap } from '../lib/actionError.ts'
import { actorOf } from '../lib/audiences.ts'

export const acceptMember = defineAction('acceptMember', {
  who: 'companyMember',
  idempotent: true,
  input: z.object({ membershipId: z.guid() }),
  async handle({ input: { membershipId }, person, transaction }) {
    unwrap(await accept(transaction, membershipId, actorOf(person)))
    return { membershipId }
  },
})
