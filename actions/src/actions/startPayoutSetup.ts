import { payoutMethods, payoutMethodsIn } from '@questboard/domain'
import { keepPayoutAccount } from '@questboard/moves'
import { accountKey, type PayoutAccount, type StripeConnect, setupUrls } from '@questboard/providers/payouts'
import { z } from 'zod'
import { defineAction } from '../lib/action.ts'
import { refuse } from '../lib/actionError.ts'
import { ration } from '../lib/ration.ts'

const STARTS = { tries: 20, seconds: 60 * 60 }

type Person = {
  readonly userId: string
  readonly country: string
  readonly email: string
  /** The creator's existing Stripe account. */
  readonly reference: string | null
}

/** Stripe's pages ask for the data that is missing, or show the account if it is complete. */
const leadToStripe = async (
  connect: StripeConnect,
  { userId, country, email, reference }: Person,
  publicUrl: string,
): Promise<{ readonly account: PayoutAccount; readonly url: string }> => {
  const known = reference === null ? null : await connect.account(reference)
  const account =
    known !== null && known.country === country
      ? known
      : await connect.createAccount({ key: accountKey(userId, country), country, email })
  if (account.isReady) return { account, url: await connect.dashboardUrl(account.reference) }
  const url = await connect.onboardingUrl(account.reference, setupUrls(publicUrl, account.reference))
  return { account, url }
}

/** The response leads to the vendor's pages or to PayPal's login. Both lead back to /api/payouts. */
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
      .leftJoin('payout_account', (join) =>
        join.onRef('creator_id', '=', 'creator.id').on('method', '=', 'card'),
      )
      .select(['user.country', 'user.email', 'payout_account.provider_reference as reference'])
      .where('creator.id', '=', userId)
      .executeTakeFirst()
    if (!creator) throw refuse('not-allowed')
    const { publicUrl } = services.config
    // We must know the country before we can choose a payout vendor.
    const { country, email, reference } = creator
    if (!country) throw refuse('address-incomplete', 'country')
    if (!payoutMethodsIn(country).includes(input.method)) throw refuse('invalid-input', 'method')
    const { stripe_connect: connect, paypal } = services.payouts
    if (input.method === 'paypal') {
      if (paypal === null) throw refuse('not-allowed')
      // PayPal's login identifies the PayPal account.
      return { account: null, url: `${publicUrl}/api/payouts/paypal` }
    }
    if (connect === null) throw refuse('not-allowed')
    return leadToStripe(connect, { userId, country, email, reference }, publicUrl)
  },
  async handle(call, { account, url }) {
    if (account === null) return { url }
    const kept = await keepPayoutAccount(call.transaction, account, {
      userId: call.person.userId,
      country: account.country,
    })
    if (kept === 'taken') throw refuse('not-allowed')
    return { url }
  },
})
