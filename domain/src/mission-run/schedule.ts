import { missionDeadlineReminderDays } from '../mission/mission.ts'
import { afterDays, nothingDue, remindersAhead, type Schedule } from '../schedule.ts'
import { type MissionRunStatus, missionRunCountsFrom, missionRunDeadline } from './missionRun.ts'

/** What the time of a run depends on. */
export type MissionRunFacts = {
  readonly status: MissionRunStatus
  /** As the row says it; null: it follows from the mission. */
  readonly deadline: Date | null
  readonly joinedAt: Date
  readonly runDays: number | null
  readonly missionStartsAt: Date | null
  readonly missionEndsAt: Date | null
  /** When the last of the criteria was reached; null: something is missing. */
  readonly goalsReachedAt: Date | null
}

/** Only what is under way can miss its deadline: a review and a reward wait for people (rules §4). */
export function missionRunSchedule(run: MissionRunFacts, now: Date): Schedule<MissionRunStatus> {
  if (run.status !== 'active') return nothingDue
  if (run.goalsReachedAt !== null) return { deadline: run.goalsReachedAt, becomes: 'review', reminders: [] }
  const deadline =
    run.deadline ??
    missionRunDeadline(
      missionRunCountsFrom(run.joinedAt, run.missionStartsAt),
      run.runDays,
      run.missionEndsAt,
    )
  if (deadline === null) return nothingDue
  const reminder = {
    at: afterDays(deadline, -missionDeadlineReminderDays),
    kind: 'mission_deadline_5_days',
    to: 'creator',
  } as const
  return { deadline, becomes: 'expired', reminders: remindersAhead([reminder], now) }
}
