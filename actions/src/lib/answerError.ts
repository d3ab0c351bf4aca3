import { isUnreadable } from '@questboard/database'
import { codeOfMessage, type ErrorCode, errors, explain } from '@questboard/domain'
import type { Response } from 'express'
import type { Logger } from 'pino'
import { z } from 'zod'
import { ActionError, InvalidInput } from './actionError.ts'
import { isUnavailable } from './isUnavailable.ts'

type Refusal = { readonly message: string; readonly extensions: Record<string, unknown> }

const postgresError = z.object({
  code: z.string(),
  message: z.string(),
  constraint: z.string().optional(),
})

/** The error to show to the caller, or null if we can only report it as "unexpected". */
const refusalOf = (error: unknown): Refusal | null => {
  if (error instanceof ActionError) {
    const field = error.field === undefined ? {} : { field: error.field }
    return { message: error.message, extensions: { code: error.code, ...field } }
  }
  if (error instanceof InvalidInput) return invalidInput(error)
  const broken = postgresError.safeParse(error)
  if (!broken.success || !/^(23|22P02|22P05|22001|22003|22021)/.test(broken.data.code)) return null
  const explained = explain(broken.data.message)
  if (!explained) return isUnreadable(error) ? plain('invalid-input') : null
  const { code, message, field, detail, lacks = [] } = explained
  return {
    message: [message, ...lacks].join('. '),
    extensions: { code, ...(field ? { field } : {}), ...(detail ? { detail } : {}) },
  }
}

const plain = (code: ErrorCode): Refusal => ({ message: errors[code], extensions: { code } })

/** Shows the first invalid field's message. `fields` lists all invalid fields, so that a form can mark them. */
const invalidInput = (error: InvalidInput): Refusal => {
  const fields = error.issues.map((issue) => ({ field: issue.path.join('.'), message: issue.message }))
  const first = fields[0]
  const message = first?.message ?? errors['invalid-input']
  return {
    message,
    extensions: { code: codeOfMessage(message) ?? 'invalid-input', field: first?.field, fields },
  }
}

/**
 * Turns any error into a response. For internal errors, the log has the details under an id that the person can quote.
 */
export const refusalTo = (error: unknown, log: Logger, about: Record<string, unknown>): Refusal => {
  const refusal = refusalOf(error)
  if (refusal) {
    log.info({ ...about, refusal: refusal.extensions.code }, refusal.message)
    return refusal
  }
  const requestId = crypto.randomUUID()
  log.error({ ...about, err: error, requestId }, 'an action failed')
  const code = isUnavailable(error) ? 'service-unavailable' : 'unexpected'
  return { message: errors[code], extensions: { code, requestId } }
}

/** The only place that turns errors into Hasura's {message, extensions: {code}}. */
export const answerError = (
  response: Response,
  error: unknown,
  log: Logger,
  about: Record<string, unknown>,
): void => {
  const refusal = refusalTo(error, log, about)
  // The status is 4xx, because Hasura hides the message of a 5xx response, and the message contains the id.
  response.status('requestId' in refusal.extensions ? 422 : 400).json(refusal)
}
