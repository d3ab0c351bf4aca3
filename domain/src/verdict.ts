import type { ErrorCode } from './errors.ts'

/** Why not, and at which field of a form. */
export type Refused = { readonly ok: false; readonly code: ErrorCode; readonly field?: string }

export type Verdict = { readonly ok: true } | Refused

export const allowed: Verdict = { ok: true }

export const refused = (code: ErrorCode): Refused => ({ ok: false, code })
