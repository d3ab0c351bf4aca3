import express, { Router } from 'express'
import { z } from 'zod'
import { createFaults } from '../money/faults.ts'
import { moneyPage, type Shown } from '../money/page.ts'
import { api, errorBody } from './api.ts'
import { resumeTelling, tellOfAccount } from './events.ts'
import { payoutActions, settleAll, settleLater } from './payouts.ts'
import { setUpPage } from './setUpPage.ts'
import { accountOf, connectBooks, note, type Payout, save } from './store.ts'

/** Stripe Connect for a platform: Express accounts with Stripe's own pages, transfers into them and payouts from them. */
export const router: Router = Router()

const faults = createFaults({
  error: (response) =>
    void response.status(500).json(errorBody('Something went wrong on our end.', { type: 'api_error' })),
  busy: (response) =>
    void response
      .status(429)
      .set('retry-after', '1')
      .json(errorBody('Too many requests hit the API too quickly.', { code: 'rate_limit' })),
})
router.use('/faults', faults.router)
router.use('/v1', faults.guard, api)

const details = z.object({
  number: z.string().trim().default(''),
  choice: z.enum(['save', 'later', 'cancel']),
  return_url: z.url().optional(),
})

router.get('/set-up/:id', (request, response) => {
  const account = accountOf(request.params.id)
  const { return_url: returnUrl } = request.query
  if (!account) return void response.status(404).send('no such account')
  response.type('html').send(setUpPage(typeof returnUrl === 'string' ? returnUrl : null))
})

router.post('/set-up/:id', express.urlencoded({ extended: false }), (request, response) => {
  const account = accountOf(String(request.params.id))
  const given = details.safeParse(request.body)
  if (!account || !given.success) return void response.status(400).send('Please go back and try again')
  const { number, choice, return_url: returnUrl } = given.data
  if (choice !== 'cancel' && number !== '') {
    const isBank = /^[A-Z]{2}/i.test(number)
    account.external = {
      object: isBank ? 'bank_account' : 'card',
      last4: number.replaceAll(' ', '').slice(-4),
      brand: isBank ? 'SANDBOX BANK' : 'Visa',
    }
    account.details_submitted = true
    account.due = choice === 'later' ? ['individual.verification.document'] : []
    account.payouts_enabled = choice === 'save'
    note('accounts', account.id)
    save()
    tellOfAccount(account)
  }
  response.redirect(303, returnUrl ?? '../')
})

const choicesAt = (status: Payout['status']): Shown['actions'] => {
  if (status === 'failed') return {}
  const fail = status === 'paid' ? 'Return it' : 'Let it fail'
  return { arrive: 'Let it arrive', delay: 'Hold it back', fail }
}

router.get('/', (request, response) => {
  settleAll()
  const shown = Object.values(connectBooks.payouts)
    .toReversed()
    .map(({ id, amount, currency, account, status }) => ({
      id,
      what: `${(amount / 100).toFixed(2)} ${currency.toUpperCase()} to ${account}`,
      status,
      actions: choicesAt(status),
    }))
  response
    .type('html')
    .send(
      moneyPage({ vendor: 'Stripe Connect', at: request.baseUrl, payouts: shown, waiting: faults.waiting() }),
    )
})

router.post('/act/:id', express.urlencoded({ extended: false }), (request, response) => {
  const payout = connectBooks.payouts[String(request.params.id)]
  const act = payoutActions[String(request.body?.action)]
  if (!payout || !act) return void response.status(400).send('Please go back and try again')
  act(payout)
  response.redirect(303, request.baseUrl)
})

resumeTelling()
for (const payout of Object.values(connectBooks.payouts)) settleLater(payout)
