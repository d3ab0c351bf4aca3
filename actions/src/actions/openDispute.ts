import { disputeForm } from '@questboard/domain'
import { openDispute as open } from '@questboard/moves'
import { z } from 'zod'
import { defineAction } from '../lib/action.ts'
import { unwrap } from '../lib/actionError.ts'
import { partyOf } from '../lib/audiences.ts'

/** The new row writes an event, which starts the dispute's workflow. */
export const openDispute = defineAction('openDispute', {
  who: 'runParty',
  idempotent: true,
  input: disputeForm.extend({ questRunId: z.guid() }),
  async handle({ input: { questRunId, reason, cause }, person, transaction }) {
    unwrap(await open(transaction, questRunId, partyOf(person), reason, cause))
    return { questRunId }
  },
})
