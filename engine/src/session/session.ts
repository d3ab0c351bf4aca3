export type Session = {
  readonly role: string
  /** Session variables with lower-case names, including `x-hasura-role`, but not the secret headers. */
  readonly variables: Readonly<Record<string, string>>
  /**
   * True if the request used the admin secret, or if no admin secret is configured. Required for backend_only fields
   * and `internal` details.
   */
  readonly trusted: boolean
  /** True if a trusted request has set `x-hasura-use-backend-only-permissions`. */
  readonly backendOnly: boolean
  /** Milliseconds since the epoch at which the token expires and a WebSocket must close. */
  readonly expiresAt?: number
}
