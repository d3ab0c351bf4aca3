import { insertPerson } from '@questboard/database/testing'
import { monthLater, planPaidUntil } from '@questboard/domain'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  approvePayment,
  requestPlanPayment,
  setPaymentLimit,
  settlePayment,
  startPayment,
  withdrawPayment,
} from '../index.ts'
import { done } from '../testing/done.ts'
import { findTrouble } from '../testing/findTrouble.ts'
import { balances, eventsOf, statusOf } from '../testing/look.ts'
import {
  checkOutPlan,
  giveCompanyPlan,
  openPlanPayment,
  putPlanInCart,
  subscriptionOf,
} from '../testing/plans.ts'
import { succeed } from '../testing/questRuns.ts'
import { company, createWorld, creator, people, provider, stranger, type World } from '../testing/world.ts'
import type { PaymentOutcome } from './settlePayment.ts'

const COLLEAGUE = '00000000-0000-4000-8000-aaaa00000002'
const colleague = { ...company, personId: COLLEAGUE }
const GROWTH = 29_900
const SCALE = 99_900

let world: World
beforeEach(async () => {
  world = await createWorld()
  await world.run(
    `${insertPerson({ id: COLLEAGUE, name: 'colleague', displayName: 'Mona', type: 'Company' })};
     insert into company_member (company_id, user_id) values ('${people.companyId}', '${COLLEAGUE}');
     insert into company_billing (company_id, legal_name, street_name, street_number, zip_code, city, country)
       values ('${people.companyId}', 'Northlight AB', 'Storgatan', '7', '111 22', 'Stockholm', 'SE') on conflict do nothing`,
  )
})
afterEach(async () => {
  const trouble = await findTrouble(world)
  await world.close()
  expect(trouble).toEqual([])
})

const cart = async () =>
  (
    await world.run(
      `select plan_id as plan, amount_cents::int as cents from cart_item where payment_id is null order by 1`,
    )
  ).map(({ plan, cents }) => `${plan} ${cents}`)
const settle = (
  paymentId: string,
  outcome: PaymentOutcome,
  by: typeof provider | typeof creator = provider,
) => world.act((transaction) => settlePayment(transaction, paymentId, by, outcome))
const end = (paymentId: string, outcome: 'failed' | 'expired' = 'expired') =>
  settle(paymentId, { outcome, problem: 'Nobody paid in time' })
const start = (paymentId: string) =>
  world.act((transaction) => startPayment(transaction, paymentId, provider, { reference: `pi_${paymentId}` }))
const statusNow = (paymentId: string) => statusOf(world, 'payment', paymentId)
const refunds = () =>
  world.run(`select refund.amount_cents::int as cents, transfer.description as why
    from payment_refund as refund join ledger_transfer as transfer on transfer.id = transfer_id order by refund.created_at`)
const papers = async () => ({
  lines: (await world.run('select description from invoice_line order by invoice_id')).map(
    ({ description }) => description,
  ),
  credited: (await world.run('select reason from credit_note order by number')).map(({ reason }) => reason),
})
const asDate = (value: unknown): Date => new Date(String(value instanceof Date ? value.toISOString() : value))
const inDays = async () => {
  const subscription = await subscriptionOf(world)
  return (asDate(subscription?.until).getTime() - Date.now()) / (24 * 3600_000)
}

describe('booking the payment for a plan', () => {
  it('a paid plan lasts a calendar month, and its price is booked to the cent', async () => {
    const paymentId = await openPlanPayment(world, await putPlanInCart(world, 'growth'))
    const before = new Date()
    await done(succeed(world, paymentId, 897))
    const { plan, until } = (await subscriptionOf(world)) ?? {}
    expect(plan).toBe('growth')
    const least = monthLater(before).getTime()
    expect(asDate(until).getTime() - least).toBeGreaterThanOrEqual(-1000)
    expect(asDate(until).getTime() - least).toBeLessThan(60_000)
    expect(await balances(world)).toEqual({
      'vendor/stripe': -GROWTH + 897,
      vendor_fees: -897,
      revenue: GROWTH,
    })
    expect(await cart()).toEqual([])
    expect(await eventsOf(world, paymentId)).toEqual([
      'paymentRequested by company',
      'paymentStarted by provider',
      'paymentSucceeded by provider',
      'planPaid by provider',
    ])
    const { lines } = await papers()
    expect(lines).toEqual([expect.stringMatching(/^Plan: Growth, a month until \d{1,2} [A-Z][a-z]+ \d{4}$/)])
  })

  it('a plan payment that is reported twice at the same time is booked once', async () => {
    const paymentId = await openPlanPayment(world, await putPlanInCart(world, 'growth'))
    expect(await Promise.all([succeed(world, paymentId), succeed(world, paymentId)])).toEqual([
      { ok: true },
      { ok: true },
    ])
    const first = await subscriptionOf(world)
    await done(succeed(world, paymentId))
    expect(await end(paymentId)).toMatchObject({ code: 'status-illegal' })
    expect(await subscriptionOf(world)).toEqual(first)
    expect(await balances(world)).toEqual({ 'vendor/stripe': -GROWTH, revenue: GROWTH })
    expect((await papers()).lines).toHaveLength(1)
  })

  it('a plan costs the price it had on the day it was added to the cart', async () => {
    const item = await putPlanInCart(world, 'growth')
    await world.run(`update plan set price_cents = 49900 where id = 'growth'`)
    await done(succeed(world, await openPlanPayment(world, item)))
    expect(await balances(world)).toEqual({ 'vendor/stripe': -GROWTH, revenue: GROWTH })
  })

  it('paying in the last days of a plan extends it; a higher plan starts immediately', async () => {
    await giveCompanyPlan(world, 'growth', '10 days')
    const { until } = (await subscriptionOf(world)) ?? {}
    await done(succeed(world, await openPlanPayment(world, await putPlanInCart(world, 'growth'))))
    expect(await subscriptionOf(world)).toEqual({ plan: 'growth', until: monthLater(asDate(until)) })
    await done(succeed(world, await openPlanPayment(world, await putPlanInCart(world, 'scale'))))
    expect(await subscriptionOf(world)).toMatchObject({ plan: 'scale' })
    expect(await inDays()).toBeLessThan(31.1)
    await giveCompanyPlan(world, 'scale', '-1 day')
    await done(succeed(world, await openPlanPayment(world, await putPlanInCart(world, 'growth'))))
    expect(await subscriptionOf(world)).toMatchObject({ plan: 'growth' })
    expect(await inDays()).toBeGreaterThan(27.9)
  })

  it('once a plan is paid, lower plans are removed from the cart', async () => {
    const scale = await openPlanPayment(world, await putPlanInCart(world, 'scale'))
    await putPlanInCart(world, 'growth')
    await done(succeed(world, scale))
    expect(await cart()).toEqual([])
  })

  it('if the worker is killed, a plan payment that it was booking is rolled back completely', async () => {
    const paymentId = await openPlanPayment(world, await putPlanInCart(world, 'growth'))
    const lost = world.act(async (transaction) => {
      await done(settlePayment(transaction, paymentId, provider, { outcome: 'succeeded', feeCents: 0 }))
      throw new Error('the worker was killed')
    })
    await expect(lost).rejects.toThrow('killed')
    expect(await subscriptionOf(world)).toMatchObject({ plan: 'starter' })
    expect(await balances(world)).toEqual({})
    await done(succeed(world, paymentId))
    expect(await subscriptionOf(world)).toMatchObject({ plan: 'growth' })
  })
})

describe('requesting a plan payment', () => {
  it('only an owner of the company can request a plan payment', async () => {
    const item = await putPlanInCart(world, 'growth')
    expect(await checkOutPlan(world, item, colleague)).toMatchObject({ code: 'not-allowed' })
    expect(await checkOutPlan(world, item, stranger)).toMatchObject({ code: 'not-found' })
    expect(await settle(item, { outcome: 'succeeded', feeCents: 0 }, creator)).toMatchObject({
      code: 'not-allowed',
    })
    expect(await cart()).toEqual([`growth ${GROWTH}`])
  })

  it('a plan payment is requested once per idempotency key, and only one at a time', async () => {
    const cartItemId = await putPlanInCart(world, 'growth')
    const ask = (idempotencyKey: string, id = cartItemId) =>
      world.act((transaction) =>
        requestPlanPayment(transaction, { cartItemId: id, idempotencyKey, vendor: 'stripe' }, company),
      )
    const [first, atOnce] = await Promise.all([ask('k'), ask('k')])
    expect(first).toMatchObject({ ok: true, amountCents: GROWTH })
    expect(atOnce).toEqual(first)
    expect(await ask('k2')).toMatchObject({ code: 'status-illegal' })
    expect(await ask('k', await putPlanInCart(world, 'scale'))).toMatchObject({ code: 'already-exists' })
    expect(await world.run('select id from payment')).toHaveLength(1)
  })

  it('a plan payment is refused if the company already has the plan or has removed it from the cart', async () => {
    const item = await putPlanInCart(world, 'growth')
    await giveCompanyPlan(world, 'scale', '5 days')
    expect(await checkOutPlan(world, item)).toMatchObject({ code: 'plan-in-force' })
    await world.run('delete from cart_item')
    expect(await checkOutPlan(world, item)).toMatchObject({ code: 'not-found' })
  })

  it("a plan payment counts toward the member's payment limit", async () => {
    await done(world.act((transaction) => setPaymentLimit(transaction, 20_000, company)))
    const { paymentId } = await done(checkOutPlan(world, await putPlanInCart(world, 'growth')))
    expect(await statusNow(paymentId)).toBe('waiting_approval')
    expect(await start(paymentId)).toMatchObject({ code: 'status-illegal' })
    const approve = (by: typeof company) =>
      world.act((transaction) => approvePayment(transaction, paymentId, by))
    expect(await approve(company)).toMatchObject({ code: 'payment-approval' })
    await done(approve(colleague))
    await done(start(paymentId))
    await done(succeed(world, paymentId))
    expect(await subscriptionOf(world)).toMatchObject({ plan: 'growth' })
  })
})

describe('a plan whose payment does not succeed', () => {
  it.each(['failed', 'expired'] as const)(
    'a plan returns to the cart when its payment is %s',
    async (outcome) => {
      const paymentId = await openPlanPayment(world, await putPlanInCart(world, 'growth'))
      expect(await cart()).toEqual([])
      await done(end(paymentId, outcome))
      expect(await cart()).toEqual([`growth ${GROWTH}`])
      expect(await subscriptionOf(world)).toMatchObject({ plan: 'starter' })
      expect(await balances(world)).toEqual({})
      // A failed payment cannot be started again. The company needs a new payment for the plan.
      expect(await start(paymentId)).toMatchObject({ code: 'status-illegal' })
    },
  )

  it('a plan returns to the cart if no one approves its payment', async () => {
    await done(world.act((transaction) => setPaymentLimit(transaction, 100, company)))
    for (const by of [colleague, company]) {
      const [item] = await world.run('select id from cart_item')
      const id = item === undefined ? await putPlanInCart(world, 'growth') : String(item.id)
      const { paymentId } = await done(checkOutPlan(world, id))
      await done(world.act((transaction) => withdrawPayment(transaction, paymentId, by, 'Too expensive')))
      expect(await cart()).toEqual([`growth ${GROWTH}`])
    }
  })

  it('a plan does not return to the cart if the cart has another plan or the company already has a higher one', async () => {
    const growth = await openPlanPayment(world, await putPlanInCart(world, 'growth'))
    await putPlanInCart(world, 'scale')
    await done(end(growth))
    expect(await cart()).toEqual([`scale ${SCALE}`])
    await world.run('delete from cart_item where payment_id is null')
    const scale = await openPlanPayment(world, await putPlanInCart(world, 'scale'))
    await giveCompanyPlan(world, 'scale', '20 days')
    await done(end(scale))
    expect(await cart()).toEqual([])
  })

  it('a plan returns to the cart only once, even if another plan is added at the same moment', async () => {
    for (let n = 0; n < 5; n += 1) {
      await world.run('delete from cart_item')
      const growth = await openPlanPayment(world, await putPlanInCart(world, 'growth'))
      await Promise.allSettled([end(growth), putPlanInCart(world, 'scale')])
      expect(await statusNow(growth)).toBe('expired')
      expect(await cart()).toHaveLength(1)
    }
  })
})

describe('refunds of plan payments that change nothing', () => {
  const inVain = 'Your company had this plan, or a higher one, already'
  const late = 'Paid after the time to pay was over'

  it('of two simultaneous payments for the same plan, the second is refunded', async () => {
    const first = await openPlanPayment(world, await putPlanInCart(world, 'growth'))
    const second = await openPlanPayment(world, await putPlanInCart(world, 'growth'))
    await Promise.all([done(succeed(world, first)), done(succeed(world, second))])
    expect([await statusNow(first), await statusNow(second)].sort()).toEqual(['refunded', 'succeeded'])
    expect(await balances(world)).toEqual({ 'vendor/stripe': -GROWTH, revenue: GROWTH })
    expect(await refunds()).toEqual([{ cents: GROWTH, why: inVain }])
    expect((await papers()).credited).toEqual([inVain])
    expect(await inDays()).toBeLessThan(31.1)
  })

  it('of two simultaneous payments for another month, the second is refunded', async () => {
    await giveCompanyPlan(world, 'growth', '3 days')
    const payments = [
      await openPlanPayment(world, await putPlanInCart(world, 'growth')),
      await openPlanPayment(world, await putPlanInCart(world, 'growth')),
    ]
    await Promise.all(payments.map((id) => done(succeed(world, id))))
    expect(await balances(world)).toEqual({ 'vendor/stripe': -GROWTH, revenue: GROWTH })
    expect(await inDays()).toBeLessThan(34.1)
  })

  it("a payment for a plan below the company's current one is refunded", async () => {
    const growth = await openPlanPayment(world, await putPlanInCart(world, 'growth'))
    await done(succeed(world, await openPlanPayment(world, await putPlanInCart(world, 'scale'))))
    await done(succeed(world, growth, 500))
    await done(succeed(world, growth, 500))
    expect(await statusNow(growth)).toBe('refunded')
    expect(await subscriptionOf(world)).toMatchObject({ plan: 'scale' })
    expect(await balances(world)).toEqual({
      'vendor/stripe': -SCALE + 500,
      vendor_fees: -500,
      revenue: SCALE,
    })
    expect(await eventsOf(world, growth)).not.toContain('planPaid by provider')
  })

  it('a late payment for a plan that is in the cart again is refunded, and the plan can still be paid', async () => {
    const item = await putPlanInCart(world, 'growth')
    const tooLate = await openPlanPayment(world, item)
    await done(end(tooLate))
    const anew = await openPlanPayment(world, item)
    await done(succeed(world, tooLate))
    expect(await statusNow(tooLate)).toBe('refunded')
    expect(await subscriptionOf(world)).toMatchObject({ plan: 'starter' })
    await done(succeed(world, anew))
    expect(await subscriptionOf(world)).toMatchObject({ plan: 'growth' })
    expect(await balances(world)).toEqual({ 'vendor/stripe': -GROWTH, revenue: GROWTH })
    expect((await papers()).credited).toEqual([late])
  })

  it('a payment for a plan that is no longer in the cart is refunded', async () => {
    const paymentId = await openPlanPayment(world, await putPlanInCart(world, 'growth'))
    await world.run('delete from cart_item')
    await done(succeed(world, paymentId))
    expect(await statusNow(paymentId)).toBe('refunded')
    expect(await subscriptionOf(world)).toMatchObject({ plan: 'starter' })
    expect(await balances(world)).toEqual({})
  })
})

describe('a plan that ends soon', () => {
  it('a company is reminded 7 days and 1 day before its plan ends, and again before the next end', async () => {
    const told = async () => {
      await world.run('select remind_of_plans()')
      await world.run('select remind_of_plans()')
      const events = await eventsOf(world, people.companyId)
      return events.filter((event) => event === 'planEndsSoon by time').length
    }
    await giveCompanyPlan(world, 'growth', '8 days')
    expect(await told()).toBe(0)
    await giveCompanyPlan(world, 'growth', '7 days')
    expect(await told()).toBe(1)
    await world.run('alter table subscription disable trigger subscription_begin_reminders')
    await giveCompanyPlan(world, 'growth', '23 hours')
    await world.run('alter table subscription enable trigger subscription_begin_reminders')
    expect(await told()).toBe(2)
    await done(succeed(world, await openPlanPayment(world, await putPlanInCart(world, 'growth'))))
    expect(await told()).toBe(2)
    await giveCompanyPlan(world, 'growth', '6 days')
    expect(await told()).toBe(3)
    await giveCompanyPlan(world, 'growth', '-1 hour')
    expect(await told()).toBe(3)
  })
})

it('the database and the pages agree on how long each plan is paid', async () => {
  const plans = (await world.run('select id, position from plan')).map(({ id, position }) => ({
    id: String(id),
    position: Number(position),
  }))
  for (const planId of ['growth', 'scale'])
    for (const left of ['-1 day', '5 minutes', '13 days 23 hours', '14 days 1 hour', '40 days']) {
      await giveCompanyPlan(world, planId, left)
      const [row] = await world.run(
        `select now() as now, valid_to, ${plans.map(({ id }) => `plan_paid_until(company_id, '${id}') as ${id}`).join(', ')}
           from subscription where company_id = '${people.companyId}'`,
      )
      const subscription = { planId, validTo: asDate(row?.valid_to).toISOString() }
      for (const { id } of plans)
        expect([planId, left, id, row?.[id]]).toEqual([
          planId,
          left,
          id,
          planPaidUntil(plans, subscription, id, asDate(row?.now)),
        ])
    }
})
