import { acceptMember as acceptMemberMove } from '@questboard/moves'
import { z } from 'zod'
import { defineAction } from '../lib/action.ts'
import { moverOf } from '../lib/audiences.ts'
import { applicantIds, eachApplicant } from '../lib/eachApplicant.ts'

/** The company takes creators into its program, as many at once as it chose. */
export const acceptMember = defineAction('acceptMember', {
  who: 'companyMember',
  idempotent: true,
  input: z.object({ membershipIds: applicantIds }),
  async handle({ input, person, transaction }) {
    const mover = moverOf(person)
    return {
      outcomes: await eachApplicant(input.membershipIds, 'accepted', (id) =>
        acceptMemberMove(transaction, id, mover),
      ),
    }
  },
})
