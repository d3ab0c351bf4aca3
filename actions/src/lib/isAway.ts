import { isGrpcServiceError, ServiceError } from '@temporalio/client'
import { z } from 'zod'

const thrown = z.object({ code: z.unknown().optional(), message: z.unknown().optional() })

/** gRPC's codes for no connection, no answer in time, and a server that takes nothing more or is about to end. */
const CANCELLED = 1
const DEADLINE_EXCEEDED = 4
const RESOURCE_EXHAUSTED = 8
const UNAVAILABLE = 14
const temporalAway: ReadonlySet<number> = new Set([
  CANCELLED,
  DEADLINE_EXCEEDED,
  RESOURCE_EXHAUSTED,
  UNAVAILABLE,
])

/** Temporal's client wraps what a call met with; a bare call of its service does not. */
const isTemporalAway = (error: unknown): boolean => {
  const met = error instanceof ServiceError ? error.cause : error
  return isGrpcServiceError(met) && temporalAway.has(met.code)
}

/**
 * Nobody's mistake, and over some time: Temporal or Postgres is not there, goes away or takes nobody in (its own codes 08, 53 and 57P, the
 * socket's, and the pool's words), or a disk is full.
 */
export const isAway = (error: unknown): boolean => {
  if (isTemporalAway(error)) return true
  const { code, message } = thrown.safeParse(error).data ?? {}
  return (
    /^(08|53|57P|E(CONN|PIPE|TIMEDOUT|HOSTUNREACH|NOTFOUND|AI_AGAIN|NOSPC|DQUOT))/.test(String(code)) ||
    /^(timeout exceeded when trying to connect|Connection terminated)/.test(String(message))
  )
}
