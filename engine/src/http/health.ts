import type { Pool } from 'pg'

/**
 * Health checks give up sooner than this. A query without an answer ends with its connection, so that later checks can work.
 */
const LIMIT_MS = 10_000
const question = { text: 'select 1', query_timeout: LIMIT_MS }

/**
 * Checks if Postgres answers. Uses its own pool because requests can hold all connections of theirs. Simultaneous checks
 * share one query.
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
