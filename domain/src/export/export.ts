import { activationPath } from '../activation/paths.ts'
import type { ProgramMembershipStatus } from '../creator-program/creatorProgram.ts'
import { dateInStockholm } from '../format/dates.ts'
import {
  type KeyCampaignParticipantStatus,
  keyCampaignParticipantStages,
} from '../key-campaign/keyCampaign.ts'
import { type QuestRunStatus, questRunStages } from '../quest-run/questRun.ts'
import { oneOf, shape } from '../shape.ts'
import type { Transition } from '../transition.ts'

export const exportKinds = [
  'quest_runs',
  'key_participants',
  'program_members',
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

/**
 * The maximum number of emailed exports per company and month, across all kinds (rules §9). Failed exports don't count.
 */
export const exportsPerMonth = 5

export const exportKeptDays = 7

/** Exports of participants, with the stages that a company can choose. */
export const participantExports = {
  quest_runs: questRunStages,
  key_participants: keyCampaignParticipantStages,
  program_members: { Applicants: ['pending'], Accepted: ['accepted'], Rejected: ['rejected'] },
} as const satisfies Partial<
  Record<(typeof exportKinds)[number], Readonly<Record<string, readonly string[]>>>
>
export type ParticipantExportKind = keyof typeof participantExports
export const participantExportKinds = ['quest_runs', 'key_participants', 'program_members'] as const

export const stagesOfExport = (kind: ParticipantExportKind): readonly string[] =>
  Object.keys(participantExports[kind])

/** The kinds of exports for channel lists, by content type. */
export const insightExportKinds = ['livestream_insights', 'video_insights', 'shorts_insights'] as const

export const mailedExportKinds = [...participantExportKinds, 'report', ...insightExportKinds] as const
export type MailedExportKind = (typeof mailedExportKinds)[number]

export const isMailedExport = (kind: string): kind is MailedExportKind =>
  mailedExportKinds.some((one) => one === kind)

export const exportNames: Readonly<Record<MailedExportKind, string>> = {
  quest_runs: 'quest runs',
  key_participants: 'key participants',
  program_members: 'members',
  report: 'report',
  livestream_insights: 'livestream insights',
  video_insights: 'video insights',
  shorts_insights: 'shorts insights',
}

export const reportSections = ['overview', 'keys', 'missions', 'quests', 'creator-program'] as const
export type ReportSectionSlug = (typeof reportSections)[number]
export const reportTabs = ['activations', 'content', 'creators', 'games'] as const
export type ReportTab = (typeof reportTabs)[number]

/** Periods in days for channel lists and their exports: those of the averages in rules §3, and one year. */
export const channelPeriodDays = [1, 3, 7, 14, 30, 90, 180, 365] as const

/** YouTube exports cover at most this many days (rules §9). */
export const youtubeExportDays = 30

const reportShown = shape({ section: oneOf(reportSections), tab: oneOf(reportTabs) })

/**
 * The URL of the page where the company downloads the file and requests another. `filter` is the export's stored
 * filter.
 */
export const exportsPath = (
  kind: MailedExportKind,
  activationId: string | null,
  filter?: unknown,
): string => {
  const report = reportShown.read(filter)
  const of = {
    quest_runs: activationId
      ? `${activationPath('QUEST', activationId)}/participants/ended`
      : '/company/creator-management/quests/ended',
    key_participants: activationId
      ? `${activationPath('KEY', activationId)}/participants/ended`
      : '/company/creator-management/keys/ended',
    program_members: '/company/creator-management/creator-program/accepted',
    report: `/company/reporting/${report?.section ?? 'overview'}/${report?.tab ?? 'activations'}`,
    livestream_insights: '/insights/livestream/content-creators',
    video_insights: '/insights/video/content-creators',
    shorts_insights: '/insights/shorts/content-creators',
  }
  return `${of[kind]}?exports=`
}

const statusesOf = <Status extends string>(
  stages: Readonly<Record<string, readonly Status[]>>,
  chosen: readonly string[],
): readonly Status[] =>
  Object.entries(stages).flatMap(([stage, statuses]) => (chosen.includes(stage) ? statuses : []))

export const exportedRunStatuses = (chosen: readonly string[]): readonly QuestRunStatus[] =>
  statusesOf<QuestRunStatus>(questRunStages, chosen)

export const exportedParticipantStatuses = (
  chosen: readonly string[],
): readonly KeyCampaignParticipantStatus[] =>
  statusesOf<KeyCampaignParticipantStatus>(keyCampaignParticipantStages, chosen)

export const exportedMembershipStatuses = (chosen: readonly string[]): readonly ProgramMembershipStatus[] =>
  statusesOf<ProgramMembershipStatus>(participantExports.program_members, chosen)

/** The stage that a status belongs to, named like its tab. */
export const stageOf = (kind: ParticipantExportKind, status: string): string =>
  Object.entries<readonly string[]>(participantExports[kind]).find(([, statuses]) =>
    statuses.includes(status),
  )?.[0] ?? ''

/** The start of the month for the export limit, in Stockholm time including daylight saving. */
export const startOfExportMonth = (now: Date): Date => {
  const month = dateInStockholm(now).slice(0, 7)
  const isSummer = Number(month.slice(5)) >= 4 && Number(month.slice(5)) <= 10
  return new Date(`${month}-01T00:00:00${isSummer ? '+02:00' : '+01:00'}`)
}
