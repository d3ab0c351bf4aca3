import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  acceptBid,
  applyQuestRunDeadline,
  approveContent,
  expirePayment,
  requestPayment,
  requestPayout,
  settlePayment,
  startPayment,
  submitContent,
} from '../index.ts'
import { done } from '../testing/done.ts'
import { findTrouble } from '../testing/findTrouble.ts'
import { balances, eventsOf, logOf, statusOf } from '../testing/look.ts'
import { arrive, checkOut, offer, pay, questRunAt, sendOut, succeed } from '../testing/questRuns.ts'
import {
  company,
  createActivation,
  createWorld,
  creator,
  people,
  provider,
  stranger,
  type World,
} from '../testing/world.ts'

let world: World
let quest: string
beforeEach(async () => {
  world = await createWorld()
  quest = await createActivation(world, 'QUEST')
})
afterEach(async () => {
  const trouble = await findTrouble(world)
  await world.close()
  expect(trouble).toEqual([])
})

const status = (run: string) => statusOf(world, 'quest_run', run)
const paymentStatus = (payment: string) => statusOf(world, 'payment', payment)
const transfers = async () =>
  (
    await world.run(
      'select kind from ledger_transfer order by (select min(id) from ledger_entry where transfer_id = ledger_transfer.id)',
    )
  ).map(({ kind }) => kind)
const refuseAtVendor = (payment: string) =>
  world.act((transaction) =>
    settlePayment(transaction, payment, provider, { outcome: 'failed', problem: 'The card was declined.' }),
  )
const putInCart = (run: string) =>
  world.run(`insert into cart_item (company_id, kind, quest_run_id, description, amount_cents)
    values ('${people.companyId}', 'quest_run', '${run}', 'Quest with Pixel', 50000)`)
const cart = async () => world.run('select payment_id is null as lies_there from cart_item')

const finish = async (run: string) => {
  const contents = [{ url: 'https://content.example/1', visibility: 'public' }] as const
  await done(world.act((transaction) => submitContent(transaction, run, creator, contents)))
  await done(world.act((transaction) => approveContent(transaction, run, company)))
  await done(arrive(world, await sendOut(world, run)))
  return balances(world)
}

describe('paying for a quest run', () => {
  it('a payment is held in escrow and is then split between the creator and the platform', async () => {
    const run = await questRunAt(world, quest, 'CONTENTPRODUCTION')
    expect(await balances(world)).toEqual({ 'vendor/stripe': -50_000, escrow: 50_000 })
    expect(await finish(run)).toEqual({
      'vendor/stripe': -50_000,
      revenue: 5000,
      'vendor/stripe_connect': 45_000,
    })
    expect(await status(run)).toBe('COMPLETED')
    expect(await transfers()).toEqual(['payment', 'escrow', 'earning', 'payout'])
    expect(await logOf(world, run)).toEqual([
      'NEW_OFFER by creator',
      'QUEST_RUN_AWAITING_PAYMENT by company',
      'QUEST_RUN_PAID by provider',
      'FINAL_CONTENT_SUBMITTED by creator',
      'CONTENT_REVIEW by company',
      'QUEST_RUN_COMPLETED by provider',
    ])
  })

  it("a payment for several runs holds each amount separately, and the vendor's fee is booked as Questboard's cost", async () => {
    const first = await questRunAt(world, quest, 'PENDING_PAYMENT')
    const second = await questRunAt(world, await createActivation(world, 'QUEST'), 'PENDING_PAYMENT')
    const payment = await pay(world, first, second)
    await done(succeed(world, payment, 2930))
    expect([await status(first), await status(second)]).toEqual(['CONTENTPRODUCTION', 'CONTENTPRODUCTION'])
    expect(await balances(world)).toEqual({
      'vendor/stripe': -97_070,
      vendor_fees: -2930,
      escrow: 100_000,
    })
  })

  it('a payment is requested once per idempotency key, only by its own company, and only for runs that await payment', async () => {
    const run = await questRunAt(world, quest, 'PENDING_PAYMENT')
    const ask = (
      actor: typeof company | typeof stranger,
      questRunIds: readonly string[],
      idempotencyKey = 'k',
    ) =>
      world.act((transaction) =>
        requestPayment(transaction, { questRunIds, idempotencyKey, vendor: 'stripe' }, actor),
      )
    expect(await ask(stranger, [run])).toEqual({ ok: false, code: 'not-found' })
    const [first, atOnce] = await Promise.all([ask(company, [run]), ask(company, [run])])
    expect(atOnce).toEqual(first)
    expect(first).toMatchObject({ ok: true, amountCents: 50_000 })
    expect(await ask(company, [run])).toEqual(first)
    const { questRunId: other } = await offer(world, await createActivation(world, 'QUEST'))
    expect(await ask(company, [run, other])).toEqual({ ok: false, code: 'already-exists' })
    expect(await ask(company, [other], 'k2')).toEqual({ ok: false, code: 'status-illegal' })
    expect(await ask(company, [], 'k3')).toEqual({ ok: false, code: 'status-illegal' })
  })

  it('an unfinished payment ends when the company requests another', async () => {
    const run = await questRunAt(world, quest, 'PENDING_PAYMENT')
    const { paymentId: left } = await checkOut(world, run)
    const payment = await pay(world, run)
    expect([await paymentStatus(left), await paymentStatus(payment)]).toEqual(['expired', 'processing'])
    expect(
      await world.act((transaction) => startPayment(transaction, left, provider, { reference: 'pi_left' })),
    ).toEqual({ ok: false, code: 'status-illegal' })
  })

  it('if a payment ends before its page was opened, its runs stay in the cart', async () => {
    const run = await questRunAt(world, quest, 'PENDING_PAYMENT')
    await putInCart(run)
    const { paymentId } = await checkOut(world, run)
    expect(await cart()).toEqual([{ lies_there: false }])
    const problem = 'The card provider refused'
    await done(
      world.act((transaction) =>
        settlePayment(transaction, paymentId, provider, { outcome: 'expired', problem }),
      ),
    )
    expect([await status(run), await paymentStatus(paymentId)]).toEqual(['PENDING_PAYMENT', 'expired'])
    expect(await cart()).toEqual([{ lies_there: true }])
    await done(succeed(world, await pay(world, run)))
    expect(await status(run)).toBe('CONTENTPRODUCTION')
  })

  it('a payment that is reported as successful twice moves the money once', async () => {
    const run = await questRunAt(world, quest, 'PENDING_PAYMENT')
    await putInCart(run)
    const payment = await pay(world, run)
    expect(await cart()).toEqual([{ lies_there: false }])
    expect(await Promise.all([succeed(world, payment), succeed(world, payment)])).toEqual([
      { ok: true },
      { ok: true },
    ])
    expect(await succeed(world, payment)).toEqual({ ok: true })
    expect(await transfers()).toEqual(['payment', 'escrow'])
    expect(await eventsOf(world, run)).toEqual([
      'questRunCreated by creator',
      'bidAccepted by company',
      'questPaymentStarted by provider',
      'questPaid by provider',
    ])
    expect(await eventsOf(world, payment)).toEqual([
      'paymentRequested by company',
      'paymentStarted by provider',
      'paymentSucceeded by provider',
    ])
  })

  it('a run whose payment was declined can be paid until its deadline', async () => {
    const run = await questRunAt(world, quest, 'PENDING_PAYMENT')
    await putInCart(run)
    const [before] = await world.run(`select deadline_at from quest_run where id = '${run}'`)
    const payment = await pay(world, run)
    await done(refuseAtVendor(payment))
    expect([await status(run), await paymentStatus(payment)]).toEqual(['PENDING_PAYMENT', 'failed'])
    expect(await cart()).toEqual([{ lies_there: true }])
    expect(await world.run(`select deadline_at from quest_run where id = '${run}'`)).toEqual([before])
    await done(
      world.act((transaction) => startPayment(transaction, payment, provider, { reference: 'pi_again' })),
    )
    await done(succeed(world, payment))
    expect(await status(run)).toBe('CONTENTPRODUCTION')
  })

  it('if a payment expires at the vendor, it also ends in Questboard', async () => {
    const run = await questRunAt(world, quest, 'PENDING_PAYMENT')
    const payment = await pay(world, run)
    const expire = () =>
      world.act((transaction) =>
        settlePayment(transaction, payment, provider, { outcome: 'expired', problem: 'Nobody paid.' }),
      )
    await done(expire())
    expect(await expire()).toEqual({ ok: true })
    expect([await status(run), await paymentStatus(payment)]).toEqual(['PENDING_PAYMENT', 'expired'])
  })

  it('only the provider of a payment can report whether it succeeded', async () => {
    const run = await questRunAt(world, quest, 'PENDING_PAYMENT')
    const payment = await pay(world, run)
    expect(
      await world.act((transaction) =>
        settlePayment(transaction, payment, company, { outcome: 'succeeded', feeCents: 0 }),
      ),
    ).toEqual({ ok: false, code: 'not-allowed' })
  })
})

describe('a payment that misses its deadline', () => {
  it('when a payment misses its deadline, the run ends and leaves the cart', async () => {
    const run = await questRunAt(world, quest, 'PENDING_PAYMENT')
    await putInCart(run)
    const { paymentId } = await checkOut(world, run)
    await done(world.act((transaction) => applyQuestRunDeadline(transaction, run)))
    expect([await status(run), await paymentStatus(paymentId)]).toEqual(['PAYMENT_EXPIRED', 'expired'])
    expect(await cart()).toEqual([])
    expect(await eventsOf(world, run)).toContain('questPaymentExpired by time')
  })

  it('a payment that arrives after its deadline is refunded', async () => {
    const late = await questRunAt(world, quest, 'PENDING_PAYMENT')
    const waiting = await questRunAt(world, await createActivation(world, 'QUEST'), 'PENDING_PAYMENT')
    const payment = await pay(world, late, waiting)
    await done(world.act((transaction) => expirePayment(transaction, late, { by: 'admin' })))
    await done(succeed(world, payment))
    expect([await status(late), await status(waiting)]).toEqual(['PAYMENT_EXPIRED', 'CONTENTPRODUCTION'])
    expect(await balances(world)).toEqual({ 'vendor/stripe': -50_000, escrow: 50_000 })
    expect(
      await world.run(`select status, refunded_cents::int from payment where id = '${payment}'`),
    ).toEqual([{ status: 'succeeded', refunded_cents: 50_000 }])
  })

  it('if a payment arrives at the moment of its deadline, either the payment or the deadline decides about the money, never both', async () => {
    const run = await questRunAt(world, quest, 'PENDING_PAYMENT')
    const payment = await pay(world, run)
    await Promise.all([
      succeed(world, payment),
      world.act((transaction) => applyQuestRunDeadline(transaction, { id: run, version: 0 })),
      world.act((transaction) => expirePayment(transaction, run, { by: 'time' })),
    ])
    const ended = await status(run)
    const expected = ended === 'CONTENTPRODUCTION' ? { 'vendor/stripe': -50_000, escrow: 50_000 } : {}
    expect(['CONTENTPRODUCTION', 'PAYMENT_EXPIRED']).toContain(ended)
    expect(await balances(world)).toEqual(expected)
  })
})

describe('the money of a failed run', () => {
  it('the payment for a run that fails without submitted content is fully refunded', async () => {
    const run = await questRunAt(world, quest, 'CONTENTPRODUCTION')
    await done(world.act((transaction) => applyQuestRunDeadline(transaction, run)))
    expect(await status(run)).toBe('CONTENT_SUBMISSION_DEADLINE_EXPIRED')
    expect(await transfers()).toEqual(['payment', 'escrow', 'escrow_returned', 'refund'])
    expect(await balances(world)).toEqual({})
    expect(await world.run('select status, refunded_cents::int from payment')).toEqual([
      { status: 'refunded', refunded_cents: 50_000 },
    ])
    const [row] = await world.run(`select payment_id from quest_run where id = '${run}'`)
    expect(await succeed(world, String(row?.payment_id))).toEqual({ ok: true })
    expect(await balances(world)).toEqual({})
  })

  it('if one of several runs in a payment fails, the payment is partly refunded', async () => {
    const failing = await questRunAt(world, quest, 'PENDING_PAYMENT')
    const other = await questRunAt(world, await createActivation(world, 'QUEST'), 'PENDING_PAYMENT')
    const payment = await pay(world, failing, other)
    await done(succeed(world, payment, 2930))
    await done(world.act((transaction) => applyQuestRunDeadline(transaction, failing)))
    expect(await balances(world)).toEqual({ 'vendor/stripe': -47_070, vendor_fees: -2930, escrow: 50_000 })
    expect(await paymentStatus(payment)).toBe('succeeded')
    await done(world.act((transaction) => applyQuestRunDeadline(transaction, other)))
    expect(await paymentStatus(payment)).toBe('refunded')
  })

  it('the money of a failed run is returned only once', async () => {
    const run = await questRunAt(world, quest, 'CONTENTPRODUCTION')
    const fail = () => world.act((transaction) => applyQuestRunDeadline(transaction, run))
    const results = await Promise.all([fail(), fail()])
    expect(results.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await fail()).toEqual({ ok: false, code: 'status-illegal' })
    expect(await transfers()).toEqual(['payment', 'escrow', 'escrow_returned', 'refund'])
  })
})

describe('requesting a payout', () => {
  it('a payout is requested once, and only after the run has earned it', async () => {
    const run = await questRunAt(world, quest, 'CONTENTREVIEW')
    const ask = () => world.act((transaction) => requestPayout(transaction, run, provider))
    expect(await ask()).toEqual({ ok: false, code: 'status-illegal' })
    await done(world.act((transaction) => approveContent(transaction, run, company)))
    const [first, second] = await Promise.all([ask(), ask()])
    expect(first).toMatchObject({ ok: true, amountCents: 45_000 })
    expect(second).toEqual(first)
    expect(await world.act((transaction) => requestPayout(transaction, run, company))).toEqual({
      ok: false,
      code: 'not-allowed',
    })
  })
})

describe('operations that fail halfway', () => {
  it('if an operation fails, it leaves no changes behind, even if its transaction continues', async () => {
    const { questRunId } = await offer(world, quest)
    await world.run(`
      create function break_it() returns trigger language plpgsql as $$ begin perform refuse('ledger_is_append_only', 'broken'); end $$;
      create trigger zz_break before update of status on quest_run for each row execute function break_it()`)
    const outcome = await world.act(async (transaction) => {
      const result = await acceptBid(transaction, questRunId, company)
      await transaction.updateTable('quest').set({ call_to_action: 'Play' }).where('id', '=', quest).execute()
      return result
    })
    expect(outcome).toMatchObject({ ok: false, code: 'money-final' })
    expect(await world.run(`select answer from quest_bid where quest_run_id = '${questRunId}'`)).toEqual([
      { answer: null },
    ])
    expect(await world.run(`select call_to_action from quest where id = '${quest}'`)).toEqual([
      { call_to_action: 'Play' },
    ])
  })
})
