/**
 * Requests that PayPal accepts according to its documentation as of November 2026 (developer.paypal.com/docs/api):
 * Payouts v1, Webhooks Management v1, Identity v1 with Log in with PayPal, Transaction Search v1.9, and its tokens.
 */
import { z } from 'zod'
import {
  address,
  asked,
  atMost,
  bearer,
  form,
  headers as headersWith,
  json,
  maybe,
  number,
  once,
  query,
  type Requests,
  text,
} from './words.ts'

const headers = { authorization: bearer }
const basic = headersWith({ authorization: z.string().regex(/^Basic [\w+/]+=*$/) })

const grants = z.union([
  z.strictObject({ grant_type: once(z.literal('client_credentials')) }),
  z.strictObject({
    grant_type: once(z.literal('authorization_code')),
    code: once(),
    redirect_uri: maybe(address),
  }),
])

const recipients = z.enum(['EMAIL', 'PHONE', 'PAYPAL_ID', 'USER_HANDLE'])
const payout = z
  .strictObject({
    sender_batch_header: z.strictObject({
      sender_batch_id: atMost(256).optional(),
      recipient_type: recipients.optional(),
      email_subject: atMost(255).optional(),
      email_message: atMost(1000).optional(),
      note: atMost(1000).optional(),
    }),
    items: z
      .array(
        z.strictObject({
          recipient_type: recipients.optional(),
          amount: z.strictObject({
            currency: z.string().regex(/^[A-Z]{3}$/),
            value: z.string().regex(/^\d{1,29}\.\d\d$/, 'is not an amount in dollars'),
          }),
          note: z.string().max(4000).optional(),
          receiver: atMost(127),
          sender_item_id: atMost(63).optional(),
          recipient_wallet: z.enum(['PAYPAL', 'VENMO', 'RECIPIENT_SELECTED']).optional(),
          notification_language: text.optional(),
        }),
      )
      .min(1)
      .max(15_000),
  })
  .refine(
    ({ sender_batch_header: { recipient_type: of }, items }) =>
      items.every(({ recipient_type }) => (recipient_type ?? of) !== undefined),
    'recipient_type in the header or in each item',
  )

const signed = z.strictObject({
  auth_algo: atMost(100),
  cert_url: z.url().max(500),
  transmission_id: atMost(50),
  transmission_sig: atMost(500),
  transmission_time: z.iso.datetime(),
  webhook_id: atMost(50),
  webhook_event: z.looseObject({}),
})

const MOST_DAYS = 31
const moment = z.iso.datetime()
const spanOf = (given: { start_date?: unknown; end_date?: unknown }): number =>
  Date.parse(String(given.end_date)) - Date.parse(String(given.start_date))

const transactionsAsked = query({
  start_date: once(moment),
  end_date: once(moment),
  transaction_id: maybe(z.string().min(17).max(19)),
  transaction_type: maybe(),
  transaction_status: maybe(z.enum(['D', 'P', 'S', 'V'])),
  transaction_currency: maybe(),
  balance_affecting_records_only: maybe(z.enum(['Y', 'N'])),
  fields: maybe(),
  page_size: maybe(number(1, 500)),
  page: maybe(number(1, 2_147_483_647)),
}).refine(
  (given) => spanOf(given) >= 0 && spanOf(given) <= MOST_DAYS * 24 * 3600 * 1000,
  `at most ${MOST_DAYS} days`,
)

export const paypalRequests: Requests = {
  'POST https://api-m.paypal.com/v1/oauth2/token': form(grants, basic),
  'POST https://api-m.paypal.com/v1/payments/payouts': json(payout, {
    headers: { ...headers, 'paypal-request-id': atMost(1000).optional() },
  }),
  'GET https://api-m.paypal.com/v1/payments/payouts/{}': asked({
    headers,
    query: query({
      page: maybe(number(1, 1000)),
      page_size: maybe(number(1, 1000)),
      fields: maybe(),
      total_required: maybe(z.enum(['true', 'false'])),
    }),
  }),
  'GET https://api-m.paypal.com/v1/payments/payouts-item/{}': asked({ headers }),
  'POST https://api-m.paypal.com/v1/payments/payouts-item/{}/cancel': asked({ headers }),
  'GET https://api-m.paypal.com/v1/reporting/transactions': asked({ headers, query: transactionsAsked }),
  'GET https://api-m.paypal.com/v1/identity/oauth2/userinfo': asked({
    headers,
    query: query({ schema: once(z.literal('paypalv1.1')) }),
  }),
  'POST https://api-m.paypal.com/v1/notifications/verify-webhook-signature': json(signed, { headers }),
  'GET https://www.paypal.com/signin/authorize': asked({
    query: query({
      client_id: once(),
      response_type: once(z.literal('code')),
      scope: once(),
      redirect_uri: once(address),
      state: maybe(),
      nonce: maybe(),
    }),
  }),
}
