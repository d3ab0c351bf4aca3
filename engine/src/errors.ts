/** Hasura's error codes (hasura-reference 6.2). A webhook may answer with a code of its own, hence the open end. */
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

/** One error as Hasura reports it: there is never more than one per answer. */
export class EngineError extends Error {
  readonly code: ErrorCode
  readonly path: string
  /** The status outside /v1/graphql, where Hasura keeps the HTTP class. */
  readonly status: number
  /** Details for the admin role only. */
  readonly internal: unknown
  /** Replaces path and code altogether, as an action's webhook may ask. */
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
