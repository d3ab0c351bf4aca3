import type { Database, DatabaseTransaction } from '@questboard/database'
import {
  type ActivationStatus,
  activationKindNames,
  activationSchedule,
  activationStatusNames,
} from '@questboard/domain'
import {
  letActivationTimePass,
  screeningAt,
  screenRequests,
  settleActivation,
  waitsForAnswer,
  waitsForScreening,
} from '@questboard/moves'
import { waitsInWords } from './plans.ts'
import type { RowKind } from './rowKind.ts'

const readRow = (database: Database | DatabaseTransaction, id: string) =>
  database
    .selectFrom('activation')
    .innerJoin('company', 'company.id', 'activation.company_id')
    .selectAll('activation')
    .select('company.name as company_name')
    .select([
      waitsForAnswer.as('waits_for_answer'),
      waitsForScreening.as('waits_for_screening'),
      screeningAt.as('screening_at'),
    ])
    .where('activation.id', '=', id)
    .executeTakeFirst()
type Row = NonNullable<Awaited<ReturnType<typeof readRow>>>

const scheduleOf = ({ status, start_date, end_date }: Row, now: Date) =>
  activationSchedule({ status, startsAt: start_date, endsAt: end_date }, now)

/** True if the activation was ended, by a person or by an edit in SQL. */
const isOver = ({ status }: Row): boolean => status === 'ended' || status === 'closed'

export const activation: RowKind<'activation', ActivationStatus, Row> = {
  table: 'activation',
  read: readRow,
  schedule: scheduleOf,
  isOverWithoutDeadline: true,
  about: (row) => `${activationKindNames[row.kind]} “${row.name}” of ${row.company_name}`,
  waits: (row, schedule) => waitsInWords(activationStatusNames, row.status, null, schedule),
  move: letActivationTimePass,
  aftermath: {
    isLeft: (row) => row.waits_for_screening || (isOver(row) && row.waits_for_answer),
    comesAt: (row) => row.screening_at,
    settle: (transaction, seen, row) =>
      isOver(row)
        ? settleActivation(transaction, seen, { by: 'time' })
        : screenRequests(transaction, seen, { by: 'rules' }),
  },
}
