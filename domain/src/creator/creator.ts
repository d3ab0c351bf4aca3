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

/**
 * The creator sizes with their limits, for form fields. Rules §9 can be read in two ways. We use average views or
 * concurrent viewers, because the other reading has no size below 250 views.
 */
export const sizeTierLabels: Readonly<Record<SizeTier, string>> = {
  nano: 'Nano (below 1,000 views and 10 viewers)',
  micro: 'Micro (from 1,000 views or 10 viewers)',
  mid: 'Mid (from 10,000 views or 100 viewers)',
  macro: 'Macro (from 100,000 views or 1,000 viewers)',
}
