/** Integrity violations: what the tables' constraints and guards refuse. Anything else is trouble, and tried again. */
export const isRefusal = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && error.code.startsWith('23')
