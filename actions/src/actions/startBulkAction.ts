import { startBulkAction as start } from '@questboard/moves'
import { z } from 'zod'
import { defineAction } from '../lib/action.ts'
import { made } from '../lib/actionError.ts'
import { moverOf } from '../lib/audiences.ts'

/** Whoever has chosen rows says yes to what is done to them; a workflow hears of it by its event. */
export const startBulkAction = defineAction('startBulkAction', {
  who: 'companyMember',
  idempotent: true,
  input: z.object({ bulkActionId: z.guid(), message: z.string() }),
  async handle({ input: { bulkActionId, message }, person, transaction }) {
    made(await start(transaction, { id: bulkActionId, message: message.trim() }, moverOf(person)))
    return { bulkActionId }
  },
})
