import { startBulkAction as start } from '@questboard/moves'
import { z } from 'zod'
import { defineAction } from '../lib/action.ts'
import { unwrap } from '../lib/actionError.ts'
import { actorOf } from '../lib/audiences.ts'

/** The member confirms the bulk action. The event of the changed row starts a workflow. */
export const startBulkAction = defineAction('startBulkAction', {
  who: 'companyMember',
  idempotent: true,
  input: z.object({ bulkActionId: z.guid(), message: z.string() }),
  async handle({ input: { bulkActionId, message }, person, transaction }) {
    unwrap(await start(transaction, { id: bulkActionId, message: message.trim() }, actorOf(person)))
    return { bulkActionId }
  },
})
