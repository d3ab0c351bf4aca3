/** A failure explained in one sentence, shown without a stack trace. */
export class Fault extends Error {
  override name = 'Fault'
}

export function sayWhy(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

export function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
