import type { Pool } from 'pg'

/**
 * Time limit of the query, longer than health checks wait. A query without a response is ended with its connection,
 * so that later checks can work.
 */
const LIMIT_MS = 10_000
const question = { text: 'select 1', query_timeout: LIMIT_MS }

/**
 * Checks whether Postgres responds. Uses a separate pool, because requests can use all connections of the main pool.
 * Simultaneous checks share one query.
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
