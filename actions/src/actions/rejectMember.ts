import { memberRejectionForm } from '@questboard/domain'
import { rejectMember as rejectMemberMove } from '@questboard/moves'
import { defineAction } from '../lib/action.ts'
import { moverOf } from '../lib/audiences.ts'
import { applicantIds, eachApplicant } from '../lib/eachApplicant.ts'

/** The company turns applicants down, or ends memberships, and says why where it likes to. */
export const rejectMember = defineAction('rejectMember', {
  who: 'companyMember',
  idempotent: true,
  input: memberRejectionForm.extend({ membershipIds: applicantIds }),
  async handle({ input, person, transaction }) {
    const mover = moverOf(person)
    return {
      outcomes: await eachApplicant(input.membershipIds, 'rejected', (id) =>
        rejectMemberMove(transaction, id, mover, input.reason),
      ),
    }
  },
})
