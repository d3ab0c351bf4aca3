import { bulkActionKinds } from '@questboard/domain'
import { prepareBulkAction as prepare } from '@questboard/moves'
import { z } from 'zod'
import { findChosen } from '../bulk-actions/findChosen.ts'
import { defineAction } from '../lib/action.ts'
import { unwrap } from '../lib/actionError.ts'
import { actorOf } from '../lib/audiences.ts'
import { ration } from '../lib/ration.ts'

/** The number of requests is limited, because each can store thousands of rows for a day. */
const REQUESTS = { tries: 300, seconds: 60 * 60 }

/** Stores the selected rows in their current state. */
export const prepareBulkAction = defineAction('prepareBulkAction', {
  who: 'companyMember',
  idempotent: true,
  input: z.object({ kind: z.enum(bulkActionKinds), where: z.record(z.string(), z.unknown()) }),
  async prepare(call) {
    await ration(call, `bulk-actions:${call.person.companyId}`, REQUESTS)
    return findChosen(call, call.input.kind, call.input.where)
  },
  async handle({ input: { kind }, person, transaction }, rowIds) {
    const { id } = unwrap(await prepare(transaction, { kind, rowIds }, actorOf(person)))
    return { bulkActionId: id }
  },
})
