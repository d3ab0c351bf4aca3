import { payoutMethods } from '@questboard/domain'
import { z } from 'zod'
import { defineAction } from '../lib/action.ts'
import { refuse } from '../lib/actionError.ts'
import { ration } from '../lib/ration.ts'

const STARTS = { tries: 20, seconds: 60 * 60 }

/** Leads to the payout service's own pages; the person comes back to /api/payouts/return. */
export const startPayoutSetup = defineAction('startPayoutSetup', {
  who: 'individual',
  idempotent: true,
  input: z.object({ method: z.enum(payoutMethods) }),
  async prepare(call) {
    const { input, services } = call
    const { userId } = call.person
    await ration(call, `payout-setup:${userId}`, STARTS)
    const creator = await services.database
      .selectFrom('creator')
      .innerJoin('user', 'user.id', 'creator.id')
      .select(['user.country', 'user.email'])
      .where('creator.id', '=', userId)
      .executeTakeFirst()
    if (!creator || !services.payouts) throw refuse('not-allowed')
    // The service has to know where the money goes before anything else.
    if (!creator.country) throw refuse('address-incomplete', 'country')
    const { country, email } = creator
    const { method } = input
    const key = `payout-account/${userId}/${method}/${country}`
    const account = await services.payouts.createAccount({ key, method, country, email })
    const url = await services.payouts.setUpUrl(
      account.reference,
      `${services.config.publicUrl}/api/payouts/return`,
    )
    return { account, url }
  },
  async handle(call, prepared) {
    const { account, url } = prepared
    const known = {
      method: account.method,
      provider_reference: account.reference,
      country: account.country,
      label: account.label,
      is_ready: account.isReady,
      problem: account.problem,
    }
    await call.transaction
      .insertInto('payout_account')
      .values({ creator_id: call.person.userId, ...known })
      .onConflict((conflict) => conflict.column('creator_id').doUpdateSet(known))
      .execute()
    return { url }
  },
})
