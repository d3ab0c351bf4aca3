import { isoDay, type VendorMovement } from '@questboard/domain'
import type Stripe from 'stripe'
import { createStripeClient, type StripeAccess } from '../stripeClient.ts'
import { readConnectAccount } from './connectAccount.ts'
import {
  ForgedEvent,
  type PayoutAccount,
  type PayoutOrder,
  PayoutRefused,
  type PayoutState,
  type PayoutVendor,
  type Sent,
  type SentTry,
  type VendorEvent,
} from './payouts.ts'
import { stripeProblem } from './problemWords.ts'
import { asked } from './stripeRefusals.ts'

export type StripeConnect = PayoutVendor & {
  /** Opens an account. The same idempotency key always gives the same account. */
  createAccount(account: { key: string; country: string; email: string }): Promise<PayoutAccount>
  account(reference: string): Promise<PayoutAccount>
  /** Returns the URL of Stripe's pages that request missing data. An expired link leads to `refreshUrl`. */
  onboardingUrl(reference: string, urls: { returnUrl: string; refreshUrl: string }): Promise<string>
  /** Returns the URL of Stripe's page for an account that is complete. */
  dashboardUrl(reference: string): Promise<string>
  readEvent(body: Buffer, signature: string): VendorEvent
}

const dayOf = (unixSeconds: number): string => isoDay(new Date(unixSeconds * 1000))
const seconds = (moment: Date): number => Math.floor(moment.getTime() / 1000)
const idOf = (of: string | { readonly id: string } | null | undefined): string | null =>
  typeof of === 'string' ? of : (of?.id ?? null)

const statuses: Readonly<Record<string, PayoutState['status']>> = {
  pending: 'processing',
  in_transit: 'processing',
  paid: 'paid',
  failed: 'failed',
  canceled: 'failed',
}

/**
 * Transfers money to the connected account and pays it out to the bank. Stripe keeps idempotency keys for a day, and
 * retries can come later, so an existing transfer or payout is looked up first.
 */
const createSender = (stripe: Stripe) => {
  const transferOf = async ({ key, account, amountCents, description }: PayoutOrder) => {
    const { data } = await asked(
      stripe.transfers.list({ transfer_group: key, destination: account, limit: 1 }),
    )
    return (
      data[0] ??
      (await asked(
        stripe.transfers.create(
          {
            amount: amountCents,
            currency: 'usd',
            destination: account,
            description,
            transfer_group: key,
            metadata: { key },
          },
          { idempotencyKey: `${key}/transfer` },
        ),
      ))
    )
  }

  /** The amount that arrived in the account's own currency. */
  const arrivedIn = async (account: string, transfer: Stripe.Transfer) => {
    const payment = idOf(transfer.destination_payment)
    if (payment === null) return { amount: transfer.amount, currency: transfer.currency }
    const { balance_transaction: arrived } = await asked(
      stripe.charges.retrieve(payment, { expand: ['balance_transaction'] }, { stripeAccount: account }),
    )
    if (arrived === null || typeof arrived === 'string')
      return { amount: transfer.amount, currency: transfer.currency }
    return { amount: arrived.net, currency: arrived.currency }
  }

  /** Looks for this payout among all of the account's payouts since the transfer. */
  const madeSince = async ({ created }: Stripe.Transfer, { key, account }: PayoutOrder) => {
    const pages = stripe.payouts.list({ created: { gte: created }, limit: 100 }, { stripeAccount: account })
    for await (const payout of pages) if (payout.metadata?.key === key) return payout
    return undefined
  }

  const payoutOf = async (order: PayoutOrder, transfer: Stripe.Transfer) => {
    const { key, account, description } = order
    const known = await asked(madeSince(transfer, order))
    if (known !== undefined) return known
    const { amount, currency } = await arrivedIn(account, transfer)
    return asked(
      stripe.payouts.create(
        { amount, currency, description, metadata: { key, transfer: transfer.id } },
        { stripeAccount: account, idempotencyKey: `${key}/payout` },
      ),
    )
  }
  return { transferOf, payoutOf }
}

/** Reverses the transfer once, even if this function is called several times. */
const reverse = async (stripe: Stripe, transfer: Stripe.Transfer, key: string): Promise<void> => {
  if (transfer.reversed) return
  await asked(
    stripe.transfers.createReversal(
      transfer.id,
      { metadata: { key } },
      { idempotencyKey: `${key}/reversal` },
    ),
  )
}

/** A movement of money out of our balance or back into it. Other types of transactions are not payouts. */
const movementOf = ({ type, amount, source }: Stripe.BalanceTransaction): readonly VendorMovement[] => {
  if (source === null || typeof source === 'string') return []
  if (type === 'transfer' && source.object === 'transfer')
    return [{ transaction: source.id, key: source.transfer_group, cents: -amount, feeCents: null }]
  if (source.object !== 'transfer_reversal') return []
  const transaction = idOf(source.transfer) ?? source.id
  return [{ transaction, key: source.metadata?.key ?? null, cents: -amount, feeCents: null }]
}

const readEvent = (event: Stripe.Event): VendorEvent => {
  const about = event.data.object
  const isPayout = about.object === 'payout'
  return {
    id: event.id,
    type: event.type,
    key: isPayout ? (about.metadata?.key ?? null) : null,
    reference: isPayout ? about.id : null,
    account: about.object === 'account' ? about.id : (event.account ?? null),
  }
}

export type ConnectSettings = StripeAccess & {
  /** Verifies the signature of the Connect webhook. */
  readonly webhookSecret: string
}

const accountsOf = (
  stripe: Stripe,
): Pick<StripeConnect, 'createAccount' | 'account' | 'onboardingUrl' | 'dashboardUrl'> => ({
  async createAccount({ key, country, email }) {
    const account = await asked(
      stripe.accounts.create(
        {
          type: 'express',
          country,
          email,
          business_type: 'individual',
          capabilities: { transfers: { requested: true } },
          // Payouts are manual: we send each one separately, so that each can be tracked.
          settings: { payouts: { schedule: { interval: 'manual' } } },
          metadata: { key },
        },
        { idempotencyKey: key },
      ),
    )
    return readConnectAccount(account)
  },
  account: async (reference) => readConnectAccount(await asked(stripe.accounts.retrieve(reference))),
  async onboardingUrl(reference, { returnUrl, refreshUrl }) {
    const link = await asked(
      stripe.accountLinks.create({
        account: reference,
        type: 'account_onboarding',
        return_url: returnUrl,
        refresh_url: refreshUrl,
        collection_options: { fields: 'eventually_due' },
      }),
    )
    return link.url
  },
  dashboardUrl: async (reference) => (await asked(stripe.accounts.createLoginLink(reference))).url,
})

const payoutsOf = (stripe: Stripe): PayoutVendor => {
  const { transferOf, payoutOf } = createSender(stripe)
  return {
    async send(order): Promise<Sent> {
      const transfer = await transferOf(order)
      if (transfer.reversed)
        throw new PayoutRefused(
          'Stripe took the payout back. Check your account in Stripe, then send the payout again.',
        )
      try {
        const payout = await payoutOf(order, transfer)
        return { reference: payout.id, transaction: transfer.id, arrivesOn: dayOf(payout.arrival_date) }
      } catch (error) {
        if (error instanceof PayoutRefused) await reverse(stripe, transfer, order.key)
        throw error
      }
    },
    async state({ reference, account }) {
      const payout = await asked(stripe.payouts.retrieve(reference, {}, { stripeAccount: account }))
      return {
        status: statuses[payout.status] ?? 'processing',
        problem: payout.status === 'failed' ? stripeProblem(payout.failure_code) : '',
        transaction: payout.metadata?.transfer ?? null,
        arrivesOn: dayOf(payout.arrival_date),
      }
    },
    async recall({ key, account }: SentTry) {
      const { data } = await asked(
        stripe.transfers.list({ transfer_group: key, destination: account, limit: 1 }),
      )
      if (data[0] !== undefined) await reverse(stripe, data[0], key)
    },
    async movements({ from, until }) {
      const found: VendorMovement[] = []
      const pages = stripe.balanceTransactions.list({
        created: { gte: seconds(from), lt: seconds(until) },
        expand: ['data.source'],
        limit: 100,
      })
      await asked(
        pages.autoPagingEach((one) => {
          found.push(...movementOf(one))
        }),
      )
      return found
    },
  }
}

export const createStripeConnect = (settings: ConnectSettings): StripeConnect => {
  const stripe = createStripeClient(settings)
  return {
    ...accountsOf(stripe),
    ...payoutsOf(stripe),
    readEvent(body, signature) {
      // An empty secret would accept any signature.
      if (settings.webhookSecret === '') throw new ForgedEvent('STRIPE_CONNECT_WEBHOOK_SECRET is not set')
      try {
        return readEvent(stripe.webhooks.constructEvent(body, signature, settings.webhookSecret))
      } catch (error) {
        throw new ForgedEvent('The signature is not Stripe’s', { cause: error })
      }
    },
  }
}
