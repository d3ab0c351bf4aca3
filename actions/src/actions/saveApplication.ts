import { applicationDraft } from '@questboard/domain'
import { saveApplication as saveApplicationMove } from '@questboard/moves'
import { z } from 'zod'
import { defineAction } from '../lib/action.ts'
import { unwrap } from '../lib/actionError.ts'
import { creatorActorOf } from '../lib/audiences.ts'

export const saveApplication = defineAction('saveApplication', {
  // A person can complete an application while their request for creator access is reviewed.
  who: 'individual',
  repeatable: 'The same answers are saved again',
  input: applicationDraft.extend({ programId: z.guid() }),
  async handle({ input: { programId, ...draft }, person, transaction }) {
    unwrap(await saveApplicationMove(transaction, programId, draft, creatorActorOf(person)))
    return { programId }
  },
})
