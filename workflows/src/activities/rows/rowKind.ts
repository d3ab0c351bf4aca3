import type { Database, DatabaseTransaction } from '@questboard/database'
import type { Schedule, TimedTable } from '@questboard/domain'
import type { Moved } from '@questboard/moves'
import type { ReminderMoment } from './plans.ts'

/** The row's id and version as they were read. */
type Seen = { readonly id: string; readonly version: number }

export type WatchedRow<Status extends string> = {
  readonly id: string
  readonly version: number
  readonly status: Status
  readonly company_id?: string | null
  readonly creator_id?: string | null
  readonly deadline_at?: Date | null
}

/** The rules for the rows of one table. */
export type RowKind<
  Table extends TimedTable = TimedTable,
  Status extends string = string,
  Row extends WatchedRow<Status> = WatchedRow<Status>,
> = {
  readonly table: Table
  /** Locks rows that the status change needs, in a fixed order, to prevent deadlocks. */
  readonly lockFirst?: (transaction: DatabaseTransaction, id: string) => Promise<void>
  readonly read: (database: Database | DatabaseTransaction, id: string) => Promise<Row | undefined>
  readonly schedule: (row: Row, now: Date) => Schedule<Status>
  readonly about: (row: Row) => string
  /** The current status in words, and what the row waits for. */
  readonly waits: (row: Row, schedule: Schedule<Status>) => string
  /** True if a row without a deadline needs no workflow. The table's events report a new deadline. */
  readonly isOverWithoutDeadline?: boolean
  /** Columns that store the computed deadline for screens. If undefined, the screens use the row's own dates. */
  readonly deadlineColumns?: (row: Row) => readonly string[]
  /** Called when a reminder is due, to write more than the event. */
  readonly remind?: (transaction: DatabaseTransaction, row: Row, reminder: ReminderMoment) => Promise<void>
  /** The status change at the deadline. */
  readonly move: (transaction: DatabaseTransaction, seen: Seen, now: Date) => Promise<Moved>
  /** The effects of a status on other rows, even if the status was set outside of a workflow. */
  readonly aftermath?: {
    readonly isLeft: (row: Row) => boolean
    /** The time when the status will affect other rows even if no one changes the row. */
    readonly comesAt?: (row: Row) => Date | null
    readonly settle: (transaction: DatabaseTransaction, seen: Seen, row: Row) => Promise<Moved>
  }
}
