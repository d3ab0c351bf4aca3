/** Who asks: what authentication resolved from a request's headers. */
export type Session = {
  readonly role: string
  /** Lower-case names, `x-hasura-role` included; the secret headers are not. */
  readonly variables: Readonly<Record<string, string>>
  /** The request proved itself with the admin secret (or none is configured): a precondition of backend_only fields and of `internal` details. */
  readonly trusted: boolean
  /** `x-hasura-use-backend-only-permissions` was true on a trusted request. */
  readonly backendOnly: boolean
  /** Milliseconds since the epoch at which the token expires and a WebSocket must close. */
  readonly expiresAt?: number
}
