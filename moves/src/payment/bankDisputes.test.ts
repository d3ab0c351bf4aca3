import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  approveContent,
  letQuestRunTimePass,
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
import { randomOf } from '../testing/randomOf.ts'
import { company, createActivation, createWorld, creator, provider, type World } from '../testing/world.ts'

const RUN = 50_000
const FEE = 2_930
const ASKING = 1_500

let world: World
let failing: string
let other: string
let payment: string
beforeEach(async () => {
  world = await createWorld()
  failing = await questRunAt(world, await createActivation(world, 'QUEST'), 'PENDING_PAYMENT')
  other = await questRunAt(world, await createActivation(world, 'QUEST'), 'PENDING_PAYMENT')
  payment = await pay(world, failing, other)
  await done(succeed(world, payment, FEE))
})
afterEach(() => world.close())

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

/** The other run is worked through to its payout, whose first try fails. */
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

/** Some of what is told, in any order, some of it more than once. */
const shuffled = <Told>(random: ReturnType<typeof randomOf>, told: readonly Told[]): readonly Told[] =>
  Array.from({ length: told.length * 2 }, () => random.pick(told)).filter((one) => one !== undefined)

describe('a payment of two runs, one of which fails and is paid back, that a bank takes back', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])(
    'costs what the bank keeps and no more, whatever is told when, and pays the other creator once (%i)',
    async (seed) => {
      const random = randomOf(seed)
      const end = random.pick(['won', 'lost'] as const) ?? 'won'
      // All of it, or what had not gone back by itself.
      const cents = random.pick([2 * RUN, RUN]) ?? RUN
      const bank = tellOf(cents)
      const fail = () => world.act((transaction) => letQuestRunTimePass(transaction, failing))
      const refund = random.pick(['succeeded', 'failed'] as const) ?? 'succeeded'
      const early = [bank.inquiry, bank.taken, fail, () => tellRefund('pending')]
      for (const tell of shuffled(random, early)) await tell()
      const payout = await earn()
      const late = [...early, bank[end], payout.fails, () => tellRefund(refund)]
      for (const tell of shuffled(random, late)) await tell()
      expect(await findTrouble(world)).toEqual([])
      for (const tell of [fail, bank[end], bank.taken, bank[end], payout.fails, payout.arrivesAgain])
        await tell()
      expect(await findTrouble(world)).toEqual([])
      // What was refunded after the bank took the money is the bank's.
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
      expect(await world.run('select status from payment_dispute')).toEqual([{ status: end }])
      expect(await statusOf(world, 'quest_run', other)).toBe('COMPLETED')
      expect(await statusOf(world, 'quest_run', failing)).toBe('CONTENT_SUBMISSION_DEADLINE_EXPIRED')
    },
  )
})
