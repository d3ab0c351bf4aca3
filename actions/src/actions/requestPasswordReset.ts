import { addressGroup, emitEvent } from '@questboard/database'
import { dateInStockholm, resetPasswordForm, resetsPerDay } from '@questboard/domain'
import { z } from 'zod'
import { refuseBots } from '../accounts/guardVisitors.ts'
import { defineAction } from '../lib/action.ts'
import { refuse } from '../lib/actionError.ts'

/** The limit is per calendar day in Stockholm, and one day a year has 25 hours. */
const DAY_SECONDS = 25 * 60 * 60
const RESETS = { tries: resetsPerDay, seconds: DAY_SECONDS }
const RESETS_FROM_ADDRESS = { tries: 100, seconds: DAY_SECONDS }

/**
 * Unknown email addresses get the same response and the same limit, so that no one can find out which accounts exist.
 */
export const requestPasswordReset = defineAction('requestPasswordReset', {
  who: 'anyone',
  repeatable: 'Another email has another link, and the number of emails is limited',
  input: resetPasswordForm.extend({ botCheckToken: z.string().nullish() }),
  atLeastMs: 300,
  async prepare(call) {
    const { input, services, ip } = call
    // A signed-in person has already passed the bot check.
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
