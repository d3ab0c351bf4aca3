import type { DatabaseTransaction } from '@questboard/database'
import { DAY_MS, formatMoney, nextPayoutStep, type PayoutStatus, type PayoutStep } from '@questboard/domain'
import {
  lastPayoutTry,
  type Moved,
  notePayout,
  type PayoutTry,
  refusePayout,
  retryPayout,
  settlePayout,
  startPayout,
} from '@questboard/moves'
import {
  PayoutRefused,
  type PayoutVendor,
  payoutVendorOf,
  type SentTry,
  VendorBusy,
} from '@questboard/providers/payouts'
import { ApplicationFailure } from '@temporalio/common'
import type { Dependencies } from './dependencies.ts'

type Needs = Pick<Dependencies, 'database' | 'payouts' | 'log'>

/** The data of a payout that its workflow uses. */
export type PayoutLook = {
  readonly status: PayoutStatus
  readonly creator: string
  readonly about: string
  /** Texts that describe the payout and its state for people. */
  readonly waits: string
  readonly next: PayoutStep
  readonly expectedOn: string | null
  readonly paidAt: string | null
}

const provider = { by: 'provider' } as const
/** PayPal remembers an idempotency key for thirty days; after that, a repeated payout could be sent twice. */
const DAYS_A_KEY_IS_KNOWN = 25
/** The reasons why no payout could be sent, and what the creator can do. */
const refusals: Readonly<Record<string, string>> = {
  'payout-setup': 'Your payout account is not complete. Complete it, then send the payout again.',
  'payout-limit':
    'PayPal sends up to $20,000 at a time. Choose a card or a bank account, then send the payout again.',
}

const waitWords: Readonly<Record<PayoutStatus, string>> = {
  pending: 'Not sent yet',
  processing: 'Under way',
  paid: 'Arrived; the bank can still return it',
  failed: 'Failed: waits until the creator requests it again',
  unclaimed: 'Unclaimed: waits until the creator claims it',
  returned: 'Returned: waits until the creator requests it again',
}

/**
 * Translates errors for Temporal: a refusal is final, and if a vendor requests a pause, the retry waits for that
 * long.
 */
const inTemporalsWords = (error: unknown): unknown =>
  error instanceof VendorBusy
    ? ApplicationFailure.create({
        message: error.message,
        type: 'VendorBusy',
        nextRetryDelay: error.retryAfterSeconds * 1000,
      })
    : error

const patiently = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work()
  } catch (error) {
    throw inTemporalsWords(error)
  }
}

/**
 * If another transaction changed the row's status first, no error is thrown, because the workflow reads the row
 * again.
 */
const settled = (result: Moved): void => {
  if (!result.ok && result.code !== 'status-illegal')
    throw new Error(`the outcome of a payout could not be stored: ${result.code} ${result.why ?? ''}`)
}

const askedOf = ({ key, destination }: PayoutTry, reference: string): SentTry => ({
  key,
  account: destination,
  reference,
})

const inMove = <T>({ database }: Needs, work: (transaction: DatabaseTransaction) => Promise<T>): Promise<T> =>
  database.transaction().execute(work)

const vendorOf = ({ payouts }: Needs, { vendor }: PayoutTry): PayoutVendor => {
  const found = payoutVendorOf(payouts, vendor)
  if (found === null) throw ApplicationFailure.nonRetryable(`${vendor} is not set up`, 'NoVendor')
  return found
}

const lookAt = async ({ database }: Needs, payoutId: string): Promise<PayoutLook | null> => {
  const row = await database
    .selectFrom('payout')
    .select(['status', 'creator_id', 'amount_cents', 'description', 'provider_reference'])
    .select(['retry_requested_at', 'expected_on', 'paid_at', 'problem'])
    .where('id', '=', payoutId)
    .executeTakeFirst()
  if (row === undefined) return null
  const { status, problem } = row
  const isUnderWay = status === 'processing' || status === 'unclaimed'
  return {
    status,
    creator: row.creator_id,
    about: `${formatMoney(row.amount_cents)} for ${row.description || 'a creator'}`,
    waits: `${waitWords[status]}${problem === '' ? '' : `. ${problem}`}`,
    next: nextPayoutStep({
      status,
      isRetryRequested: row.retry_requested_at !== null,
      isAtVendor: row.provider_reference !== null,
    }),
    expectedOn: isUnderWay ? (row.expected_on?.toISOString() ?? null) : null,
    paidAt: row.paid_at?.toISOString() ?? null,
  }
}

const describe = async ({ database }: Needs, payoutId: string): Promise<string> => {
  const { description } = await database
    .selectFrom('payout')
    .select('description')
    .where('id', '=', payoutId)
    .executeTakeFirstOrThrow()
  return description || 'Questboard'
}

const refuseIfTooLate = async ({ database }: Needs, payoutId: string, number: number): Promise<void> => {
  const { created_at: since } = await database
    .selectFrom('payout_attempt')
    .select('created_at')
    .where('payout_id', '=', payoutId)
    .where('number', '=', number)
    .executeTakeFirstOrThrow()
  if (Date.now() - since.getTime() > DAYS_A_KEY_IS_KNOWN * DAY_MS)
    throw ApplicationFailure.nonRetryable(
      'This payout is too old to be sent again safely. Check it in the vendor’s dashboard',
      'TooLate',
    )
}

const sendTry = async (needs: Needs, payoutId: string, one: PayoutTry): Promise<void> => {
  const { number } = one
  await refuseIfTooLate(needs, payoutId, number)
  try {
    const sent = await vendorOf(needs, one).send({
      key: one.key,
      account: one.destination,
      amountCents: one.sentCents,
      description: await describe(needs, payoutId),
    })
    settled(
      await inMove(needs, (transaction) => notePayout(transaction, payoutId, provider, { number, ...sent })),
    )
  } catch (error) {
    if (!(error instanceof PayoutRefused)) throw error
    needs.log.warn({ payoutId, number, err: error.cause ?? error }, 'a vendor refused a payout')
    const refusal = { number, outcome: 'failed', problem: error.message } as const
    settled(await inMove(needs, (transaction) => settlePayout(transaction, payoutId, provider, refusal)))
  }
}

/** If the creator can fix the problem, a text about the problem is stored with the payout. */
const keepRefusal = async (needs: Needs, payoutId: string, result: Moved): Promise<void> => {
  const why = result.ok ? undefined : refusals[result.code]
  if (why === undefined) return settled(result)
  settled(await inMove(needs, (transaction) => refusePayout(transaction, payoutId, provider, why)))
}

/**
 * Stores the attempt, sends it to the vendor with its idempotency key and records the response. Every step can be
 * repeated.
 */
const send = async (needs: Needs, payoutId: string): Promise<void> => {
  const started = await inMove(needs, (transaction) => startPayout(transaction, payoutId, provider))
  if (started.ok) return sendTry(needs, payoutId, started)
  return keepRefusal(needs, payoutId, started)
}

const lastTry = (needs: Needs, payoutId: string): Promise<PayoutTry | null> =>
  inMove(needs, (transaction) => lastPayoutTry(transaction, payoutId))

const ask = async (needs: Needs, payoutId: string): Promise<void> => {
  const one = await lastTry(needs, payoutId)
  if (one === null || one.reference === null) return
  const vendor = vendorOf(needs, one)
  const sent = askedOf(one, one.reference)
  const { status, problem, transaction: moved, arrivesOn } = await vendor.state(sent)
  const noted = { number: one.number, reference: one.reference, transaction: moved, arrivesOn }
  settled(await inMove(needs, (transaction) => notePayout(transaction, payoutId, provider, noted)))
  if (status === 'processing') return
  // The money of a failed payout is still at the vendor, so it is recalled before it is added to the creator's
  // balance.
  if (status === 'failed') await vendor.recall(sent)
  const outcome = status === 'paid' ? { outcome: status } : { outcome: status, problem }
  settled(
    await inMove(needs, (transaction) =>
      settlePayout(transaction, payoutId, provider, { number: one.number, ...outcome }),
    ),
  )
}

/** Cancels an unclaimed payout, so that it can be sent to another account. */
const recall = async (needs: Needs, payoutId: string): Promise<void> => {
  const one = await lastTry(needs, payoutId)
  if (one !== null && one.reference !== null) await vendorOf(needs, one).recall(askedOf(one, one.reference))
  await ask(needs, payoutId)
}

/**
 * Retries a payout. If that is not possible, the creator sees the reason. A retry has no effect if the payout is in
 * progress or paid.
 */
const wishAgain = async (needs: Needs, payoutId: string): Promise<void> => {
  const wished = await inMove(needs, (transaction) => retryPayout(transaction, payoutId, { by: 'admin' }))
  if (wished.ok || wished.code === 'not-found') return
  return keepRefusal(needs, payoutId, wished)
}

export const createPayoutActivities = (needs: Needs) => ({
  lookAtPayout: (payoutId: string): Promise<PayoutLook | null> => lookAt(needs, payoutId),
  sendPayout: (payoutId: string): Promise<void> => patiently(() => send(needs, payoutId)),
  askAboutPayout: (payoutId: string): Promise<void> => patiently(() => ask(needs, payoutId)),
  recallPayout: (payoutId: string): Promise<void> => patiently(() => recall(needs, payoutId)),
  /** Admins call this activity in Temporal's UI. */
  requestPayoutRetry: (payoutId: string): Promise<void> => wishAgain(needs, payoutId),
})
