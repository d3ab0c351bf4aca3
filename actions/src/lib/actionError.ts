import { type ErrorCode, errors, explain, type Refused } from '@questboard/domain'
import type { Moved } from '@questboard/moves'
import type { z } from 'zod'

/** A refusal in words a person understands, with a code that the client knows. Becomes {message, extensions: {code}}. */
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

/** The arguments are not what the action takes. Any other failure of zod is ours: of a row or an answer that we read wrong. */
export class InvalidInput extends Error {
  override readonly name = 'InvalidInput'
  readonly issues: readonly z.core.$ZodIssue[]

  constructor(issues: readonly z.core.$ZodIssue[]) {
    super('the arguments are not what the action takes')
    this.issues = issues
  }
}

export const refuse = (code: ErrorCode, field?: string): ActionError =>
  new ActionError(code, errors[code], field)

/** What was given; a refusal of it is this action's. */
export const granted = <Done extends { readonly ok: true }>(verdict: Done | Refused): Done => {
  if (!verdict.ok) throw refuse(verdict.code, verdict.field)
  return verdict
}

/** What a move gave; where it is refused, with what is missing as the database names it. */
export const made = <Result extends object>(verdict: Moved<Result>): { readonly ok: true } & Result => {
  if (verdict.ok) return verdict
  const lacks = (verdict.why === undefined ? undefined : explain(verdict.why)?.lacks) ?? []
  throw new ActionError(verdict.code, [errors[verdict.code], ...lacks].join('. '), verdict.field)
}
