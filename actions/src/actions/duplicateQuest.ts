import { duplicateQuest as duplicateQuestMove } from '@questboard/moves'
import { z } from 'zod'
import { defineAction } from '../lib/action.ts'
import { made } from '../lib/actionError.ts'
import { moverOf } from '../lib/audiences.ts'

/** The company starts a new quest from one that it has. */
export const duplicateQuest = defineAction('duplicateQuest', {
  who: 'companyMember',
  idempotent: true,
  input: z.object({ questId: z.guid() }),
  async handle({ input, person, transaction }) {
    const { activationId } = made(await duplicateQuestMove(transaction, input.questId, moverOf(person)))
    return { activationId, status: 'draft' }
  },
})
