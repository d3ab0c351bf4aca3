import { emitEvent } from '@questboard/database'
import { credentialsForm } from '@questboard/domain'
import { sql } from 'kysely'
import { holdPassword, proveCurrentPassword } from '../accounts/currentPassword.ts'
import { defineAction } from '../lib/action.ts'
import { refuse } from '../lib/actionError.ts'
import { ration } from '../lib/ration.ts'

/** The number of changes is limited, because each change sends mail to an unverified email address. */
const ADDRESSES = { tries: 5, seconds: 60 * 60 }

/**
 * A new email address takes effect after its confirmation (rules §4). Entering the current address again cancels the
 * change.
 */
export const changeCredentials = defineAction('changeCredentials', {
  who: 'signedIn',
  repeatable: 'The same username and email address are set again',
  input: credentialsForm,
  prepare: ({ services, person, input }) =>
    proveCurrentPassword(services, person.userId, input.currentPassword),
  async handle(call, proven) {
    const { input, transaction } = call
    const { userId } = call.person
    await holdPassword(transaction, proven)
    const moves = await transaction
      .selectFrom('user')
      .select('id')
      .where('id', '=', userId)
      .where('email', '<>', input.email)
      .where('pending_email', 'is distinct from', input.email)
      .executeTakeFirst()
    if (moves) await ration(call, `new-address:${userId}`, ADDRESSES)
    const taken = await transaction
      .selectFrom('user')
      .select('id')
      .where('email', '=', input.email)
      .where('id', '<>', userId)
      .executeTakeFirst()
    if (taken) throw refuse('1002', 'email')
    await transaction
      .updateTable('user')
      .set({ username: input.username, pending_email: sql`nullif(${input.email}::citext, email)` })
      .where('id', '=', userId)
      .execute()
    if (moves) await emitEvent(transaction, { type: 'emailChanged', entity: 'user', entityId: userId })
    return { userId }
  },
})
