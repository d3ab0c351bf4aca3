import { programApplication } from '@questboard/domain'
import { applyToProgram as applyToProgramMove } from '@questboard/moves'
import { z } from 'zod'
import { defineAction } from '../lib/action.ts'
import { unwrap } from '../lib/actionError.ts'
import { creatorActorOf } from '../lib/audiences.ts'

export const applyToProgram = defineAction('applyToProgram', {
  who: 'creator',
  idempotent: true,
  input: programApplication.extend({
    programId: z.guid(),
    demographics: programApplication.shape.demographics.default(null),
  }),
  async handle({ input: { programId, ...application }, person, transaction }) {
    const { membershipId } = unwrap(
      await applyToProgramMove(transaction, programId, application, creatorActorOf(person)),
    )
    return { membershipId }
  },
})
