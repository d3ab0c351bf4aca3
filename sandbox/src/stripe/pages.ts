/** The pages for users: payment page, bank page, and the page on which they decide what happens next. */
import express, { type Request, type Response, Router } from 'express'
import { z } from 'zod'
import { methodOf, sessionNow } from './api.ts'
import {
  answerBank,
  chargeBack,
  complete,
  decideDispute,
  expireSession,
  intentOfSession,
  tryCard,
} from './bank.ts'
import { current, type Method, newId, note, type Session, save, seconds } from './books.ts'
import { control, controlSchema } from './control.ts'
import { sendAgain } from './events.ts'
import { bankPage, controlPage, payPage } from './html.ts'
import { bankPath } from './render.ts'

export const pages: Router = Router()

const atOf = (request: Request): string => `${request.protocol}://${request.get('host')}${request.baseUrl}`

const tempers: Readonly<Record<string, Method['temper']>> = {
  '4000000000000002': 'declines',
  '4000000000009995': 'poor',
  '4000002760003184': 'asks',
  '4000000000003220': 'asks',
  '4000000000000259': 'chargesBack',
}

const brandOf = (number: string): string =>
  number.startsWith('5') ? 'mastercard' : number.startsWith('3') ? 'amex' : 'visa'

const form = z.object({
  choice: z.enum(['pay', 'leave']),
  saved: z.string().default(''),
  number: z
    .string()
    .default('')
    .transform((number) => number.replaceAll(/\D/g, '')),
  expiry: z.string().default('12 / 34'),
  keep: z.string().optional(),
})

const cardOf = (session: Session, given: z.infer<typeof form>): Method | null => {
  if (given.saved !== '' && given.number === '') return methodOf(given.saved)
  const [, month = '', year = ''] = /^(\d{1,2})\D+(\d{2})$/.exec(given.expiry.trim()) ?? []
  if (given.number.length < 15 || !Number(month) || Number(month) > 12) return null
  const isKept = session.mode === 'setup' || given.keep !== undefined
  const made: Method = {
    id: newId('pm'),
    created: seconds(),
    customer: isKept ? session.customer : null,
    brand: brandOf(given.number),
    last4: given.number.slice(-4),
    month: Number(month),
    year: 2000 + Number(year),
    temper: tempers[given.number] ?? 'pays',
    isKept,
  }
  current.methods[made.id] = made
  note('methods', made.id)
  return made
}

const paidUrl = ({ successUrl, id }: Session): string =>
  successUrl.replaceAll('{CHECKOUT_SESSION_ID}', id).replaceAll('%7BCHECKOUT_SESSION_ID%7D', id)

const savedCards = ({ customer, mode }: Session): Method[] => {
  if (mode === 'setup' || customer === null) return []
  if (customer.startsWith('cus_demo_')) methodOf(customer.replace('cus_', 'pm_'))
  return Object.values(current.methods).filter((method) => method.customer === customer && method.isKept)
}

const show = (response: Response, session: Session, problem: string): void =>
  void response.type('html').send(payPage(session, savedCards(session), problem))

const pay = (session: Session, method: Method, at: string, response: Response): void => {
  const intent = intentOfSession(session)
  tryCard(intent, method, at)
  if (intent.status === 'requires_action') response.redirect(303, at + bankPath(intent.id))
  else if (intent.status !== 'succeeded') show(response, session, intent.error?.message ?? '')
  else {
    complete(session, at)
    response.redirect(303, paidUrl(session))
  }
}

const addCard = (session: Session, method: Method, at: string, response: Response): void => {
  if (method.temper === 'declines') show(response, session, 'Your card was declined.')
  else {
    session.added = method.id
    note('sessions', session.id)
    complete(session, at)
    response.redirect(303, paidUrl(session))
  }
}

pages.get('/pay/:id', (request, response) => {
  const session = sessionNow(request.params.id, atOf(request))
  // Shows the bank's decision to users who return from the bank's page.
  const said = request.query.bank === undefined ? '' : (intentOfSession(session).error?.message ?? '')
  if (session.status === 'open') show(response, session, said)
  else response.redirect(303, session.status === 'complete' ? paidUrl(session) : session.cancelUrl)
})

pages.post('/pay/:id', express.urlencoded({ extended: false }), (request, response) => {
  const at = atOf(request)
  const session = sessionNow(request.params.id, at)
  const given = form.safeParse(request.body)
  if (session.status === 'complete') return response.redirect(303, paidUrl(session))
  if (session.status === 'expired' || (given.success && given.data.choice === 'leave'))
    return response.redirect(303, session.cancelUrl)
  const method = given.success ? cardOf(session, given.data) : null
  if (method === null) return show(response, session, 'Your card number or expiry is incomplete.')
  if (session.mode === 'setup') addCard(session, method, at, response)
  else pay(session, method, at, response)
})

/**
 * The URL to open after the bank's page: a page of the payment, where another card can be tried after a decline, or the
 * return URL of the client that confirmed the charge.
 */
const backFromBank = (id: string, at: string): string => {
  const intent = current.intents[id]
  const session = Object.values(current.sessions).find((each) => each.intent === id)
  if (session) return session.status === 'complete' ? paidUrl(session) : `${at}/pay/${session.id}?bank`
  const back = new URL(intent?.returnUrl ?? at)
  back.searchParams.set('payment_intent', id)
  back.searchParams.set('redirect_status', intent?.status === 'succeeded' ? 'succeeded' : 'failed')
  return back.href
}

pages.get('/bank/:id', (request, response) => {
  const intent = current.intents[request.params.id]
  if (intent?.status === 'requires_action') response.type('html').send(bankPage(intent))
  else response.redirect(303, backFromBank(request.params.id, atOf(request)))
})

pages.post('/bank/:id', express.urlencoded({ extended: false }), (request, response) => {
  const at = atOf(request)
  const { id } = request.params
  const intent = current.intents[id]
  const given = z.object({ choice: z.enum(['agree', 'refuse']) }).safeParse(request.body)
  if (intent && given.success) answerBank(intent, given.data.choice === 'agree', at)
  response.redirect(303, backFromBank(id, at))
})

pages.get('/', (_request, response) => void response.type('html').send(controlPage()))

const steer = (asked: z.infer<typeof controlSchema>): void => {
  const given = Object.entries(asked).filter(([, value]) => value !== undefined)
  Object.assign(control, Object.fromEntries(given))
}

const happening = z.object({
  what: z.enum(['chargeBack', 'win', 'lose', 'again', 'expire']),
  id: z.string(),
})

const happen = async ({ what, id }: z.infer<typeof happening>, at: string): Promise<boolean> => {
  const charge = current.charges[id]
  const dispute = current.disputes[id]
  const event = current.events[id]
  const session = current.sessions[id]
  if (what === 'chargeBack' && charge && !charge.isDisputed) chargeBack(charge)
  else if (what === 'win' && dispute) decideDispute(dispute, 'won')
  else if (what === 'lose' && dispute) decideDispute(dispute, 'lost')
  else if (what === 'again' && event) await sendAgain(event)
  else if (what === 'expire' && session?.status === 'open') expireSession(session, at)
  else return false
  return true
}

pages.post('/control', async (request, response) => {
  const now = happening.safeParse(request.body)
  const next = controlSchema.safeParse(request.body)
  const isDone = now.success ? await happen(now.data, atOf(request)) : next.success
  if (!isDone) return void response.status(400).send('This action has no effect')
  if (!now.success && next.success) steer(next.data)
  save()
  if (request.is('json')) response.json({ ok: true })
  else response.redirect(303, request.baseUrl || '/')
})

pages.get('/books', (_request, response) => void response.json(current))

export const expireOverdue = (): void => {
  for (const session of Object.values(current.sessions))
    if (session.status === 'open' && session.expiresAt <= seconds()) expireSession(session, '')
}
