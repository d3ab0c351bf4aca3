import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { noteDispute } from '../index.ts'
import { done } from '../testing/done.ts'
import { findTrouble } from '../testing/findTrouble.ts'
import { balances } from '../testing/look.ts'
import { giveCompanyPlan, openPlanPayment, putPlanInCart, subscriptionOf } from '../testing/plans.ts'
import { succeed } from '../testing/questRuns.ts'
import { createWorld, people, provider, type World } from '../testing/world.ts'
import type { DisputeNow } from './noteDispute.ts'

const GROWTH = 29_900
let world: World
beforeEach(async () => {
  world = await createWorld()
  await world.run(
    `insert into company_billing (company_id, legal_name, street_name, street_number, zip_code, city, country)
       values ('${people.companyId}', 'Northlight AB', 'Storgatan', '7', '111 22', 'Stockholm', 'SE') on conflict do nothing`,
  )
})
afterEach(async () => {
  const trouble = await findTrouble(world)
  await world.close()
  expect(trouble).toEqual([])
})

const payFor = async (plan: string): Promise<string> => {
  const paymentId = await openPlanPayment(world, await putPlanInCart(world, plan))
  await done(succeed(world, paymentId))
  return paymentId
}
/** The first paid month has five days left. */
const payForTwoMonths = async () => {
  const first = await payFor('growth')
  await world.run(`update payment set plan_valid_to = now() + interval '5 days' where id = '${first}';
    update subscription set valid_to = now() + interval '5 days' where company_id = '${people.companyId}'`)
  return { first, second: await payFor('growth') }
}

const open: DisputeNow = {
  reference: 'du_plan',
  state: 'open',
  amountCents: GROWTH,
  withdrawnCents: GROWTH,
  returnedCents: 0,
  feeCents: 1500,
  reason: 'fraudulent',
}
const won: DisputeNow = { ...open, state: 'won', returnedCents: GROWTH }
const dispute = (paymentId: string, now: DisputeNow) =>
  done(world.act((transaction) => noteDispute(transaction, paymentId, provider, now)))

/** The current plan, and the number of days that remain. */
const inForce = async (): Promise<{ plan: unknown; days: number }> => {
  const [row] = await world.run(
    `select plan.id as plan, round(extract(epoch from valid_to - now()) / 86400)::int as days
       from company_plan('${people.companyId}') as plan join subscription on company_id = '${people.companyId}'`,
  )
  return { plan: row?.plan, days: Number(row?.days) }
}

describe('a plan whose payment the bank takes back', () => {
  it('a plan whose payment is disputed at the bank ends once, however often the bank reports the dispute', async () => {
    const paymentId = await payFor('growth')
    await dispute(paymentId, open)
    expect(await inForce()).toEqual({ plan: 'starter', days: 0 })
    const first = await subscriptionOf(world)
    await dispute(paymentId, open)
    await dispute(paymentId, { ...open, state: 'lost' })
    expect(await subscriptionOf(world)).toEqual(first)
    expect(await balances(world)).toMatchObject({ loss: -GROWTH, revenue: GROWTH })
  })

  it('a plan whose payment was disputed is restored until its paid date if the bank returns the money', async () => {
    const paymentId = await payFor('growth')
    const paidFor = await subscriptionOf(world)
    await dispute(paymentId, open)
    await dispute(paymentId, won)
    await dispute(paymentId, won)
    expect(await subscriptionOf(world)).toEqual(paidFor)
    expect(await balances(world)).not.toHaveProperty('loss')
  })

  it('if two months of a plan were paid separately, a dispute over one month keeps the other', async () => {
    await giveCompanyPlan(world, 'growth', '5 days')
    const another = await payFor('growth')
    expect((await inForce()).days).toBeGreaterThan(30)
    await dispute(another, open)
    expect(await inForce()).toEqual({ plan: 'growth', days: 5 })
  })

  it('a dispute over the current month ends only the rest of that month, and the next month stays complete', async () => {
    const { first } = await payForTwoMonths()
    await dispute(first, open)
    expect((await inForce()).days).toBeGreaterThanOrEqual(28)
    expect((await inForce()).days).toBeLessThanOrEqual(31)
  })

  it('after a dispute, a plan is restored only for the month that the bank paid back to us', async () => {
    const { first, second } = await payForTwoMonths()
    const paidFor = await subscriptionOf(world)
    const another = { ...open, reference: 'du_second' }
    await dispute(first, open)
    await dispute(second, another)
    expect(await inForce()).toMatchObject({ plan: 'starter' })
    await dispute(second, { ...another, state: 'won', returnedCents: GROWTH })
    const { plan, days } = await inForce()
    expect(plan).toBe('growth')
    expect(days).toBeLessThanOrEqual(31)
    await dispute(first, won)
    expect(await subscriptionOf(world)).toEqual(paidFor)
  })

  it('a dispute over a past month or over a replaced plan changes nothing', async () => {
    const old = await payFor('growth')
    await world.run(`update payment set plan_valid_to = now() - interval '1 day' where id = '${old}'`)
    await giveCompanyPlan(world, 'growth', '20 days')
    await dispute(old, open)
    expect(await inForce()).toEqual({ plan: 'growth', days: 20 })
    const growth = await payFor('scale')
    await dispute(growth, { ...open, reference: 'du_scale', withdrawnCents: 0 })
    expect(await inForce()).toMatchObject({ plan: 'scale' })
  })

  it('a plan that is restored after a dispute does not replace a higher plan', async () => {
    const growth = await payFor('growth')
    await dispute(growth, open)
    await payFor('scale')
    const scale = await subscriptionOf(world)
    await dispute(growth, won)
    expect(await subscriptionOf(world)).toEqual(scale)
  })
})
