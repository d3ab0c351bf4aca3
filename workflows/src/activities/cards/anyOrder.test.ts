import { anyOrder, atFirst, atLast, repeatedBy } from '@questboard/database/testing/any-order'
import { HOUR_MS } from '@questboard/domain'
import fc from 'fast-check'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  type Act,
  acts,
  type CardStory,
  type CardWebhook,
  cardBooksOf,
  cardStories,
  cardStoryNames,
  cardWebhooks,
  type OpenPayment,
  openPayment,
  sendRefunds,
  sentAbout,
} from '../../testing/cardStories.ts'
import { type CardWorld, createCardWorld } from '../../testing/cardWorld.ts'
import { createReconciliationActivities } from '../reconciliation.ts'

let world: CardWorld
beforeAll(async () => {
  world = await createCardWorld()
}, 180_000)
afterAll(() => world?.close())

/** Events that have no webhook but happen during the story. */
const others = ['payment is asked about', 'refund is asked about', 'all so far', 'and then'] as const
type Happening = CardWebhook | (typeof others)[number]

type Telling = {
  readonly story: CardStory
  readonly first: readonly (readonly Happening[])[]
  readonly last: readonly CardWebhook[]
}

/** Runs the story's actions one after another. Each call of `next` starts the next action. */
const openStory = (of: OpenPayment, story: CardStory) => {
  const left: Act[] = [...cardStories[story]]
  let done: Promise<unknown> = Promise.resolve()
  const next = (): Promise<unknown> => {
    const act = left.shift()
    if (act !== undefined) done = done.then(() => acts[act](world, of))
    return done
  }
  return { next, left }
}

/** Delivers the webhooks that Stripe has sent so far, in the given order of their types. */
const tell = async (of: OpenPayment, order: readonly CardWebhook[]): Promise<void> => {
  const sent = await sentAbout(world, of)
  for (const webhook of order)
    for (const event of sent) if (event.type === webhook) await world.receive(event)
}

/** Ignores the failure of a first attempt, because the work is repeated until it succeeds. */
const orLater = (taken: Promise<unknown>): Promise<unknown> => taken.catch(() => undefined)

const begin = (of: OpenPayment, { next, left }: ReturnType<typeof openStory>, what: Happening) => {
  switch (what) {
    case 'and then':
      return next()
    case 'payment is asked about':
      return orLater(world.activities.askCardPayment(of.payment))
    case 'refund is asked about':
      // Sends no refund yet if the story itself requests it later.
      return left.includes('is refunded') ? undefined : orLater(sendRefunds(world, of))
    case 'all so far':
      return orLater(tell(of, cardWebhooks))
    default:
      return orLater(tell(of, [what]))
  }
}

const play = async ({ story, first, last }: Telling): Promise<OpenPayment> => {
  const of = await openPayment(world)
  const acting = openStory(of, story)
  for (const atOnce of first) await Promise.all(atOnce.map((what) => begin(of, acting, what)))
  while (acting.left.length > 0) await acting.next()
  await acting.next()
  await tell(of, last)
  await sendRefunds(world, of)
  // Delivers webhooks that the refunds have caused.
  await tell(of, last)
  await sendRefunds(world, of)
  const known: readonly string[] = cardWebhooks
  expect((await sentAbout(world, of)).filter(({ type }) => !known.includes(type))).toEqual([])
  return of
}

/** The final state of the run, the payment, both sides' money and Stripe's records. */
const pictureOf = async (of: OpenPayment) => {
  const { run, payment } = of
  const money = await world.scratch.run(`
    select account.kind, sum(entry.amount_cents)::int as cents
      from ledger_transfer as transfer join ledger_entry as entry on entry.transfer_id = transfer.id
      join ledger_account as account on account.id = entry.account_id
     where transfer.payment_id = '${payment}' or transfer.quest_run_id = '${run}'
     group by account.kind having sum(entry.amount_cents) <> 0 order by 1`)
  const refunds = await world.scratch.run(
    `select status, sum(amount_cents)::int as cents from payment_refund where payment_id = '${payment}' group by status order by 1`,
  )
  const disputes = await world.scratch.run(
    `select status from payment_dispute where payment_id = '${payment}'`,
  )
  const paidBack = (await cardBooksOf(world, of)).refunds.map(({ amount }) => amount)
  const { status, refunded_cents } = await world.payment(payment)
  const run_ = await world.runStatus(run)
  return { run: run_, payment: status, refunded_cents, money, refunds, disputes, paidBack }
}

const reconcile = () => {
  const { database } = world.scratch
  const needed = {
    database,
    payouts: { stripe_connect: null, paypal: null },
    cards: world.cards,
    log: pino({ level: 'silent' }),
  }
  const at = new Date(Date.now() + 5 * HOUR_MS).toISOString()
  return createReconciliationActivities(needed).reconcileCards({ at })
}

let uneven = 0
/** The number of new differences between the ledger and the vendor, without those of earlier payments. */
const newDifferences = async (): Promise<number> => {
  const known = uneven
  uneven = (await reconcile())?.differences ?? 0
  return uneven - known
}

const playedOut = async (told: Telling) => {
  const picture = await pictureOf(await play(told))
  return { ...picture, differences: await newDifferences() }
}

/** A story whose webhooks are delivered once and in order. */
const plainly = (story: CardStory): Telling => ({
  story,
  first: cardStories[story].flatMap(() => [['and then'] as const, ['all so far'] as const]),
  last: cardWebhooks,
})

const outcomes = new Map<CardStory, Promise<object>>()
const outcomeOf = (story: CardStory): Promise<object> => {
  const known = outcomes.get(story) ?? playedOut(plainly(story))
  outcomes.set(story, known)
  return known
}

const vendorHas = (cents: number) => ({ kind: 'vendor', cents })
const paid = { run: 'CONTENTPRODUCTION', payment: 'succeeded', refunded_cents: 0, refunds: [], disputes: [] }
const failed = { run: 'CONTENT_SUBMISSION_DEADLINE_EXPIRED', payment: 'refunded', refunded_cents: 50_000 }

describe('a card payment whose webhooks arrive in order', () => {
  it.each<[CardStory, object]>([
    ['paid', { ...paid, money: expect.arrayContaining([vendorHas(-48_520)]) }],
    ['paid with another card', paid],
    ['asked by the bank', paid],
    ['left', { run: 'PENDING_PAYMENT', payment: 'expired', money: [] }],
    [
      'charged back',
      { ...paid, disputes: [{ status: 'open' }], money: expect.arrayContaining([vendorHas(2_980)]) },
    ],
    ['charged back in vain', { ...paid, disputes: [{ status: 'won' }] }],
    ['charged back for good', { ...paid, disputes: [{ status: 'lost' }] }],
    ['refunded', { ...failed, refunds: [{ status: 'succeeded', cents: 50_000 }], paidBack: [50_000] }],
    ['refunded in vain', { ...failed, refunds: [{ status: 'failed', cents: 50_000 }] }],
    [
      'charged back, then failed',
      { ...failed, refunds: [{ status: 'covered', cents: 50_000 }], paidBack: [] },
    ],
    [
      'failed, then charged back',
      { ...failed, refunds: [{ status: 'covered', cents: 50_000 }], paidBack: [] },
    ],
    ['failed, charged back in vain', { ...failed, refunds: [{ status: 'succeeded', cents: 50_000 }] }],
    ['charged back after its refund', { ...failed, disputes: [{ status: 'lost' }], paidBack: [50_000] }],
    [
      'charged back in vain after its refund',
      { ...failed, disputes: [{ status: 'won' }], paidBack: [50_000] },
    ],
  ])('a card payment ends as expected if its webhooks arrive in this order: %s', async (story, expected) => {
    expect(await outcomeOf(story)).toMatchObject({ ...expected, differences: 0 })
  })
})

describe('webhooks of a card payment', () => {
  const { settings, timeoutMs } = anyOrder(10)
  const telling = fc.record({
    story: fc.constantFrom(...cardStoryNames),
    first: atFirst<Happening>([...cardWebhooks, ...others]),
    last: atLast(cardWebhooks),
  })
  it(
    `the webhooks of a card payment have the same result, in whatever order and number they arrive (${repeatedBy})`,
    async () => {
      await fc.assert(
        fc.asyncProperty(telling, async (told) => {
          const expected = await outcomeOf(told.story)
          expect(await playedOut(told)).toEqual(expected)
        }),
        settings,
      )
    },
    timeoutMs,
  )
})
