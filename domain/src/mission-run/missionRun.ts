import { DAY_MS } from '../durations.ts'
import type { Transition } from '../transition.ts'

export const missionRunStatuses = [
  'active',
  'review',
  'claimReward',
  'completed',
  'declined',
  'canceled',
  'expired',
] as const
export type MissionRunStatus = (typeof missionRunStatuses)[number]

export const missionRunStatusNames: Readonly<Record<MissionRunStatus, string>> = {
  active: 'Active',
  review: 'Company is reviewing',
  claimReward: 'Claim rewards',
  completed: 'Completed',
  declined: 'Declined',
  canceled: 'Canceled',
  expired: 'Expired',
}

export const missionRunTransitions: readonly Transition<MissionRunStatus>[] = [
  { from: 'active', to: 'review', event: 'missionContentSubmitted' },
  { from: 'active', to: 'claimReward', event: 'missionAccepted' },
  { from: 'active', to: 'completed', event: 'missionCompleted' },
  { from: 'active', to: 'declined', event: 'missionDeclined' },
  { from: 'active', to: 'canceled', event: 'missionCanceled' },
  { from: 'active', to: 'expired', event: 'missionExpired' },
  { from: 'review', to: 'active', event: 'missionContentRejected' },
  { from: 'review', to: 'claimReward', event: 'missionAccepted' },
  { from: 'review', to: 'completed', event: 'missionCompleted' },
  { from: 'review', to: 'declined', event: 'missionDeclined' },
  { from: 'review', to: 'canceled', event: 'missionCanceled' },
  { from: 'claimReward', to: 'completed', event: 'missionCompleted' },
]

/** Tabs of creator management (rules §2). */
export const missionRunStages = {
  Ongoing: ['active'],
  Review: ['review'],
  Completed: ['claimReward', 'completed', 'declined', 'canceled', 'expired'],
} as const satisfies Readonly<Record<string, readonly MissionRunStatus[]>>

/**
 * A creator has at least this long to replace content that was sent back, and exactly this long if the mission has ended
 * (rules §4).
 */
export const missionRedoHours = 48

/**
 * Invited creators can join before the mission starts. Their stream time and content count from the mission's start
 * (rules §4).
 */
export function missionRunCountsFrom(joinedAt: Date, startDate: Date | null): Date {
  return startDate !== null && startDate > joinedAt ? startDate : joinedAt
}

/** The earlier of the creator's own deadline and the mission's end. */
export function missionRunDeadline(
  countsFrom: Date,
  runDays: number | null,
  endDate: Date | null,
): Date | null {
  const own = runDays === null ? null : new Date(countsFrom.getTime() + runDays * DAY_MS)
  if (own === null) return endDate
  return endDate !== null && endDate < own ? endDate : own
}
