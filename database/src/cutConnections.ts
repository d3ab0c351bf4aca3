import pg from 'pg'

/**
 * Ends connections with waiting callers, so that they get an error: a frozen server keeps connections open without answering,
 * and its own time limits do not run either.
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
