import { unpaidReasons } from '@questboard/domain'
import {
  ActivityFailure,
  condition,
  defineSignal,
  isCancellation,
  patched,
  proxyActivities,
  setHandler,
} from '@temporalio/workflow'
import type { Activities, PaymentLook } from '../activities/index.ts'
import { type PaymentInput, signals } from '../contract.ts'
import { checkoutWork, moneyWork } from './activityOptions.ts'
import { refreshSignal, showInUi } from './visibility.ts'

const { openCardPayment } = proxyActivities<Activities>(checkoutWork)
const { askCardPayment, closeCardPayment } = proxyActivities<Activities>(moneyWork)

const MINUTE_MS = 60_000
/** Webhooks tell at once; these looks are for those that got lost. */
const LONGEST_WAIT_MS = 60 * MINUTE_MS

const open = async (paymentId: string): Promise<PaymentLook> => {
  try {
    return await openCardPayment(paymentId)
  } catch (error) {
    if (!(error instanceof ActivityFailure) || isCancellation(error)) throw error
    // It may have been opened all the same: then nobody was led there, or it is closed.
    return closeCardPayment(paymentId, 'The payment service did not answer. Nothing was charged.')
  }
}

/**
 * Owns a payment from its request to its end: opens it at the card provider, asks how it stands more and more seldom, and closes
 * it when its time is over. Everything it knows is in the row: it may be terminated and started at any time.
 */
export async function payment({ paymentId }: PaymentInput): Promise<string> {
  const show = showInUi({ kind: 'payment', about: `Payment ${paymentId}` })
  let isLeft = false
  let isRefreshed = false
  setHandler(
    defineSignal(signals.paymentLeft),
    () => {
      isLeft = true
    },
    {
      description: 'The person does not want to pay any more.',
    },
  )
  setHandler(
    refreshSignal,
    () => {
      isRefreshed = true
    },
    { description: 'Asks the card provider again.' },
  )

  show({ status: 'opening', detail: 'The card provider is asked for it' })
  let look = await open(paymentId)
  for (let wait = MINUTE_MS; !look.isOver; wait = Math.min(wait * 2, LONGEST_WAIT_MS)) {
    const left = Date.parse(look.until) - Date.now()
    show({ status: look.status, detail: 'Somebody is to pay it' }, { end: new Date(look.until) })
    if (left > 0) await condition(() => isLeft || isRefreshed, Math.min(wait, left))
    isRefreshed = false
    const isLate = Date.parse(look.until) <= Date.now()
    const why = isLeft ? unpaidReasons.left : isLate ? unpaidReasons.late : null
    look = await (why === null ? askCardPayment(paymentId) : closeCardPayment(paymentId, why))
    // The bank is at it this moment, so the provider refuses to close it: that is tried again, not at once.
    const isRefused = why !== null && !look.isOver
    if (isRefused && patched('waitsToCloseAgain')) await condition(() => isRefreshed, wait)
  }
  show({ status: look.status, detail: 'Nothing is waited for any more' })
  return look.status
}
