import pg from 'pg'

/**
 * Ends connections whose callers are waiting, so that the callers get an error. A frozen server keeps connections open
 * and does not respond, so its own time limits do not work either.
 */
export const createCut = (...pools: readonly pg.Pool[]): (() => void) => {
  const taken = new Set<pg.PoolClient>()
  for (const pool of pools) {
    pool.on('acquire', (client) => taken.add(client))
    pool.on('release', (_error, client) => taken.delete(client))
  }
  return () => {
    for (const client of taken) if (client instanceof pg.Client) client.end().catch(() => undefined)
  }
}
