import { HOUR_MS, payoutWatchedUntil } from '@questboard/domain'
import {
  ActivityFailure,
  condition,
  continueAsNew,
  defineSignal,
  isCancellation,
  proxyActivities,
  proxyLocalActivities,
  workflowInfo,
} from '@temporalio/workflow'
import type { Activities, PayoutLook } from '../activities/index.ts'
import { type PayoutInput, signals } from '../contract.ts'
import { databaseWork, payoutWork, shortLook } from './activityOptions.ts'
import { firstLocally } from './firstLocally.ts'
import { listenFor } from './listenFor.ts'
import { refreshSignal, type Show, showInUi } from './visibility.ts'

const { lookAtPayout, requestPayoutRetry } = proxyActivities<Activities>(databaseWork)
const look = firstLocally(proxyLocalActivities<Activities>(shortLook).lookAtPayout, lookAtPayout)
const { sendPayout, askAboutPayout, recallPayout } = proxyActivities<Activities>(payoutWork)
const reached = { send: sendPayout, ask: askAboutPayout, recall: recallPayout }

const LONG_HISTORY = 1000
/** The time between checks. Webhooks report changes sooner; the regular checks find changes whose webhook was lost. */
const ASK_MS = 2 * HOUR_MS

/** The payout. Null if it was deleted. */
type Row = PayoutLook | null
type ArrivedRow = PayoutLook & { readonly paidAt: string }

const hasArrived = (row: Row): row is ArrivedRow => row?.status === 'paid' && row.paidAt !== null
const isUnderWay = (row: Row): boolean => row?.next === 'ask' && !hasArrived(row)
const watchLeftMs = ({ paidAt }: ArrivedRow): number =>
  payoutWatchedUntil(new Date(paidAt)).getTime() - Date.now()

/**
 * Sends a payout once, follows it until it has arrived, and waits for a retry if it has failed, was returned or was
 * not claimed. The state is in the rows, so the workflow can be terminated and restarted anytime.
 */
export async function payout(input: PayoutInput): Promise<string> {
  const { read, reach, nextAnswer, isWatchOver, nextSignal } = followPayout(input)
  let row = await read()
  for (;;) {
    // The normal case: the vendor accepts the payout, it arrives, and no bank sends it back.
    while (row?.next === 'send') row = await reach('send')
    while (isUnderWay(row)) row = await nextAnswer(ASK_MS, 'ask again')
    while (hasArrived(row) && !isWatchOver(row))
      row = await nextAnswer(watchLeftMs(row), 'watched for a return')
    if (row === null) return 'gone'
    if (hasArrived(row)) return row.status

    // The payout did not arrive or was sent back. A retry starts from the beginning.
    while (row?.next === 'recall') row = await reach('recall')
    while (row?.next === 'wait') row = await nextSignal()
  }
}

/** The signals that end every wait. */
const listenForSignals = () => {
  const refresh = listenFor(refreshSignal, 'Checks the payout at the vendor again.')
  const retry = listenFor(
    defineSignal(signals.retryPayout),
    'Sends the payout again, to the creator’s current account.',
  )
  const isReceived = (): boolean => refresh.isReceived() || retry.isReceived()
  return {
    refresh,
    retry,
    wait: (): Promise<void> => condition(isReceived),
    waitFor: async (ms: number, summary: string): Promise<void> => {
      await condition(isReceived, ms, { summary })
    },
  }
}

/** The steps of one run. Each step ends with reading the row, which decides the next step. */
const followPayout = (input: PayoutInput) => {
  const { payoutId } = input
  const show = showInUi({ kind: 'payout' })
  const { refresh, retry, wait, waitFor } = listenForSignals()
  let row: Row = null
  /** True if the row already contains the vendor's latest response, so the next request can wait. */
  let isAnswered = false

  const read = async (): Promise<Row> => {
    // The history's length is read before the retry adds to the history, because running histories must replay
    // exactly.
    const isLong = workflowInfo().historyLength > LONG_HISTORY
    if (retry.isReceived()) await requestPayoutRetry(payoutId)
    retry.forget()
    // The retry request is stored in the row, so that the next workflow run finds it.
    if (isLong) await continueAsNew<typeof payout>(input)
    if (refresh.isReceived()) isAnswered = false
    refresh.forget()
    row = await look(payoutId)
    showRow(show, row)
    return row
  }

  const reach = async (step: keyof typeof reached): Promise<Row> => {
    try {
      await reached[step](payoutId)
      isAnswered = step !== 'send'
    } catch (error) {
      const again = new Date(Date.now() + HOUR_MS)
      showStuck(show, row, whyStuck(error), again)
      await waitFor(HOUR_MS, 'again')
    }
    return read()
  }

  /** Reads the state from the vendor. If the state was just read, waits for this long first. */
  const nextAnswer = async (ms: number, summary: string): Promise<Row> => {
    if (!isAnswered) return reach('ask')
    await waitFor(ms, summary)
    isAnswered = false
    return read()
  }

  const nextSignal = async (): Promise<Row> => {
    await wait()
    return read()
  }

  /** The payout is no longer watched after a check on the last day. */
  const isWatchOver = (arrived: ArrivedRow): boolean => isAnswered && watchLeftMs(arrived) <= 0

  return { read, reach, nextAnswer, isWatchOver, nextSignal }
}

const showRow = (show: Show, row: Row): void => {
  if (row === null) {
    show({ status: 'gone', detail: 'The payout was deleted' })
    return
  }
  const { status, waits, expectedOn } = row
  show({ status, detail: waits }, expectedOn === null ? {} : { expected: new Date(expectedOn) }, row)
}

const showStuck = (show: Show, row: Row, why: string, again: Date): void => {
  if (row === null) return
  show({ status: 'stuck', detail: `${row.waits}. The vendor does not answer: ${why}` }, { again }, row)
}

/** The reason why a vendor could not be reached for a day. The money has not been moved. */
const whyStuck = (error: unknown): string => {
  if (!(error instanceof ActivityFailure) || isCancellation(error)) throw error
  return error.cause?.message ?? error.message
}
