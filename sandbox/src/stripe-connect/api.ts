import express, { type Request, type RequestHandler, type Response, Router } from 'express'
import { z } from 'zod'
import { arrivesAfterMs } from '../money/books.ts'
import { reverse, settle, settleLater } from './payouts.ts'
import {
  accountShape,
  arrivedOf,
  arrivedShape,
  entryShape,
  linkShape,
  listOf,
  payoutShape,
  transferShape,
} from './shapes.ts'
import {
  accountOf,
  atOnce,
  book,
  connectBooks,
  newId,
  note,
  nowSeconds,
  type Payout,
  save,
  type Transfer,
} from './store.ts'

type Answer = { readonly status: number; readonly body: unknown }
type Refusal = { readonly type?: string; readonly code?: string; readonly param?: string }

export const errorBody = (message: string, { type = 'invalid_request_error', ...more }: Refusal = {}) => ({
  error: { type, message, ...more },
})
const refuse = (status: number, message: string, refusal: Refusal = {}): Answer => ({
  status,
  body: errorBody(message, refusal),
})
const answer = (body: unknown): Answer => ({ status: 200, body })
const missing = (what: string, id: string): Answer =>
  refuse(404, `No such ${what}: '${id}'`, { code: 'resource_missing', param: 'id' })

const authorised: RequestHandler = (request, response, next) => {
  if (/^Bearer sk_.+/.test(request.headers.authorization ?? '')) return next()
  response.status(401).json(errorBody('You did not provide an API key.'))
}

/**
 * Returns the same response for a repeated request with the same idempotency key. Refuses the key for a different
 * request.
 */
const once = (request: Request, act: () => Answer): Answer => {
  const key = request.headers['idempotency-key']
  if (typeof key !== 'string') return act()
  const asked = `${request.path} ${JSON.stringify(request.body)}`
  const earlier = connectBooks.keys[key]
  if (earlier !== undefined && earlier.request !== asked)
    return refuse(400, 'Keys for idempotent requests can only be used with the same parameters.', {
      type: 'idempotency_error',
    })
  if (earlier !== undefined) return earlier
  return atOnce(() => {
    const given = act()
    connectBooks.keys[key] = { request: asked, ...given }
    note('keys', key)
    return given
  })
}

const cents = z.coerce.number().int().positive()
const metadata = z.record(z.string(), z.string()).default({})
const accountSchema = z.object({
  type: z.literal('express'),
  country: z.string().length(2),
  email: z.string().default(''),
  capabilities: z.object({ transfers: z.object({ requested: z.literal('true') }) }),
  metadata,
})
const linkSchema = z.object({
  account: z.string(),
  type: z.enum(['account_onboarding', 'account_update']),
  return_url: z.url(),
  refresh_url: z.url(),
})
const transferSchema = z.object({
  amount: cents,
  currency: z.literal('usd'),
  destination: z.string(),
  transfer_group: z.string().nullable().default(null),
  description: z.string().nullable().default(null),
  metadata,
})
const payoutSchema = z.object({
  amount: cents,
  currency: z.string().length(3),
  description: z.string().nullable().default(null),
  metadata,
})
const endpointSchema = z.object({ url: z.url(), enabled_events: z.unknown() })

const read = <T>(schema: z.ZodType<T>, given: unknown, use: (asked: T) => Answer): Answer => {
  const asked = schema.safeParse(given)
  if (asked.success) return use(asked.data)
  const [issue] = asked.error.issues
  return refuse(400, issue?.message ?? 'Invalid request', {
    code: 'parameter_invalid',
    param: issue?.path.join('.') ?? '',
  })
}

const currencies: Readonly<Record<string, string>> = { GB: 'gbp', SE: 'sek', DK: 'dkk', NO: 'nok', CH: 'chf' }
const dollars = new Set(['US', 'CA'])

const openAccount = ({ country, email, metadata: kept }: z.infer<typeof accountSchema>): Answer => {
  const id = newId('acct')
  connectBooks.accounts[id] = {
    id,
    country,
    email,
    metadata: kept,
    currency: dollars.has(country) ? 'usd' : (currencies[country] ?? 'eur'),
    created: nowSeconds(),
    details_submitted: false,
    payouts_enabled: false,
    due: ['external_account', 'individual.verification.document'],
    external: null,
  }
  note('accounts', id)
  save()
  return answer(accountShape(connectBooks.accounts[id]))
}

const transferTo = (asked: z.infer<typeof transferSchema>): Answer => {
  const account = accountOf(asked.destination)
  if (account === undefined)
    return refuse(400, `No such destination: '${asked.destination}'`, { code: 'resource_missing' })
  if (!account.payouts_enabled)
    return refuse(
      400,
      'Your destination account needs to have at least one of the following capabilities enabled: transfers',
      {
        code: 'insufficient_capabilities_for_transfer',
      },
    )
  const { currency: _, ...kept } = asked
  const transfer: Transfer = {
    id: newId('tr'),
    ...kept,
    payment: newId('py'),
    reversed: false,
    created: nowSeconds(),
  }
  connectBooks.transfers[transfer.id] = transfer
  note('transfers', transfer.id)
  book({ type: 'transfer', amount: -transfer.amount, source: transfer.id, transfer: transfer.id })
  save()
  return answer(transferShape(transfer))
}

/** The balance of a connected account in its own currency. */
const balanceOf = (account: string): number => {
  const came = Object.values(connectBooks.transfers)
    .filter(({ destination, reversed }) => destination === account && !reversed)
    .reduce((sum, transfer) => sum + arrivedOf(transfer).amount, 0)
  return Object.values(connectBooks.payouts)
    .filter(
      (payout) => payout.account === account && payout.status !== 'failed' && payout.status !== 'canceled',
    )
    .reduce((left, { amount }) => left - amount, came)
}

const payOut = (accountId: string, asked: z.infer<typeof payoutSchema>): Answer => {
  const account = accountOf(accountId)
  if (account === undefined) return missing('account', accountId)
  if (asked.currency !== account.currency || balanceOf(accountId) < asked.amount)
    return refuse(400, 'You have insufficient funds in your Stripe account for this transfer.', {
      code: 'balance_insufficient',
    })
  const arrives_at = Date.now() + arrivesAfterMs
  const payout: Payout = {
    ...asked,
    id: newId('po'),
    account: accountId,
    status: 'pending',
    failure_code: null,
    failure_message: null,
    created: nowSeconds(),
    arrival_date: Math.floor(arrives_at / 1000),
    arrives_at,
  }
  connectBooks.payouts[payout.id] = payout
  note('payouts', payout.id)
  save()
  settleLater(payout)
  return answer(payoutShape(payout))
}

const page = <T extends { readonly id: string }>(request: Request, url: string, all: readonly T[]) => {
  const limit = Number(request.query.limit ?? 10)
  const after = all.findIndex(({ id }) => id === request.query.starting_after) + 1
  return listOf(url, all.slice(after, after + limit), all.length > after + limit)
}

/** Reads a period in the format of Stripe's clients: `created[gte]=…&created[lt]=…`. */
const createdIn = ({ query }: Request) => {
  const from = Number(query['created[gte]'] ?? 0)
  const until = Number(query['created[lt]'] ?? Number.MAX_SAFE_INTEGER)
  return ({ created }: { readonly created: number }): boolean => created >= from && created < until
}

const give = (response: Response, { status, body }: Answer): void => void response.status(status).json(body)
const actingFor = (request: Request): string => String(request.headers['stripe-account'] ?? '')
const urlOf = (request: Request, path: string): URL =>
  new URL(`${request.protocol}://${request.get('host')}${request.baseUrl.replace(/\/v1$/, '')}${path}`)

export const api: Router = Router()
api.use(authorised, express.urlencoded({ extended: true }))

api.post('/accounts', (request, response) =>
  give(
    response,
    once(request, () => read(accountSchema, request.body, openAccount)),
  ),
)
api.get('/accounts/:id', (request, response) => {
  const account = accountOf(request.params.id)
  give(response, account ? answer(accountShape(account)) : missing('account', request.params.id))
})
api.post('/account_links', (request, response) => {
  const given = read(linkSchema, request.body, ({ account, return_url }) => {
    if (accountOf(account) === undefined) return missing('account', account)
    const url = urlOf(request, `/set-up/${account}`)
    url.searchParams.set('return_url', return_url)
    return answer(linkShape('account_link', url.href))
  })
  give(response, given)
})
api.post('/accounts/:id/login_links', (request, response) => {
  const account = accountOf(request.params.id)
  const url = urlOf(request, `/set-up/${request.params.id}`)
  give(response, account ? answer(linkShape('login_link', url.href)) : missing('account', request.params.id))
})

api.post('/transfers', (request, response) =>
  give(
    response,
    once(request, () => read(transferSchema, request.body, transferTo)),
  ),
)
api.get('/transfers', (request, response) => {
  const { transfer_group: group, destination } = request.query
  const found = Object.values(connectBooks.transfers).filter(
    (one) => (!group || one.transfer_group === group) && (!destination || one.destination === destination),
  )
  response.json(page(request, '/v1/transfers', found.map(transferShape)))
})
api.post('/transfers/:id/reversals', (request, response) => {
  const transfer = connectBooks.transfers[String(request.params.id)]
  const act = (): Answer => {
    if (transfer === undefined) return missing('transfer', String(request.params.id))
    if (transfer.reversed) return refuse(400, 'This transfer is already fully reversed.')
    const id = reverse(transfer)
    return answer(transferShape(transfer).reversals.data.find((one) => one.id === id))
  }
  give(response, once(request, act))
})
api.get('/charges/:id', (request, response) => {
  const transfer = Object.values(connectBooks.transfers).find(({ payment }) => payment === request.params.id)
  give(response, transfer ? answer(arrivedShape(transfer)) : missing('charge', request.params.id))
})

api.post('/payouts', (request, response) =>
  give(
    response,
    once(request, () => read(payoutSchema, request.body, (asked) => payOut(actingFor(request), asked))),
  ),
)
api.get('/payouts', (request, response) => {
  const found = Object.values(connectBooks.payouts)
    .filter(({ account }) => account === actingFor(request))
    .filter(createdIn(request))
    .toSorted((a, b) => b.created - a.created)
  response.json(page(request, '/v1/payouts', found.map(payoutShape)))
})
api.get('/payouts/:id', (request, response) => {
  const payout = connectBooks.payouts[request.params.id]
  const isTheirs = payout?.account === actingFor(request)
  give(
    response,
    payout && isTheirs ? answer(payoutShape(settle(payout))) : missing('payout', request.params.id),
  )
})
api.get('/balance_transactions', (request, response) => {
  const isExpanded = Object.values(request.query).includes('data.source')
  const found = Object.values(connectBooks.entries)
    .filter(createdIn(request))
    .map((entry) => entryShape(entry, isExpanded))
  response.json(page(request, '/v1/balance_transactions', found.toReversed()))
})
api.post('/webhook_endpoints', (request, response) => {
  const given = read(endpointSchema, request.body, ({ url }) => {
    const endpoint = { id: newId('we'), url, secret: 'whsec_sandbox' }
    connectBooks.endpoints[endpoint.id] = endpoint
    note('endpoints', endpoint.id)
    save()
    return answer({ ...endpoint, object: 'webhook_endpoint', livemode: false, status: 'enabled' })
  })
  give(response, given)
})
api.use((request, response) =>
  give(
    response,
    refuse(
      404,
      `This sandbox has only a part of Stripe's API, without ${request.method} ${request.originalUrl}`,
    ),
  ),
)
