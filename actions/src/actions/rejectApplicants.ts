import { keyRejectionForm } from '@questboard/domain'
import { rejectApplicant } from '@questboard/moves'
import { defineAction } from '../lib/action.ts'
import { moverOf } from '../lib/audiences.ts'
import { applicantIds, eachApplicant } from '../lib/eachApplicant.ts'

/** The company hands creators no keys, and says why. */
export const rejectApplicants = defineAction('rejectApplicants', {
  who: 'companyMember',
  idempotent: true,
  input: keyRejectionForm.extend({ participantIds: applicantIds }),
  async handle({ input, person, transaction }) {
    const mover = moverOf(person)
    return {
      outcomes: await eachApplicant(input.participantIds, 'rejected', (id) =>
        rejectApplicant(transaction, id, mover, input.reason),
      ),
    }
  },
})
