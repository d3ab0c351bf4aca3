import type { Transition } from '../transition.ts'

export const matchInsights = ['EXCELLENT', 'GREAT', 'GOOD', 'AVERAGE', 'POOR'] as const
export type MatchInsight = (typeof matchInsights)[number]

export const matchInsightNames: Readonly<Record<MatchInsight, string>> = {
  EXCELLENT: 'Excellent match',
  GREAT: 'Great match',
  GOOD: 'Good match',
  AVERAGE: 'Average match',
  POOR: 'Poor match',
}

export const matchmakingObjectives = ['awareness', 'engagement', 'conversion'] as const
export type MatchmakingObjective = (typeof matchmakingObjectives)[number]

export const matchmakingObjectiveNames: Readonly<Record<MatchmakingObjective, string>> = {
  awareness: 'Awareness',
  engagement: 'Engagement',
  conversion: 'Conversion',
}

export const matchmakingStatuses = ['generating', 'ready', 'failed'] as const
export type MatchmakingStatus = (typeof matchmakingStatuses)[number]

export const matchmakingTransitions: readonly Transition<MatchmakingStatus>[] = [
  { from: 'generating', to: 'ready', event: 'matchmakingReady' },
  { from: 'generating', to: 'failed', event: 'matchmakingFailed' },
  { from: 'failed', to: 'generating', event: 'matchmakingRequested' },
]
