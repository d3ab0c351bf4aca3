import type { ErrorCode } from '@questboard/domain'

export type Refused = {
  readonly ok: false
  readonly code: ErrorCode
  /** The database's reason, for logs and the admin who fixes the row. */
  readonly why?: string
  /** The form field that the error is about. */
  readonly field?: string
}
export type Moved<Result extends object = object> = ({ readonly ok: true } & Result) | Refused

export const moved = { ok: true } as const
export const refuse = (code: ErrorCode): Refused => ({ ok: false, code })
/** The row has changed since it was read, or the change is not allowed in its status. */
export const stale = refuse('status-illegal')
