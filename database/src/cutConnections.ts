import pg from 'pg'

/**
 * Ends the connections on which somebody waits, so that they hear of it: a server that is frozen keeps its connections open and
 * says nothing, and its own limits of time do not run either.
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
