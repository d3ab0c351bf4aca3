import { emitEvent } from '@questboard/database'
import { z } from 'zod'
import { defineAction, refuse } from '../lib/action.ts'

const RESENDS = { tries: 5, seconds: 60 * 60 }
const RESENDS_PER_ADDRESS = { tries: 30, seconds: 60 * 60 }

/** For the person who is signed in, or by username or e-mail. A visitor is not told whether such an account exists. */
export const resendVerification = defineAction({
  input: z.object({ identifier: z.string().trim().max(254).nullish() }),
  atLeastMs: 300,
  async handle({ input, transaction, services, person, ip }) {
    const identifier = person ? person.userId : (input.identifier ?? '')
    if (identifier === '') throw refuse('1201', 'identifier')
    const [mine, address] = await Promise.all([
      services.rateLimit.count(`resend-verification:${identifier.toLowerCase()}`, RESENDS),
      services.rateLimit.count(`resend-verification-from:${ip}`, RESENDS_PER_ADDRESS),
    ])
    if (!mine.allowed || !address.allowed) throw refuse('too-many-requests')
    const account = await transaction
      .selectFrom('user')
      .select('id')
      .where((where) =>
        person
          ? where('id', '=', person.userId)
          : where.or([where('username', '=', identifier), where('email', '=', identifier)]),
      )
      .where('email_verified_at', 'is', null)
      .where('active', '=', true)
      .executeTakeFirst()
    if (account)
      await emitEvent(transaction, { type: 'verificationRequested', entity: 'user', entityId: account.id })
    return { sent: true }
  },
})
