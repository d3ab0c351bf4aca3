/** A refusal in words a person understands, with a code that the client knows. Becomes {message, extensions: {code}}. */
export class ActionError extends Error {
  override readonly name = 'ActionError'
  readonly code: string
  readonly field: string | undefined

  constructor(code: string | number, message: string, field?: string) {
    super(message)
    this.code = String(code)
    this.field = field
  }
}
