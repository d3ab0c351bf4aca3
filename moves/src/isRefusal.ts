/** Integrity violations, raised by the tables' constraints and guards. Other errors are failures and can be retried. */
export const isRefusal = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && error.code.startsWith('23')
