import type { ErrorCode } from './errors.ts'

/** The reason for an error and, in a form, the field. */
export type Refused = { readonly ok: false; readonly code: ErrorCode; readonly field?: string }

export type Result = { readonly ok: true } | Refused

export const allowed: Result = { ok: true }

export const refused = (code: ErrorCode): Refused => ({ ok: false, code })
