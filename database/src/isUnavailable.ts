const told = (error: unknown, property: 'code' | 'message'): string =>
  typeof error === 'object' && error !== null ? String(Reflect.get(error, property)) : ''

/**
 * True for a temporary failure that is not the request's fault: Postgres is unreachable, shutting down or full (error
 * codes 08, 53 and 57P, socket errors and the pool's messages), or a disk is full.
 */
export const isUnavailable = (error: unknown): boolean =>
  /^(08|53|57P|E(CONN|PIPE|TIMEDOUT|HOSTUNREACH|NOTFOUND|AI_AGAIN|NOSPC|DQUOT))/.test(told(error, 'code')) ||
  /^(timeout exceeded when trying to connect|Connection terminated)/.test(told(error, 'message'))

const UNREADABLE = new Set(['22P02', '22021', '22P05'])

/** True if the value does not fit its type or contains a null character, which Postgres cannot store. */
export const isUnreadable = (error: unknown): boolean => UNREADABLE.has(told(error, 'code'))
