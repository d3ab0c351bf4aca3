import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { payoutMethodFacts } from '@questboard/domain'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { VendorUnavailable } from '../vendor.ts'
import {
  ForgedEvent,
  type PayoutOrder,
  PayoutRefused,
  payoutProvidersFromEnvironment,
  VendorBusy,
} from './index.ts'
import { type PlayedVendors, playVendors } from './testing.ts'

let vendors: PlayedVendors
beforeAll(async () => {
  vendors = await playVendors()
}, 60_000)
afterAll(() => vendors?.stop())

const both = () => payoutProvidersFromEnvironment({ SANDBOX_URL: vendors.url })
const connect = () => both().stripe_connect ?? expect.fail('no Stripe')
const paypal = () => both().paypal ?? expect.fail('no PayPal')

const demo = { 'stripe-connect': 'acct_demo_card_0a1b2c3d', paypal: 'acct_demo_paypal_0a1b2c3d' } as const
type Name = keyof typeof demo
const vendorOf = (name: Name) => (name === 'paypal' ? paypal() : connect())
const buildOrder = (name: Name, change: Partial<PayoutOrder> = {}): PayoutOrder => ({
  key: `${randomUUID()}/1`,
  account: demo[name],
  amountCents: 9_800,
  description: 'Quest: Emberfall',
  ...change,
})
const long = () => ({ from: new Date(Date.now() - 60_000), until: new Date(Date.now() + 60_000) })
const movedFor = async (name: Name, transaction: string | null) =>
  (await vendorOf(name).movements(long())).filter((one) => one.transaction === transaction)

describe.each(['stripe-connect', 'paypal'] as const)('sending payouts by %s', (name) => {
  const order = (change?: Partial<PayoutOrder>) => buildOrder(name, change)
  const asked = (sent: { reference: string }, { key, account }: PayoutOrder) => ({
    key,
    account,
    reference: sent.reference,
  })

  it("a payout is paid once per idempotency key and appears once in the vendor's reports", async () => {
    const one = order()
    const sent = await vendorOf(name).send(one)
    for (let again = 0; again < 3; again += 1)
      expect((await vendorOf(name).send(one)).reference).toBe(sent.reference)
    expect(await vendorOf(name).state(asked(sent, one))).toMatchObject({ status: 'processing' })
    expect(await movedFor(name, sent.transaction)).toMatchObject([{ cents: 9_800 }])
  })

  it.each([
    ['was lost', 'lost'],
    ['could not be read', 'nonsense'],
  ] as const)(
    'if the response to a payout %s, the payout is found again by its idempotency key',
    async (_what, kind) => {
      const one = order()
      await vendors.fail(name, kind, 1, name === 'paypal' ? 'POST /payments/payouts' : 'POST /transfers')
      await expect(vendorOf(name).send(one)).rejects.toBeInstanceOf(VendorUnavailable)
      const sent = await vendorOf(name).send(one)
      expect(await movedFor(name, sent.transaction)).toHaveLength(1)
    },
  )

  it.each([
    ['error', VendorUnavailable],
    ['cut', VendorUnavailable],
    ['busy', VendorBusy],
    ['nonsense', VendorUnavailable],
  ] as const)('a payout can be retried after the vendor failure “%s”', async (kind, kindOfError) => {
    const one = order()
    await vendors.fail(name, kind, 1)
    await expect(vendorOf(name).send(one)).rejects.toBeInstanceOf(kindOfError)
    expect((await vendorOf(name).send(one)).reference).not.toBe('')
  })

  it('a request to send a payout waits for a slow vendor', async () => {
    await vendors.fail(name, 'slow', 1)
    expect((await vendorOf(name).send(order())).reference).not.toBe('')
  })

  it('a payout to an unknown account is rejected permanently and moves no money', async () => {
    const before = (await vendorOf(name).movements(long())).length
    await expect(vendorOf(name).send(order({ account: 'acct_none' }))).rejects.toBeInstanceOf(PayoutRefused)
    expect(await vendorOf(name).movements(long())).toHaveLength(before)
  })

  it("a failed payout has a reason, and the vendor's reports show that the money was returned", async () => {
    const one = order()
    const sent = await vendorOf(name).send(one)
    await vendors.act(name, sent.reference, 'fail')
    const state = await vendorOf(name).state(asked(sent, one))
    expect(state.status).toBe('failed')
    expect(state.problem).toMatch(/account/)
    await vendorOf(name).recall(asked(sent, one))
    await vendorOf(name).recall(asked(sent, one))
    const moved = await movedFor(name, sent.transaction)
    expect(moved.map(({ cents }) => cents).sort((a, b) => a - b)).toEqual([-9_800, 9_800])
  })

  it('the vendor reports when a payout arrives', async () => {
    const one = order()
    const sent = await vendorOf(name).send(one)
    await vendors.act(name, sent.reference, 'arrive')
    expect(await vendorOf(name).state(asked(sent, one))).toMatchObject({ status: 'paid', problem: '' })
  })
})

describe('canceling an unclaimed PayPal payout', () => {
  it('an unclaimed payout can be canceled and is then returned', async () => {
    const one = buildOrder('paypal')
    const { reference } = await paypal().send(one)
    const sent = { key: one.key, account: one.account, reference }
    await vendors.act('paypal', reference, 'unclaimed')
    expect(await paypal().state(sent)).toMatchObject({ status: 'unclaimed' })
    await paypal().recall(sent)
    await paypal().recall(sent)
    expect(await paypal().state(sent)).toMatchObject({ status: 'returned' })
  })
})

describe('a PayPal payout above the limit', () => {
  it('a PayPal payout above the limit is rejected permanently and moves no money', async () => {
    const before = (await paypal().movements(long())).length
    const most = payoutMethodFacts.paypal.mostCents ?? 0
    const tooMuch = buildOrder('paypal', { amountCents: most + 1 })
    await expect(paypal().send(tooMuch)).rejects.toBeInstanceOf(PayoutRefused)
    expect(await paypal().movements(long())).toHaveLength(before)
    expect((await paypal().send(buildOrder('paypal', { amountCents: most }))).reference).not.toBe('')
  })
})

describe('setting up a Stripe account', () => {
  const open = () =>
    connect().createAccount({ key: `payout-account/${randomUUID()}/SE`, country: 'SE', email: 'a@b.se' })
  const setUp = async (url: string, choice: string) => {
    const back = await fetch(url, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({
        choice,
        number: 'SE35 5000 0000 0549 1000 3155',
        return_url: 'http://x.example/',
      }),
    })
    expect(back.headers.get('location')).toBe('http://x.example/')
  }
  const urls = { returnUrl: 'http://x.example/', refreshUrl: 'http://x.example/again' }

  it("a new Stripe account lists the missing data and, once complete, is ready for payouts in its bank's currency", async () => {
    const account = await open()
    expect(account).toMatchObject({ isReady: false, currency: 'SEK', label: '', country: 'SE' })
    expect(account.requirementsDue).toContain('external_account')
    await setUp(await connect().onboardingUrl(account.reference, urls), 'later')
    const later = await connect().account(account.reference)
    expect(later).toMatchObject({ isReady: false, requirementsDue: ['individual.verification.document'] })
    await setUp(await connect().onboardingUrl(account.reference, urls), 'save')
    const ready = await connect().account(account.reference)
    expect(ready).toMatchObject({
      isReady: true,
      label: 'SANDBOX BANK •••• 3155',
      problem: '',
      requirementsDue: [],
    })
    expect(await connect().dashboardUrl(account.reference)).toMatch(/^http/)
    const order = buildOrder('stripe-connect', { account: account.reference })
    const sent = await connect().send(order)
    expect(sent.arrivesOn).toMatch(/^\d{4}-\d\d-\d\d$/)
  })

  it('a Stripe account is created once per idempotency key', async () => {
    const asked = { key: `payout-account/${randomUUID()}/DE`, country: 'DE', email: 'a@b.de' }
    const [one, two] = [await connect().createAccount(asked), await connect().createAccount(asked)]
    expect(one).toEqual(two)
    expect(one.openedUnder).toBe(asked.key)
  })

  it('an incomplete Stripe account cannot receive payouts', async () => {
    const { reference } = await open()
    await expect(connect().send(buildOrder('stripe-connect', { account: reference }))).rejects.toBeInstanceOf(
      PayoutRefused,
    )
  })
})

describe('a Stripe payout that is requested again a day later', () => {
  it('a payout that is a day old is found, even among many later payouts of its account', async () => {
    const [first, ...since] = Array.from({ length: 102 }, () => buildOrder('stripe-connect'))
    if (first === undefined) expect.fail('no order')
    const { reference } = await connect().send(first)
    for (const one of since) await connect().send(one)
    await vendors.forgetKeys()
    expect((await connect().send(first)).reference).toBe(reference)
  }, 60_000)
})

describe('setting up a PayPal account', () => {
  const redirectUri = 'http://x.example/back'
  const logIn = async (fields: Record<string, string>) => {
    const url = paypal().logInUrl({ state: 'state', redirectUri })
    const answer = await fetch(url, { method: 'POST', redirect: 'manual', body: new URLSearchParams(fields) })
    return new URL(answer.headers.get('location') ?? '')
  }

  it('a PayPal account is identified by its payer id after its owner signs in, without an email address', async () => {
    const back = await logIn({ email: 'creator@paypal.example', confirmed: 'on', choice: 'agree' })
    expect(back.searchParams.get('state')).toBe('state')
    const code = back.searchParams.get('code') ?? ''
    const account = await paypal().identify({ code, redirectUri })
    expect(account).toMatchObject({ isReady: true, label: 'c***@paypal.example', method: 'paypal' })
    expect(account.reference).toMatch(/^[A-Z0-9]{13}$/)
    await expect(paypal().identify({ code, redirectUri })).rejects.toThrow()
    expect(await paypal().send(buildOrder('paypal', { account: account.reference }))).toMatchObject({
      reference: expect.stringMatching(/^[A-Z0-9]{13}$/),
    })
  })

  it('a PayPal account with an unconfirmed email address is not ready, and the reason is given', async () => {
    const back = await logIn({ email: 'new@paypal.example', choice: 'agree' })
    const account = await paypal().identify({ code: back.searchParams.get('code') ?? '', redirectUri })
    expect(account).toMatchObject({ isReady: false, requirementsDue: ['email_confirmation'] })
    expect(account.problem).toMatch(/Confirm/)
  })
})

describe('checking the signature of webhooks about payouts', () => {
  it("a webhook without Stripe's signature is rejected", () => {
    const body = Buffer.from(JSON.stringify({ id: 'evt_1', object: 'event', type: 'payout.paid' }))
    expect(() => connect().readEvent(body, 't=1,v1=00')).toThrow(ForgedEvent)
  })

  it("a webhook without PayPal's signature is rejected", async () => {
    const body = Buffer.from(
      JSON.stringify({ id: 'WH-1', event_type: 'PAYMENT.PAYOUTS-ITEM.SUCCEEDED', resource: {} }),
    )
    const headers = {
      'paypal-auth-algo': 'SHA256withRSA',
      'paypal-cert-url': 'https://api.paypal.com/cert',
      'paypal-transmission-id': '1',
      'paypal-transmission-time': new Date().toISOString(),
      'paypal-transmission-sig': 'AAAA',
    }
    await expect(paypal().readEvent(body, headers)).rejects.toBeInstanceOf(ForgedEvent)
    await expect(paypal().readEvent(Buffer.from('nonsense'), headers)).rejects.toBeInstanceOf(ForgedEvent)
  })
})

describe("Stripe's sandbox after it is killed", () => {
  /** A webhook receiver that refuses all events until the test allows them. */
  const listen = async () => {
    const told: unknown[] = []
    const taken: unknown[] = []
    let isTaking = false
    const server = createServer(async (request, response) => {
      const event: unknown = JSON.parse(Buffer.concat(await request.toArray()).toString())
      if (isTaking) taken.push(event)
      else told.push(event)
      response.writeHead(isTaking ? 200 : 503).end()
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const at = server.address()
    const port = typeof at === 'object' ? at?.port : undefined
    const startTaking = () => {
      isTaking = true
    }
    return { url: `http://127.0.0.1:${port}`, told, taken, startTaking, close: () => server.close() }
  }
  const paid = { type: 'payout.paid' }

  it.each([
    ['lets a payout arrive that was on its way', 3_000, () => undefined],
    [
      'sends webhooks again that were not accepted before',
      20,
      (told: readonly unknown[]) =>
        vi.waitFor(() => expect(told).toContainEqual(expect.objectContaining(paid)), 20_000),
    ],
  ])(
    "after a restart, Stripe's sandbox %s",
    async (_, arriveAfterMs, untilKilled) => {
      const listener = await listen()
      const played = await playVendors({ arriveAfterMs, slowMs: 0, webhooksUrl: listener.url })
      try {
        const { stripe_connect } = payoutProvidersFromEnvironment({ SANDBOX_URL: played.url })
        await stripe_connect?.send(buildOrder('stripe-connect'))
        await untilKilled(listener.told)
        await played.restart()
        listener.startTaking()
        await vi.waitFor(() => expect(listener.taken).toContainEqual(expect.objectContaining(paid)), 20_000)
      } finally {
        await played.stop()
        listener.close()
      }
    },
    60_000,
  )
})
