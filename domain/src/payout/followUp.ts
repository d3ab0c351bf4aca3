import { DAY_MS } from '../durations.ts'
import type { PayoutStatus } from './payout.ts'

/** The next step for a payout. `send`, `ask` and `recall` call the vendor; `wait` is for a retry request. */
export type PayoutStep = 'send' | 'ask' | 'recall' | 'wait'

/** An unclaimed payout is recalled before it is sent again, because its recipient could still claim it. */
export const nextPayoutStep = (payout: {
  readonly status: PayoutStatus
  readonly isRetryRequested: boolean
  /** True if the vendor has accepted the current attempt and given it a reference. */
  readonly isAtVendor: boolean
}): PayoutStep => {
  const { status, isRetryRequested, isAtVendor } = payout
  if (status === 'pending' || (status === 'processing' && !isAtVendor)) return 'send'
  if (status === 'unclaimed' && isRetryRequested) return 'recall'
  if (status === 'failed' || status === 'returned') return isRetryRequested ? 'send' : 'wait'
  return 'ask'
}

/** Stripe can report a bank return up to five business days after a payout. */
const WATCH_DAYS = 8

/** The time until which a bank can still return a payout that has arrived. */
export const payoutWatchedUntil = (paidAt: Date): Date => new Date(paidAt.getTime() + WATCH_DAYS * DAY_MS)
