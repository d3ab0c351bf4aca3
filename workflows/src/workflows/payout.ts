import { HOUR_MS } from '@questboard/domain'
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

const { lookAtPayout, requestPayoutRetry } = proxyActivities<Activities>(databaseWork)
const look = firstLocally(proxyLocalActivities<Activities>(shortLook).lookAtPayout, lookAtPayout)
const { sendPayout, askAboutPayout, recallPayout } = proxyActivities<Activities>(payoutWork)

export const retryPayoutSignal = defineSignal(signals.retryPayout)

const LONG_HISTORY = 1000
/** Webhooks report sooner; this covers lost ones. */
const ASK_MS = 2 * HOUR_MS
/** Stripe can report a bank return up to five business days after a payout. */
const WATCH_MS = 8 * 24 * HOUR_MS

/** Why a vendor could not be reached for a day. The money has not moved. */
const whyStuck = (error: unknown): string | null =>
  error instanceof ActivityFailure && !isCancellation(error) ? (error.cause?.message ?? error.message) : null

const act = (payoutId: string, next: PayoutLook['next']): Promise<unknown> => {
  if (next === 'send') return sendPayout(payoutId)
  return next === 'recall' ? recallPayout(payoutId) : askAboutPayout(payoutId)
}

/**
 * Sends a payout once, follows it until it has arrived, and waits with failed, returned or unclaimed ones for a retry. Its
 * state is in the rows, so it can be terminated and restarted anytime.
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
  setHandler(refreshSignal, onRefresh, { description: 'Checks the payout at the vendor again.' })
  setHandler(retryPayoutSignal, onRetry, {
    description: 'Sends the payout again, to the creator’s current account.',
  })
  const waitFor = async (ms: number, summary: string): Promise<void> => {
    await condition(() => refreshed || isWished, ms, { summary })
  }

  for (let asked = false; ; ) {
    // Read before the retry adds to the history, because running histories must replay exactly.
    const isLong = workflowInfo().historyLength > LONG_HISTORY
    if (isWished) await requestPayoutRetry(payoutId)
    isWished = false
    // The retry is stored in the row, where the next run finds it.
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
