import { keyRejectionForm } from '@questboard/domain'
import { rejectApplicant as reject } from '@questboard/moves'
import { z } from 'zod'
import { defineAction } from '../lib/action.ts'
import { unwrap } from '../lib/actionError.ts'
import { actorOf } from '../lib/audiences.ts'

export const rejectApplicant = defineAction('rejectApplicant', {
  who: 'companyMember',
  idempotent: true,
  input: keyRejectionForm.extend({ participantId: z.guid() }),
  async handle({ input: { participantId, reason }, person, transaction }) {
    unwrap(await reject(transaction, participantId, actorOf(person), reason))
    return { participantId, status: 'rejected' }
  },
})
