/**
 * Integrity violations from the tables' constraints and guards. Other errors are internal errors and can be retried.
 */
export const isRefusal = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && error.code.startsWith('23')
