import { addressGroup, emitEvent } from '@questboard/database'
import { dateInStockholm, resetPasswordForm, resetsPerDay } from '@questboard/domain'
import { z } from 'zod'
import { refuseBots } from '../accounts/guardVisitors.ts'
import { defineAction } from '../lib/action.ts'
import { refuse } from '../lib/actionError.ts'

/** Counted by the day, which is an hour longer once a year. */
const DAY_SECONDS = 25 * 60 * 60
const RESETS = { tries: resetsPerDay, seconds: DAY_SECONDS }
const RESETS_FROM_ADDRESS = { tries: 100, seconds: DAY_SECONDS }

/** The answer is the same for addresses that nobody has, and so is the limit: it tells nothing about accounts. */
export const requestPasswordReset = defineAction('requestPasswordReset', {
  who: 'anyone',
  input: resetPasswordForm.extend({ botCheckToken: z.string().nullish() }),
  atLeastMs: 300,
  async prepare(call) {
    const { input, services, ip } = call
    // Who is signed in has shown it already.
    if (call.person === null) await refuseBots(call)
    const today = dateInStockholm(new Date())
    const [mine, address] = await Promise.all([
      services.rateLimit.count(`password-reset:${today}:${input.email.toLowerCase()}`, RESETS),
      services.rateLimit.count(`password-reset-from:${today}:${addressGroup(ip)}`, RESETS_FROM_ADDRESS),
    ])
    if (!mine.allowed || !address.allowed) throw refuse('1403')
  },
  async handle({ input, transaction }) {
    const account = await transaction
      .selectFrom('user')
      .select('id')
      .where('email', '=', input.email)
      .where('active', '=', true)
      .where('deleted_at', 'is', null)
      .executeTakeFirst()
    if (account)
      await emitEvent(transaction, { type: 'passwordResetRequested', entity: 'user', entityId: account.id })
    return { sent: true }
  },
})
