import type { Database, DatabaseTransaction } from '@questboard/database'
import {
  activationKindNames,
  activationKinds,
  activationSchedule,
  activationStatuses,
  activationStatusNames,
} from '@questboard/domain'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Dependencies } from './dependencies.ts'
import { type Look, waitsInWords } from './plans.ts'
import { createRowActivities } from './rowActivities.ts'

const rowSchema = z.object({
  version: z.number(),
  company_id: z.string(),
  company_name: z.string(),
  kind: z.enum(activationKinds),
  name: z.string(),
  status: z.enum(activationStatuses),
  start_date: z.date().nullable(),
  end_date: z.date().nullable(),
})
type Row = z.infer<typeof rowSchema>

const readRow = async (database: Database | DatabaseTransaction, id: string): Promise<Row | null> => {
  const row = await database
    .selectFrom('activation')
    .innerJoin('company', 'company.id', 'activation.company_id')
    .selectAll('activation')
    .select('company.name as company_name')
    .where('activation.id', '=', id)
    .executeTakeFirst()
  return row === undefined ? null : rowSchema.parse(row)
}

const scheduleOf = ({ status, start_date, end_date }: Row, now: Date) =>
  activationSchedule({ status, startsAt: start_date, endsAt: end_date }, now)

export const createActivationActivities = ({ database }: Pick<Dependencies, 'database'>) => {
  const { plan, take } = createRowActivities(database, {
    table: 'activation',
    read: readRow,
    schedule: scheduleOf,
    isOver: (_, { deadline }) => deadline === null,
    about: (row) => `${activationKindNames[row.kind]} “${row.name}” of ${row.company_name}`,
    waits: (row, schedule) => waitsInWords(activationStatusNames, row.status, null, schedule),
  })

  return {
    planActivation: plan,
    takeActivationStep: take,

    /**
     * What an end does to those who are under way (spec §4). Keys that were not claimed are not to be had any more. A mission
     * run whose own time is over is left to its own workflow; work under review and rewards stay.
     */
    async settleActivation({ id, now }: Look): Promise<void> {
      await database
        .updateTable('key_campaign_participant')
        .from('activation')
        .set({ status: 'failed' })
        .whereRef('activation.id', '=', 'key_campaign_participant.campaign_id')
        .where('activation.id', '=', id)
        .where('activation.status', 'in', ['ended', 'closed'])
        .where('key_campaign_participant.status', '=', 'accepted')
        .execute()
      await database
        .updateTable('mission_run')
        .from('activation')
        .set({ status: sql`case activation.status when 'closed' then 'canceled' else 'declined' end` })
        .whereRef('activation.id', '=', 'mission_run.mission_id')
        .where('activation.id', '=', id)
        .where('activation.status', 'in', ['ended', 'closed'])
        .where('mission_run.status', '=', 'active')
        .where(
          sql<boolean>`coalesce(mission_run.deadline_at, activation.end_date, 'infinity') > ${new Date(now)}`,
        )
        .execute()
    },
  }
}
