/** Signed webhooks, sent again until they are accepted. */
import { createHmac } from 'node:crypto'
import { current, newId, note, type StripeEvent, save, seconds } from './books.ts'
import { control } from './control.ts'

export const API_VERSION = '2026-10-28.endive'

/** Stripe retries for three days. The sandbox starts with shorter waits. */
const WAITS_MS = [1_000, 2_000, 5_000, 15_000, 60_000, 300_000, 1_800_000]

const bodyOf = ({ id, created, type, object }: StripeEvent): string =>
  JSON.stringify({
    id,
    object: 'event',
    api_version: API_VERSION,
    created,
    data: { object },
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    type,
  })

export const signatureOf = (body: string, secret: string, at: number): string =>
  `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}`

const send = async (event: StripeEvent): Promise<boolean> => {
  if (control.webhooks === null) return false
  const { url, secret } = control.webhooks
  const body = bodyOf(event)
  const headers = {
    'content-type': 'application/json',
    'stripe-signature': signatureOf(body, secret, seconds()),
  }
  try {
    const response = await fetch(url, { method: 'POST', body, headers, signal: AbortSignal.timeout(10_000) })
    return response.ok
  } catch {
    return false
  }
}

const deliver = async (event: StripeEvent): Promise<void> => {
  const isTaken = await send(event)
  const tries = (event.tries ?? 0) + 1
  event.tries = isTaken ? null : tries
  note('events', event.id)
  save()
  const wait = WAITS_MS[tries - 1]
  if (!isTaken && wait !== undefined) setTimeout(() => void deliver(event), wait).unref()
}

export const emit = (type: string, object: Record<string, unknown>): void => {
  const event: StripeEvent = { id: newId('evt'), created: seconds(), type, object: { ...object }, tries: 0 }
  current.events[event.id] = event
  note('events', event.id)
  if (control.webhooks !== null) setImmediate(() => void deliver(event))
}

export const sendAgain = (event: StripeEvent): Promise<boolean> => send(event)

export const resumeDeliveries = (): void => {
  for (const event of Object.values(current.events)) if (event.tries !== null) void deliver(event)
}
