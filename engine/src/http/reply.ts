import { EngineError } from '../errors.ts'
import { MetadataError } from '../metadata/raw/shape.ts'
import type { EngineSettings } from '../settings.ts'

/** A complete HTTP response, except for the request id, CORS headers and length, which the server adds. */
export type Reply = {
  readonly status: number
  readonly body: string
  readonly contentType?: string
  readonly headers?: Readonly<Record<string, string | readonly string[]>>
}

export const jsonType = 'application/json; charset=utf-8'

export function json(status: number, body: unknown): Reply {
  return { status, body: JSON.stringify(body) }
}

export function plain(status: number, body: string): Reply {
  return { status, body, contentType: 'text/plain; charset=utf-8' }
}

export const notFound = json(404, { error: 'resource does not exist', path: '$', code: 'not-found' })

/** Converts any thrown value to Hasura's format. Errors that are not the client's fault reveal no details. */
export function asEngineError(error: unknown, log: (error: unknown) => void): EngineError {
  if (error instanceof EngineError) return error
  if (error instanceof MetadataError) return new EngineError('invalid-configuration', error.message)
  if (isStackOverflow(error)) return new EngineError('validation-failed', 'the request is nested too deeply')
  log(error)
  return new EngineError('unexpected', 'internal error', { status: 500 })
}

/**
 * Documents and values are processed recursively, so a stack overflow means that the client's input is nested too
 * deeply.
 */
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

export function graphqlError(error: EngineError, internal: boolean): Readonly<Record<string, unknown>> {
  return { message: error.message, extensions: extensions(error, internal) }
}

export function graphqlErrorBody(error: EngineError, internal: boolean): string {
  return JSON.stringify({ errors: [graphqlError(error, internal)] })
}

/** The error format of all other endpoints. The HTTP status is the error's own status. */
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
