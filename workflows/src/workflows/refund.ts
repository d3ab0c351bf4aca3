import { HOUR_MS } from '@questboard/domain'
import { condition, proxyActivities } from '@temporalio/workflow'
import type { Activities } from '../activities/index.ts'
import type { RefundInput } from '../contract.ts'
import { moneyWork } from './activityOptions.ts'
import { listenFor } from './listenFor.ts'
import { refreshSignal, showInUi } from './visibility.ts'

const { sendRefund } = proxyActivities<Activities>(moneyWork)

const LONGEST_WAIT_MS = 24 * HOUR_MS

const details: Readonly<Record<string, string>> = {
  succeeded: 'The refund has arrived',
  failed: 'The card does not accept refunds',
  covered: 'The bank has already paid the money back',
  waiting: 'The payment is disputed: the refund is requested again after the bank’s decision',
}

/** Requests a refund once and checks the refund until it has arrived or failed. */
export async function refund({ refundId }: RefundInput): Promise<string> {
  const show = showInUi({ kind: 'refund', about: `Refund ${refundId}` })
  const refresh = listenFor(refreshSignal, 'Checks the refund at the card provider again.')
  show({ status: 'requested', detail: 'Requesting the refund from the card provider' })
  for (let wait = HOUR_MS; ; wait = Math.min(wait * 2, LONGEST_WAIT_MS)) {
    refresh.forget()
    const look = await sendRefund(refundId)
    show({ status: look.status, detail: details[look.status] ?? 'On its way to the card' })
    if (look.isOver) return look.status
    await condition(refresh.isReceived, wait)
  }
}
