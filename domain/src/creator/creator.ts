import type { Transition } from '../transition.ts'

export const creatorAccessKinds = ['creator', 'quests', 'keys'] as const
export type CreatorAccessKind = (typeof creatorAccessKinds)[number]

export const creatorAccessStatuses = ['pending', 'approved', 'rejected'] as const
export type CreatorAccessStatus = (typeof creatorAccessStatuses)[number]

export const creatorAccessTransitions: readonly Transition<CreatorAccessStatus>[] = [
  { from: 'pending', to: 'approved', event: 'creatorAccessApproved' },
  { from: 'pending', to: 'rejected', event: 'creatorAccessRejected' },
  { from: 'approved', to: 'rejected', event: 'creatorAccessRejected' },
  { from: 'rejected', to: 'pending', event: 'creatorAccessRequested' },
  { from: 'rejected', to: 'approved', event: 'creatorAccessApproved' },
]

/** The review time shown to waiting creators (rules §1). */
export const reviewDays = { least: 2, most: 4 } as const

export const sizeTiers = ['nano', 'micro', 'mid', 'macro'] as const
export type SizeTier = (typeof sizeTiers)[number]

export const sizeTierNames: Readonly<Record<SizeTier, string>> = {
  nano: 'Nano',
  micro: 'Micro',
  mid: 'Mid',
  macro: 'Macro',
}
