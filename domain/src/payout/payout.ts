import type { Transition } from '../transition.ts'

export const payoutStatuses = ['pending', 'processing', 'paid', 'failed'] as const
export type PayoutStatus = (typeof payoutStatuses)[number]

export const payoutTransitions: readonly Transition<PayoutStatus>[] = [
  { from: 'pending', to: 'processing', event: 'payoutStarted' },
  { from: 'processing', to: 'paid', event: 'payoutPaid' },
  { from: 'processing', to: 'failed', event: 'payoutFailed' },
  { from: 'failed', to: 'processing', event: 'payoutStarted' },
]

export const payoutMethods = ['card', 'paypal'] as const
export type PayoutMethod = (typeof payoutMethods)[number]

/** spec §1: what creators are told about the way of the money. */
export const payoutFacts = { countries: '196+', bankDays: { least: 2, most: 3 } } as const
