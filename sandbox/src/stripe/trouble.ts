/** Stripe uses the same format for all errors. */
export class Trouble extends Error {
  override readonly name = 'Trouble'
  readonly status: number
  readonly error: Readonly<Record<string, unknown>>

  constructor(
    status: number,
    error: { readonly type: string; readonly message: string } & Record<string, unknown>,
  ) {
    super(error.message)
    this.status = status
    this.error = error
  }
}

export const invalid = (message: string, more: Record<string, unknown> = {}): Trouble =>
  new Trouble(400, { type: 'invalid_request_error', message, ...more })

export const missing = (what: string, id: string): Trouble =>
  new Trouble(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${what}: '${id}'`,
    param: 'id',
  })
