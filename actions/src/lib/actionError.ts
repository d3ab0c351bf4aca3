import { type ErrorCode, errors, explain, type Refused } from '@questboard/domain'
import type { Moved } from '@questboard/moves'
import type { z } from 'zod'

/** A refusal with a sentence for people and a code for the client. Becomes {message, extensions: {code}}. */
export class ActionError extends Error {
  override readonly name = 'ActionError'
  readonly code: ErrorCode
  readonly field: string | undefined

  constructor(code: ErrorCode, message: string, field?: string) {
    super(message)
    this.code = code
    this.field = field
  }
}

/** Invalid arguments. Any other zod error is our own failure to read a row or answer. */
export class InvalidInput extends Error {
  override readonly name = 'InvalidInput'
  readonly issues: readonly z.core.$ZodIssue[]

  constructor(issues: readonly z.core.$ZodIssue[]) {
    super('invalid arguments of an action')
    this.issues = issues
  }
}

export const refuse = (code: ErrorCode, field?: string): ActionError =>
  new ActionError(code, errors[code], field)

/** Returns a successful result, or throws its refusal. */
export const granted = <Done extends { readonly ok: true }>(result: Done | Refused): Done => {
  if (!result.ok) throw refuse(result.code, result.field)
  return result
}

/** Returns a move's result. A refusal is thrown with the missing requirements the database names. */
export const unwrap = <Result extends object>(result: Moved<Result>): { readonly ok: true } & Result => {
  if (result.ok) return result
  const lacks = (result.why === undefined ? undefined : explain(result.why)?.lacks) ?? []
  throw new ActionError(result.code, [errors[result.code], ...lacks].join('. '), result.field)
}
