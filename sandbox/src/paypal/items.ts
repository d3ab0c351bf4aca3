import { randomUUID, sign } from 'node:crypto'
import { deliver, webhookUrl } from '../money/deliver.ts'
import { keys } from './keys.ts'
import { addressOf, type Item, newId, note, paypalBooks, save } from './store.ts'

const WEBHOOK_ID = 'WH-SANDBOX'

const cents = (value: string): number => Math.round(Number(value) * 100)
const dollars = (amount: number): string => (amount / 100).toFixed(2)

/** PayPal's fee for payouts by API: 2 %, at most $20. */
export const feeOf = (value: string): string => dollars(Math.min(Math.round(cents(value) / 50), 20_00))

export const itemShape = ({ arrives_at: _, ...item }: Item, base: string) => ({
  ...item,
  activity_id: item.transaction_id,
  links: [{ href: `${base}/v1/payments/payouts-item/${item.payout_item_id}`, rel: 'item', method: 'GET' }],
})

/** The text that PayPal signs for a webhook: message id, time, our webhook's id and a checksum of the body. */
export const signedText = (id: string, time: string, webhookId: string, body: string): string =>
  `${id}|${time}|${webhookId}|${keys.checksum(body)}`

const tell = (item: Item, type: string): void => {
  const body = JSON.stringify({
    id: `WH-${newId(17)}-${newId(17)}`,
    event_version: '1.0',
    create_time: new Date().toISOString(),
    resource_type: 'payouts_item',
    event_type: `PAYMENT.PAYOUTS-ITEM.${type}`,
    summary: `A payout item is now ${item.transaction_status}.`,
    resource: itemShape(item, ''),
  })
  const headers = () => {
    const [id, time] = [randomUUID(), new Date().toISOString()]
    return {
      'paypal-auth-algo': 'SHA256withRSA',
      'paypal-cert-url': 'https://api.paypal.com/v1/notifications/certs/CERT-SANDBOX',
      'paypal-transmission-id': id,
      'paypal-transmission-time': time,
      'paypal-transmission-sig': sign(
        'sha256',
        Buffer.from(signedText(id, time, WEBHOOK_ID, body)),
        keys.privateKey,
      ).toString('base64'),
    }
  }
  const ours = webhookUrl('paypal')
  for (const url of [
    ...(ours === null ? [] : [ours]),
    ...Object.values(paypalBooks.webhooks).map((one) => one.url),
  ])
    void deliver(url, headers, body)
}

const errors: Readonly<Partial<Record<Item['transaction_status'], Item['errors']>>> = {
  FAILED: { name: 'RECEIVER_ACCOUNT_LOCKED', message: 'The recipient’s account is locked.' },
  UNCLAIMED: {
    name: 'RECEIVER_UNREGISTERED',
    message: 'The recipient for this payout does not have an account that can take it.',
  },
  RETURNED: { name: 'TRANSACTION_RETURNED', message: 'The recipient did not take the payout.' },
}
const told: Readonly<Partial<Record<Item['transaction_status'], string>>> = {
  SUCCESS: 'SUCCEEDED',
  ONHOLD: 'HELD',
}

/** Records the money of a payout item when it is sent (T0001) or returned (T1114). */
export const book = (item: Item, code: 'T0001' | 'T1114'): void => {
  const way = code === 'T0001' ? '-' : ''
  const id = code === 'T0001' ? item.transaction_id : newId(17)
  paypalBooks.transactions[id] = {
    transaction_id: id,
    ...(code === 'T0001' ? {} : { paypal_reference_id: item.transaction_id }),
    transaction_event_code: code,
    transaction_initiation_date: new Date().toISOString(),
    transaction_amount: { currency_code: 'USD', value: `${way}${item.payout_item.amount.value}` },
    fee_amount: { currency_code: 'USD', value: `${way}${item.payout_item_fee.value}` },
    transaction_status: 'S',
  }
  note('transactions', id)
}

export const become = (item: Item, status: Item['transaction_status']): void => {
  const wasBack = item.transaction_status === 'FAILED' || item.transaction_status === 'RETURNED'
  item.transaction_status = status
  item.arrives_at = null
  item.time_processed = new Date().toISOString()
  note('items', item.payout_item_id)
  if (errors[status] === undefined) delete item.errors
  else item.errors = errors[status]
  if (!wasBack && (status === 'FAILED' || status === 'RETURNED')) book(item, 'T1114')
  save()
  tell(item, told[status] ?? status)
}

/** The result of a payout. It depends on the receiver's email address. */
const fateOf = (receiver: string): Item['transaction_status'] => {
  const address = addressOf(receiver)
  if (address.startsWith('fail')) return 'FAILED'
  return address.startsWith('unclaimed') ? 'UNCLAIMED' : 'SUCCESS'
}

export const settle = (item: Item): Item => {
  if (item.arrives_at !== null && item.arrives_at <= Date.now())
    become(item, fateOf(item.payout_item.receiver))
  return item
}

export const itemActions: Readonly<Record<string, (item: Item) => void>> = {
  arrive: (item) => become(item, 'SUCCESS'),
  delay: (item) => become(item, 'ONHOLD'),
  fail: (item) => become(item, 'FAILED'),
  unclaimed: (item) => become(item, 'UNCLAIMED'),
  return: (item) => become(item, 'RETURNED'),
}
