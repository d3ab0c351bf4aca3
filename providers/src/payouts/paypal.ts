import type { VendorMovement } from '@questboard/domain'
import { DAY_MS } from '@questboard/domain'
import { z } from 'zod'
import { VendorUnavailable } from '../vendor.ts'
import {
  ForgedEvent,
  type PayoutAccount,
  PayoutRefused,
  type PayoutState,
  type PayoutVendor,
  type Period,
  type VendorEvent,
} from './payouts.ts'
import { createPayPalApi, type PayPalApi, type PayPalError, type PayPalSettings } from './paypalApi.ts'
import {
  batchSchema,
  createdSchema,
  eventSchema,
  itemSchema,
  type PayPalItem,
  tooLargeSchema,
  transactionsSchema,
  userInfoSchema,
  verificationSchema,
} from './paypalSchemas.ts'
import { payPalProblem } from './problemWords.ts'

export type PayPalHeaders = Readonly<Record<string, string | undefined>>

export type PayPal = PayoutVendor & {
  /** The URL of PayPal's sign-in page, which tells us who signed in. */
  logInUrl(flow: { state: string; redirectUri: string }): string
  /** Returns the account that signed in. The owner does not type an email address, so it cannot be mistyped. */
  identify(back: { code: string; redirectUri: string }): Promise<PayoutAccount>
  /** Reads an event, whose signature PayPal itself verifies. */
  readEvent(body: Buffer, headers: PayPalHeaders): Promise<VendorEvent>
}

const SCOPES = 'openid email https://uri.paypal.com/services/paypalattributes'
const DAYS_A_QUERY = 30
const dollars = (cents: number): string =>
  `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`
const cents = (value: string): number => Math.round(Number(value) * 100)
const path = (kind: string, id: string, rest = ''): string =>
  `/v1/payments/${kind}/${encodeURIComponent(id)}${rest}`
const hide = (address: string): string => address.replace(/^(.).*(@.*)$/, '$1***$2')

const statuses: Readonly<Record<string, PayoutState['status']>> = {
  SUCCESS: 'paid',
  FAILED: 'failed',
  DENIED: 'failed',
  BLOCKED: 'failed',
  UNCLAIMED: 'unclaimed',
  RETURNED: 'returned',
  REFUNDED: 'returned',
  REVERSED: 'returned',
}

/** PayPal refuses a repeated batch with a link to the original. Returns the original. */
const duplicateOf = ({ name, details = [] }: PayPalError): unknown => {
  const duplicate = details.find(({ field }) => field?.toUpperCase().includes('SENDER_BATCH_ID'))
  const href = duplicate?.link?.find(({ rel }) => rel === 'self')?.href
  const id = href === undefined ? undefined : new URL(href).pathname.split('/').at(-1)
  if (name !== 'USER_BUSINESS_ERROR' || id === undefined) return undefined
  return { batch_header: { payout_batch_id: id, batch_status: 'PENDING' } }
}

const readState = (item: PayPalItem): PayoutState => ({
  status: statuses[item.transaction_status ?? ''] ?? 'processing',
  problem: item.errors === undefined ? '' : payPalProblem(item.errors.name),
  transaction: item.transaction_id ?? null,
  arrivesOn: null,
})

const payoutItem = async (api: PayPalApi, batchId: string): Promise<PayPalItem> => {
  const { batch_header: header, items } = await api.call(batchSchema, path('payouts', batchId))
  const [item] = items
  if (item !== undefined) return item
  if (header.batch_status === 'DENIED' || header.batch_status === 'CANCELED')
    throw new PayoutRefused(payPalProblem(null), { cause: header.batch_status })
  // PayPal knows the batch but has not processed its payout yet.
  throw new VendorUnavailable('PayPal has not processed the payout yet')
}

/** PayPal's transaction codes: T0001 is a payout; T1114 and T1115 are returns. */
const movementOf = (info: {
  transaction_id: string
  paypal_reference_id?: string | undefined
  transaction_event_code: string
  transaction_amount: { value: string }
  fee_amount?: { value: string } | undefined
}): readonly VendorMovement[] => {
  if (!['T0001', 'T1114', 'T1115'].includes(info.transaction_event_code)) return []
  const isOut = info.transaction_event_code === 'T0001'
  return [
    {
      transaction: isOut ? info.transaction_id : (info.paypal_reference_id ?? info.transaction_id),
      key: null,
      cents: -cents(info.transaction_amount.value),
      feeCents: info.fee_amount === undefined ? null : -cents(info.fee_amount.value),
    },
  ]
}

const SHORTEST_SPAN_MS = 1000
/** PayPal reports at most 31 days at a time. */
const spansOf = ({ from, until }: Period): readonly Period[] => {
  const spans: Period[] = []
  for (let at = from.getTime(); at < until.getTime(); at += DAYS_A_QUERY * DAY_MS)
    spans.push({
      from: new Date(at),
      until: new Date(Math.min(at + DAYS_A_QUERY * DAY_MS, until.getTime())),
    })
  return spans
}

const tooLarge = ({ name }: PayPalError): unknown =>
  name === 'RESULTSET_TOO_LARGE' ? { isTooLarge: true } : undefined

/** The two halves of a period. Null if it is too short to be halved. */
const halvesOf = ({ from, until }: Period): readonly [Period, Period] | null => {
  const middle = new Date(Math.floor((from.getTime() + until.getTime()) / 2))
  if (middle.getTime() - from.getTime() < SHORTEST_SPAN_MS) return null
  return [
    { from, until: middle },
    { from: middle, until },
  ]
}

/** PayPal reports at most 10,000 transactions for a search, so a longer list is searched in halves. */
const movementsIn = async (api: PayPalApi, period: Period): Promise<readonly VendorMovement[]> => {
  const { from, until } = period
  const found: VendorMovement[] = []
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const answer = await api.call(
      z.union([tooLargeSchema, transactionsSchema]),
      '/v1/reporting/transactions',
      {
        query: {
          start_date: from.toISOString(),
          end_date: until.toISOString(),
          fields: 'transaction_info',
          page_size: '500',
          page: String(page),
        },
        isAnswer: tooLarge,
      },
    )
    if ('isTooLarge' in answer) {
      const halves = halvesOf(period)
      if (halves === null) throw new VendorUnavailable('PayPal reports too many transactions for one second')
      return [...(await movementsIn(api, halves[0])), ...(await movementsIn(api, halves[1]))]
    }
    const { transaction_details: details, total_pages: total } = answer
    found.push(...details.flatMap(({ transaction_info: info }) => movementOf(info)))
    pages = total
  }
  return found
}

const readAccount = (info: z.infer<typeof userInfoSchema>): PayoutAccount => {
  const email = info.emails.find(({ primary }) => primary) ?? info.emails[0]
  const isReady = info.verified_account || email?.confirmed === true
  return {
    reference: info.payer_id,
    method: 'paypal',
    country: info.address?.country ?? '',
    currency: 'USD',
    isReady,
    label: email === undefined ? `PayPal ${info.payer_id.slice(-4)}` : hide(email.value),
    problem: isReady ? '' : 'Confirm your email address in PayPal first',
    requirementsDue: isReady ? [] : ['email_confirmation'],
    requirementsDueAt: null,
    openedUnder: null,
  }
}

/** Verifies the event with the raw body, because serializing the JSON again could change its numbers and order. */
const verificationOf = (webhookId: string, body: string, headers: PayPalHeaders): string => {
  const signed = {
    auth_algo: headers['paypal-auth-algo'],
    cert_url: headers['paypal-cert-url'],
    transmission_id: headers['paypal-transmission-id'],
    transmission_sig: headers['paypal-transmission-sig'],
    transmission_time: headers['paypal-transmission-time'],
    webhook_id: webhookId,
  }
  return `${JSON.stringify(signed).slice(0, -1)},"webhook_event":${body}}`
}

const parseEvent = (body: string) => {
  try {
    return eventSchema.parse(JSON.parse(body))
  } catch (error) {
    throw new ForgedEvent('The body is not a PayPal event', { cause: error })
  }
}

const payoutsOf = (api: PayPalApi): PayoutVendor => ({
  async send({ key, account, amountCents, description }) {
    const amount = { value: dollars(amountCents), currency: 'USD' }
    const { batch_header: header } = await api.call(createdSchema, '/v1/payments/payouts', {
      method: 'POST',
      requestId: key,
      isAnswer: duplicateOf,
      body: {
        sender_batch_header: { sender_batch_id: key, email_subject: 'You have been paid by Questboard' },
        items: [
          {
            recipient_type: 'PAYPAL_ID',
            receiver: account,
            amount,
            note: description,
            sender_item_id: key,
            recipient_wallet: 'PAYPAL',
          },
        ],
      },
    })
    const item = await payoutItem(api, header.payout_batch_id)
    return { reference: item.payout_item_id, transaction: item.transaction_id ?? null, arrivesOn: null }
  },
  state: async ({ reference }) => readState(await api.call(itemSchema, path('payouts-item', reference))),
  async recall({ reference }) {
    const item = await api.call(itemSchema, path('payouts-item', reference))
    if (item.transaction_status !== 'UNCLAIMED') return
    await api.call(itemSchema, path('payouts-item', reference, '/cancel'), { method: 'POST' })
  },
  async movements(period) {
    const found: VendorMovement[] = []
    for (const span of spansOf(period)) found.push(...(await movementsIn(api, span)))
    return found
  },
})

/** Functions for the sign-in that proves who owns an account. */
const accountsOf = (api: PayPalApi, settings: PayPalSettings): Pick<PayPal, 'logInUrl' | 'identify'> => ({
  logInUrl({ state, redirectUri }) {
    const url = new URL(`${settings.webUrl}/signin/authorize`)
    url.search = new URLSearchParams({
      client_id: settings.clientId,
      response_type: 'code',
      scope: SCOPES,
      redirect_uri: redirectUri,
      state,
    }).toString()
    return url.href
  },
  async identify({ code, redirectUri }) {
    const token = await api.exchangeCode(code, redirectUri)
    const about = '/v1/identity/oauth2/userinfo?schema=paypalv1.1'
    return readAccount(await api.ofPerson(userInfoSchema, about, token))
  },
})

const eventsOf = (api: PayPalApi, { webhookId }: PayPalSettings): Pick<PayPal, 'readEvent'> => ({
  async readEvent(raw, headers) {
    const body = raw.toString('utf8')
    const event = parseEvent(body)
    const { verification_status: result } = await api.call(
      verificationSchema,
      '/v1/notifications/verify-webhook-signature',
      { method: 'POST', body: verificationOf(webhookId, body, headers) },
    )
    if (result !== 'SUCCESS') throw new ForgedEvent('PayPal did not send this event')
    const { payout_item_id: reference, payout_item: item } = event.resource
    return {
      id: event.id,
      type: event.event_type,
      key: item?.sender_item_id ?? null,
      reference: reference ?? null,
      account: null,
    }
  },
})

export const createPayPal = (settings: PayPalSettings): PayPal => {
  const api = createPayPalApi(settings)
  return { ...payoutsOf(api), ...accountsOf(api, settings), ...eventsOf(api, settings) }
}
