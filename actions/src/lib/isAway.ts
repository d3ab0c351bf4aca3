import { z } from 'zod'

const thrown = z.object({ code: z.unknown().optional(), message: z.unknown().optional() })

/**
 * Nobody's mistake, and over some time: Postgres is not there, goes away or takes nobody in (its own codes 08, 53 and 57P, the
 * socket's, and the pool's words), or a disk is full.
 */
export const isAway = (error: unknown): boolean => {
  const { code, message } = thrown.safeParse(error).data ?? {}
  return (
    /^(08|53|57P|E(CONN|PIPE|TIMEDOUT|HOSTUNREACH|NOTFOUND|AI_AGAIN|NOSPC|DQUOT))/.test(String(code)) ||
    /^(timeout exceeded when trying to connect|Connection terminated)/.test(String(message))
  )
}
