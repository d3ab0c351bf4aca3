import { emitEvent } from '@questboard/database'
import { findVerifiedBy, spendToken } from '@questboard/moves'
import { sql } from 'kysely'
import { z } from 'zod'
import { defineAction } from '../lib/action.ts'
import { granted, refuse } from '../lib/actionError.ts'

export const verifyEmail = defineAction('verifyEmail', {
  who: 'anyone',
  repeatable: 'The link can be used once',
  input: z.object({ token: z.string().min(1) }),
  async handle({ input, transaction }) {
    const spent = await spendToken(transaction, 'verify_email', input.token)
    // Mail programs open links before people do, and people open links twice.
    const earlier = spent.ok ? undefined : await findVerifiedBy(transaction, input.token)
    if (earlier !== undefined) return { userId: earlier, alreadyVerified: true }
    const { userId, email } = granted(spent)
    const verified = await transaction
      .updateTable('user')
      .set({
        email,
        pending_email: sql`nullif(pending_email, ${email}::citext)`,
        email_verified_at: new Date(),
      })
      .where('id', '=', userId)
      // The person could have requested another email address at the same moment.
      .where((is) => is.or([is('email', '=', email), is('pending_email', '=', email)]))
      .returning('id')
      .executeTakeFirst()
    if (!verified) throw refuse('1101')
    await emitEvent(transaction, { type: 'emailVerified', entity: 'user', entityId: userId })
    return { userId, alreadyVerified: false }
  },
})
