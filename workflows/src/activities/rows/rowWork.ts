import type { Database, DatabaseTransaction } from '@questboard/database'
import { errors, isUnderWay, type TimedTable } from '@questboard/domain'
import { isRefusal, type Moved } from '@questboard/moves'
import { sql } from 'kysely'
import {
  isDue,
  type Look,
  momentsOf,
  type Plan,
  type ReminderMoment,
  type Step,
  type StepResult,
  withAftermath,
} from './plans.ts'
import type { RowKind, WatchedRow } from './rowKind.ts'

/** The steps that a workflow can take for a row of one table. */
export type RowWork<Table extends TimedTable = TimedTable> = {
  readonly table: Table
  /** Reads a row and lists the times for which its workflow waits. Null if the row no longer exists. */
  readonly plan: (database: Database, look: Look) => Promise<Plan | null>
  readonly take: (transaction: DatabaseTransaction, step: Step) => Promise<StepResult>
}

const done: StepResult = { outcome: 'done' }
const stale: StepResult = { outcome: 'stale' }

const outcomeOf = (result: Moved): StepResult => {
  if (result.ok) return done
  if (result.code === 'status-illegal' && result.why === undefined) return stale
  return { outcome: 'refused', why: result.why ?? errors[result.code] }
}

/**
 * Writes a reminder. The reminder's id is derived from its content, so that a repeated call writes nothing and notifies
 * no one twice.
 */
const writeReminder = async (
  transaction: DatabaseTransaction,
  entity: string,
  row: WatchedRow<string>,
  { kind, to, at }: ReminderMoment,
): Promise<void> => {
  await transaction
    .insertInto('domain_event')
    .values({
      id: sql<string>`md5(${`${entity}/${row.id}/${kind}/${at}`})::uuid`,
      type: 'deadlineNear',
      entity,
      entity_id: row.id,
      payload: JSON.stringify({ kind, to, at, company_id: row.company_id, creator_id: row.creator_id }),
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}

/** If the row has changed since it was read, this step stores nothing, and the next check stores the deadline. */
const nameDeadline = async (
  database: Database,
  table: TimedTable,
  { id, version }: WatchedRow<string>,
  deadline: Date,
  columns: readonly string[],
): Promise<void> => {
  const named = columns.map((column) => sql`${sql.ref(column)} = ${deadline}`)
  await sql`update ${sql.table(table)} set ${sql.join(named)} where id = ${id} and version = ${version}`.execute(
    database,
  )
}

/** Plans the next steps of a row. Null if the row no longer exists. */
const planOf = async <Table extends TimedTable, Status extends string, Row extends WatchedRow<Status>>(
  kind: RowKind<Table, Status, Row>,
  database: Database,
  look: Look,
): Promise<Plan | null> => {
  const now = new Date(look.now)
  const row = await kind.read(database, look.id)
  if (row === undefined) return null
  const schedule = kind.schedule(row, now)
  const columns = kind.deadlineColumns?.(row) ?? []
  const isUnnamed = columns.length > 0 && schedule.deadline?.getTime() !== row.deadline_at?.getTime()
  if (schedule.deadline !== null && isUnnamed) {
    await nameDeadline(database, kind.table, row, schedule.deadline, columns)
    return planOf(kind, database, look)
  }
  const isLeft = kind.aftermath?.isLeft(row) ?? false
  const comesAt = kind.aftermath?.comesAt?.(row) ?? null
  const isOver =
    !isUnderWay(kind.table, row.status) || (kind.isOverWithoutDeadline === true && schedule.deadline === null)
  return {
    version: row.version,
    status: row.status,
    ...(row.company_id ? { company: row.company_id } : {}),
    ...(row.creator_id ? { creator: row.creator_id } : {}),
    about: kind.about(row),
    waits: kind.waits(row, schedule),
    isOver: isOver && !isLeft && comesAt === null,
    moments: isLeft ? [{ type: 'aftermath', at: look.now }] : withAftermath(comesAt, momentsOf(schedule)),
  }
}

/** True if the reminder is still due, even if other columns of the row have changed. */
const isStillDue = <Table extends TimedTable, Status extends string, Row extends WatchedRow<Status>>(
  kind: RowKind<Table, Status, Row>,
  row: Row,
  { at, kind: what, to }: ReminderMoment,
): boolean =>
  kind
    .schedule(row, new Date(Date.parse(at) - 1))
    .reminders.some((one) => one.at.toISOString() === at && one.kind === what && one.to === to)

const takeIn = async <Table extends TimedTable, Status extends string, Row extends WatchedRow<Status>>(
  kind: RowKind<Table, Status, Row>,
  transaction: DatabaseTransaction,
  { id, version, moment, now }: Step,
): Promise<StepResult> => {
  await kind.lockFirst?.(transaction, id)
  await sql`select from ${sql.table(kind.table)} where id = ${id} for update`.execute(transaction)
  const row = await kind.read(transaction, id)
  if (row === undefined) return stale
  if (moment.type === 'reminder') {
    if (!isStillDue(kind, row, moment)) return stale
    await kind.remind?.(transaction, row, moment)
    await writeReminder(transaction, kind.table, row, moment)
    return done
  }
  if (row.version !== version) return stale
  if (moment.type === 'aftermath')
    // There can be nothing to do, because an earlier attempt did the work or the database's clock is not there yet.
    return kind.aftermath?.isLeft(row)
      ? outcomeOf(await kind.aftermath.settle(transaction, { id, version }, row))
      : stale
  const { deadline, becomes } = kind.schedule(row, new Date(now))
  if (becomes === null || !isDue(deadline, now)) return stale
  return outcomeOf(await kind.move(transaction, { id, version }, new Date(now)))
}

export const rowWork = <Table extends TimedTable, Status extends string, Row extends WatchedRow<Status>>(
  kind: RowKind<Table, Status, Row>,
): RowWork<Table> => ({
  table: kind.table,
  plan: (database, look) => planOf(kind, database, look),
  take: (transaction, step) => takeIn(kind, transaction, step),
})

/** Takes one step in one transaction, completely or not at all. */
export const takeStep = async (database: Database, work: RowWork, step: Step): Promise<StepResult> => {
  try {
    return await database.transaction().execute((transaction) => work.take(transaction, step))
  } catch (error) {
    if (isRefusal(error)) return { outcome: 'refused', why: error.message }
    throw error
  }
}
