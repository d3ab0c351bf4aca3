import { z } from 'zod'
import { allowed, errors, refused, type Verdict } from '../errors.ts'
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
export type ExportKind = (typeof exportKinds)[number]

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

/** spec §4: which rows can be chosen. */
export const exportStages = {
  quest_runs: ['Offers', 'Active', 'Review', 'Ended'],
  key_participants: ['Pending', 'Active', 'Ended'],
} as const

/** spec §6 and §9. */
export const exportsPerMonth = 5
export const youtubeExportDays = 30
export const aggregationDays = [1, 3, 7, 14, 30, 90, 180] as const

export const isYoutubeExport = (kind: ExportKind): boolean =>
  kind === 'video_insights' || kind === 'shorts_insights'

export function canExport(madeThisMonth: number): Verdict {
  return madeThisMonth >= exportsPerMonth ? refused('export-limit') : allowed
}

export const exportForm = z
  .object({
    kind: z.enum(exportKinds),
    stages: z.array(z.string()),
    periodDays: z.int().positive(errors['export-period']).nullable(),
  })
  .refine(
    (form) =>
      !isYoutubeExport(form.kind) || (form.periodDays !== null && form.periodDays <= youtubeExportDays),
    { path: ['periodDays'], error: errors['export-period'] },
  )
