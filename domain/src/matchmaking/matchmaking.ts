import type { Transition } from '../transition.ts'

export const matchInsights = ['EXCELLENT', 'GREAT', 'GOOD', 'AVERAGE', 'POOR'] as const

export const matchmakingObjectives = ['awareness', 'engagement', 'conversion'] as const

export const matchmakingStatuses = ['generating', 'ready', 'failed'] as const
export type MatchmakingStatus = (typeof matchmakingStatuses)[number]

export const matchmakingTransitions: readonly Transition<MatchmakingStatus>[] = [
  { from: 'generating', to: 'ready', event: 'matchmakingReady' },
  { from: 'generating', to: 'failed', event: 'matchmakingFailed' },
  { from: 'failed', to: 'generating', event: 'matchmakingRequested' },
]
