import type { Database, DatabaseTransaction } from '@questboard/database'
import type { Schedule, TimedTable } from '@questboard/domain'
import type { Moved } from '@questboard/moves'
import type { ReminderMoment } from './plans.ts'

/** The row as it was read. */
type Seen = { readonly id: string; readonly version: number }

export type WatchedRow<Status extends string> = {
  readonly id: string
  readonly version: number
  readonly status: Status
  readonly company_id?: string | null
  readonly creator_id?: string | null
  readonly deadline_at?: Date | null
}

/** The specifics of one table's rows. */
export type RowKind<
  Table extends TimedTable = TimedTable,
  Status extends string = string,
  Row extends WatchedRow<Status> = WatchedRow<Status>,
> = {
  readonly table: Table
  /** Rows its moves lock first, in one order, to prevent deadlocks. */
  readonly lockFirst?: (transaction: DatabaseTransaction, id: string) => Promise<void>
  readonly read: (database: Database | DatabaseTransaction, id: string) => Promise<Row | undefined>
  readonly schedule: (row: Row, now: Date) => Schedule<Status>
  /** A description of the row; see `Plan`. */
  readonly about: (row: Row) => string
  /** The status and what the row waits for, in words. */
  readonly waits: (row: Row, schedule: Schedule<Status>) => string
  /** Rows without a deadline need no workflow; the table's events report a new one. */
  readonly isOverWithoutDeadline?: boolean
  /** Columns that store the computed deadline for screens. Without them, the row's own dates show it. */
  readonly deadlineColumns?: (row: Row) => readonly string[]
  /** Additional writes of a reminder. */
  readonly remind?: (transaction: DatabaseTransaction, row: Row, reminder: ReminderMoment) => Promise<void>
  /** The move at the deadline. */
  readonly move: (transaction: DatabaseTransaction, seen: Seen, now: Date) => Promise<Moved>
  /** Consequences of a status for other rows, no matter who set it. */
  readonly aftermath?: {
    readonly isLeft: (row: Row) => boolean
    /** When consequences will be pending although no one changes the row. */
    readonly comesAt?: (row: Row) => Date | null
    readonly settle: (transaction: DatabaseTransaction, seen: Seen, row: Row) => Promise<Moved>
  }
}
