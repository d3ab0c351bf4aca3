import { z } from 'zod'
import { errors } from '../errors.ts'
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

/** spec §1: what people are told while they wait. */
export const reviewDays = { least: 2, most: 4 } as const

export const sizeTiers = ['nano', 'micro', 'mid', 'macro'] as const
export type SizeTier = (typeof sizeTiers)[number]

type Range = { readonly from: number; readonly to: number | null }
type Tier = { readonly tier: SizeTier; readonly views: Range; readonly ccv: Range }

/** spec §9, the reading by views and concurrent viewers. It leaves no gap, so the database's `size_tier_of` uses it. */
export const tiersByViews: readonly Tier[] = [
  { tier: 'nano', views: { from: 0, to: 1_000 }, ccv: { from: 0, to: 10 } },
  { tier: 'micro', views: { from: 1_000, to: 10_000 }, ccv: { from: 10, to: 100 } },
  { tier: 'mid', views: { from: 10_000, to: 100_000 }, ccv: { from: 100, to: 1_000 } },
  { tier: 'macro', views: { from: 100_000, to: 1_000_000 }, ccv: { from: 1_000, to: 10_000 } },
]

/** spec §9, the reading by views per video: what matchmaking offers as audience. Below nano there is no tier. */
export const tiersByViewsPerVideo: readonly Tier[] = [
  { tier: 'nano', views: { from: 250, to: 1_000 }, ccv: { from: 5, to: 20 } },
  { tier: 'micro', views: { from: 1_000, to: 5_000 }, ccv: { from: 20, to: 100 } },
  { tier: 'mid', views: { from: 5_000, to: 25_000 }, ccv: { from: 100, to: 1_000 } },
  { tier: 'macro', views: { from: 25_000, to: null }, ccv: { from: 1_000, to: null } },
]

/** The higher tier of the two figures; null when neither is known or reaches the lowest tier. */
export function sizeTier(
  views: number | null,
  ccv: number | null,
  tiers: readonly Tier[] = tiersByViews,
): SizeTier | null {
  const reached = tiers.filter(
    (tier) => (views !== null && views >= tier.views.from) || (ccv !== null && ccv >= tier.ccv.from),
  )
  return reached.at(-1)?.tier ?? null
}

export const creatorProfileForm = z.object({
  primaryContentLanguage: z
    .string()
    .regex(/^[a-z]{2,3}$/, 'Please select a language')
    .nullable(),
  minimumDealSizeCents: z.int().min(0, errors['amount-invalid']).nullable(),
})
