import { createHmac } from 'node:crypto'
import { deliver, webhookUrl } from '../money/deliver.ts'
import { accountShape, payoutShape } from './shapes.ts'
import { type Account, connectBooks, newId, note, nowSeconds, type Payout, save } from './store.ts'

const SECRET = 'whsec_sandbox'

/** The `Stripe-Signature` header: a time, and an HMAC of the time and the body. */
export const signatureOf = (body: string, secret: string, at = nowSeconds()): string =>
  `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}`

const listeners = (): readonly { url: string; secret: string }[] => {
  const ours = webhookUrl('connect')
  return [...(ours === null ? [] : [{ url: ours, secret: SECRET }]), ...Object.values(connectBooks.endpoints)]
}

export const eventShape = (type: string, account: string, object: object) => ({
  id: newId('evt'),
  object: 'event',
  api_version: '2026-10-28.endive',
  account,
  created: nowSeconds(),
  data: { object },
  livemode: false,
  pending_webhooks: 1,
  request: null,
  type,
})

const forget = (id: string): void => {
  delete connectBooks.untaken[id]
  note('untaken', id)
}

const send = async (id: string, body: string): Promise<void> => {
  const taken = await Promise.all(
    listeners().map(({ url, secret }) =>
      deliver(url, () => ({ 'stripe-signature': signatureOf(body, secret) }), body),
    ),
  )
  if (taken.includes(false)) return
  forget(id)
  save()
}

/** Events that were not accepted are sent again at each start, but only the latest 100 of them. */
const KEPT = 100

const tell = (event: ReturnType<typeof eventShape>): void => {
  const body = JSON.stringify(event)
  connectBooks.untaken[event.id] = body
  note('untaken', event.id)
  for (const id of Object.keys(connectBooks.untaken).slice(0, -KEPT)) forget(id)
  save()
  void send(event.id, body)
}

/** Sends events that were not accepted before the sandbox stopped, as Stripe does after an outage. */
export const resumeTelling = (): void => {
  for (const [id, body] of Object.entries(connectBooks.untaken)) void send(id, body)
}

export const tellOfPayout = (type: string, payout: Payout): void =>
  tell(eventShape(type, payout.account, payoutShape(payout)))

export const tellOfAccount = (account: Account): void =>
  tell(eventShape('account.updated', account.id, accountShape(account)))
