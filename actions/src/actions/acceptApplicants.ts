import { acceptApplicant } from '@questboard/moves'
import { z } from 'zod'
import { defineAction } from '../lib/action.ts'
import { moverOf } from '../lib/audiences.ts'
import { applicantIds, eachApplicant } from '../lib/eachApplicant.ts'

/** The company lets creators claim keys, as many at once as it chose. */
export const acceptApplicants = defineAction('acceptApplicants', {
  who: 'companyMember',
  idempotent: true,
  input: z.object({ participantIds: applicantIds }),
  async handle({ input, person, transaction }) {
    const mover = moverOf(person)
    return {
      outcomes: await eachApplicant(input.participantIds, 'accepted', (id) =>
        acceptApplicant(transaction, id, mover),
      ),
    }
  },
})
