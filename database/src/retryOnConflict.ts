const DEADLOCK_OR_CONFLICT = new Set(['40001', '40P01'])
const isRetryable = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  typeof error.code === 'string' &&
  DEADLOCK_OR_CONFLICT.has(error.code)

const TRIES = 3

/** Starts the transaction again if Postgres aborted it because of a deadlock. */
export const retryOnConflict = async <T>(work: () => Promise<T>): Promise<T> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work()
    } catch (error) {
      if (attempt === TRIES || !isRetryable(error)) throw error
    }
  }
}
