import { createHmac, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { callAction, startSandbox } from '@questboard/actions/testing'
import { anyOrder, atFirst, atLast, repeatedBy } from '@questboard/database/testing/any-order'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { openBrowser } from '../testing/browser.ts'
import { type Gateway, startGateway } from '../testing/gateway.ts'

const CREATOR = 'd0000000-0000-4000-8000-000000000002'
const session = { 'x-hasura-role': 'creator', 'x-hasura-user-id': CREATOR }
const patience = { timeout: 20_000, interval: 100 }
let sandbox: Awaited<ReturnType<typeof startSandbox>>
let gateway: Gateway

beforeAll(async () => {
  sandbox = await startSandbox()
  gateway = await startGateway({ SANDBOX_URL: sandbox.url })
}, 120_000)
afterAll(async () => {
  await sandbox?.stop()
  await gateway?.close()
})

const query = async (text: string): Promise<readonly Record<string, unknown>[]> =>
  (await gateway.services.pool.query(text)).rows ?? []
const account = async () => (await query(`select * from payout_account where creator_id = '${CREATOR}'`))[0]
const begin = async (method: string): Promise<string> => {
  const { body } = await callAction(gateway.actions, 'startPayoutSetup', { method }, session)
  return String(body.url)
}
const signedIn = async () => {
  const browser = openBrowser(gateway.url)
  await browser.signIn('democreator', 'Play-fair-2026')
  return browser
}
const post = (url: string, fields: Record<string, string>) =>
  fetch(url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' })

/** Completes Stripe's pages and returns to our page. */
const setUpCard = async (number: string, choice = 'save'): Promise<void> => {
  const page = await begin('card')
  const returnUrl = new URL(page).searchParams.get('return_url') ?? `${gateway.url}/api/payouts/return`
  const back = await post(page, { choice, number, return_url: returnUrl })
  const browser = await signedIn()
  const returned = await browser.send(back.headers.get('location') ?? '')
  expect(returned.headers.get('location')).toBe(`${gateway.url}/user/settings/payments`)
}

/** Completes PayPal's login and returns to our page. */
const setUpPayPal = async (email: string, confirmed = true): Promise<string> => {
  const browser = await signedIn()
  const leave = await browser.send(await begin('paypal'))
  const fields = { email, choice: 'agree', ...(confirmed ? { confirmed: 'on' } : {}) }
  const back = await post(leave.headers.get('location') ?? '', fields)
  const returned = await browser.send(back.headers.get('location') ?? '')
  return returned.headers.get('location') ?? ''
}

/** Moves the last change into the past, because a year must pass between two changes. */
const moveTo = (country: string) =>
  query(`begin; set local session_replication_role = replica;
         update "user" set country = '${country}' where id = '${CREATOR}'; commit`)

describe('setting up a payout method', () => {
  beforeEach(() => query('delete from payout_account'))

  it('the setup of card payouts lists the missing data, and stores only the last digits of the account', async () => {
    await begin('card')
    expect(await account()).toMatchObject({ is_ready: false, method: 'card', country: 'SE', label: '' })
    await setUpCard('4000 0566 5566 3155', 'later')
    expect(await account()).toMatchObject({
      is_ready: false,
      requirements_due: ['individual.verification.document'],
    })
    await setUpCard('4000 0566 5566 3155')
    expect(await account()).toMatchObject({ is_ready: true, label: 'Visa •••• 3155', requirements_due: [] })
  })

  it('two payout setups that start at the same time request the same Stripe account', async () => {
    await Promise.all([begin('card'), begin('card'), begin('card')])
    const before = (await account())?.provider_reference
    await begin('card')
    expect((await account())?.provider_reference).toBe(before)
  })

  it('PayPal payouts are ready after the creator signs in to PayPal, and no email address is stored', async () => {
    expect(await setUpPayPal('creator@paypal.example')).toBe(`${gateway.url}/user/settings/payments`)
    expect(await account()).toMatchObject({ is_ready: true, method: 'paypal', label: 'c***@paypal.example' })
  })

  it('a new payout method replaces the old one only once the new one is ready', async () => {
    await setUpPayPal('creator@paypal.example')
    await setUpCard('4000 0566 5566 3155', 'later')
    expect(await account()).toMatchObject({ is_ready: true, method: 'paypal' })
    await setUpCard('4000 0566 5566 3155')
    expect(await account()).toMatchObject({ is_ready: true, method: 'card' })
    await setUpPayPal('new@paypal.example', false)
    expect(await account()).toMatchObject({ is_ready: true, method: 'card' })
  })

  it('a payout account of another person is refused', async () => {
    await setUpPayPal('creator@paypal.example')
    const other = 'd0000000-0000-4000-8000-000000000003'
    await query(`insert into creator (id) values ('${other}') on conflict do nothing;
                 update payout_account set creator_id = '${other}'`)
    expect(await setUpPayPal('creator@paypal.example')).toContain('error=PayoutAccountTaken')
    expect(await account()).toBeUndefined()
  })

  it("a sign-in code of another person's PayPal account is refused", async () => {
    const victim = await signedIn()
    const returned = await victim.send(`${gateway.url}/api/payouts/paypal/return?code=stolen&state=made-up`)
    expect(returned.headers.get('location')).toContain('error=PayoutService')
    expect(await account()).toBeUndefined()
  })

  it('only creators can set up payouts, with the methods of their country', async () => {
    const user = { 'x-hasura-role': 'user', 'x-hasura-user-id': 'd0000000-0000-4000-8000-000000000001' }
    expect((await callAction(gateway.actions, 'startPayoutSetup', { method: 'card' }, user)).status).toBe(400)
    await moveTo('BR')
    const refused = await callAction(gateway.actions, 'startPayoutSetup', { method: 'card' }, session)
    await moveTo('SE')
    expect(refused.status).toBe(400)
    expect(refused.body).toMatchObject({ extensions: { field: 'method' } })
  })
})

const events = (vendor: string) => query(`select type from vendor_event where vendor = '${vendor}'`)
const reported = async (payout: string) =>
  (await query(`select from domain_event where type = 'payoutReported' and entity_id = '${payout}'`)).length

/** The ledger entries of one attempt of a payout. */
const createTry = async (vendor: string, destination: string, reference: string | null = null) => {
  const id = randomUUID()
  await query(`
    insert into payout (id, creator_id, amount_cents, idempotency_key) values ('${id}', '${CREATOR}', 500, '${id}');
    update payout set status = 'processing' where id = '${id}';
    insert into payout_attempt (payout_id, number, vendor, destination, sent_cents, fee_cents, reference)
      values ('${id}', 1, '${vendor}', '${destination}', 400, 100, ${reference === null ? 'null' : `'${reference}'`})`)
  return id
}
const signed = (event: object, secret = 'whsec_sandbox'): RequestInit => {
  const body = JSON.stringify(event)
  const at = Math.floor(Date.now() / 1000)
  const signature = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')
  return { method: 'POST', body, headers: { 'stripe-signature': `t=${at},v1=${signature}` } }
}
const hear = (init: RequestInit) => fetch(`${gateway.url}/api/webhooks/connect`, init)
const payoutEvent = (reference: string, type: string) => ({
  id: `evt_${randomUUID()}`,
  object: 'event',
  type,
  account: 'acct_1',
  data: { object: { id: reference, object: 'payout', metadata: {} } },
})

/** A PayPal payout that was held, unclaimed and paid, with PayPal's original notifications. */
const toldByPayPal = async (): Promise<readonly [string, readonly RequestInit[]]> => {
  const told: RequestInit[] = []
  const listener = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray())
    const names = Object.keys(request.headers).filter((name) => /^paypal-|^content-type$/.test(name))
    told.push({
      method: 'POST',
      body: body.toString(),
      headers: Object.fromEntries(names.map((name) => [name, String(request.headers[name])])),
    })
    response.end()
  }).listen(0, '127.0.0.1')
  await once(listener, 'listening')
  const at = listener.address()
  const url = `http://127.0.0.1:${typeof at === 'object' ? at?.port : ''}`
  await fetch(`${sandbox.url}/paypal/v1/notifications/webhooks`, {
    method: 'POST',
    headers: { authorization: 'Bearer A21AAtest', 'content-type': 'application/json' },
    body: JSON.stringify({ url }),
  })
  const account = 'acct_demo_paypal_0a1b2c3d'
  const payout = await createTry('paypal', account)
  const order = { key: `${payout}/1`, account, amountCents: 400, description: '' }
  const sent = await gateway.services.payouts.paypal?.send(order)
  for (const action of ['delay', 'unclaimed', 'arrive'])
    await post(`${sandbox.url}/paypal/act/${sent?.reference}`, { action })
  await vi.waitFor(() => expect(told.length).toBeGreaterThanOrEqual(3), patience)
  listener.close()
  return [payout, told]
}

describe('receiving webhooks about payouts', () => {
  const types = ['payout.created', 'payout.updated', 'payout.paid', 'payout.failed'] as const
  const { settings, timeoutMs } = anyOrder(15)
  it(
    `each webhook about a payout is stored and applied once, in any order and number (${repeatedBy})`,
    () =>
      fc.assert(
        fc.asyncProperty(atFirst(types), atLast(types), async (first, last) => {
          const reference = `po_${randomUUID()}`
          const payout = await createTry('stripe_connect', 'acct_1', reference)
          const told = new Map(types.map((type) => [type, payoutEvent(reference, type)]))
          for (const atOnce of [...first, ...last.map((type) => [type])]) {
            const answers = await Promise.all(atOnce.map((type) => hear(signed(told.get(type) ?? {}))))
            expect(answers.map(({ status }) => status)).toEqual(atOnce.map(() => 200))
          }
          expect(await reported(payout)).toBe(types.length)
          // Asks the vendor for the payout's state instead of trusting the notification.
          expect(await query(`select status from payout where id = '${payout}'`)).toEqual([
            { status: 'processing' },
          ])
        }),
        settings,
      ),
    timeoutMs,
  )

  it(
    `webhooks from PayPal are stored once, and their signature is valid however late they arrive (${repeatedBy})`,
    async () => {
      const [payout, told] = await toldByPayPal()
      const all = [...told.keys()]
      const say = (n: number) => fetch(`${gateway.url}/api/webhooks/paypal`, told[n])
      await fc.assert(
        fc
          .asyncProperty(atFirst(all), atLast(all), async (first, last) => {
            const before = await reported(payout)
            for (const atOnce of [...first, ...last.map((n) => [n])])
              for (const { status } of await Promise.all(atOnce.map(say))) expect(status).toBe(200)
            expect(await events('paypal')).toHaveLength(all.length)
            expect((await reported(payout)) - before).toBe(all.length)
          })
          .beforeEach(() => query(`delete from vendor_event where vendor = 'paypal'`)),
        settings,
      )
      await query(`delete from vendor_event where vendor = 'paypal'`)
    },
    timeoutMs,
  )

  it('a webhook without a valid signature is refused and not stored', async () => {
    const payout = await createTry('stripe_connect', 'acct_1', 'po_forged')
    expect((await hear(signed(payoutEvent('po_forged', 'payout.paid'), 'whsec_other'))).status).toBe(400)
    expect((await hear({ method: 'POST', body: '{}' })).status).toBe(400)
    const paypal = await fetch(`${gateway.url}/api/webhooks/paypal`, { method: 'POST', body: '{}' })
    expect(paypal.status).toBe(400)
    expect(await reported(payout)).toBe(0)
  })

  it('a genuine webhook finds the payout attempt by its idempotency key, even if the attempt was not recorded', async () => {
    const webhooks = `${gateway.url}/api/webhooks`
    await fetch(`${sandbox.url}/stripe-connect/v1/webhook_endpoints`, {
      method: 'POST',
      headers: { authorization: 'Bearer sk_test' },
      body: new URLSearchParams({ url: `${webhooks}/connect`, enabled_events: '*' }),
    })
    await fetch(`${sandbox.url}/paypal/v1/notifications/webhooks`, {
      method: 'POST',
      headers: { authorization: 'Bearer A21AAtest', 'content-type': 'application/json' },
      body: JSON.stringify({ url: `${webhooks}/paypal` }),
    })
    const { stripe_connect, paypal } = gateway.services.payouts
    const order = { amountCents: 400, description: '' }
    const [card, address] = ['acct_demo_card_0a1b2c3d', 'acct_demo_paypal_0a1b2c3d']
    const byCard = await createTry('stripe_connect', card)
    const byPayPal = await createTry('paypal', address)
    await stripe_connect?.send({ ...order, key: `${byCard}/1`, account: card })
    await paypal?.send({ ...order, key: `${byPayPal}/1`, account: address })
    await vi.waitFor(async () => {
      expect(await reported(byCard)).toBe(1)
      expect(await reported(byPayPal)).toBe(1)
    }, patience)
    expect(await events('paypal')).toEqual([{ type: 'PAYMENT.PAYOUTS-ITEM.SUCCEEDED' }])
  }, 60_000)
})

describe('a payout that did not arrive', () => {
  const retry = (payoutId: string, idempotencyKey: string = randomUUID()) =>
    callAction(gateway.actions, 'retryPayout', { payoutId, idempotencyKey }, session)

  it('a failed payout is sent again when its creator requests it and the payout account is ready', async () => {
    const payout = await createTry('paypal', 'PAYER')
    expect((await retry(payout)).body).toMatchObject({ extensions: { code: 'status-illegal' } })
    await query(`set session_replication_role = replica; update payout set status = 'failed' where id = '${payout}';
                 set session_replication_role = origin; update payout_account set is_ready = false`)
    expect((await retry(payout)).body).toMatchObject({ extensions: { code: 'payout-setup' } })
    await setUpCard('4000 0566 5566 3155')
    const key = randomUUID()
    expect((await retry(payout, key)).status).toBe(200)
    // The first request was handled and its payout failed again, so sending the request again has no effect.
    await query(`update payout set retry_requested_at = null where id = '${payout}'`)
    expect((await retry(payout, key)).status).toBe(200)
    expect(
      await query(`select from domain_event where type = 'payoutRetryRequested' and entity_id = '${payout}'`),
    ).toHaveLength(1)
  })
})
