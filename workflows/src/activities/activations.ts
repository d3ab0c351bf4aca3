import type { Database, DatabaseTransaction } from '@questboard/database'
import {
  activationKindNames,
  activationKinds,
  activationSchedule,
  activationStatuses,
  activationStatusNames,
} from '@questboard/domain'
import { letActivationTimePass, settleActivation } from '@questboard/moves'
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
    move: letActivationTimePass,
  })

  return {
    planActivation: plan,
    takeActivationStep: take,

    /** However it ended, by a move or by somebody at psql: nobody waits in it for an answer. */
    async settleActivation({ id }: Look): Promise<void> {
      await database.transaction().execute((transaction) => settleActivation(transaction, id, { by: 'time' }))
    },
  }
}
