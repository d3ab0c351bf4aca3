import { randomUUID } from 'node:crypto'
import { grantAccess } from '@questboard/database/testing'
import { type Moved, requestPayment, requestPlanPayment } from '@questboard/moves'
import { type CardSubject, createStripe } from '@questboard/providers/cards'
import {
  type SentEvent,
  startSandbox,
  stripeSandboxAt,
  WEBHOOK_SECRET,
  webhookOf,
} from '@questboard/providers/testing'
import { pino } from 'pino'
import { createCardEventActivities } from '../activities/cards/cardEvents.ts'
import { createCardPaymentActivities } from '../activities/cards/cardPayments.ts'
import { createRefundActivities } from '../activities/cards/refunds.ts'
import { createMarket, createQuestRun, market, walkQuestRun } from './market.ts'
import { createScratchDatabase, type Scratch } from './scratchDatabase.ts'

const by = { by: 'company', companyId: market.company, personId: market.owner } as const

const paymentOf = async (requested: Promise<Moved<{ readonly paymentId: string }>>): Promise<string> => {
  const result = await requested
  if (!result.ok) throw new Error(result.code)
  return result.paymentId
}

const askingFor = (scratch: Scratch) => ({
  /** A run that waits for its $500 payment. */
  async agreedRun(): Promise<string> {
    const run = await createQuestRun(scratch)
    await walkQuestRun(scratch, run, 'PENDING_PAYMENT')
    return run
  },
  async request(questRunIds: readonly string[], bySavedCard = false): Promise<string> {
    const checkout = { questRunIds, idempotencyKey: randomUUID(), vendor: 'stripe', bySavedCard } as const
    return paymentOf(
      scratch.database.transaction().execute((transaction) => requestPayment(transaction, checkout, by)),
    )
  },
  /** A company without a plan adds one to its cart and requests the payment. */
  async requestPlan(plan: string, bySavedCard = false): Promise<string> {
    await scratch.run(`delete from cart_item where kind = 'plan';
      update subscription set plan_id = 'starter', valid_to = null where company_id = '${market.company}'`)
    const [item] = await scratch.run(
      `insert into cart_item (company_id, kind, plan_id) values ('${market.company}', 'plan', '${plan}') returning id`,
    )
    const cartItemId = String(item?.id)
    const checkout = { cartItemId, idempotencyKey: randomUUID(), vendor: 'stripe', bySavedCard } as const
    return paymentOf(
      scratch.database.transaction().execute((transaction) => requestPlanPayment(transaction, checkout, by)),
    )
  },
})

const readingFrom = (scratch: Scratch) => {
  const one = async (statement: string): Promise<Record<string, unknown>> =>
    (await scratch.run(statement))[0] ?? {}
  return {
    one,
    /** The company's current plan. */
    plan: async () =>
      (await one(`select plan_id from subscription where company_id = '${market.company}'`)).plan_id,
    payment: (id: string) =>
      one(`select status, problem, next_url, provider_reference, charge_reference, refunded_cents::int
             from payment where id = '${id}'`),
    runStatus: async (id: string) => (await one(`select status from quest_run where id = '${id}'`)).status,
    /** Balances by account, without accounts whose balance is zero. */
    async balances(): Promise<Record<string, number>> {
      const rows = await scratch.run(
        `select kind, sum(balance_cents)::int as cents from ledger_balance group by kind having sum(balance_cents) <> 0`,
      )
      return Object.fromEntries(rows.map(({ kind, cents }) => [String(kind), Number(cents)]))
    },
  }
}

/** A market whose company pays by card: a separate database and the sandbox's Stripe. */
export const createCardWorld = async (patienceMs = 5_000) => {
  const [scratch, sandbox] = await Promise.all([createScratchDatabase(), startSandbox()])
  await createMarket(scratch)
  await scratch.run(grantAccess(market.creator))
  const stripe = stripeSandboxAt(sandbox.url)
  const cards = createStripe({
    baseUrl: stripe.url,
    secretKey: 'sk_test_activities',
    webhookSecret: WEBHOOK_SECRET,
    patienceMs,
  })
  const needed = {
    database: scratch.database,
    cards,
    publicUrl: 'https://questboard.example',
    log: pino({ level: 'silent' }),
  }
  const activities = {
    ...createCardPaymentActivities(needed),
    ...createRefundActivities(needed),
    ...createCardEventActivities(needed),
  }
  const reading = readingFrom(scratch)

  return {
    scratch,
    stripe,
    cards,
    activities,
    ...askingFor(scratch),
    ...reading,
    /** All events Stripe has sent. */
    async sent(): Promise<SentEvent[]> {
      return Object.values((await stripe.books()).events)
    },
    /** Receives and processes an event, in the same way as the gateway and the outbox. */
    async receive(event: SentEvent): Promise<void> {
      const { body, signature } = webhookOf(event)
      const read = cards.readEvent(Buffer.from(body), signature)
      const subject: CardSubject = read.subject
      await scratch.database
        .insertInto('card_event')
        .values({
          provider_reference: read.id,
          type: read.type,
          subject,
          subject_reference: read.reference,
          happened_at: read.happenedAt,
        })
        .onConflict((conflict) => conflict.column('provider_reference').doNothing())
        .execute()
      const kept = await reading.one(`select id from card_event where provider_reference = '${read.id}'`)
      await activities.workOffCardEvent(String(kept.id))
    },
    async close(): Promise<void> {
      await sandbox.stop()
      await scratch.drop()
    },
  }
}
export type CardWorld = Awaited<ReturnType<typeof createCardWorld>>
