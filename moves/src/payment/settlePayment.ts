import type { DatabaseTransaction } from '@questboard/database'
import type { PaymentStatus } from '@questboard/domain'
import { sql } from 'kysely'
import { receive, refund, setAside } from '../ledger.ts'
import { makeMove } from '../makeMove.ts'
import type { Mover } from '../mover.ts'
import { advanceQuestRun, type QuestRunRow } from '../quest-run/questRun.ts'
import { type Moved, moved, type Refused, refuse, stale } from '../verdict.ts'
import { lockPayment, type PaymentRow, type WithRuns } from './payment.ts'

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

/**
 * The money is there: each run gets its amount set aside and begins; for one that did not wait any more it goes back. So it does
 * as a whole where the payment was over already.
 */
const succeed = async (
  transaction: DatabaseTransaction,
  { payment, runs }: WithRuns,
  { feeCents, paidCents = payment.amount_cents, charge = null }: Succeeded,
): Promise<Verdict> => {
  if (payment.status === 'pending') return stale
  if (paidCents !== payment.amount_cents) return refuse('money-final')
  const values = { succeeded_at: sql<Date>`now()`, charge_reference: charge, problem: '' }
  await become(transaction, payment, 'succeeded', values)
  await receive(transaction, payment, feeCents)
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

const goBack = (transaction: DatabaseTransaction, runs: readonly QuestRunRow[]): Promise<Verdict> =>
  unlessStale(
    runs
      .filter(({ status }) => status === 'PAYMENT')
      .map((run) => async () => {
        await returnToCart(transaction, run)
        return advanceQuestRun(transaction, run, 'PENDING_PAYMENT')
      }),
  )

/** Refused by the bank, or given up: the runs wait for another payment until their time is over. */
const notPaid = async (
  transaction: DatabaseTransaction,
  { payment, runs }: WithRuns,
  outcome: 'failed' | 'expired',
  problem: string,
): Promise<Verdict> => {
  const { status } = payment
  if (status !== 'processing' && (outcome === 'failed' || (status !== 'pending' && status !== 'failed')))
    return stale
  if (status === 'processing') await become(transaction, payment, 'failed', { problem })
  if (outcome === 'expired') await become(transaction, payment, 'expired', { problem })
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
