import { randomUUID } from 'node:crypto'
import express, { type Request, type RequestHandler, type Response, Router } from 'express'
import { z } from 'zod'
import { demoAccount } from './demoAccounts.ts'
import { setUpPage } from './setUpPage.ts'
import { type Account, openBooks, type Payout } from './store.ts'

/** A payout service as its clients see it: accounts that people set up on its own pages, and payouts that arrive later. */
export const router: Router = Router()

const { books, save } = openBooks()

/** An account, those of the demo market from the first question on. */
const accountOf = (id: string): Account | undefined => {
  const demo = books.accounts[id] === undefined ? demoAccount(id) : null
  if (demo !== null) {
    books.accounts[id] = demo
    save()
  }
  return books.accounts[id]
}

const newAccount = z.object({
  method: z.enum(['card', 'paypal']),
  country: z.string().length(2),
  email: z.string(),
})
const newLink = z.object({ account: z.string(), return_url: z.url() })
const newPayout = z.object({
  account: z.string(),
  amount: z.number().int().positive(),
  currency: z.literal('usd'),
  description: z.string().default(''),
})
const details = z.object({
  destination: z.string().trim().default(''),
  choice: z.enum(['save', 'cancel']),
  return_url: z.url(),
})

/** The service's share: 1 %, at least 25 cents. */
const feeOf = (amount: number): number => Math.min(amount - 1, Math.max(25, Math.round(amount / 100)))
const ARRIVES_AFTER_MS = Number(process.env.PAYOUTS_ARRIVE_AFTER_MS ?? 3_000)

const refuse = (response: Response, status: number, message: string): Response =>
  response.status(status).json({ error: { message } })

const authorised: RequestHandler = (request, response, next) => {
  if (/^Bearer .+/.test(request.headers.authorization ?? '')) return next()
  refuse(response, 401, 'an API key is needed')
}

/** The same key is answered with the same thing, whatever else the request says. */
const onceByKey = <T>(request: Request, known: Record<string, T>, create: () => [string, T]): T => {
  const key = request.headers['idempotency-key']
  const earlier = typeof key === 'string' ? known[books.keys[key] ?? ''] : undefined
  if (earlier) return earlier
  const [id, made] = create()
  known[id] = made
  if (typeof key === 'string') books.keys[key] = id
  save()
  return made
}

const settled = (payout: Payout): Payout => {
  if (payout.status === 'processing' && payout.arrives_at <= Date.now()) {
    const refused = books.accounts[payout.account]?.destination.includes('0000') === true
    payout.status = refused ? 'failed' : 'paid'
    payout.failure_message = refused ? 'The receiving bank refused the transfer' : null
    save()
  }
  return payout
}

const api = Router()
api.use(authorised, express.json())

api.post('/accounts', (request, response) => {
  const asked = newAccount.safeParse(request.body)
  if (!asked.success) return void refuse(response, 400, 'method, country and email are needed')
  const account = onceByKey(request, books.accounts, () => {
    const id = `acct_${randomUUID().replaceAll('-', '')}`
    const fresh: Account = {
      id,
      ...asked.data,
      payouts_enabled: false,
      destination: '',
      requirement: 'Not set up yet',
    }
    return [id, fresh]
  })
  response.json(account)
})

api.get('/accounts/:id', (request, response) => {
  const account = accountOf(request.params.id)
  if (account) response.json(account)
  else refuse(response, 404, 'no such account')
})

api.post('/account_links', (request, response) => {
  const asked = newLink.safeParse(request.body)
  if (!asked.success || !accountOf(asked.data.account)) return void refuse(response, 400, 'no such account')
  const url = new URL(
    `${request.protocol}://${request.get('host')}${request.baseUrl.replace(/\/v1$/, '')}/set-up`,
  )
  url.pathname += `/${asked.data.account}`
  url.searchParams.set('return_url', asked.data.return_url)
  response.json({ url: url.href })
})

api.post('/payouts', (request, response) => {
  const asked = newPayout.safeParse(request.body)
  if (!asked.success)
    return void refuse(response, 400, 'account, amount in cents and currency usd are needed')
  if (!accountOf(asked.data.account)?.payouts_enabled)
    return void refuse(response, 402, 'the account is not set up')
  const { account, amount, description } = asked.data
  const payout = onceByKey<Payout>(request, books.payouts, () => {
    const id = `po_${randomUUID().replaceAll('-', '')}`
    const arrives_at = Date.now() + ARRIVES_AFTER_MS
    return [
      id,
      {
        id,
        account,
        amount,
        description,
        fee: feeOf(amount),
        status: 'processing',
        failure_message: null,
        arrives_at,
      },
    ]
  })
  response.json(settled(payout))
})

api.get('/payouts/:id', (request, response) => {
  const payout = books.payouts[request.params.id]
  if (payout) response.json(settled(payout))
  else refuse(response, 404, 'no such payout')
})

router.use('/v1', api)

router.get('/set-up/:id', (request, response) => {
  const account = accountOf(request.params.id)
  const { return_url: returnUrl } = request.query
  if (!account || typeof returnUrl !== 'string') return void response.status(404).send('no such account')
  response.type('html').send(setUpPage(account.method, returnUrl))
})

router.post('/set-up/:id', express.urlencoded({ extended: false }), (request, response) => {
  const account = accountOf(String(request.params.id))
  const given = details.safeParse(request.body)
  if (!account || !given.success) return void response.status(400).send('Please go back and try again')
  const { destination, choice, return_url: returnUrl } = given.data
  if (choice === 'save' && destination !== '') {
    account.destination =
      account.method === 'paypal'
        ? destination.replace(/^(.).*(@.*)$/, '$1***$2')
        : `•••• ${destination.slice(-4)}`
    account.payouts_enabled = true
    account.requirement = ''
    save()
  }
  response.redirect(303, returnUrl)
})
