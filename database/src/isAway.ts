const told = (error: unknown, property: 'code' | 'message'): string =>
  typeof error === 'object' && error !== null ? String(Reflect.get(error, property)) : ''

/**
 * Nobody's mistake, and over some time: Postgres is not there, goes away or takes nobody in (its own codes 08, 53 and 57P, the
 * socket's, and the pool's words), or a disk is full.
 */
export const isAway = (error: unknown): boolean =>
  /^(08|53|57P|E(CONN|PIPE|TIMEDOUT|HOSTUNREACH|NOTFOUND|AI_AGAIN|NOSPC|DQUOT))/.test(told(error, 'code')) ||
  /^(timeout exceeded when trying to connect|Connection terminated)/.test(told(error, 'message'))

const UNREADABLE = new Set(['22P02', '22021', '22P05'])

/** What was sent is no value of its type, or holds a character (zero) that no text or JSON of the database can hold. */
export const isUnreadable = (error: unknown): boolean => UNREADABLE.has(told(error, 'code'))
