import type { Database, DatabaseTransaction } from '@questboard/database'
import { type MissionRunStatus, missionRunSchedule, missionRunStatusNames } from '@questboard/domain'
import { letMissionRunTimePass } from '@questboard/moves'
import { sql } from 'kysely'
import { waitsInWords } from './plans.ts'
import type { RowKind } from './rowKind.ts'

const readRow = (database: Database | DatabaseTransaction, id: string) =>
  database
    .selectFrom('mission_run as run')
    .innerJoin('activation', 'activation.id', 'run.mission_id')
    .innerJoin('mission', 'mission.id', 'run.mission_id')
    .innerJoin('company', 'company.id', 'run.company_id')
    .selectAll('run')
    .select([
      'activation.name as mission_name',
      'activation.start_date',
      'activation.end_date',
      'mission.run_days',
      'company.name as company_name',
    ])
    .select(
      sql<Date | null>`(
        select max(progress.met_at) from mission_progress as progress
         where progress.mission_run_id = run.id and mission_goals_missing(run.id) = 0)`.as(
        'goals_reached_at',
      ),
    )
    .where('run.id', '=', id)
    .executeTakeFirst()
type Row = NonNullable<Awaited<ReturnType<typeof readRow>>>

const scheduleOf = (row: Row, now: Date) =>
  missionRunSchedule(
    {
      status: row.status,
      deadline: row.deadline_at,
      joinedAt: row.joined_at,
      runDays: row.run_days,
      missionStartsAt: row.start_date,
      missionEndsAt: row.end_date,
      goalsReachedAt: row.goals_reached_at,
    },
    now,
  )

const whomFor = (row: Row): string | null => {
  const waitsFor: Readonly<Partial<Record<MissionRunStatus, string>>> = {
    active: 'the creator',
    review: row.company_name,
    claimReward: 'the creator',
  }
  return waitsFor[row.status] ?? null
}

export const missionRun: RowKind<'mission_run', MissionRunStatus, Row> = {
  table: 'mission_run',
  read: readRow,
  schedule: scheduleOf,
  about: (row) => `A creator in the mission “${row.mission_name}” of ${row.company_name}`,
  waits: (row, schedule) => waitsInWords(missionRunStatusNames, row.status, whomFor(row), schedule),
  // Until all goals are reached, the creator has a deadline. A run that has reached all goals has no deadline for
  // the creator.
  deadlineColumns: ({ goals_reached_at }) => (goals_reached_at === null ? ['deadline_at'] : []),
  move: (transaction, seen) => letMissionRunTimePass(transaction, seen),
}
