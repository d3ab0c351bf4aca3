import type { Database, DatabaseTransaction } from '@questboard/database'
import { disputeSchedule, type QuestDisputeStatus } from '@questboard/domain'
import { letDisputeTimePass } from '@questboard/moves'
import { sql } from 'kysely'
import { waitsInWords } from './plans.ts'
import type { RowKind } from './rowKind.ts'

const readRow = (database: Database | DatabaseTransaction, id: string) =>
  database
    .selectFrom('quest_run_dispute as dispute')
    .innerJoin('quest_run as run', 'run.id', 'dispute.quest_run_id')
    .innerJoin('activation', 'activation.id', 'run.quest_id')
    .innerJoin('company', 'company.id', 'dispute.company_id')
    .selectAll('dispute')
    .select(['activation.name as quest_name', 'company.name as company_name'])
    .where('dispute.id', '=', id)
    .executeTakeFirst()
type Row = NonNullable<Awaited<ReturnType<typeof readRow>>>

const scheduleOf = ({ status, deadline_at, decided_at }: Row) =>
  disputeSchedule({ status, deadline: deadline_at, decidedAt: decided_at })

const names: Readonly<Record<QuestDisputeStatus, string>> = {
  possible: 'Can be disputed',
  open: 'Disputed',
  lapsed: 'Not disputed before the deadline',
  decided: 'Decided',
}

const whomFor = ({ status }: Row): string | null => {
  if (status === 'possible') return 'either side'
  return status === 'open' ? 'an admin’s decision' : null
}

/** Locks the run first, as every status change of a run does. */
const lockRun = async (transaction: DatabaseTransaction, id: string): Promise<void> => {
  await sql`select from quest_run where id = (select quest_run_id from quest_run_dispute where id = ${id}) for no key update`.execute(
    transaction,
  )
}

export const questDispute: RowKind<'quest_run_dispute', QuestDisputeStatus, Row> = {
  table: 'quest_run_dispute',
  lockFirst: lockRun,
  read: readRow,
  schedule: scheduleOf,
  about: (row) => `A dispute about a creator in the quest “${row.quest_name}” of ${row.company_name}`,
  waits: (row) => waitsInWords(names, row.status, whomFor(row), scheduleOf(row)),
  move: letDisputeTimePass,
}
