import { MINUTE_MS, unpaidReasons } from '@questboard/domain'
import {
  ActivityFailure,
  CancellationScope,
  condition,
  defineSignal,
  isCancellation,
  patched,
  proxyActivities,
} from '@temporalio/workflow'
import type { Activities, PaymentLook } from '../activities/index.ts'
import { type PaymentInput, signals } from '../contract.ts'
import { checkoutWork, moneyWork } from './activityOptions.ts'
import { listenFor } from './listenFor.ts'
import { refreshSignal, showInUi } from './visibility.ts'

const { openCardPayment } = proxyActivities<Activities>(checkoutWork)
const { askCardPayment, closeCardPayment } = proxyActivities<Activities>(moneyWork)

/**
 * The longest wait between checks. Webhooks report changes immediately; the regular checks find changes whose webhook
 * was lost.
 */
const LONGEST_WAIT_MS = 60 * MINUTE_MS

/**
 * Handles a payment from request to end: opens it at the card provider, checks it less and less often, and closes it
 * at its deadline. The state is in the row, so the workflow can be terminated and restarted anytime.
 */
export async function payment({ paymentId }: PaymentInput): Promise<string> {
  const show = showInUi({ kind: 'payment', about: `Payment ${paymentId}` })
  const canceled = listenFor(defineSignal(signals.paymentLeft), 'The payer canceled the payment.')
  const refresh = listenFor(refreshSignal, 'Checks the payment at the card provider again.')

  show({ status: 'opening', detail: 'Opening the payment at the card provider' })
  let look = await open(paymentId, canceled.isReceived)
  for (let wait = MINUTE_MS; !look.isOver; wait = Math.min(wait * 2, LONGEST_WAIT_MS)) {
    const left = msUntil(look.until)
    show({ status: look.status, detail: 'Waiting for the payment' }, { end: new Date(look.until) })
    if (left > 0) await condition(() => canceled.isReceived() || refresh.isReceived(), Math.min(wait, left))
    refresh.forget()
    const why = whyUnpaid(canceled.isReceived(), look)
    if (why === null) look = await askCardPayment(paymentId)
    else {
      look = await closeCardPayment(paymentId, why)
      // The bank is processing the payment, so the provider refuses to close it. Closing is retried later.
      if (!look.isOver && patched('waitsToCloseAgain')) await condition(refresh.isReceived, wait)
    }
  }
  show({ status: look.status, detail: 'The payment has ended' })
  return look.status
}

const msUntil = (moment: string): number => Date.parse(moment) - Date.now()

/** The reason to close the payment. Null while it can still be paid. */
const whyUnpaid = (isCanceled: boolean, { until }: PaymentLook): string | null => {
  if (isCanceled) return unpaidReasons.left
  return msUntil(until) <= 0 ? unpaidReasons.late : null
}

/** Opens the payment. If the payer cancels while the provider is unavailable, the payment ends immediately. */
const open = async (paymentId: string, isCanceled: () => boolean): Promise<PaymentLook> => {
  const attempts = new CancellationScope()
  const opened = attempts.run(() => openCardPayment(paymentId))
  const first = await Promise.race([
    opened.then(
      () => 'ended' as const,
      () => 'ended' as const,
    ),
    condition(isCanceled).then(() => 'canceled' as const),
  ])
  const isLeft = first === 'canceled' && patched('cancelsWhileOpening')
  if (isLeft) attempts.cancel()
  try {
    return await opened
  } catch (error) {
    if (!(error instanceof ActivityFailure) || (isCancellation(error) && !isLeft)) throw error
    // The payment could have been opened despite the error, but no one was sent to its page. It is closed now.
    return closeCardPayment(paymentId, isLeft ? unpaidReasons.left : unpaidReasons.unreachable)
  }
}
