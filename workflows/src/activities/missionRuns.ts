import type { Database, DatabaseTransaction } from '@questboard/database'
import {
  isFinal,
  type MissionRunStatus,
  missionRunSchedule,
  missionRunStatuses,
  missionRunStatusNames,
  missionRunTransitions,
} from '@questboard/domain'
import { expireMission } from '@questboard/moves'
import { z } from 'zod'
import type { Dependencies } from './dependencies.ts'
import { waitsInWords } from './plans.ts'
import { createRowActivities } from './rowActivities.ts'

const rowSchema = z.object({
  version: z.number(),
  company_id: z.string(),
  creator_id: z.string(),
  company_name: z.string(),
  mission_name: z.string(),
  status: z.enum(missionRunStatuses),
  joined_at: z.date(),
  deadline_at: z.date().nullable(),
  run_days: z.number().nullable(),
  end_date: z.date().nullable(),
})

const readRow = async (database: Database | DatabaseTransaction, id: string) => {
  const row = await database
    .selectFrom('mission_run as run')
    .innerJoin('activation', 'activation.id', 'run.mission_id')
    .innerJoin('mission', 'mission.id', 'run.mission_id')
    .innerJoin('company', 'company.id', 'run.company_id')
    .selectAll('run')
    .select([
      'activation.name as mission_name',
      'activation.end_date',
      'mission.run_days',
      'company.name as company_name',
    ])
    .where('run.id', '=', id)
    .executeTakeFirst()
  return row === undefined ? null : rowSchema.parse(row)
}
type Row = z.infer<typeof rowSchema>

const scheduleOf = (row: Row, now: Date) =>
  missionRunSchedule(
    {
      status: row.status,
      deadline: row.deadline_at,
      joinedAt: row.joined_at,
      runDays: row.run_days,
      missionEndsAt: row.end_date,
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

export const createMissionRunActivities = ({ database }: Pick<Dependencies, 'database'>) => {
  const { plan, take } = createRowActivities(database, {
    table: 'mission_run',
    read: readRow,
    schedule: scheduleOf,
    isOver: ({ status }) => isFinal(missionRunTransitions, status),
    about: (row) => `A creator on the mission “${row.mission_name}” of ${row.company_name}`,
    waits: (row, schedule) => waitsInWords(missionRunStatusNames, row.status, whomFor(row), schedule),
    deadlineColumns: () => ['deadline_at'],
    move: (transaction, run) => expireMission(transaction, run, { by: 'time' }),
  })
  return { planMissionRun: plan, takeMissionRunStep: take }
}
