const longestWait = 30_000

/**
 * Waiting times that double and have a random part, so that not all clients reconnect at the same time when the server
 * is reachable again.
 */
export const waitBefore = (retries: number, luck = Math.random()): number =>
  Math.min(longestWait, 1000 * 2 ** Math.min(retries, 10)) * (0.5 + luck / 2)
