import type { Transition } from '../transition.ts'

export const exportKinds = [
  'quest_runs',
  'key_participants',
  'livestream_insights',
  'video_insights',
  'shorts_insights',
  'codes',
  'report',
] as const

export const exportStatuses = ['requested', 'running', 'ready', 'failed', 'expired'] as const
export type ExportStatus = (typeof exportStatuses)[number]

export const exportTransitions: readonly Transition<ExportStatus>[] = [
  { from: 'requested', to: 'running', event: 'exportStarted' },
  { from: 'requested', to: 'failed', event: 'exportFailed' },
  { from: 'running', to: 'ready', event: 'exportReady' },
  { from: 'running', to: 'failed', event: 'exportFailed' },
  { from: 'failed', to: 'running', event: 'exportStarted' },
  { from: 'ready', to: 'expired', event: 'exportExpired' },
]
