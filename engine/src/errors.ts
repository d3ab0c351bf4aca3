/** Hasura's error codes (hasura-reference 6.2). A webhook can also return any other string as its code. */
export type ErrorCode =
  | 'access-denied'
  | 'bad-request'
  | 'concurrent-update'
  | 'constraint-error'
  | 'constraint-violation'
  | 'data-exception'
  | 'invalid-configuration'
  | 'invalid-headers'
  | 'invalid-json'
  | 'invalid-jwt'
  | 'invalid-params'
  | 'jwt-invalid-claims'
  | 'jwt-missing-role-claims'
  | 'method-not-allowed'
  | 'not-found'
  | 'not-supported'
  | 'parse-failed'
  | 'permission-error'
  | 'postgres-error'
  | 'unexpected'
  | 'unexpected-payload'
  | 'validation-failed'
  | (string & {})

/** An error in Hasura's format. A response contains at most one. */
export class EngineError extends Error {
  readonly code: ErrorCode
  readonly path: string
  /** The HTTP status. /v1/graphql ignores it; on all other paths, Hasura responds with HTTP error codes. */
  readonly status: number
  /** Details for the admin role only. */
  readonly internal: unknown
  /** The extensions that an action's webhook has sent. They replace the error's path and code. */
  readonly extensions: Record<string, unknown> | undefined

  constructor(
    code: ErrorCode,
    message: string,
    options: {
      path?: string
      status?: number
      internal?: unknown
      extensions?: Record<string, unknown>
    } = {},
  ) {
    super(message)
    this.code = code
    this.path = options.path ?? '$'
    this.status = options.status ?? 400
    this.internal = options.internal
    this.extensions = options.extensions
  }
}
