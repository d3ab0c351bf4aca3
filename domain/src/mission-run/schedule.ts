import { missionDeadlineReminderDays } from '../mission/mission.ts'
import { afterDays, nothingDue, remindersAhead, type Schedule } from '../schedule.ts'
import { type MissionRunStatus, missionRunCountsFrom, missionRunDeadline } from './missionRun.ts'

export type MissionRunFacts = {
  readonly status: MissionRunStatus
  /** The deadline stored in the row. Null if the deadline follows from the mission. */
  readonly deadline: Date | null
  readonly joinedAt: Date
  readonly runDays: number | null
  readonly missionStartsAt: Date | null
  readonly missionEndsAt: Date | null
  /** The time when the last criterion was met. Null if one is not met yet. */
  readonly goalsReachedAt: Date | null
}

/** Only active runs can miss a deadline. Reviews and rewards have none, because they depend on people (rules §4). */
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
