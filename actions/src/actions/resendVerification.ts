import { addressGroup, emitEvent } from '@questboard/database'
import { z } from 'zod'
import { type ActionRequest, defineAction } from '../lib/action.ts'
import { refuse } from '../lib/actionError.ts'
import { ration } from '../lib/ration.ts'

const RESENDS = { tries: 5, seconds: 60 * 60 }
const RESENDS_PER_ADDRESS = { tries: 30, seconds: 60 * 60 }

const input = z.object({ identifier: z.string().trim().max(254).nullish() })

const identifierOf = ({ person, input: { identifier } }: ActionRequest<z.output<typeof input>>): string =>
  person?.userId ?? identifier?.toLowerCase() ?? ''

/**
 * Works for the signed-in person, or for a username or email address. Visitors cannot find out if an account exists.
 */
export const resendVerification = defineAction('resendVerification', {
  who: 'anyone',
  repeatable: 'Another email has another link, and the number of emails is limited',
  input,
  atLeastMs: 300,
  async prepare(call) {
    const identifier = identifierOf(call)
    if (identifier === '') throw refuse('1201', 'identifier')
    await Promise.all([
      ration(call, `resend-verification:${identifier}`, RESENDS),
      ration(call, `resend-verification-from:${addressGroup(call.ip)}`, RESENDS_PER_ADDRESS),
    ])
  },
  async handle(call) {
    const { transaction, person } = call
    const identifier = identifierOf(call)
    const account = await transaction
      .selectFrom('user')
      .select('id')
      .where((where) =>
        person
          ? where('id', '=', person.userId)
          : where.or([where('username', '=', identifier), where('email', '=', identifier)]),
      )
      .where((where) =>
        where.or([where('email_verified_at', 'is', null), where('pending_email', 'is not', null)]),
      )
      .where('active', '=', true)
      .executeTakeFirst()
    if (account)
      await emitEvent(transaction, { type: 'verificationRequested', entity: 'user', entityId: account.id })
    return { sent: true }
  },
})
