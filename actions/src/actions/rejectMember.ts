import { memberRejectionForm } from '@questboard/domain'
import { rejectMember as reject } from '@questboard/moves'
import { z } from 'zod'
import { defineAction } from '../lib/action.ts'
import { unwrap } from '../lib/actionError.ts'
import { actorOf } from '../lib/audiences.ts'

export const rejectMember = defineAction('rejectMember', {
  who: 'companyMember',
  idempotent: true,
  input: memberRejectionForm.extend({ membershipId: z.guid() }),
  async handle({ input: { membershipId, reason }, person, transaction }) {
    unwrap(await reject(transaction, membershipId, actorOf(person), reason))
    return { membershipId }
  },
})
