import type { Database, DatabaseTransaction } from '@questboard/database'
import {
  type ActivationStatus,
  activationKindNames,
  activationSchedule,
  activationStatusNames,
} from '@questboard/domain'
import { letActivationTimePass, settleActivation, waitsForAnswer } from '@questboard/moves'
import { waitsInWords } from './plans.ts'
import type { RowKind } from './rowKind.ts'

const readRow = (database: Database | DatabaseTransaction, id: string) =>
  database
    .selectFrom('activation')
    .innerJoin('company', 'company.id', 'activation.company_id')
    .selectAll('activation')
    .select('company.name as company_name')
    .select(waitsForAnswer.as('is_left'))
    .where('activation.id', '=', id)
    .executeTakeFirst()
type Row = NonNullable<Awaited<ReturnType<typeof readRow>>>

const scheduleOf = ({ status, start_date, end_date }: Row, now: Date) =>
  activationSchedule({ status, startsAt: start_date, endsAt: end_date }, now)

export const activation: RowKind<'activation', ActivationStatus, Row> = {
  table: 'activation',
  read: readRow,
  schedule: scheduleOf,
  isOverWithoutDeadline: true,
  about: (row) => `${activationKindNames[row.kind]} “${row.name}” of ${row.company_name}`,
  waits: (row, schedule) => waitsInWords(activationStatusNames, row.status, null, schedule),
  move: letActivationTimePass,
  // However it ended, by a move or by somebody at psql.
  aftermath: {
    isLeft: ({ status, is_left }) => (status === 'ended' || status === 'closed') && is_left,
    settle: (transaction, seen) => settleActivation(transaction, seen, { by: 'time' }),
  },
}
