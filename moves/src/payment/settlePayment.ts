import type { DatabaseTransaction } from '@questboard/database'
import type { PaymentStatus } from '@questboard/domain'
import { sql } from 'kysely'
import { receive, setAside } from '../ledger.ts'
import { makeMove } from '../makeMove.ts'
import type { Mover } from '../mover.ts'
import { advanceQuestRun, type QuestRunRow } from '../quest-run/questRun.ts'
import { type Moved, moved, type Refused, refuse, stale } from '../verdict.ts'
import { refund } from './payBack.ts'
import { lockPayment, type PaymentRow, type TakenPayment } from './payment.ts'
import { grantPlan, returnPlan } from './plan.ts'

export type PaymentOutcome =
  | {
      readonly outcome: 'succeeded'
      readonly feeCents: number
      /** What came in, as the provider counts it. */
      readonly paidCents?: number
      /** What refunds and disputes of it name. */
      readonly charge?: string | null
    }
  | { readonly outcome: 'failed' | 'expired'; readonly problem: string }

type Verdict = typeof moved | Refused

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

const unlessStale = async (works: readonly (() => Promise<Verdict>)[]): Promise<Verdict> => {
  for (const work of works) {
    const verdict = await work()
    if (!verdict.ok) return verdict
  }
  return moved
}

type Succeeded = Extract<PaymentOutcome, { readonly outcome: 'succeeded' }>

/** Each run gets its amount set aside and begins; what is left of the payment goes back. */
const payRuns = async (
  transaction: DatabaseTransaction,
  { payment, runs }: TakenPayment,
): Promise<Verdict> => {
  const waiting = runs.filter(({ status }) => status === 'PAYMENT')
  const verdict = await unlessStale(
    waiting.map((run) => async () => {
      await setAside(transaction, run, run.amount_cents ?? 0)
      return advanceQuestRun(transaction, run, 'CONTENTPRODUCTION')
    }),
  )
  const used = waiting.reduce((sum, run) => sum + (run.amount_cents ?? 0), 0)
  if (verdict.ok) await refund(transaction, payment, 'late', payment.amount_cents - used)
  return verdict
}

const paidInVain = 'Your company had this plan, or a higher one, already'

/** The company has its plan; what it has paid in vain goes back, and so does what came for a plan that lies in the cart again. */
const payPlan = async (
  transaction: DatabaseTransaction,
  { payment, plan }: TakenPayment,
): Promise<Verdict> => {
  if (plan === null) await refund(transaction, payment, 'late', payment.amount_cents)
  else if (!(await grantPlan(transaction, payment, plan)))
    await refund(transaction, payment, 'plan', payment.amount_cents, paidInVain)
  return moved
}

/**
 * The money is there: what was paid for begins, and what nobody waited for any more goes back. So does the whole where the payment
 * was over already.
 */
const succeed = async (
  transaction: DatabaseTransaction,
  taken: TakenPayment,
  { feeCents, paidCents = taken.payment.amount_cents, charge = null }: Succeeded,
): Promise<Verdict> => {
  const { payment } = taken
  if (payment.status === 'pending') return stale
  if (paidCents !== payment.amount_cents) return refuse('money-final')
  const values = { succeeded_at: sql<Date>`now()`, charge_reference: charge, problem: '' }
  await become(transaction, payment, 'succeeded', values)
  await receive(transaction, payment, feeCents)
  return payment.plan_id === null ? payRuns(transaction, taken) : payPlan(transaction, taken)
}

/** Where the payment was never opened, the runs wait for one already: only the cart holds them still. */
const goBack = (transaction: DatabaseTransaction, runs: readonly QuestRunRow[]): Promise<Verdict> =>
  unlessStale(
    runs
      .filter(({ status }) => status === 'PAYMENT' || status === 'PENDING_PAYMENT')
      .map((run) => async () => {
        await returnToCart(transaction, run)
        return run.status === 'PAYMENT' ? advanceQuestRun(transaction, run, 'PENDING_PAYMENT') : moved
      }),
  )

/** Refused by the bank, or given up: runs wait for another payment until their time is over, and a plan lies in the cart again. */
const notPaid = async (
  transaction: DatabaseTransaction,
  { payment, runs, plan }: TakenPayment,
  outcome: 'failed' | 'expired',
  problem: string,
): Promise<Verdict> => {
  const { status } = payment
  if (status !== 'processing' && (outcome === 'failed' || (status !== 'pending' && status !== 'failed')))
    return stale
  if (status === 'processing') await become(transaction, payment, 'failed', { problem })
  if (outcome === 'expired') await become(transaction, payment, 'expired', { problem })
  if (plan !== null) await returnPlan(transaction, plan)
  return goBack(transaction, runs)
}

/** What the card provider says became of a payment. It says so more than once: the same word again changes nothing. */
export const settlePayment = (
  transaction: DatabaseTransaction,
  paymentId: string,
  mover: Mover,
  result: PaymentOutcome,
): Promise<Moved> =>
  makeMove(transaction, 'settlePayment', mover, async () => {
    if (mover.by !== 'provider') return refuse('not-allowed')
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
