import type { Database, DatabaseTransaction } from '@questboard/database'
import { errors, type Schedule } from '@questboard/domain'
import type { Moved } from '@questboard/moves'
import { sql } from 'kysely'
import {
  isDue,
  type Look,
  momentsOf,
  type Plan,
  type ReminderMoment,
  type Step,
  type StepResult,
} from './plans.ts'

type WatchedRow<Status extends string> = {
  readonly version: number
  readonly status: Status
  readonly company_id: string
  readonly creator_id?: string
  readonly deadline_at?: Date | null
}

/** What one table's rows have of their own. */
export type RowKind<Status extends string, Row extends WatchedRow<Status>> = {
  readonly table: 'activation' | 'key_campaign_participant' | 'mission_run' | 'quest_run'
  readonly read: (database: Database | DatabaseTransaction, id: string) => Promise<Row | null>
  readonly schedule: (row: Row, now: Date) => Schedule<Status>
  /** Nothing will happen to the row any more, or nothing that time does. */
  readonly isOver: (row: Row, schedule: Schedule<Status>) => boolean
  /** What it is about, in words; see `Plan`. */
  readonly about: (row: Row) => string
  /** Where it stands and what it waits for, in words. */
  readonly waits: (row: Row, schedule: Schedule<Status>) => string
  /** The columns that say to the screens what follows from the rules; without them the row's own dates say it. */
  readonly deadlineColumns?: (row: Row) => readonly string[]
  /** What else a reminder writes. */
  readonly remind?: (
    transaction: DatabaseTransaction,
    id: string,
    row: Row,
    reminder: ReminderMoment,
  ) => Promise<void>
  /** What time does to the row now that its deadline has come. */
  readonly move: (
    transaction: DatabaseTransaction,
    row: { readonly id: string; readonly version: number },
    now: Date,
  ) => Promise<Moved>
}

/** Integrity violations: what the tables' constraints and guards refuse. Anything else is trouble, and tried again. */
const isRefusal = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && error.code.startsWith('23')

const stale: StepResult = { outcome: 'stale' }

const outcomeOf = (verdict: Moved): StepResult => {
  if (verdict.ok) return { outcome: 'done' }
  if (verdict.code === 'status-illegal' && verdict.why === undefined) return stale
  return { outcome: 'refused', why: verdict.why ?? errors[verdict.code] }
}

/**
 * A reminder goes to the outbox under an id that follows from what it reminds of: a second try writes nothing, and whoever
 * is told by it is told once.
 */
const writeReminder = async (
  transaction: DatabaseTransaction,
  entity: string,
  id: string,
  row: WatchedRow<string>,
  { kind, to, at }: ReminderMoment,
): Promise<void> => {
  await transaction
    .insertInto('domain_event')
    .values({
      id: sql<string>`md5(${`${entity}/${id}/${kind}/${at}`})::uuid`,
      type: 'deadlineNear',
      entity,
      entity_id: id,
      payload: JSON.stringify({ kind, to, at, company_id: row.company_id, creator_id: row.creator_id }),
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}

/** Looks at a row of one table, and takes the steps of its time. */
export const createRowActivities = <Status extends string, Row extends WatchedRow<Status>>(
  database: Database,
  kind: RowKind<Status, Row>,
) => {
  const table = sql.table(kind.table)

  /** Unless the row has changed since it was read: then the next look names it. */
  const nameDeadline = async (id: string, row: Row, deadline: Date, columns: readonly string[]) => {
    const named = columns.map((column) => sql`${sql.ref(column)} = ${deadline}`)
    await sql`update ${table} set ${sql.join(named)} where id = ${id} and version = ${row.version}`.execute(
      database,
    )
  }

  const plan = async ({ id, now }: Look): Promise<Plan | null> => {
    const row = await kind.read(database, id)
    if (row === null) return null
    const schedule = kind.schedule(row, new Date(now))
    const columns = kind.deadlineColumns?.(row) ?? []
    const isUnnamed = columns.length > 0 && schedule.deadline?.getTime() !== row.deadline_at?.getTime()
    if (schedule.deadline !== null && isUnnamed) {
      await nameDeadline(id, row, schedule.deadline, columns)
      return plan({ id, now })
    }
    return {
      version: row.version,
      status: row.status,
      company: row.company_id,
      ...(row.creator_id === undefined ? {} : { creator: row.creator_id }),
      about: kind.about(row),
      waits: kind.waits(row, schedule),
      isOver: kind.isOver(row, schedule),
      moments: momentsOf(schedule),
    }
  }

  const takeIn = async (
    transaction: DatabaseTransaction,
    { id, version, now, moment }: Step,
  ): Promise<StepResult> => {
    await sql`select from ${table} where id = ${id} for update`.execute(transaction)
    const row = await kind.read(transaction, id)
    if (row === null || row.version !== version) return stale
    if (moment.type === 'reminder') {
      await kind.remind?.(transaction, id, row, moment)
      await writeReminder(transaction, kind.table, id, row, moment)
      return { outcome: 'done' }
    }
    const { deadline, becomes } = kind.schedule(row, new Date(now))
    if (becomes === null || !isDue(deadline, now)) return stale
    return outcomeOf(await kind.move(transaction, { id, version }, new Date(now)))
  }

  /** One step in one transaction: all of it or nothing. */
  const take = async (step: Step): Promise<StepResult> => {
    try {
      return await database.transaction().execute((transaction) => takeIn(transaction, step))
    } catch (error) {
      if (isRefusal(error)) return { outcome: 'refused', why: error.message }
      throw error
    }
  }

  return { plan, take }
}
