import { randomUUID } from 'node:crypto'
import express, { Router } from 'express'
import { z } from 'zod'
import { createFaults } from '../money/faults.ts'
import { moneyPage } from '../money/page.ts'
import { api, errorBody } from './api.ts'
import { itemActions, settle } from './items.ts'
import { logInPage } from './logInPage.ts'
import { note, paypalBooks, personOf, save } from './store.ts'

/** PayPal for senders of payouts: sign-in to identify a user, payout batches, and reports. */
export const router: Router = Router()

const faults = createFaults({
  error: (response) =>
    void response
      .status(500)
      .json(errorBody('INTERNAL_SERVER_ERROR', 'An internal server error has occurred.')),
  busy: (response) =>
    void response
      .status(429)
      .set('retry-after', '1')
      .json(errorBody('RATE_LIMIT_REACHED', 'Too many requests. Blocked due to rate limiting.')),
})
router.use('/faults', faults.router)
router.use('/v1', faults.guard, api)

router.get('/signin/authorize', (_request, response) => response.type('html').send(logInPage))

const logIn = z.object({
  email: z.email(),
  confirmed: z.literal('on').optional(),
  choice: z.enum(['agree', 'cancel']),
})
const wanted = z.object({ redirect_uri: z.url(), state: z.string() })

router.post('/signin/authorize', express.urlencoded({ extended: false }), (request, response) => {
  const given = logIn.safeParse(request.body)
  const flow = wanted.safeParse(request.query)
  if (!given.success || !flow.success) return void response.status(400).send('Please go back and try again')
  const back = new URL(flow.data.redirect_uri)
  back.searchParams.set('state', flow.data.state)
  if (given.data.choice === 'cancel') {
    back.searchParams.set('error', 'access_denied')
  } else {
    const { payer_id } = personOf(given.data.email, given.data.confirmed === 'on', 'SE')
    const code = `C21AA${randomUUID().replaceAll('-', '')}`
    paypalBooks.logIns[code] = payer_id
    note('logIns', code)
    save()
    back.searchParams.set('code', code)
  }
  response.redirect(303, back.href)
})

const choices = {
  arrive: 'Let it arrive',
  delay: 'Hold it back',
  fail: 'Let it fail',
  unclaimed: 'Leave it unclaimed',
  return: 'Return it',
}

router.get('/', (request, response) => {
  const shown = Object.values(paypalBooks.items)
    .toReversed()
    .map((item) => {
      const { payout_item_id: id, payout_item: sent, transaction_status: status } = settle(item)
      const { receiver, amount } = sent
      const who = paypalBooks.people[receiver]?.email ?? receiver
      const isOver = status === 'FAILED' || status === 'RETURNED'
      return { id, what: `$${amount.value} to ${who}`, status, actions: isOver ? {} : choices }
    })
  response
    .type('html')
    .send(moneyPage({ vendor: 'PayPal', at: request.baseUrl, payouts: shown, waiting: faults.waiting() }))
})

router.post('/act/:id', express.urlencoded({ extended: false }), (request, response) => {
  const item = paypalBooks.items[String(request.params.id)]
  const act = itemActions[String(request.body?.action)]
  if (!item || !act) return void response.status(400).send('Please go back and try again')
  act(item)
  response.redirect(303, request.baseUrl)
})
