import { anyOrder, atFirst, atLast, repeatedBy } from '@questboard/database/testing/any-order'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  applyQuestRunDeadline,
  approveContent,
  noteDispute,
  noteRefund,
  retryPayout,
  settlePayout,
  startPayout,
  submitContent,
} from '../index.ts'
import { done } from '../testing/done.ts'
import { findTrouble } from '../testing/findTrouble.ts'
import { balances, statusOf } from '../testing/look.ts'
import { arrive, pay, questRunAt, sendOut, succeed } from '../testing/questRuns.ts'
import { company, createActivation, createWorld, creator, provider, type World } from '../testing/world.ts'

const RUN = 50_000
const FEE = 2_930
const ASKING = 1_500

let world: World
let failing: string
let other: string
let payment: string
const begin = async () => {
  world = await createWorld()
  failing = await questRunAt(world, await createActivation(world, 'QUEST'), 'PENDING_PAYMENT')
  other = await questRunAt(world, await createActivation(world, 'QUEST'), 'PENDING_PAYMENT')
  payment = await pay(world, failing, other)
  await done(succeed(world, payment, FEE))
}

const tellOf = (cents: number) => {
  const tell = (state: 'open' | 'won' | 'lost', withdrawnCents: number, returnedCents = 0) =>
    world.act((transaction) =>
      noteDispute(transaction, payment, provider, {
        reference: 'du_1',
        state,
        amountCents: cents,
        withdrawnCents,
        returnedCents,
        feeCents: withdrawnCents === 0 ? 0 : ASKING,
        reason: 'fraudulent',
      }),
    )
  return {
    inquiry: () => tell('open', 0),
    taken: () => tell('open', cents),
    won: () => tell('won', cents, cents),
    lost: () => tell('lost', cents),
  }
}

const tellRefund = async (state: 'pending' | 'succeeded' | 'failed') => {
  const [refund] = await world.run('select id from payment_refund')
  if (refund === undefined) return
  await world.act((transaction) =>
    noteRefund(transaction, String(refund.id), provider, { reference: 're_1', state, problem: '' }),
  )
}

/** The other run completes except for its payout, whose first attempt fails. */
const earn = async () => {
  const contents = [{ url: 'https://content.example/1', visibility: 'public' }] as const
  await done(world.act((transaction) => submitContent(transaction, other, creator, contents)))
  await done(world.act((transaction) => approveContent(transaction, other, company)))
  const payout = await sendOut(world, other)
  return {
    fails: () =>
      world.act((transaction) =>
        settlePayout(transaction, payout, provider, { number: 1, outcome: 'failed', problem: 'Closed.' }),
      ),
    arrivesAgain: async () => {
      await done(world.act((transaction) => retryPayout(transaction, payout, creator)))
      await done(world.act((transaction) => startPayout(transaction, payout, provider)))
      await done(arrive(world, payout, 2))
    },
  }
}

const early = ['an inquiry', 'the bank takes it', 'the run fails', 'its refund is under way'] as const
const late = [
  'the bank decides',
  'the bank decides on an appeal',
  'its refund ends',
  'the payout fails',
] as const
type Told = (typeof early)[number] | (typeof late)[number]

const happening = fc.record({
  /** The disputed amount: the whole payment, or the part that was not refunded yet. */
  cents: fc.constantFrom(2 * RUN, RUN),
  end: fc.constantFrom('won', 'lost', 'won on appeal'),
  refund: fc.constantFrom('succeeded', 'failed'),
  beforeThePayout: atFirst<Told>(early),
  afterThePayout: atFirst<Told>([...early, ...late]),
  atLast: atLast<Told>([
    'the run fails',
    'the bank takes it',
    'the bank decides',
    'the bank decides on an appeal',
  ]),
})
type Happening = typeof happening extends fc.Arbitrary<infer Value> ? Value : never

const play = async ({ cents, end, refund, ...told }: Happening): Promise<void> => {
  const bank = tellOf(cents)
  const tellers: Readonly<Record<Told, () => Promise<unknown>>> = {
    'an inquiry': bank.inquiry,
    'the bank takes it': bank.taken,
    'the run fails': () => world.act((transaction) => applyQuestRunDeadline(transaction, failing)),
    'its refund is under way': () => tellRefund('pending'),
    'its refund ends': () => tellRefund(refund),
    'the bank decides': end === 'won' ? bank.won : bank.lost,
    'the bank decides on an appeal': end === 'lost' ? bank.lost : bank.won,
    'the payout fails': () => payout.fails(),
  }
  const tell = async (groups: readonly (readonly Told[])[]) => {
    for (const atOnce of groups) await Promise.all(atOnce.map((one) => tellers[one]()))
  }
  await tell(told.beforeThePayout)
  const payout = await earn()
  await tell(told.afterThePayout)
  expect(await findTrouble(world)).toEqual([])
  await tell(told.atLast.map((one) => [one]))
  await payout.fails()
  await payout.arrivesAgain()
}

const outcomeIsOf = async ({ cents, end }: Happening): Promise<void> => {
  expect(await findTrouble(world)).toEqual([])
  // Amounts that were refunded after the bank took the money back are covered by the bank.
  const [{ covered } = {}] = await world.run(
    `select coalesce(sum(amount_cents), 0)::int as covered from payment_refund where status = 'covered'`,
  )
  const lost = (end === 'lost' ? cents : 0) - Number(covered)
  expect(await balances(world)).toEqual({
    'vendor/stripe': -2 * RUN + FEE + RUN + ASKING + lost,
    vendor_fees: -FEE - ASKING,
    ...(lost === 0 ? {} : { loss: -lost }),
    'vendor/stripe_connect': 45_000,
    revenue: 5_000,
  })
  expect(await world.run('select status from payment_dispute')).toEqual([
    { status: end === 'lost' ? 'lost' : 'won' },
  ])
  expect(await statusOf(world, 'quest_run', other)).toBe('COMPLETED')
  expect(await statusOf(world, 'quest_run', failing)).toBe('CONTENT_SUBMISSION_DEADLINE_EXPIRED')
}

describe('a payment for two quest runs with one refund and a bank dispute', () => {
  const { settings, timeoutMs } = anyOrder(5)
  it(
    `after a bank dispute, a payment costs exactly the amount that the bank keeps, in whatever order the reports arrive (${repeatedBy})`,
    () =>
      fc.assert(
        fc
          .asyncProperty(happening, async (told) => {
            await play(told)
            await outcomeIsOf(told)
          })
          .beforeEach(begin)
          .afterEach(() => world.close()),
        settings,
      ),
    timeoutMs,
  )
})
