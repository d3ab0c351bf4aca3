import {
  ActivityFailure,
  condition,
  continueAsNew,
  defineSignal,
  isCancellation,
  proxyActivities,
  proxyLocalActivities,
  setHandler,
  workflowInfo,
} from '@temporalio/workflow'
import type { Activities, PayoutLook } from '../activities/index.ts'
import { type PayoutInput, signals } from '../contract.ts'
import { databaseWork, payoutWork, shortLook } from './activityOptions.ts'
import { firstLocally } from './firstLocally.ts'
import { refreshSignal, showInUi } from './visibility.ts'

const { lookAtPayout, wishPayoutAgain } = proxyActivities<Activities>(databaseWork)
const look = firstLocally(proxyLocalActivities<Activities>(shortLook).lookAtPayout, lookAtPayout)
const { sendPayout, askAboutPayout, recallPayout } = proxyActivities<Activities>(payoutWork)

export const retryPayoutSignal = defineSignal(signals.retryPayout)

const LONG_HISTORY = 1000
const HOUR_MS = 60 * 60 * 1000
/** A webhook tells sooner; this is for those that are lost. */
const ASK_MS = 2 * HOUR_MS
/** Stripe says for five bank days after it has paid that a bank sent the money back. */
const WATCH_MS = 8 * 24 * HOUR_MS

/** Why a vendor could not be asked for a whole day; the money is where it was. */
const whyStuck = (error: unknown): string | null =>
  error instanceof ActivityFailure && !isCancellation(error) ? (error.cause?.message ?? error.message) : null

const act = (payoutId: string, next: PayoutLook['next']): Promise<unknown> => {
  if (next === 'send') return sendPayout(payoutId)
  return next === 'recall' ? recallPayout(payoutId) : askAboutPayout(payoutId)
}

/**
 * Sends a payout once, follows it until it has arrived for good, and waits with what failed, came back or lies unclaimed for
 * somebody to have it sent again. All it knows is in the rows: it may be terminated and started at any time.
 */
export async function payout(input: PayoutInput): Promise<string> {
  const { payoutId } = input
  const show = showInUi({ kind: 'payout' })
  let refreshed = false
  let isWished = false
  const onRefresh = (): void => {
    refreshed = true
  }
  const onRetry = (): void => {
    isWished = true
  }
  setHandler(refreshSignal, onRefresh, { description: 'Asks the vendor again.' })
  setHandler(retryPayoutSignal, onRetry, {
    description: 'Has it sent again, to the account that there is now.',
  })
  const waitFor = async (ms: number, summary: string): Promise<void> => {
    await condition(() => refreshed || isWished, ms, { summary })
  }

  for (let asked = false; ; ) {
    // Looked at before the wish grows it, as in histories under way: they are repeated to the letter.
    const isLong = workflowInfo().historyLength > LONG_HISTORY
    if (isWished) await wishPayoutAgain(payoutId)
    isWished = false
    // What is wished stands in the row by now: the next run finds it there.
    if (isLong) await continueAsNew<typeof payout>(input)
    asked = asked && !refreshed
    refreshed = false
    const row = await look(payoutId)
    if (row === null) {
      show({ status: 'gone', detail: 'The payout was deleted' })
      return 'gone'
    }
    const { status, waits, next, expectedOn } = row
    const ahead: Record<string, Date> = expectedOn === null ? {} : { expected: new Date(expectedOn) }
    show({ status, detail: waits }, ahead, row)
    if (next === 'wait') {
      await condition(() => refreshed || isWished)
      continue
    }
    if (next === 'send' || next === 'recall' || !asked) {
      try {
        await act(payoutId, next)
        asked = next !== 'send'
      } catch (error) {
        const why = whyStuck(error)
        if (why === null) throw error
        const again = new Date(Date.now() + HOUR_MS)
        show({ status: 'stuck', detail: `${waits}. The vendor does not answer: ${why}` }, { again }, row)
        await waitFor(HOUR_MS, 'again')
      }
      continue
    }
    if (status === 'paid' && row.paidAt !== null) {
      const left = Date.parse(row.paidAt) + WATCH_MS - Date.now()
      if (left <= 0) return status
      await waitFor(left, 'watched for a return')
    } else await waitFor(ASK_MS, 'ask again')
    asked = false
  }
}
