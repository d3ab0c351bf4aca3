import { setTimeout as sleep } from 'node:timers/promises'
import { VendorUnavailable } from '@questboard/providers/vendor'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type CardWorld, createCardWorld } from '../../testing/cardWorld.ts'

let world: CardWorld
let before: Record<string, number>

beforeAll(async () => {
  world = await createCardWorld()
}, 180_000)
afterAll(() => world?.close())
beforeEach(async () => {
  before = await world.balances()
})

/** Changes of the balances since the test began. */
const moved = async (): Promise<Record<string, number>> => {
  const now = await world.balances()
  const kinds = [...new Set([...Object.keys(before), ...Object.keys(now)])]
  const changes = kinds.map((kind): [string, number] => [kind, (now[kind] ?? 0) - (before[kind] ?? 0)])
  return Object.fromEntries(changes.filter(([, cents]) => cents !== 0))
}

const FEE = 1_480
const asidePaid = { vendor: -50_000 + FEE, vendor_fees: -FEE, escrow: 50_000 }

/** Opens a payment for these runs and returns its page. */
const opened = async (...runs: readonly string[]) => {
  const id = await world.request(runs)
  await world.activities.openCardPayment(id)
  const { next_url: url, provider_reference: reference } = await world.payment(id)
  return { id, url: String(url), reference: String(reference) }
}

const refundsOf = async (payment: string) =>
  world.scratch.run(`select id, status, amount_cents::int as cents, idempotency_key from payment_refund
                      where payment_id = '${payment}' order by created_at`)

describe("paying on the provider's checkout page", () => {
  it('paying on the checkout page starts the work of all quest runs in the payment', async () => {
    const runs = [await world.agreedRun(), await world.agreedRun()]
    const { id, url } = await opened(...runs)
    expect(url).toContain('/stripe/pay/')
    expect(await world.runStatus(runs[0] ?? '')).toBe('PAYMENT')
    const page = await (await fetch(url)).text()
    expect(page.match(/Emberfall with Pixel/g)).toHaveLength(2)
    await world.stripe.pay(url)
    expect(await world.activities.askCardPayment(id)).toMatchObject({ status: 'succeeded', isOver: true })
    expect(await Promise.all(runs.map(world.runStatus))).toEqual(['CONTENTPRODUCTION', 'CONTENTPRODUCTION'])
    expect(await world.payment(id)).toMatchObject({
      next_url: null,
      charge_reference: expect.stringMatching(/^pi_/),
    })
    const fee = 2_930
    expect(await moved()).toEqual({ vendor: -100_000 + fee, vendor_fees: -fee, escrow: 100_000 })
  })

  it('a declined payment can be paid with another card', async () => {
    const run = await world.agreedRun()
    const { id, url } = await opened(run)
    await world.stripe.pay(url, '4000000000000002')
    expect(await world.activities.askCardPayment(id)).toMatchObject({ status: 'processing', isOver: false })
    await world.stripe.pay(url)
    expect(await world.activities.askCardPayment(id)).toMatchObject({ status: 'succeeded' })
    expect(await moved()).toEqual(asidePaid)
  })

  it('after a payment is canceled, its quest runs are in the cart again', async () => {
    const run = await world.agreedRun()
    const { id, url } = await opened(run)
    expect(await world.activities.closeCardPayment(id, 'You left the payment')).toMatchObject({
      status: 'expired',
    })
    expect(await world.payment(id)).toMatchObject({ problem: 'You left the payment', next_url: null })
    expect(await world.runStatus(run)).toBe('PENDING_PAYMENT')
    await world.stripe.pay(url)
    await world.activities.askCardPayment(id)
    const again = await opened(run)
    await world.stripe.pay(again.url)
    await world.activities.askCardPayment(again.id)
    expect(await moved()).toEqual(asidePaid)
  })

  it('a payment that a database rule refuses fails at each attempt, and is booked once after the rule is fixed', async () => {
    const { id, url } = await opened(await world.agreedRun())
    await world.scratch.run(
      `delete from quest_run_transition where from_status = 'PAYMENT' and to_status = 'CONTENTPRODUCTION'`,
    )
    await world.stripe.pay(url)
    const ask = () => world.activities.askCardPayment(id)
    await expect(ask()).rejects.toThrow(`payment ${id} is paid but could not be booked`)
    await expect(ask()).rejects.toThrow(`payment ${id} is paid but could not be booked`)
    expect(await moved()).toEqual({})
    await world.scratch.run(
      `insert into quest_run_transition (from_status, to_status, event) values ('PAYMENT', 'CONTENTPRODUCTION', 'questPaid')`,
    )
    expect(await ask()).toMatchObject({ status: 'succeeded', isOver: true })
    expect(await moved()).toEqual(asidePaid)
  })

  it('a payment that arrives while its company is being closed still counts as paid', async () => {
    const { id, url } = await opened(await world.agreedRun())
    await world.stripe.pay(url)
    expect(await world.activities.closeCardPayment(id, 'Nobody paid in time')).toMatchObject({
      status: 'succeeded',
    })
  })

  it('a payment expires at the first deadline of its quest runs', async () => {
    const runs = [await world.agreedRun(), await world.agreedRun()]
    await world.scratch.run(
      `update quest_run set deadline_at = now() + interval '2 hours' where id = '${runs[1]}'`,
    )
    const id = await world.request(runs)
    const { until } = await world.activities.openCardPayment(id)
    expect(Math.abs(Date.parse(until) - Date.now() - 2 * 3_600_000)).toBeLessThan(60_000)
    await world.activities.closeCardPayment(id, 'Nobody paid in time')
  })
})

describe('money that arrives after the deadline of a payment', () => {
  it('money that arrives late is refunded automatically, once, and the company is notified', async () => {
    const run = await world.agreedRun()
    const { id, url } = await opened(run)
    await world.scratch.run(`
      begin; set local session_replication_role = replica;
      update quest_run set status = 'PAYMENT_EXPIRED' where id = '${run}'; commit`)
    await world.stripe.pay(url)
    await world.activities.askCardPayment(id)
    const [refund] = await refundsOf(id)
    expect(refund).toMatchObject({ status: 'requested', cents: 50_000, idempotency_key: `refund/${id}/late` })
    const refundId = String(refund?.id)
    await Promise.all([world.activities.sendRefund(refundId), world.activities.sendRefund(refundId)])
    expect(await world.activities.sendRefund(refundId)).toEqual({ status: 'succeeded', isOver: true })
    const { charge_reference: charge, status } = await world.payment(id)
    expect(status).toBe('refunded')
    const paidBack = Object.values((await world.stripe.books()).refunds).filter(
      ({ intent }) => intent === charge,
    )
    expect(paidBack).toMatchObject([{ amount: 50_000 }])
    const told = await world.scratch.run(
      `select type from domain_event where entity_id = '${refundId}' order by created_at`,
    )
    expect(told).toEqual([{ type: 'refundRequested' }, { type: 'refundSucceeded' }])
    expect(await moved()).toEqual({ vendor: FEE, vendor_fees: -FEE })
  })

  it('money from an old checkout page of a payment is refunded', async () => {
    const { id, reference } = await opened(await world.agreedRun())
    const stray = await world.cards.openPage({
      key: `stray-page/${id}`,
      paymentId: id,
      customer: await world.cards.createCustomer({ key: `c/${id}`, companyId: 'x', name: 'X', email: '' }),
      lines: [{ description: 'A Quest', amountCents: 50_000 }],
      expiresAt: new Date(Date.now() + 3_600_000),
      paidUrl: 'https://questboard.example/',
      leftUrl: 'https://questboard.example/',
    })
    await world.stripe.pay(stray.url ?? '')
    for (const event of await world.sent())
      if (event.object.id === stray.reference) await world.receive(event)
    const { charge } = await world.cards.payment(stray.reference)
    const { refunds } = await world.stripe.books()
    expect(Object.values(refunds).filter(({ intent }) => intent === charge)).toMatchObject([
      { amount: 50_000 },
    ])
    expect(await world.payment(id)).toMatchObject({ status: 'processing', provider_reference: reference })
    expect(await moved()).toEqual({})
    await world.activities.closeCardPayment(id, 'Nobody paid in time')
  })

  it('if a refund fails, the company is notified', async () => {
    const run = await world.agreedRun()
    const { id, url } = await opened(run)
    await world.scratch.run(`
      begin; set local session_replication_role = replica;
      update quest_run set status = 'PAYMENT_EXPIRED' where id = '${run}'; commit`)
    await world.stripe.pay(url)
    await world.activities.askCardPayment(id)
    await world.stripe.control({ nextRefundFails: true })
    const refundId = String((await refundsOf(id))[0]?.id)
    expect(await world.activities.sendRefund(refundId)).toEqual({ status: 'failed', isOver: true })
    const told = await world.one(
      `select count(*)::int as n from domain_event where type = 'refundFailed' and entity_id = '${refundId}'`,
    )
    expect(told.n).toBe(1)
  })
})

describe('paying with a saved card', () => {
  const keepCard = async () => {
    const { id, url } = await opened(await world.agreedRun())
    await world.stripe.pay(url, '4242424242424242', { keep: 'on' })
    await world.activities.askCardPayment(id)
  }
  beforeAll(keepCard, 60_000)

  it('a card is saved only if the payer consents, and the company sees its last digits', async () => {
    const card = await world.one('select brand, last4, provider_method_id from payment_method')
    expect(card).toMatchObject({ brand: 'visa', last4: '4242' })
  })

  it('a saved card pays without a checkout page', async () => {
    const run = await world.agreedRun()
    const id = await world.request([run], true)
    expect(await world.activities.openCardPayment(id)).toMatchObject({ status: 'succeeded', isOver: true })
    expect(await world.runStatus(run)).toBe('CONTENTPRODUCTION')
    expect(await moved()).toEqual(asidePaid)
  })

  it("if a saved card is declined, the quest run stays in the cart with the bank's reason", async () => {
    const run = await world.agreedRun()
    await world.stripe.control({ nextCard: 'poor' })
    const id = await world.request([run], true)
    expect(await world.activities.openCardPayment(id)).toMatchObject({ status: 'failed', isOver: true })
    expect(await world.payment(id)).toMatchObject({ problem: 'Your card has insufficient funds.' })
    expect(await world.runStatus(run)).toBe('PENDING_PAYMENT')
    expect(await moved()).toEqual({})
  })

  it.each(['agree', 'refuse'] as const)(
    'a payment with a saved card needs the consent of the bank: %s',
    async (answer) => {
      const run = await world.agreedRun()
      await world.stripe.control({ nextCard: 'asks' })
      const id = await world.request([run], true)
      expect(await world.activities.openCardPayment(id)).toMatchObject({
        status: 'processing',
        isOver: false,
      })
      const { next_url: bank } = await world.payment(id)
      const back = await world.stripe.answerBank(String(bank), answer)
      expect(back.headers.get('location')).toContain(
        `https://questboard.example/company/cart/success?payment=${id}`,
      )
      await world.activities.askCardPayment(id)
      expect(await world.runStatus(run)).toBe(answer === 'agree' ? 'CONTENTPRODUCTION' : 'PENDING_PAYMENT')
      expect(await moved()).toEqual(answer === 'agree' ? asidePaid : {})
    },
  )
})

describe('paying while the card provider fails', () => {
  const kinds = ['away', 'busy', 'garbled', 'cut', 'cutAfterwards', 'slow'] as const
  /** This delay is longer than the time limit of a request, so the retry ends before the first request does. */
  const ms = 6_000
  const allIsDone = (kind: (typeof kinds)[number]) => (kind === 'slow' ? sleep(1_500) : undefined)

  it.each(kinds)(
    'after the failure “%s” while opening a checkout page, a retry opens only one page',
    async (kind) => {
      const id = await world.request([await world.agreedRun()])
      await world.stripe.control({ fault: { kind, times: 1, path: '/sessions', ms } })
      await expect(world.activities.openCardPayment(id)).rejects.toBeInstanceOf(VendorUnavailable)
      expect(await world.payment(id)).toMatchObject({ status: 'pending', provider_reference: null })
      await world.activities.openCardPayment(id)
      await allIsDone(kind)
      const { sessions } = await world.stripe.books()
      expect(Object.values(sessions).filter(({ reference }) => reference === id)).toHaveLength(1)
      await world.activities.closeCardPayment(id, 'Nobody paid in time')
    },
  )

  it.each(kinds)(
    'after the failure “%s” while charging a saved card, a retry charges the card only once',
    async (kind) => {
      const run = await world.agreedRun()
      const id = await world.request([run], true)
      await world.stripe.control({ fault: { kind, times: 1, path: '/confirm', ms } })
      await expect(world.activities.openCardPayment(id)).rejects.toBeInstanceOf(VendorUnavailable)
      expect(await world.runStatus(run)).toBe('PAYMENT')
      await world.activities.openCardPayment(id)
      await allIsDone(kind)
      expect(await world.runStatus(run)).toBe('CONTENTPRODUCTION')
      expect(await moved()).toEqual(asidePaid)
    },
  )

  it('if the response to a charge was lost, the charge is found to be paid before the payment is abandoned', async () => {
    const run = await world.agreedRun()
    const id = await world.request([run], true)
    await world.stripe.control({ fault: { kind: 'cutAfterwards', times: 1, path: '/confirm' } })
    await expect(world.activities.openCardPayment(id)).rejects.toBeInstanceOf(VendorUnavailable)
    expect(await world.activities.closeCardPayment(id, 'The payment service did not answer')).toMatchObject({
      status: 'succeeded',
    })
    expect(await moved()).toEqual(asidePaid)
  })

  it('a payment that is given up while an attempt opens it is closed at the provider, not forgotten', async () => {
    const run = await world.agreedRun()
    const id = await world.request([run])
    const [, closed] = await Promise.all([
      world.activities.openCardPayment(id),
      world.activities.closeCardPayment(id, 'You left the payment'),
    ])
    if (!closed.isOver) await world.activities.closeCardPayment(id, 'You left the payment')
    expect(await world.payment(id)).toMatchObject({ status: 'expired' })
    expect(await world.runStatus(run)).toBe('PENDING_PAYMENT')
  })

  it('if the card provider refuses a charge, no money is taken and the company sees the reason', async () => {
    await world.scratch.run(`update payment_method set provider_method_id = 'pm_gone'`)
    const run = await world.agreedRun()
    const id = await world.request([run], true)
    expect(await world.activities.openCardPayment(id)).toMatchObject({ status: 'expired', isOver: true })
    expect(await world.payment(id)).toMatchObject({ problem: expect.stringContaining('pm_gone') })
    expect(await world.runStatus(run)).toBe('PENDING_PAYMENT')
  })
})

describe('booking a chargeback', () => {
  it('a chargeback and its return are each booked once, in whatever order and number the webhooks arrive', async () => {
    const { id, url } = await opened(await world.agreedRun())
    await world.stripe.pay(url, '4000000000000259')
    await world.activities.askCardPayment(id)
    const { charge_reference: charge } = await world.payment(id)
    const dispute = Object.values((await world.stripe.books()).disputes).find(
      ({ intent }) => intent === charge,
    )
    const tell = async () => {
      const all = (await world.sent()).filter(({ object }) => object.id === dispute?.id)
      for (const event of [...all, ...all.toReversed()]) await world.receive(event)
    }
    await tell()
    expect(await moved()).toEqual({
      ...asidePaid,
      vendor: asidePaid.vendor + 51_500,
      vendor_fees: -FEE - 1_500,
      loss: -50_000,
    })
    await world.stripe.control({ what: 'win', id: dispute?.id })
    await tell()
    expect(await moved()).toEqual({
      ...asidePaid,
      vendor: asidePaid.vendor + 1_500,
      vendor_fees: -FEE - 1_500,
    })
    const told = await world.scratch.run(`select event.type from domain_event as event
      join payment_dispute as dispute on dispute.id = event.entity_id where payment_id = '${id}' order by event.created_at`)
    expect(told).toEqual([{ type: 'paymentDisputed' }, { type: 'disputeWon' }])
  })
})

describe('paying for a plan', () => {
  const PLAN_FEE = 897
  const ours = { vendor: -29_900 + PLAN_FEE, vendor_fees: -PLAN_FEE, revenue: 29_900 }

  it('a plan is a line on the checkout page, and the company gets the plan once it is paid', async () => {
    const id = await world.requestPlan('growth')
    await world.activities.openCardPayment(id)
    const url = String((await world.payment(id)).next_url)
    expect(await (await fetch(url)).text()).toContain('Plan: Growth')
    await world.stripe.pay(url)
    for (const event of await world.sent()) await world.receive(event)
    expect(await world.activities.askCardPayment(id)).toMatchObject({ status: 'succeeded', isOver: true })
    expect(await world.plan()).toBe('growth')
    expect(await moved()).toEqual(ours)
  })

  it('a plan payment whose response was lost is charged once and activates the plan once', async () => {
    const id = await world.requestPlan('growth', true)
    await world.stripe.control({ fault: { kind: 'cutAfterwards', times: 1, path: '/confirm' } })
    await expect(world.activities.openCardPayment(id)).rejects.toBeInstanceOf(VendorUnavailable)
    await Promise.all([world.activities.openCardPayment(id), world.activities.askCardPayment(id)])
    expect(await world.plan()).toBe('growth')
    expect(await moved()).toEqual(ours)
  })

  it('a plan payment that changes nothing is refunded automatically', async () => {
    const id = await world.requestPlan('growth')
    await world.activities.openCardPayment(id)
    await world.scratch.run(
      `update subscription set plan_id = 'scale', valid_to = now() + interval '20 days'`,
    )
    await world.stripe.pay(String((await world.payment(id)).next_url))
    await world.activities.askCardPayment(id)
    const [refund] = await refundsOf(id)
    expect(refund).toMatchObject({ cents: 29_900, idempotency_key: `refund/${id}/plan` })
    await world.activities.sendRefund(String(refund?.id))
    expect(await world.activities.sendRefund(String(refund?.id))).toEqual({
      status: 'succeeded',
      isOver: true,
    })
    expect(await world.plan()).toBe('scale')
    expect(await moved()).toEqual({ vendor: PLAN_FEE, vendor_fees: -PLAN_FEE })
  })

  it('a plan whose payment a second member approves later can be used for a full month', async () => {
    const id = await world.requestPlan('growth')
    await world.scratch.run(`
      begin; set local session_replication_role = replica;
      update payment set created_at = now() - interval '3 days', approved_at = now() where id = '${id}'; commit`)
    const { isOver, until } = await world.activities.openCardPayment(id)
    expect(isOver).toBe(false)
    expect(Math.abs(Date.parse(until) - Date.now() - 23 * 3_600_000)).toBeLessThan(60_000)
    await world.activities.closeCardPayment(id, 'You left the payment')
    expect(await world.one(`select payment_id from cart_item where kind = 'plan'`)).toEqual({
      payment_id: null,
    })
  })
})
