import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors'
import { type Explanation, errors, isErrorCode, isRecord } from '@questboard/domain'
import { say } from './text.ts'
import { isUnreachable, unreachable } from './unreachable.ts'

export type Failure = { message: string; fields: Record<string, string>; code?: string }

type Extensions = Record<string, unknown> | undefined

let explainConstraint: (message: string) => Explanation | undefined = () => undefined

/** Loads the messages for violated constraints. `graphql.ts` waits for them before it reports an error. */
export const loadConstraints = async (): Promise<void> => {
  explainConstraint = (await import('./constraintWords.ts')).explain
}

/**
 * The fields that an account error code can refer to (rules §8) if the server names no field. A form contains at most
 * one of these fields.
 */
const fields: Record<string, readonly string[]> = {
  '1001': ['username'],
  '1002': ['email'],
  '1003': ['password'],
  '1006': ['displayName'],
  '1011': ['username'],
  '1012': ['email'],
  '1016': ['displayName'],
  '1202': ['currentPassword'],
  '3000': ['username', 'slug', 'displayName'],
}

const codeOf = (extensions: Extensions): string | undefined => {
  const code = extensions?.code
  return typeof code === 'string' || typeof code === 'number' ? String(code) : undefined
}

const at = (field: string | undefined, message: string, code?: string): Failure => {
  const about = field ? [field] : (fields[code ?? ''] ?? [])
  return { message, fields: Object.fromEntries(about.map((name) => [name, message])), ...(code && { code }) }
}

const sentencesOf = ({ message, lacks = [] }: Explanation): string =>
  [message, ...lacks].map((sentence) => say(sentence)).join('. ')

const fromAnswer = (message: string, extensions: Extensions): Failure => {
  const refusal = explainConstraint(message)
  if (refusal) return at(refusal.field, sentencesOf(refusal), refusal.code)
  const code = codeOf(extensions)
  const named = typeof extensions?.field === 'string' ? extensions.field : undefined
  // For these codes, the server's message is more exact: it names the field, the time of the next attempt, or the
  // missing data.
  if (code === 'invalid-input' || code === 'too-many-requests' || code === 'publish-requirements')
    return at(named, message || errors[code], code)
  if (isErrorCode(code)) return at(named, errors[code], code)
  return at(named, code?.includes('unexpected') ? errors.unexpected : message || errors.unexpected, code)
}

const firstError = (bodyText: string): unknown => {
  try {
    const body: unknown = JSON.parse(bodyText)
    return isRecord(body) && Array.isArray(body.errors) ? body.errors[0] : undefined
  } catch {
    return undefined
  }
}

/** Shows the first error message of a failed response, or a general one with the status code (rules §8). */
const fromResponse = ({ bodyText, statusCode }: ServerError): Failure => {
  const error = firstError(bodyText)
  if (isRecord(error) && typeof error.message === 'string')
    return fromAnswer(error.message, isRecord(error.extensions) ? error.extensions : undefined)
  return at(undefined, say('The server answered with status {status}.', { status: statusCode }))
}

/** The only place that turns errors from the server into messages (rules §8). */
export const explain = (error: unknown): Failure => {
  if (CombinedGraphQLErrors.is(error)) {
    const first = error.errors[0]
    return fromAnswer(first?.message ?? '', first?.extensions)
  }
  if (ServerError.is(error)) return fromResponse(error)
  if (isUnreachable(error)) return at(undefined, unreachable)
  return at(undefined, errors.unexpected)
}
