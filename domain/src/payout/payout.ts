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
  // A bank may send money back days after it took it.
  { from: 'paid', to: 'returned', event: 'payoutReturned' },
  { from: 'failed', to: 'processing', event: 'payoutStarted' },
  { from: 'returned', to: 'processing', event: 'payoutStarted' },
]

/** Where the money did not reach the creator, who has to act. */
export const stuckPayouts = ['failed', 'returned', 'unclaimed'] as const satisfies readonly PayoutStatus[]

/** Where the creator can have it sent again. Unclaimed money is first called back from the vendor. */
export const canSendAgain = (status: PayoutStatus): boolean => stuckPayouts.some((stuck) => stuck === status)

/** Until when PayPal keeps what nobody claims; then it comes back by itself. */
export const daysToClaim = 30

/** Each try has a key of its own, under which the vendor pays once. */
export const payoutTryKey = (payoutId: string, number: number): string => `${payoutId}/${number}`

/** rules §1: what creators are told about the way of the money. */
export const payoutFacts = { bankDays: { least: 2, most: 3 } } as const
