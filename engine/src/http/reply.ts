import { EngineError } from '../errors.ts'
import { MetadataError } from '../metadata/raw/shape.ts'
import type { EngineSettings } from '../settings.ts'

/** A finished answer; the server adds the request id, CORS and length. */
export type Reply = {
  readonly status: number
  readonly body: string
  readonly contentType?: string
  readonly headers?: Readonly<Record<string, string | readonly string[]>>
}

/** What an answer is unless it says otherwise. */
export const jsonType = 'application/json; charset=utf-8'

export function json(status: number, body: unknown): Reply {
  return { status, body: JSON.stringify(body) }
}

export function plain(status: number, body: string): Reply {
  return { status, body, contentType: 'text/plain; charset=utf-8' }
}

export const notFound = json(404, { error: 'resource does not exist', path: '$', code: 'not-found' })

/** Anything thrown, in Hasura's terms: what is not the client's fault says no more than that. */
export function asEngineError(error: unknown, log: (error: unknown) => void): EngineError {
  if (error instanceof EngineError) return error
  if (error instanceof MetadataError) return new EngineError('invalid-configuration', error.message)
  if (isStackOverflow(error)) return new EngineError('validation-failed', 'the request is nested too deeply')
  log(error)
  return new EngineError('unexpected', 'internal error', { status: 500 })
}

/** Documents and values are walked recursively, so only their depth can exhaust the stack. */
function isStackOverflow(error: unknown): boolean {
  return error instanceof RangeError && /call stack/i.test(error.message)
}

export function showsInternal(settings: EngineSettings, role: string | undefined): boolean {
  return settings.devMode || (role === 'admin' && settings.adminInternalErrors)
}

function extensions(error: EngineError, internal: boolean): Readonly<Record<string, unknown>> {
  if (error.extensions) return error.extensions
  const base = { path: error.path, code: error.code }
  return internal && error.internal !== undefined ? { ...base, internal: error.internal } : base
}

/** The one element of a GraphQL answer's `errors`. */
export function graphqlError(error: EngineError, internal: boolean): Readonly<Record<string, unknown>> {
  return { message: error.message, extensions: extensions(error, internal) }
}

export function graphqlErrorBody(error: EngineError, internal: boolean): string {
  return JSON.stringify({ errors: [graphqlError(error, internal)] })
}

/** The form of every other endpoint, with the HTTP class kept. */
export function apiError(error: EngineError, internal: boolean): Reply {
  return json(error.status, apiErrorBody(error, internal))
}

export function apiErrorBody(error: EngineError, internal: boolean): Readonly<Record<string, unknown>> {
  return {
    error: error.message,
    path: error.path,
    code: error.code,
    ...(internal && error.internal !== undefined && { internal: error.internal }),
  }
}
