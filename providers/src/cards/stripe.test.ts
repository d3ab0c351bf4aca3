import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { startSandbox } from '../testing/sandbox.ts'
import { VendorUnavailable } from '../vendor.ts'
import { CardDisputed, type CardProvider, CardRefused, NotTheirs } from './card.ts'
import { createStripe } from './stripe.ts'
import { breaches, breachesOf } from './testing/contract.ts'
import { startRecorder } from './testing/recorder.ts'
import { stripeSandboxAt, WEBHOOK_SECRET, webhookOf } from './testing/stripeSandbox.ts'

let sandbox: Awaited<ReturnType<typeof startSandbox>>
let recorder: Awaited<ReturnType<typeof startRecorder>>
let people: ReturnType<typeof stripeSandboxAt>
let cards: CardProvider
let customer: string

const settings = () => ({
  baseUrl: recorder.url,
  secretKey: 'sk_test_contract',
  webhookSecret: WEBHOOK_SECRET,
})

beforeAll(async () => {
  sandbox = await startSandbox()
  people = stripeSandboxAt(sandbox.url)
  recorder = await startRecorder(people.url)
  cards = createStripe(settings())
  customer = await cards.createCustomer({
    key: 'c',
    companyId: 'northlight',
    name: 'Northlight',
    email: 'a@b.example',
  })
}, 60_000)
afterAll(async () => {
  recorder?.close()
  await sandbox?.stop()
})

let keys = 0
const newKey = (): string => {
  keys += 1
  return `key/${keys}`
}
const inHours = (hours: number): Date => new Date(Date.now() + hours * 3_600_000)

const openPage = (more: { readonly key?: string; readonly amounts?: readonly number[] } = {}) =>
  cards.openPage({
    key: more.key ?? newKey(),
    paymentId: 'payment-1',
    customer,
    lines: (more.amounts ?? [30_000, 20_000]).map((amountCents, n) => ({
      description: `Quest ${n}`,
      amountCents,
    })),
    expiresAt: inHours(2),
    paidUrl: 'https://questboard.example/company/cart/success?session={CHECKOUT_SESSION_ID}',
    leftUrl: 'https://questboard.example/company/cart',
  })

const paidPage = async () => {
  const page = await openPage()
  await people.pay(page.url ?? '')
  return cards.payment(page.reference)
}

const savedCard = async () => {
  const page = await cards.openCardPage({
    key: newKey(),
    companyId: 'northlight',
    customer,
    addedUrl: 'https://questboard.example/added',
    leftUrl: 'https://questboard.example/left',
  })
  await people.pay(page.url ?? '')
  const { card } = await cards.cardPage(page.reference)
  if (!card) throw new Error('no card')
  return card
}

const openCharge = (card: string) =>
  cards.openCharge({
    key: newKey(),
    paymentId: 'payment-2',
    customer,
    card,
    amountCents: 50_000,
    description: 'A Quest',
  })
const confirm = (reference: string) =>
  cards.confirmCharge({ key: newKey(), reference, backUrl: 'https://questboard.example/company/cart' })

describe("paying on Stripe's checkout page", () => {
  it("a checkout page is first open and then paid, and reports the vendor's fee", async () => {
    const page = await openPage()
    expect(page).toMatchObject({
      paymentId: 'payment-1',
      state: 'open',
      url: expect.stringContaining('/pay/cs_'),
    })
    const back = await people.pay(page.url ?? '')
    expect(back.headers.get('location')).toBe(
      `https://questboard.example/company/cart/success?session=${page.reference}`,
    )
    expect(await cards.payment(page.reference)).toMatchObject({
      state: 'paid',
      paidCents: 50_000,
      feeCents: 1_480,
      charge: expect.stringMatching(/^pi_/),
      card: null,
    })
  })

  it('the same idempotency key returns the same checkout page, and is refused for another payment', async () => {
    const key = newKey()
    const [one, two] = await Promise.all([openPage({ key }), openPage({ key })])
    expect(one.reference).toBe(two.reference)
    await expect(openPage({ key, amounts: [1_000] })).rejects.toBeInstanceOf(CardRefused)
  })

  it('a checkout page stays open after a declined card, gives the reason and accepts another card', async () => {
    const { url, reference } = await openPage()
    await people.pay(url ?? '', '4000000000000002')
    expect(await cards.payment(reference)).toMatchObject({
      state: 'open',
      problem: 'Your card was declined.',
    })
    await people.pay(url ?? '')
    expect(await cards.payment(reference)).toMatchObject({ state: 'paid', problem: '' })
  })

  it("a checkout page leads to the bank's page if the card needs the bank's consent", async () => {
    const { url, reference } = await openPage()
    const bank = (await people.pay(url ?? '', '4000000000003220')).headers.get('location') ?? ''
    expect(await cards.payment(reference)).toMatchObject({ state: 'open' })
    await people.answerBank(bank, 'agree')
    expect(await cards.payment(reference)).toMatchObject({ state: 'paid' })
  })

  it('a closed checkout page cannot be paid, but a page that was paid first stays paid', async () => {
    const left = await openPage()
    expect(await cards.close(left.reference)).toMatchObject({ state: 'expired', url: null })
    expect(await cards.close(left.reference)).toMatchObject({ state: 'expired' })
    const { reference } = await paidPage()
    expect(await cards.close(reference)).toMatchObject({ state: 'paid' })
  })

  it('a checkout page saves the card if the payer agrees', async () => {
    const { url, reference } = await openPage()
    await people.pay(url ?? '', '4242424242424242', { keep: 'on' })
    expect((await cards.payment(reference)).card).toMatchObject({ brand: 'visa', last4: '4242', customer })
  })

  it("a checkout page refuses an amount above the vendor's maximum", async () => {
    await expect(openPage({ amounts: [99_999_999, 1] })).rejects.toBeInstanceOf(CardRefused)
    await expect(openPage({ amounts: Array(101).fill(100) })).rejects.toBeInstanceOf(CardRefused)
    expect(await openPage({ amounts: Array(100).fill(100) })).toMatchObject({ state: 'open' })
  })
})

describe('paying with a saved card at Stripe', () => {
  it("a saved card pays on Stripe's checkout page without entering the card again", async () => {
    const { reference: saved } = await savedCard()
    const [another, itself] = [await openPage(), await openPage()]
    const declined = await people.pay(another.url ?? '', '4000 0000 0000 0002', { saved })
    expect(await declined.text()).toContain('Your card was declined.')
    expect((await cards.payment(another.reference)).state).toBe('open')
    await people.pay(itself.url ?? '', '', { saved })
    expect((await cards.payment(itself.reference)).state).toBe('paid')
  })

  it("a card that was added on Stripe's page can be charged without another page", async () => {
    const card = await savedCard()
    expect(card).toMatchObject({ brand: 'visa', last4: '4242', expiresMonth: 12, expiresYear: 2034 })
    const opened = await openCharge(card.reference)
    expect(opened).toMatchObject({ state: 'open', url: null })
    expect(await confirm(opened.reference)).toMatchObject({
      state: 'paid',
      paidCents: 50_000,
      feeCents: 1_480,
    })
    expect(await confirm(opened.reference)).toMatchObject({ state: 'paid' })
    await cards.removeCard(card.reference)
    await cards.removeCard(card.reference)
    await expect(openCharge(card.reference)).rejects.toBeInstanceOf(CardRefused)
  })

  it.each([
    ['agree', 'paid', ''],
    ['refuse', 'failed', 'The provided payment method has failed authentication.'],
  ] as const)(
    "a payment with a saved card waits until the payer has answered on the bank's page: %s",
    async (answer, state, problem) => {
      const { reference } = await openCharge((await savedCard()).reference)
      await people.control({ nextCard: 'asks' })
      const asked = await confirm(reference)
      expect(asked).toMatchObject({ state: 'open', url: expect.stringContaining('/bank/') })
      await people.answerBank(asked.url ?? '', answer)
      expect(await cards.payment(reference)).toMatchObject({ state, problem })
    },
  )

  it('a payment with a declined saved card fails and is not charged again', async () => {
    const { reference } = await openCharge((await savedCard()).reference)
    await people.control({ nextCard: 'poor' })
    expect(await confirm(reference)).toMatchObject({
      state: 'failed',
      problem: 'Your card has insufficient funds.',
    })
    expect(await cards.close(reference)).toMatchObject({ state: 'failed' })
    expect(await confirm(reference)).toMatchObject({ state: 'failed' })
  })
})

describe('refunds and disputes at Stripe', () => {
  it('a payment can be refunded in parts, each part once, up to the amount that was paid', async () => {
    const { charge } = await paidPage()
    const part = { key: newKey(), charge: charge ?? '', amountCents: 20_000 }
    const first = await cards.refund(part)
    expect(first).toMatchObject({ state: 'succeeded', amountCents: 20_000 })
    expect(await cards.refund(part)).toEqual(first)
    await cards.refund({ ...part, key: newKey(), amountCents: 30_000 })
    await expect(cards.refund({ ...part, key: newKey(), amountCents: 1 })).rejects.toBeInstanceOf(CardRefused)
    expect(await cards.refund(part)).toEqual(first)
  })

  it('the vendor reports a refund that does not arrive', async () => {
    const { charge } = await paidPage()
    await people.control({ nextRefundFails: true })
    const { reference } = await cards.refund({ key: newKey(), charge: charge ?? '', amountCents: 100 })
    expect(await cards.refundNow(reference)).toMatchObject({
      state: 'failed',
      problem: 'expired_or_canceled_card',
    })
  })

  it('a refund is refused during a bank dispute, and possible after the bank has returned the money', async () => {
    const { charge } = await paidPage()
    const { charges } = await people.books()
    const id = Object.values(charges).find(({ intent }) => intent === charge)?.id
    await people.control({ what: 'chargeBack', id })
    const part = { key: newKey(), charge: charge ?? '', amountCents: 20_000 }
    await expect(cards.refund(part)).rejects.toBeInstanceOf(CardDisputed)
    expect(await cards.earlierRefund(part)).toBeNull()
    const dispute = Object.values((await people.books()).disputes).find(({ intent }) => intent === charge)
    await people.control({ what: 'win', id: dispute?.id })
    const made = await cards.refund({ ...part, refusals: 1 })
    expect(made).toMatchObject({ state: 'succeeded', amountCents: 20_000 })
    expect(await cards.refund({ ...part, refusals: 2 })).toEqual(made)
    expect(await cards.earlierRefund(part)).toEqual(made)
  })

  it('a refund is refused after the bank has given the money back to the payer', async () => {
    const { charge } = await paidPage()
    const { charges } = await people.books()
    const id = Object.values(charges).find(({ intent }) => intent === charge)?.id
    await people.control({ what: 'chargeBack', id })
    const dispute = Object.values((await people.books()).disputes).find(({ intent }) => intent === charge)
    await people.control({ what: 'lose', id: dispute?.id })
    const part = { key: newKey(), charge: charge ?? '', amountCents: 20_000 }
    await expect(cards.refund(part)).rejects.toBeInstanceOf(CardDisputed)
  })

  it('Stripe reports when a bank takes back a payment and when it returns the money', async () => {
    const { charge } = await paidPage()
    const { charges } = await people.books()
    const id = Object.values(charges).find(({ intent }) => intent === charge)?.id
    await people.control({ what: 'chargeBack', id })
    const dispute = Object.values((await people.books()).disputes).find(({ intent }) => intent === charge)
    const reference = dispute?.id ?? ''
    const taken = {
      charge,
      state: 'open',
      amountCents: 50_000,
      withdrawnCents: 50_000,
      returnedCents: 0,
      feeCents: 1_500,
    }
    expect(await cards.dispute(reference)).toMatchObject(taken)
    await people.control({ what: 'win', id: reference })
    expect(await cards.dispute(reference)).toMatchObject({ ...taken, state: 'won', returnedCents: 50_000 })
  })
})

describe('movements of our Stripe balance', () => {
  it('a charge and a refund are listed as balance movements in the requested period', async () => {
    const from = new Date(Date.now() - 60_000)
    const { charge } = await paidPage()
    const refunded = await cards.refund({ key: newKey(), charge: charge ?? '', amountCents: 20_000 })
    const told = await cards.movements({ from, until: new Date(Date.now() + 60_000) })
    expect(told.filter(({ subject }) => subject === charge)).toMatchObject([
      { cents: 50_000, feeCents: 1_480 },
    ])
    expect(told.filter(({ subject }) => subject === refunded.reference)).toMatchObject([{ cents: -20_000 }])
    expect(await cards.movements({ from: new Date(0), until: new Date(1000) })).toEqual([])
  })

  const movedBy = async (dispute: string, from = new Date(0)) =>
    (await cards.movements({ from, until: inHours(1) })).filter(({ subject }) => subject.startsWith(dispute))
  const disputed = async () => {
    const { charge } = await paidPage()
    const { charges } = await people.books()
    const id = Object.values(charges).find(({ intent }) => intent === charge)?.id
    await people.control({ what: 'chargeBack', id })
    const dispute = Object.values((await people.books()).disputes).find(({ intent }) => intent === charge)
    return dispute?.id ?? ''
  }

  it("a dispute is listed as a balance movement, together with the bank's fee", async () => {
    const lost = await disputed()
    const taken = [{ subject: `${lost}/out`, cents: -50_000, feeCents: 1_500 }]
    expect(await movedBy(lost)).toMatchObject(taken)
    await people.control({ what: 'lose', id: lost })
    expect(await movedBy(lost)).toMatchObject(taken)
  })

  it('a dispute that we win is listed as a second balance movement', async () => {
    const won = await disputed()
    const [taken] = await movedBy(won)
    const begun = taken?.at.getTime() ?? Number.NaN
    // Waits a second, because the vendor's timestamps have only whole seconds.
    await vi.waitUntil(() => Date.now() >= begun + 1000, { timeout: 5_000, interval: 20 })
    await people.control({ what: 'win', id: won })
    const told = await movedBy(won)
    expect(told).toHaveLength(2)
    const back = { subject: `${won}/back`, cents: 50_000, feeCents: 0 }
    expect(await movedBy(won, new Date(begun + 1000))).toMatchObject([back])
  })

  it('if Stripe lists balance movements on several pages, all pages are read', async () => {
    const { charge } = await paidPage()
    const refunds: string[] = []
    for (let cents = 1; cents <= 5; cents += 1) {
      const made = await cards.refund({ key: newKey(), charge: charge ?? '', amountCents: cents })
      refunds.push(made.reference)
    }
    const pages = () => recorder.exchanges.filter(({ path }) => path === '/v1/balance_transactions').length
    const tell = async () => {
      const before = pages()
      const told = await cards.movements({ from: new Date(0), until: inHours(1) })
      return { told: told.map(({ subject, cents }) => ({ subject, cents })), pages: pages() - before }
    }
    const whole = await tell()
    expect(whole.pages).toBe(1)
    expect(whole.told.map(({ subject }) => subject)).toEqual(expect.arrayContaining(refunds))
    await people.control({ pageSize: 2 })
    const paged = await tell()
    await people.control({ pageSize: 100 })
    expect(paged.pages).toBe(Math.ceil(whole.told.length / 2))
    expect(paged.told).toEqual(whole.told)
  })
})

describe('requests while the card provider fails', () => {
  it.each(['away', 'busy', 'garbled', 'cut', 'cutAfterwards'])(
    'after the failure “%s”, the provider counts as unavailable, and a repeated request has only one effect',
    async (kind) => {
      const direct = createStripe({ ...settings(), baseUrl: people.url })
      const page = {
        key: newKey(),
        paymentId: kind,
        customer,
        lines: [{ description: 'A Quest', amountCents: 1_000 }],
        expiresAt: inHours(2),
        paidUrl: 'https://questboard.example/paid',
        leftUrl: 'https://questboard.example/left',
      }
      await people.control({ fault: { kind, times: 1 } })
      await expect(direct.openPage(page)).rejects.toBeInstanceOf(VendorUnavailable)
      expect(await direct.openPage(page)).toMatchObject({ state: 'open', paymentId: kind })
      const { sessions } = await people.books()
      expect(Object.values(sessions).filter(({ reference }) => reference === kind)).toHaveLength(1)
    },
  )

  it('a request to a slow provider is abandoned after the time limit', async () => {
    const hasty = createStripe({ ...settings(), baseUrl: people.url, patienceMs: 100 })
    await people.control({ fault: { kind: 'slow', times: 1, ms: 2_000 } })
    await expect(hasty.payment('cs_test_none')).rejects.toBeInstanceOf(VendorUnavailable)
  })

  it('a provider that rejects our API key counts as unavailable', async () => {
    const stranger = createStripe({ ...settings(), secretKey: 'nobody' })
    await expect(stranger.payment('cs_test_none')).rejects.toBeInstanceOf(VendorUnavailable)
  })
})

describe("checking the signature of Stripe's webhooks", () => {
  it('a Stripe webhook is accepted only with a recent signature over its exact bytes', async () => {
    const { reference } = await paidPage()
    const events = Object.values((await people.books()).events)
    const event = events.find(({ object }) => object.id === reference)
    if (!event) throw new Error('no event')
    const { body, signature } = webhookOf(event)
    expect(cards.readEvent(Buffer.from(body), signature)).toMatchObject({
      id: event.id,
      type: 'checkout.session.completed',
      subject: 'page',
      reference,
    })
    const anHourAgo = Math.floor(Date.now() / 1000) - 3_600
    const forged = [
      [body.replace(reference, 'cs_other'), signature],
      [body, 't=1,v1=00'],
      [body, ''],
      [body, webhookOf(event, 'whsec_other').signature],
      [body, webhookOf(event, WEBHOOK_SECRET, anHourAgo).signature],
    ]
    for (const [text = '', sign = ''] of forged)
      expect(() => cards.readEvent(Buffer.from(text), sign)).toThrow(NotTheirs)
  })
})

describe("comparing the tests with Stripe's API description", () => {
  it("all requests and responses in these tests match Stripe's API description", () => {
    expect(recorder.exchanges.length).toBeGreaterThan(40)
    expect(recorder.exchanges.flatMap(breaches)).toEqual([])
  }, 60_000)

  it("a request or response that does not match Stripe's API description is noticed", () => {
    const [exchange] = recorder.exchanges
    if (!exchange) throw new Error('nothing was asked')
    expect(breaches({ ...exchange, form: 'name=N&colour=red' })).toHaveLength(1)
    expect(breaches({ ...exchange, answer: { object: 'customer' } }).length).toBeGreaterThan(1)
    expect(breaches({ ...exchange, path: '/v1/quests' })).toHaveLength(1)
  })

  it("webhooks from the sandbox match Stripe's API description", async () => {
    const { events } = await people.books()
    expect(Object.values(events).flatMap(({ object }) => breachesOf(object))).toEqual([])
  }, 60_000)

  it('every request to Stripe names the API version, and every request that creates something has an idempotency key', () => {
    const made = recorder.exchanges.filter(({ method }) => method === 'POST')
    expect(made.every(({ headers }) => headers['idempotency-key'] !== undefined)).toBe(true)
    expect(new Set(recorder.exchanges.map(({ headers }) => headers['stripe-version']))).toEqual(
      new Set(['2026-10-28.endive']),
    )
  })
})
