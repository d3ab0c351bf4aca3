/** What went wrong in one sentence for the person at the terminal: shown without a stack. */
export class Fault extends Error {
  override name = 'Fault'
}

export function sayWhy(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

export function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
