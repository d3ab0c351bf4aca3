import type { Pool } from 'pg'

/** Longer than anyone waits who asks: what nobody answers ends with its connection, so that a later question can be answered. */
const LIMIT_MS = 10_000
const question = { text: 'select 1', query_timeout: LIMIT_MS }

/**
 * Whether Postgres answers. The pool is not that of requests, whose connections may all be taken for as long as they work. However
 * many ask at once, Postgres is asked once.
 */
export function createHealthCheck(pool: Pool): () => Promise<boolean> {
  let asking: Promise<boolean> | undefined
  return () => {
    asking ??= pool
      .query(question)
      .then(
        () => true,
        () => false,
      )
      .finally(() => {
        asking = undefined
      })
    return asking
  }
}
