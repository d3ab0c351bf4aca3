import type { Database, DatabaseTransaction } from '@questboard/database'
import type { Schedule, TimedTable } from '@questboard/domain'
import type { Moved } from '@questboard/moves'
import type { ReminderMoment } from './plans.ts'

/** The row as it was seen. */
type Seen = { readonly id: string; readonly version: number }

export type WatchedRow<Status extends string> = {
  readonly id: string
  readonly version: number
  readonly status: Status
  readonly company_id?: string | null
  readonly creator_id?: string | null
  readonly deadline_at?: Date | null
}

/** What one table's rows have of their own. */
export type RowKind<
  Table extends TimedTable = TimedTable,
  Status extends string = string,
  Row extends WatchedRow<Status> = WatchedRow<Status>,
> = {
  readonly table: Table
  /** What its moves lock before the row itself: taken in one order, nobody waits for each other. */
  readonly lockFirst?: (transaction: DatabaseTransaction, id: string) => Promise<void>
  readonly read: (database: Database | DatabaseTransaction, id: string) => Promise<Row | undefined>
  readonly schedule: (row: Row, now: Date) => Schedule<Status>
  /** What it is about, in words; see `Plan`. */
  readonly about: (row: Row) => string
  /** Where it stands and what it waits for, in words. */
  readonly waits: (row: Row, schedule: Schedule<Status>) => string
  /** A row without a deadline needs no workflow: the events of its table say when it has one. */
  readonly isOverWithoutDeadline?: boolean
  /** The columns that say to the screens what follows from the rules; without them the row's own dates say it. */
  readonly deadlineColumns?: (row: Row) => readonly string[]
  /** What else a reminder writes. */
  readonly remind?: (transaction: DatabaseTransaction, row: Row, reminder: ReminderMoment) => Promise<void>
  /** What time does to the row now that its deadline has come. */
  readonly move: (transaction: DatabaseTransaction, seen: Seen, now: Date) => Promise<Moved>
  /** What follows from a status for other rows, whoever set it. */
  readonly aftermath?: {
    readonly isLeft: (row: Row) => boolean
    /** When something will be left though nobody touches the row. */
    readonly comesAt?: (row: Row) => Date | null
    readonly settle: (transaction: DatabaseTransaction, seen: Seen, row: Row) => Promise<Moved>
  }
}
