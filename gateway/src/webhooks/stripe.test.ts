import { type SentEvent, WEBHOOK_SECRET, webhookOf } from '@questboard/providers/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Gateway, startGateway } from '../testing/gateway.ts'

let gateway: Gateway
beforeAll(async () => {
  gateway = await startGateway({ SANDBOX_URL: 'http://127.0.0.1:9', STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET })
}, 60_000)
afterAll(() => gateway?.close())

const event = (id: string): SentEvent => ({
  id,
  type: 'checkout.session.completed',
  created: 1_790_000_000,
  object: { id: 'cs_test_1', object: 'checkout.session' },
})
const send = (body: string, signature: string) =>
  fetch(`${gateway.url}/api/webhooks/stripe`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
  })
const kept = async () =>
  (
    await gateway.services.pool.query(
      'select provider_reference, type, subject, subject_reference, done_at from card_event order by 1',
    )
  ).rows

describe('receiving webhooks from Stripe', () => {
  it('a Stripe event is stored once by its id and then processed through the outbox', async () => {
    const { body, signature } = webhookOf(event('evt_1'))
    const answers = await Promise.all([send(body, signature), send(body, signature)])
    answers.push(await send(body, signature))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await kept()).toEqual([
      {
        provider_reference: 'evt_1',
        type: 'checkout.session.completed',
        subject: 'page',
        subject_reference: 'cs_test_1',
        done_at: null,
      },
    ])
    const { rows } = await gateway.services.pool.query(
      `select entity from domain_event where type = 'cardEventReceived'`,
    )
    expect(rows).toEqual([{ entity: 'card_event' }])
  })

  it('a Stripe event about an unknown object is stored as done and starts no workflow', async () => {
    const { body, signature } = webhookOf({
      ...event('evt_other'),
      type: 'charge.succeeded',
      object: { id: 'ch_1', object: 'charge' },
    })
    const count = async () => {
      const { rows } = await gateway.services.pool.query(
        `select count(*)::int as told from domain_event where type = 'cardEventReceived'`,
      )
      return rows
    }
    const before = await count()
    expect((await send(body, signature)).status).toBe(200)
    expect((await kept()).find(({ provider_reference }) => provider_reference === 'evt_other')).toMatchObject(
      {
        subject: 'other',
        done_at: expect.any(Date),
      },
    )
    expect(await count()).toEqual(before)
  })

  it('a Stripe event is refused if it is forged, changed or sent again later', async () => {
    const before = await kept()
    const { body, signature } = webhookOf(event('evt_2'))
    const old = webhookOf(event('evt_2'), WEBHOOK_SECRET, Math.floor(Date.now() / 1000) - 3_600)
    const attempts = [
      await send(body, ''),
      await send(body.replace('cs_test_1', 'cs_test_2'), signature),
      await send(body, webhookOf(event('evt_2'), 'whsec_somebody').signature),
      await send(old.body, old.signature),
      await send('', signature),
    ]
    expect(attempts.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400])
    expect(await kept()).toEqual(before)
  })

  it('a Stripe event must be sent by POST', async () => {
    expect((await fetch(`${gateway.url}/api/webhooks/stripe`)).status).toBe(405)
  })
})
