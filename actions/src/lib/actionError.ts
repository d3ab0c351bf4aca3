import { type ErrorCode, errors, explain, type Refused } from '@questboard/domain'
import type { Moved } from '@questboard/moves'
import type { z } from 'zod'

/** An error with a message for people and a code for the client. Becomes {message, extensions: {code}}. */
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

/** The caller sent invalid arguments. Other zod errors are internal errors, from reading a row or a response. */
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

/** Returns a successful result, or throws the error. */
export const granted = <Done extends { readonly ok: true }>(result: Done | Refused): Done => {
  if (!result.ok) throw refuse(result.code, result.field)
  return result
}

/** Returns the result of a status change. If the database rejects it, throws an error with the missing requirements. */
export const unwrap = <Result extends object>(result: Moved<Result>): { readonly ok: true } & Result => {
  if (result.ok) return result
  const lacks = (result.why === undefined ? undefined : explain(result.why)?.lacks) ?? []
  throw new ActionError(result.code, [errors[result.code], ...lacks].join('. '), result.field)
}
