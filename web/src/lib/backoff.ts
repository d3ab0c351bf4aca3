const longestWait = 30_000

/** Doubling waits with a random part, so that not all clients return at the same time when the server is back. */
export const waitBefore = (retries: number, luck = Math.random()): number =>
  Math.min(longestWait, 1000 * 2 ** Math.min(retries, 10)) * (0.5 + luck / 2)
