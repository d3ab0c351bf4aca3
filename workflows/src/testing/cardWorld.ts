import { randomUUID } from 'node:crypto'
import { grantAccess } from '@questboard/database/testing'
import { requestPayment } from '@questboard/moves'
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
import { createScratchDatabase } from './scratchDatabase.ts'

/** A market whose company pays by card: a database of its own, and the sandbox's Stripe. */
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
  const one = async (statement: string): Promise<Record<string, unknown>> =>
    (await scratch.run(statement))[0] ?? {}

  return {
    scratch,
    stripe,
    cards,
    activities,
    one,
    /** A run that waits for its payment of 500 dollars. */
    async agreedRun(): Promise<string> {
      const run = await createQuestRun(scratch)
      await walkQuestRun(scratch, run, 'PENDING_PAYMENT')
      return run
    },
    async request(questRunIds: readonly string[], bySavedCard = false): Promise<string> {
      const checkout = { questRunIds, idempotencyKey: randomUUID(), vendor: 'stripe', bySavedCard } as const
      const requested = await scratch.database.transaction().execute((transaction) =>
        requestPayment(transaction, checkout, {
          by: 'company',
          companyId: market.company,
          personId: market.owner,
        }),
      )
      if (!requested.ok) throw new Error(requested.code)
      return requested.paymentId
    },
    payment: (id: string) =>
      one(`select status, problem, next_url, provider_reference, charge_reference, refunded_cents::int
             from payment where id = '${id}'`),
    runStatus: async (id: string) => (await one(`select status from quest_run where id = '${id}'`)).status,
    /** What each account holds, but those that hold nothing. */
    async balances(): Promise<Record<string, number>> {
      const rows = await scratch.run(
        `select kind, sum(balance_cents)::int as cents from ledger_balance group by kind having sum(balance_cents) <> 0`,
      )
      return Object.fromEntries(rows.map(({ kind, cents }) => [String(kind), Number(cents)]))
    },
    /** Everything that Stripe has sent so far about these. */
    async sent(): Promise<SentEvent[]> {
      return Object.values((await stripe.books()).events)
    },
    /** As the gateway keeps it, and the outbox has it worked off. */
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
      const kept = await one(`select id from card_event where provider_reference = '${read.id}'`)
      await activities.workOffCardEvent(String(kept.id))
    },
    async close(): Promise<void> {
      await sandbox.stop()
      await scratch.drop()
    },
  }
}
export type CardWorld = Awaited<ReturnType<typeof createCardWorld>>
