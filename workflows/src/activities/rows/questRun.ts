import type { Database, DatabaseTransaction } from '@questboard/database'
import {
  type QuestRunStatus,
  questRunEventOf,
  questRunSchedule,
  questRunStatusNames,
  sideToAct,
} from '@questboard/domain'
import { applyQuestRunDeadline, questRunFacts, selectQuestRun } from '@questboard/moves'
import { sql } from 'kysely'
import { type ReminderMoment, waitsInWords } from './plans.ts'
import type { RowKind } from './rowKind.ts'

const readRow = (database: Database | DatabaseTransaction, id: string) =>
  selectQuestRun(database)
    .innerJoin('activation', 'activation.id', 'run.quest_id')
    .innerJoin('company', 'company.id', 'run.company_id')
    .select(['activation.name as quest_name', 'company.name as company_name'])
    .select(sql<number>`count_unlisted(run.id)`.as('unlisted'))
    .select(sql<number>`count_not_found(run.id)`.as('not_found'))
    .where('run.id', '=', id)
    .executeTakeFirst()
type Row = NonNullable<Awaited<ReturnType<typeof readRow>>>

const whomFor = (row: Row): string | null => {
  const side = sideToAct(row.status, row.bid_side ?? 'creator')
  if (side !== null) return side === 'company' ? row.company_name : 'the creator'
  if (row.status === 'PAYMENT') return 'the payment provider'
  return row.status === 'PAYOUT' ? 'the payout' : null
}

const scheduleOf = (row: Row, now: Date) =>
  questRunSchedule({ ...questRunFacts(row), isListed: row.unlisted === 0, isFound: row.not_found === 0 }, now)

const deadlineColumns = ({ status }: Row): readonly string[] => {
  if (status === 'CONTENTPRODUCTION') return ['deadline_at', 'content_deadline_at']
  if (status === 'CONTENT_PUBLIC_AVAILABILITY_VERIFICATION') return ['deadline_at', 'listing_deadline_at']
  return ['deadline_at']
}

/** Writes reminders into the run's history, where some of them appear (rules §3). */
const logReminder = async (
  transaction: DatabaseTransaction,
  row: Row,
  { kind, at }: ReminderMoment,
): Promise<void> => {
  const type = questRunEventOf[kind]
  if (type === undefined) return
  await transaction
    .insertInto('quest_run_event')
    .values({
      quest_run_id: row.id,
      company_id: row.company_id,
      creator_id: row.creator_id,
      type,
      once_key: `${type}/${at}`,
    })
    .onConflict((conflict) => conflict.columns(['quest_run_id', 'once_key']).doNothing())
    .execute()
}

export const questRun: RowKind<'quest_run', QuestRunStatus, Row> = {
  table: 'quest_run',
  read: readRow,
  schedule: scheduleOf,
  about: (row) => `A creator in the quest “${row.quest_name}” of ${row.company_name}`,
  waits: (row, schedule) => waitsInWords(questRunStatusNames, row.status, whomFor(row), schedule),
  deadlineColumns,
  remind: logReminder,
  move: applyQuestRunDeadline,
}
