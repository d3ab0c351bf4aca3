import { z } from 'zod'

const thrown = z.object({ code: z.unknown().optional(), message: z.unknown().optional() })

/** Postgres is not there, goes away or takes nobody in: its own codes (08, 53, 57P), the socket's, and the pool's words. */
export const isDatabaseAway = (error: unknown): boolean => {
  const { code, message } = thrown.safeParse(error).data ?? {}
  return (
    /^(08|53|57P|E(CONN|PIPE|TIMEDOUT|HOSTUNREACH|NOTFOUND|AI_AGAIN))/.test(String(code)) ||
    /^(timeout exceeded when trying to connect|Connection terminated)/.test(String(message))
  )
}
