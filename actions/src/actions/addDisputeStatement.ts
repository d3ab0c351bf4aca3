import { disputeStatementForm } from '@questboard/domain'
import { addDisputeStatement as add } from '@questboard/moves'
import { z } from 'zod'
import { defineAction } from '../lib/action.ts'
import { unwrap } from '../lib/actionError.ts'
import { partyOf } from '../lib/audiences.ts'

export const addDisputeStatement = defineAction('addDisputeStatement', {
  who: 'runParty',
  idempotent: true,
  input: disputeStatementForm.extend({ questRunId: z.guid() }),
  async handle({ input: { questRunId, ...statement }, person, transaction }) {
    unwrap(await add(transaction, questRunId, partyOf(person), statement))
    return { questRunId }
  },
})
