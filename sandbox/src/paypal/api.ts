import { randomUUID, verify } from 'node:crypto'
import express, { type Request, type RequestHandler, type Response, Router } from 'express'
import { z } from 'zod'
import { arrivesAfterMs } from '../money/books.ts'
import { become, book, feeOf, itemShape, settle, signedText } from './items.ts'
import { keys } from './keys.ts'
import {
  type Batch,
  type Item,
  isKnownReceiver,
  itemRequest,
  newId,
  note,
  paypalBooks,
  save,
} from './store.ts'

const SECONDS = 32_400

export const errorBody = (name: string, message: string, details: readonly object[] = []) => ({
  name,
  message,
  debug_id: newId(13).toLowerCase(),
  information_link: `https://developer.paypal.com/api/rest/responses/#${name}`,
  ...(details.length === 0 ? {} : { details }),
})

const baseOf = (request: Request): string => {
  const [path = ''] = request.originalUrl.split('/v1/')
  return `${request.protocol}://${request.get('host')}${path}`
}

const authorised: RequestHandler = (request, response, next) => {
  if (/^Bearer A21AA.+/.test(request.headers.authorization ?? '')) return next()
  response
    .status(401)
    .json(
      errorBody('AUTHENTICATION_FAILURE', 'Authentication failed due to invalid authentication credentials.'),
    )
}

const notFound = (response: Response): void =>
  void response.status(404).json(errorBody('RESOURCE_NOT_FOUND', 'The specified resource does not exist.'))

const payoutRequest = z.object({
  sender_batch_header: z.object({
    sender_batch_id: z.string().min(1).max(256),
    email_subject: z.string().max(255).default(''),
  }),
  items: z.array(itemRequest).min(1).max(15_000),
})

export const api: Router = Router()
const json = express.json()

api.post('/oauth2/token', express.urlencoded({ extended: false }), (request, response) => {
  if (!/^Basic .+/.test(request.headers.authorization ?? ''))
    return void response
      .status(401)
      .json({ error: 'invalid_client', error_description: 'Client Authentication failed' })
  const { grant_type: kind, code } = request.body ?? {}
  const token = `A21AA${randomUUID().replaceAll('-', '')}`
  if (kind === 'authorization_code') {
    const payer = paypalBooks.logIns[String(code)]
    if (payer === undefined)
      return void response.status(400).json(errorBody('invalid_grant', 'Invalid authorization code'))
    delete paypalBooks.logIns[String(code)]
    paypalBooks.logIns[token] = payer
    note('logIns', String(code))
    note('logIns', token)
    save()
  }
  response.json({
    scope: 'https://uri.paypal.com/services/payments/payouts openid',
    access_token: token,
    token_type: 'Bearer',
    app_id: 'APP-SANDBOX',
    expires_in: SECONDS,
    nonce: `${new Date().toISOString()}sandbox`,
  })
})

api.get('/identity/oauth2/userinfo', (request, response) => {
  const token = (request.headers.authorization ?? '').replace('Bearer ', '')
  const person = paypalBooks.people[paypalBooks.logIns[token] ?? '']
  if (person === undefined)
    return void response.status(401).json(errorBody('invalid_token', 'The token is invalid'))
  response.json({
    user_id: `https://www.paypal.com/webapps/auth/identity/user/${person.payer_id}`,
    payer_id: person.payer_id,
    verified_account: String(person.confirmed),
    emails: [{ value: person.email, primary: true, confirmed: person.confirmed }],
    address: { country: person.country },
  })
})

api.use(authorised)

/** The maximum amount of one item. A batch of many items has no maximum. */
const MOST_DOLLARS = 20_000

/** PayPal accepts a sender_batch_id only once in thirty days. The error links to the payout that used it. */
const duplicate = (known: Batch, base: string) =>
  errorBody('USER_BUSINESS_ERROR', 'User business error.', [
    {
      field: 'SENDER_BATCH_ID',
      location: 'body',
      issue: 'Batch with given sender_batch_id already exists',
      link: [{ href: `${base}/v1/payments/payouts/${known.payout_batch_id}`, rel: 'self', method: 'GET' }],
    },
  ])

const takeUp = (batchId: string, asked: z.infer<typeof itemRequest>): Item => {
  const item: Item = {
    payout_item_id: newId(),
    payout_batch_id: batchId,
    transaction_id: newId(17),
    transaction_status: 'PENDING',
    payout_item_fee: { currency: 'USD', value: feeOf(asked.amount.value) },
    payout_item: asked,
    time_processed: new Date().toISOString(),
    arrives_at: Date.now() + arrivesAfterMs,
  }
  paypalBooks.items[item.payout_item_id] = item
  note('items', item.payout_item_id)
  book(item, 'T0001')
  setTimeout(() => settle(item), arrivesAfterMs + 1).unref()
  return item
}

const headerOf = (batch: Batch) => ({
  payout_batch_id: batch.payout_batch_id,
  batch_status: 'SUCCESS',
  time_created: batch.time_created,
  sender_batch_header: { sender_batch_id: batch.sender_batch_id, email_subject: batch.email_subject },
})

api.post('/payments/payouts', json, (request, response) => {
  const asked = payoutRequest.safeParse(request.body)
  if (!asked.success)
    return void response.status(400).json(
      errorBody(
        'VALIDATION_ERROR',
        'Invalid request - see details',
        asked.error.issues.map(({ path, message }) => ({
          field: path.join('/'),
          location: 'body',
          issue: message,
        })),
      ),
    )
  const { sender_batch_header: header, items } = asked.data
  const known = Object.values(paypalBooks.batches).find(
    ({ sender_batch_id }) => sender_batch_id === header.sender_batch_id,
  )
  if (known !== undefined) return void response.status(400).json(duplicate(known, baseOf(request)))
  const stranger = items.find(
    (item) => item.recipient_type === 'PAYPAL_ID' && !isKnownReceiver(item.receiver),
  )
  if (stranger !== undefined)
    return void response
      .status(422)
      .json(
        errorBody('RECEIVER_ACCOUNT_INVALID', 'The receiver is invalid.', [
          { field: 'items/0/receiver', issue: 'The recipient has no PayPal account' },
        ]),
      )
  const tooMuch = items.findIndex(({ amount }) => Number(amount.value) > MOST_DOLLARS)
  if (tooMuch >= 0)
    return void response
      .status(422)
      .json(
        errorBody('TRANSACTION_LIMIT_EXCEEDED', 'Total payment amount exceeded transaction limit.', [
          { field: `items/${tooMuch}/amount`, issue: 'The amount is above the limit of one payout item' },
        ]),
      )
  const id = newId()
  paypalBooks.batches[id] = {
    payout_batch_id: id,
    ...header,
    time_created: new Date().toISOString(),
    items: items.map((item) => takeUp(id, item).payout_item_id),
  }
  note('batches', id)
  save()
  response.status(201).json({
    batch_header: { ...headerOf(paypalBooks.batches[id]), batch_status: 'PENDING' },
    links: [{ href: `${baseOf(request)}/v1/payments/payouts/${id}`, rel: 'self', method: 'GET' }],
  })
})

api.get('/payments/payouts/:id', (request, response) => {
  const batch = paypalBooks.batches[request.params.id]
  if (batch === undefined) return notFound(response)
  const items = batch.items.flatMap((id) => paypalBooks.items[id] ?? [])
  response.json({
    batch_header: headerOf(batch),
    items: items.map((item) => itemShape(settle(item), baseOf(request))),
  })
})

api.get('/payments/payouts-item/:id', (request, response) => {
  const item = paypalBooks.items[request.params.id]
  if (item === undefined) return notFound(response)
  response.json(itemShape(settle(item), baseOf(request)))
})

api.post('/payments/payouts-item/:id/cancel', (request, response) => {
  const item = paypalBooks.items[String(request.params.id)]
  if (item === undefined) return notFound(response)
  if (item.transaction_status !== 'UNCLAIMED')
    return void response
      .status(400)
      .json(
        errorBody(
          'ITEM_INCORRECT_STATUS',
          'Invalid payout item status: only unclaimed items can be canceled',
        ),
      )
  become(item, 'RETURNED')
  response.json(itemShape(item, baseOf(request)))
})

const verification = z.object({
  transmission_id: z.string(),
  transmission_time: z.string(),
  transmission_sig: z.string(),
  webhook_id: z.string(),
})

/** The signature covers the exact bytes of the event as it was sent. */
api.post(
  '/notifications/verify-webhook-signature',
  express.text({ type: () => true }),
  (request, response) => {
    const text = String(request.body)
    const at = text.indexOf('"webhook_event":')
    const asked = verification.safeParse(at < 0 ? null : JSON.parse(text))
    if (!asked.success)
      return void response.status(400).json(errorBody('VALIDATION_ERROR', 'Invalid request - see details'))
    const {
      transmission_id: id,
      transmission_time: time,
      transmission_sig: signature,
      webhook_id,
    } = asked.data
    const event = text.slice(at + '"webhook_event":'.length, text.lastIndexOf('}'))
    const isOurs = verify(
      'sha256',
      Buffer.from(signedText(id, time, webhook_id, event)),
      keys.publicKey,
      Buffer.from(signature, 'base64'),
    )
    response.json({ verification_status: isOurs ? 'SUCCESS' : 'FAILURE' })
  },
)

api.post('/notifications/webhooks', json, (request, response) => {
  const url = z.url().safeParse(request.body?.url)
  if (!url.success) return void response.status(400).json(errorBody('VALIDATION_ERROR', 'url is required'))
  const webhook = { id: 'WH-SANDBOX', url: url.data }
  paypalBooks.webhooks[webhook.id] = webhook
  note('webhooks', webhook.id)
  save()
  response.status(201).json({ ...webhook, event_types: [{ name: '*' }] })
})

const PAGE = 500
/** PayPal refuses a search with more transactions than this. */
const MOST_FOUND = 10_000
api.get('/reporting/transactions', (request, response) => {
  const { start_date: from, end_date: until, page = '1' } = request.query
  const found = Object.values(paypalBooks.transactions).filter(
    ({ transaction_initiation_date: at }) => at >= String(from) && at < String(until),
  )
  if (found.length > MOST_FOUND)
    return void response
      .status(400)
      .json(
        errorBody(
          'RESULTSET_TOO_LARGE',
          'Result set size is greater than the maximum limit. Change the filter criteria and try again.',
        ),
      )
  const first = (Number(page) - 1) * PAGE
  response.json({
    transaction_details: found.slice(first, first + PAGE).map((info) => ({ transaction_info: info })),
    account_number: 'SANDBOX',
    start_date: from,
    end_date: until,
    last_refreshed_datetime: new Date().toISOString(),
    page: Number(page),
    total_items: found.length,
    total_pages: Math.max(1, Math.ceil(found.length / PAGE)),
  })
})
api.use((_request, response) => notFound(response))
