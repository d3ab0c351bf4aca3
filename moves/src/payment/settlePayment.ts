import type { DatabaseTransaction } from '@questboard/database'
import type { PaymentStatus } from '@questboard/domain'
import { sql } from 'kysely'
import type { Actor } from '../actor.ts'
import { receive, setAside } from '../ledger.ts'
import { makeMove } from '../makeMove.ts'
import { giveTrackingLink } from '../quest-run/giveTrackingLink.ts'
import { advanceQuestRun, type QuestRunRow } from '../quest-run/questRun.ts'
import { type Moved, moved, type Refused, refuse, stale } from '../result.ts'
import { refund } from './payBack.ts'
import { lockPayment, type PaymentRow, type TakenPayment } from './payment.ts'
import { grantPlan, returnPlan } from './plan.ts'

export type PaymentOutcome =
  | {
      readonly outcome: 'succeeded'
      readonly feeCents: number
      /** The amount that the card provider reports as received. */
      readonly paidCents?: number
      /** The provider's id of the payment, which refunds and disputes reference. */
      readonly charge?: string | null
    }
  | { readonly outcome: 'failed' | 'expired'; readonly problem: string }

type Result = typeof moved | Refused

const become = async (
  transaction: DatabaseTransaction,
  { id }: PaymentRow,
  status: PaymentStatus,
  values: {
    readonly problem?: string
    readonly succeeded_at?: ReturnType<typeof sql<Date>>
    readonly charge_reference?: string | null
  } = {},
): Promise<void> => {
  await transaction
    .updateTable('payment')
    .set({ status, next_url: null, ...values })
    .where('id', '=', id)
    .execute()
}

const returnToCart = (transaction: DatabaseTransaction, { id }: QuestRunRow) =>
  transaction.updateTable('cart_item').set({ payment_id: null }).where('quest_run_id', '=', id).execute()

const unlessStale = async (works: readonly (() => Promise<Result>)[]): Promise<Result> => {
  for (const work of works) {
    const result = await work()
    if (!result.ok) return result
  }
  return moved
}

type Succeeded = Extract<PaymentOutcome, { readonly outcome: 'succeeded' }>

/** Holds each run's amount and starts the run. Any amount beyond that is refunded. */
const payRuns = async (
  transaction: DatabaseTransaction,
  { payment, runs }: TakenPayment,
): Promise<Result> => {
  const waiting = runs.filter(({ status }) => status === 'PAYMENT')
  const result = await unlessStale(
    waiting.map((run) => async () => {
      await setAside(transaction, run, run.amount_cents ?? 0)
      const entry = { type: 'QUEST_RUN_PAID', amountCents: run.amount_cents } as const
      const started = await advanceQuestRun(transaction, run, 'CONTENTPRODUCTION', entry)
      if (started.ok) await giveTrackingLink(transaction, run)
      return started
    }),
  )
  const used = waiting.reduce((sum, run) => sum + (run.amount_cents ?? 0), 0)
  if (result.ok) await refund(transaction, payment, 'late', payment.amount_cents - used)
  return result
}

const paidInVain = 'Your company had this plan, or a higher one, already'

/** Activates the plan. A payment for a plan is refunded if it has no effect or if the plan has returned to the cart. */
const payPlan = async (
  transaction: DatabaseTransaction,
  { payment, plan }: TakenPayment,
): Promise<Result> => {
  if (plan === null) await refund(transaction, payment, 'late', payment.amount_cents)
  else if (!(await grantPlan(transaction, payment, plan)))
    await refund(transaction, payment, 'plan', payment.amount_cents, paidInVain)
  return moved
}

/**
 * The money has arrived. The paid runs and plans start. Money that is no longer needed is refunded, and so is the money
 * of a payment that has already ended.
 */
const succeed = async (
  transaction: DatabaseTransaction,
  taken: TakenPayment,
  { feeCents, paidCents = taken.payment.amount_cents, charge = null }: Succeeded,
): Promise<Result> => {
  const { payment } = taken
  if (payment.status === 'pending') return stale
  if (paidCents !== payment.amount_cents) return refuse('money-final')
  const values = { succeeded_at: sql<Date>`now()`, charge_reference: charge, problem: '' }
  await become(transaction, payment, 'succeeded', values)
  await receive(transaction, payment, feeCents)
  return payment.plan_id === null ? payRuns(transaction, taken) : payPlan(transaction, taken)
}

/** The provider never opened the payment. Its runs return to the cart and still wait to be paid. */
const goBack = (transaction: DatabaseTransaction, runs: readonly QuestRunRow[]): Promise<Result> =>
  unlessStale(
    runs
      .filter(({ status }) => status === 'PAYMENT' || status === 'PENDING_PAYMENT')
      .map((run) => async () => {
        await returnToCart(transaction, run)
        return run.status === 'PAYMENT' ? advanceQuestRun(transaction, run, 'PENDING_PAYMENT', null) : moved
      }),
  )

/**
 * The bank declined the payment or the payer gave up. Runs wait for another payment until their deadline, and a plan
 * returns to the cart.
 */
const notPaid = async (
  transaction: DatabaseTransaction,
  { payment, runs, plan }: TakenPayment,
  outcome: 'failed' | 'expired',
  problem: string,
): Promise<Result> => {
  const { status } = payment
  if (status !== 'processing' && (outcome === 'failed' || (status !== 'pending' && status !== 'failed')))
    return stale
  if (status === 'processing') await become(transaction, payment, 'failed', { problem })
  if (outcome === 'expired') await become(transaction, payment, 'expired', { problem })
  if (plan !== null) await returnPlan(transaction, plan)
  return goBack(transaction, runs)
}

/** Records the card provider's result of a payment. Repeated notifications have no effect. */
export const settlePayment = (
  transaction: DatabaseTransaction,
  paymentId: string,
  actor: Actor,
  result: PaymentOutcome,
): Promise<Moved> =>
  makeMove(transaction, 'settlePayment', actor, async () => {
    if (actor.by !== 'provider') return refuse('not-allowed')
    const taken = await lockPayment(transaction, paymentId)
    if (taken === null) return refuse('not-found')
    const isKnown =
      taken.payment.status === result.outcome ||
      (taken.payment.status === 'refunded' && result.outcome === 'succeeded')
    if (isKnown) return moved
    return result.outcome === 'succeeded'
      ? succeed(transaction, taken, result)
      : notPaid(transaction, taken, result.outcome, result.problem)
  })
