import { z } from 'zod'
import type { Transition } from '../transition.ts'

export const matchInsights = ['EXCELLENT', 'GREAT', 'GOOD', 'AVERAGE', 'POOR'] as const
export type MatchInsight = (typeof matchInsights)[number]

export const matchmakingObjectives = ['awareness', 'engagement', 'conversion'] as const
export type MatchmakingObjective = (typeof matchmakingObjectives)[number]

export const matchmakingStatuses = ['generating', 'ready', 'failed'] as const
export type MatchmakingStatus = (typeof matchmakingStatuses)[number]

export const matchmakingTransitions: readonly Transition<MatchmakingStatus>[] = [
  { from: 'generating', to: 'ready', event: 'matchmakingReady' },
  { from: 'generating', to: 'failed', event: 'matchmakingFailed' },
  { from: 'failed', to: 'generating', event: 'matchmakingRequested' },
]

/** spec §9: matchmaking uses the past 12 months of creator activity. */
export const matchmakingMonths = 12

const insightFrom: readonly (readonly [number, MatchInsight])[] = [
  [0.85, 'EXCELLENT'],
  [0.7, 'GREAT'],
  [0.5, 'GOOD'],
  [0.3, 'AVERAGE'],
]

/** The insight of a RecSys score between 0 and 1. */
export const matchInsight = (score: number): MatchInsight =>
  insightFrom.find(([least]) => score >= least)?.[1] ?? 'POOR'

/** spec §5: activation, objective and game are required. */
export const matchmakingForm = z.object({
  activationId: z.uuid('Please select an activation'),
  objective: z.enum(matchmakingObjectives, { error: 'Please select an objective' }),
  gameId: z.uuid('Please select a game'),
  countries: z.array(z.string()),
  languages: z.array(z.string()),
  platforms: z.array(z.enum(['twitch', 'youtube', 'tiktok'])),
  sizeTiers: z.array(z.string()),
  budgetCents: z.int().positive().nullable(),
})
