import { MINUTE_MS } from '../durations.ts'
import { afterHours } from '../schedule.ts'
import type { Transition } from '../transition.ts'

export const paymentStatuses = [
  'waiting_approval',
  'pending',
  'processing',
  'succeeded',
  'failed',
  'expired',
  'refunded',
] as const
export type PaymentStatus = (typeof paymentStatuses)[number]

export const paymentTransitions: readonly Transition<PaymentStatus>[] = [
  { from: 'waiting_approval', to: 'pending', event: 'paymentApproved' },
  { from: 'waiting_approval', to: 'expired', event: 'paymentExpired' },
  { from: 'pending', to: 'processing', event: 'paymentStarted' },
  { from: 'pending', to: 'expired', event: 'paymentExpired' },
  { from: 'processing', to: 'succeeded', event: 'paymentSucceeded' },
  { from: 'processing', to: 'failed', event: 'paymentFailed' },
  { from: 'failed', to: 'processing', event: 'paymentStarted' },
  { from: 'failed', to: 'expired', event: 'paymentExpired' },
  // Money that arrives after the deadline is recorded and then refunded.
  { from: 'failed', to: 'succeeded', event: 'paymentSucceeded' },
  { from: 'expired', to: 'succeeded', event: 'paymentSucceeded' },
  { from: 'succeeded', to: 'refunded', event: 'paymentRefunded' },
]

/** The reasons why a payment ended, other than being paid or declined by a bank. */
export const unpaidReasons = {
  left: 'You left the payment',
  late: 'Nobody paid in time',
  declined: 'It was not approved',
  unapproved: 'Nobody approved it in time',
  unreachable: 'The card provider did not respond',
} as const

/** We try to open a payment at the card provider for this long. Then we cancel the payment. */
export const minutesToOpen = 10

/** The card provider's checkout page and our payment both stay open this long. */
export const hoursToPay = 23

/** The time until which a payment can be made: its own deadline, or earlier, when the checkout page closes. */
export const payableUntil = ({
  dueAt,
  createdAt,
  approvedAt,
}: {
  readonly dueAt: Date | null
  readonly createdAt: Date
  readonly approvedAt: Date | null
}): Date => {
  const closesAt = afterHours(approvedAt ?? createdAt, hoursToPay)
  return dueAt !== null && dueAt < closesAt ? dueAt : closesAt
}

/** The time until which we try to open a payment at the card provider. */
export const openableUntil = ({
  createdAt,
  approvedAt,
}: {
  readonly createdAt: Date
  readonly approvedAt: Date | null
}): Date => new Date((approvedAt ?? createdAt).getTime() + minutesToOpen * MINUTE_MS)

export const refundStatuses = [
  'requested',
  'processing',
  'succeeded',
  'failed',
  'waiting',
  'covered',
] as const

export const disputeStatuses = ['open', 'won', 'lost'] as const

export const invoiceStatuses = ['open', 'paid', 'void'] as const
export type InvoiceStatus = (typeof invoiceStatuses)[number]

export const invoiceTransitions: readonly Transition<InvoiceStatus>[] = [
  { from: 'open', to: 'paid', event: 'invoicePaid' },
  { from: 'open', to: 'void', event: 'invoiceVoided' },
]
