import { anyOrder, repeatedBy } from '@questboard/database/testing/any-order'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { applyQuestRunDeadline, noteDispute, noteRefund } from '../index.ts'
import { createCharge } from '../testing/createCharge.ts'
import { done } from '../testing/done.ts'
import { findTrouble } from '../testing/findTrouble.ts'
import { balances } from '../testing/look.ts'
import { pay, questRunAt, succeed } from '../testing/questRuns.ts'
import { createActivation, createWorld, provider, type World } from '../testing/world.ts'

const RUN = 50_000
const FEE = 4_380
const ASKING = 1_500

let world: World
let runs: readonly string[]
let payment: string
const begin = async () => {
  world = await createWorld()
  const made: string[] = []
  for (let n = 0; n < 3; n += 1)
    made.push(await questRunAt(world, await createActivation(world, 'QUEST'), 'PENDING_PAYMENT'))
  runs = made
  payment = await pay(world, ...runs)
  await done(succeed(world, payment, FEE))
}

const PAID = 3 * RUN

const fail = (run: string) => world.act((transaction) => applyQuestRunDeadline(transaction, run))

type Row = { readonly id: string; readonly status: string; readonly cents: number; readonly key: string }
const refunds = async (...statuses: readonly string[]): Promise<readonly Row[]> => {
  const rows = await world.run(
    `select id, status, amount_cents::int as cents, idempotency_key as key from payment_refund order by created_at, amount_cents, id`,
  )
  const all = rows.map(({ id, status, cents, key }) => ({
    id: String(id),
    status: String(status),
    cents: Number(cents),
    key: String(key),
  }))
  return statuses.length === 0 ? all : all.filter(({ status }) => statuses.includes(status))
}
const held = async (): Promise<number> =>
  Number((await world.run(`select bank_holds('${payment}')::int as cents`))[0]?.cents)

/**
 * Requests the refund as the workflow does, without the amount that the bank covered. The response is either recorded
 * or lost.
 */
const ask = async (charge: ReturnType<typeof createCharge>, row: Row, isHeard = true): Promise<void> => {
  const asked = (await held()) > 0 ? charge.earlier(row.key) : charge.refund(row.key, row.cents)
  const answer = asked ?? { reference: null, state: 'disputed' as const }
  if (!isHeard) return
  await done(
    world.act((transaction) => noteRefund(transaction, row.id, provider, { problem: '', ...answer })),
  )
}
const askAll = async (charge: ReturnType<typeof createCharge>): Promise<void> => {
  for (const row of await refunds('requested', 'processing', 'waiting', 'succeeded')) await ask(charge, row)
}
const tell = (charge: ReturnType<typeof createCharge>, reference: string) => {
  const { cents, state } = charge.dispute(reference)
  return done(
    world.act((transaction) =>
      noteDispute(transaction, payment, provider, {
        reference,
        state,
        amountCents: cents,
        withdrawnCents: cents,
        returnedCents: state === 'won' ? cents : 0,
        feeCents: ASKING,
        reason: 'fraudulent',
      }),
    ),
  )
}

const look = async () => (await refunds()).map(({ status, cents }) => [status, cents])
const loss = async () => (await balances(world)).loss ?? 0

describe('refunding a quest run after its bank took the payment back', () => {
  beforeEach(begin)
  afterEach(() => world.close())

  it('after a chargeback, a failed quest run gets a credit note but no refund to the card', async () => {
    const charge = createCharge(PAID)
    await tell(charge, charge.chargeBack(PAID))
    await fail(runs[0] ?? '')
    expect(await look()).toEqual([['covered', RUN]])
    expect(await loss()).toBe(RUN - PAID)
    expect(await world.run('select total_cents::int as cents, reason from credit_note')).toEqual([
      { cents: RUN, reason: expect.stringMatching(/^Not delivered: .*\. Your bank has paid it back\.$/) },
    ])
    expect(
      await world.run(
        `select refund_status, returned_cents::int as returned, covered_cents::int as covered from quest_run_money where quest_run_id = '${runs[0]}'`,
      ),
    ).toEqual([{ refund_status: 'covered', returned: RUN, covered: RUN }])
    expect(await findTrouble(world)).toEqual([])
  })

  it('after a chargeback, a failed quest run is refunded to the card once the bank returns the money to us', async () => {
    const charge = createCharge(PAID)
    const taken = charge.chargeBack(PAID)
    await tell(charge, taken)
    await fail(runs[0] ?? '')
    charge.decide(taken, 'won')
    await tell(charge, taken)
    await tell(charge, taken)
    expect(await look()).toEqual([['requested', RUN]])
    await askAll(charge)
    expect(await look()).toEqual([['succeeded', RUN]])
    expect(charge.refundedCents()).toBe(RUN)
    expect(await world.run('select count(*)::int as notes from credit_note')).toEqual([{ notes: 1 }])
    expect(await findTrouble(world)).toEqual([])
  })

  it("after the bank's decision, a failed quest run is refunded by the amount that the bank does not pay back", async () => {
    const charge = createCharge(PAID)
    const taken = charge.chargeBack(20_000)
    await tell(charge, taken)
    await fail(runs[0] ?? '')
    await askAll(charge)
    expect(await look()).toEqual([
      ['covered', 20_000],
      ['waiting', 30_000],
    ])
    expect(await world.run('select reason from credit_note')).toEqual([
      { reason: expect.stringMatching(/\. Your bank has paid back \$200\.00 of it\.$/) },
    ])
    charge.decide(taken, 'lost')
    await tell(charge, taken)
    await askAll(charge)
    // The card provider makes no more refunds on this payment, so an admin must make them.
    expect(await look()).toEqual([
      ['covered', 20_000],
      ['failed', 30_000],
    ])
    expect(await findTrouble(world)).toEqual([])
  })
})

describe('refunds that the provider refuses because of a bank dispute', () => {
  beforeEach(begin)
  afterEach(() => world.close())

  it('a refund that was refused because of a bank dispute counts as paid by the bank once the bank reports it', async () => {
    const charge = createCharge(PAID)
    await fail(runs[0] ?? '')
    const taken = charge.chargeBack(PAID)
    await askAll(charge)
    expect(await look()).toEqual([['waiting', RUN]])
    await tell(charge, taken)
    expect(await look()).toEqual([['covered', RUN]])
    await askAll(charge)
    expect(charge.refundedCents()).toBe(0)
    expect(await findTrouble(world)).toEqual([])
  })

  it("a refused refund counts as paid by the bank immediately if the bank's report came first", async () => {
    const charge = createCharge(PAID)
    await fail(runs[0] ?? '')
    await tell(charge, charge.chargeBack(PAID))
    expect(await look()).toEqual([['requested', RUN]])
    await askAll(charge)
    expect(await look()).toEqual([['covered', RUN]])
  })

  it('a refund that succeeded is not also counted as paid by the bank, even if its response was lost', async () => {
    const charge = createCharge(PAID)
    await fail(runs[0] ?? '')
    const [row] = await refunds()
    if (row === undefined) throw new Error('nothing is refunded')
    await ask(charge, row, false)
    await tell(charge, charge.chargeBack(PAID - RUN))
    await askAll(charge)
    expect(await look()).toEqual([['succeeded', RUN]])
    expect(await loss()).toBe(RUN - PAID)
  })

  it('a refund that the card rejected counts as paid by the bank if the bank takes the money back later', async () => {
    const charge = createCharge(PAID)
    await fail(runs[0] ?? '')
    await askAll(charge)
    charge.bounce()
    await askAll(charge)
    expect(await look()).toEqual([['failed', RUN]])
    const taken = charge.chargeBack(PAID)
    await tell(charge, taken)
    expect(await look()).toEqual([['covered', RUN]])
    charge.decide(taken, 'won')
    await tell(charge, taken)
    expect(await look()).toEqual([['failed', RUN]])
    expect(await findTrouble(world)).toEqual([])
  })
})

/** Selects one of the items that exist when the test step runs. */
const which = fc.nat({ max: 11 })
const step = fc.oneof(
  fc.record({ what: fc.constant('a run fails'), which }),
  fc.record({
    what: fc.constant('the bank takes'),
    percent: fc.oneof(fc.constant(100), fc.integer({ min: 1, max: 99 })),
  }),
  fc.record({ what: fc.constant('the bank decides'), which, state: fc.constantFrom('won', 'lost') }),
  fc.record({ what: fc.constant('the dispute is told'), which }),
  fc.record({
    what: fc.constant('the refund is asked for'),
    which,
    isHeard: fc.constantFrom(true, true, true, false),
  }),
  fc.record({ what: fc.constant('the refund bounces') }),
)
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never

const under = ['requested', 'processing', 'waiting'] as const
const openWalk = () => {
  const charge = createCharge(PAID)
  const known: string[] = []
  const failed = new Set<string>()
  const of = <One>(all: readonly One[], index: number): One | undefined =>
    all[index % Math.max(all.length, 1)]
  const take = (percent: number): void => {
    const most = charge.disputableCents()
    if (most > 0 && known.length < 4) known.push(charge.chargeBack(Math.ceil((most * percent) / 100)))
  }
  const failOne = async (index: number): Promise<void> => {
    const run = of(runs, index) ?? ''
    failed.add(run)
    await fail(run)
  }
  const tellOne = async (index: number): Promise<void> => {
    const reference = of(known, index)
    if (reference !== undefined) await tell(charge, reference)
  }
  const askOne = async (index: number, isHeard: boolean): Promise<void> => {
    const row = of(await refunds(...under, 'succeeded'), index)
    if (row !== undefined) await ask(charge, row, isHeard)
  }
  const decideOne = (index: number, state: 'won' | 'lost'): void => {
    const reference = of(known, index)
    if (reference !== undefined) charge.decide(reference, state)
  }
  const make = async (one: Step): Promise<void> => {
    if (one.what === 'a run fails') return failOne(one.which)
    if (one.what === 'the bank takes') return take(one.percent)
    if (one.what === 'the bank decides') return decideOne(one.which, one.state)
    if (one.what === 'the dispute is told') return tellOne(one.which)
    if (one.what === 'the refund is asked for') return askOne(one.which, one.isHeard)
    charge.bounce()
  }
  return { charge, known, failed, make }
}

const comesToItsEnd = async ({ charge, known, failed }: ReturnType<typeof openWalk>): Promise<void> => {
  for (const reference of known) {
    charge.decide(reference, 'lost')
    await tell(charge, reference)
  }
  await askAll(charge)
  await askAll(charge)
  expect(await findTrouble(world)).toEqual([])
  expect(await refunds(...under)).toEqual([])

  const due = failed.size * RUN
  const byHand = (await refunds('failed')).reduce((sum, { cents }) => sum + cents, 0)
  const had = charge.refundedCents() + charge.lostCents()
  expect(had + byHand).toBe(due + (await held()))
  expect(had + byHand).toBeLessThanOrEqual(PAID)
  expect((await balances(world))['vendor/stripe'] ?? 0).toBe(
    FEE - PAID + had + byHand + ASKING * known.length,
  )
  expect(
    await world.run(
      `select refunded_cents::int as cents, status, (select coalesce(sum(total_cents), 0)::int from credit_note) as credited from payment`,
    ),
  ).toEqual([{ cents: due, status: due === PAID ? 'refunded' : 'succeeded', credited: due }])
}

describe('a payment of three runs with failures and a partial bank dispute', () => {
  const { settings, timeoutMs } = anyOrder(5)
  it(
    `the company gets back exactly what Questboard and the bank owe it together (${repeatedBy})`,
    () =>
      fc.assert(
        fc
          .asyncProperty(fc.array(step, { maxLength: 40, size: 'max' }), async (steps) => {
            const walk = openWalk()
            for (const one of steps) {
              await walk.make(one)
              expect(await findTrouble(world)).toEqual([])
            }
            await comesToItsEnd(walk)
          })
          .beforeEach(begin)
          .afterEach(() => world.close()),
        settings,
      ),
    timeoutMs,
  )
})
