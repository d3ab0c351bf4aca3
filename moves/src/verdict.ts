import type { ErrorCode } from '@questboard/domain'

export type Refused = {
  readonly ok: false
  readonly code: ErrorCode
  /** What the database has against it, in its own words: for logs and the person who mends the row. */
  readonly why?: string
  /** What of the form it is about. */
  readonly field?: string
}
export type Moved<Result extends object = object> = ({ readonly ok: true } & Result) | Refused

export const moved = { ok: true } as const
export const refuse = (code: ErrorCode): Refused => ({ ok: false, code })
/** The row is not what was seen any more, or not where this move begins. */
export const stale = refuse('status-illegal')
