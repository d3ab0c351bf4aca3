const longestWait = 30_000

/** Doubling waits, each a little other than its neighbours', so that a server that is back is not met by all at once. */
export const waitBefore = (retries: number, luck = Math.random()): number =>
  Math.min(longestWait, 1000 * 2 ** Math.min(retries, 10)) * (0.5 + luck / 2)
