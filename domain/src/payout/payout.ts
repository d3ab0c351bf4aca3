import type { Transition } from '../transition.ts'

export const payoutStatuses = ['pending', 'processing', 'paid', 'failed', 'unclaimed', 'returned'] as const
export type PayoutStatus = (typeof payoutStatuses)[number]

export const payoutTransitions: readonly Transition<PayoutStatus>[] = [
  { from: 'pending', to: 'processing', event: 'payoutStarted' },
  { from: 'pending', to: 'failed', event: 'payoutFailed' },
  { from: 'processing', to: 'paid', event: 'payoutPaid' },
  { from: 'processing', to: 'failed', event: 'payoutFailed' },
  { from: 'processing', to: 'unclaimed', event: 'payoutUnclaimed' },
  { from: 'processing', to: 'returned', event: 'payoutReturned' },
  { from: 'unclaimed', to: 'paid', event: 'payoutPaid' },
  { from: 'unclaimed', to: 'returned', event: 'payoutReturned' },
  // A bank can return money days after accepting it.
  { from: 'paid', to: 'returned', event: 'payoutReturned' },
  { from: 'failed', to: 'processing', event: 'payoutStarted' },
  { from: 'returned', to: 'processing', event: 'payoutStarted' },
]

/** The money did not reach the creator, and the creator must act. */
export const stuckPayouts = ['failed', 'returned', 'unclaimed'] as const satisfies readonly PayoutStatus[]

/** States in which the creator can request another attempt. Unclaimed money is canceled at the vendor first. */
export const canSendAgain = (status: PayoutStatus): boolean => stuckPayouts.some((stuck) => stuck === status)

/** PayPal returns money that was not claimed within this many days. */
export const daysToClaim = 30

/** The idempotency key of an attempt. Each attempt has its own, so the vendor pays it only once. */
export const payoutTryKey = (payoutId: string, number: number): string => `${payoutId}/${number}`

/** The payout times that creators see (rules §1). */
export const payoutFacts = { bankDays: { least: 2, most: 3 } } as const
