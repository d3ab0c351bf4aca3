/** For those who ask Temporal without working for it: the gateway's health, the actions that tell workflows. */
import { Connection, isGrpcServiceError, ServiceError } from '@temporalio/client'

/** Its own pauses between tries grow to two minutes: mails and timers would be dead for as long after Temporal is back. */
const LONGEST_PAUSE_MS = 2_000

/**
 * Lazy: a service works while Temporal is down, and health says so. No retries of its own: the outbox delivers again, and
 * retries that outlive a closed connection end the process.
 */
export const connectToTemporal = (address: string): Connection =>
  Connection.lazy({
    address,
    interceptors: [],
    channelArgs: { 'grpc.max_reconnect_backoff_ms': LONGEST_PAUSE_MS },
  })

/** gRPC's codes for no connection, no answer in time, and a server that takes nothing more or is about to end. */
const CANCELLED = 1
const DEADLINE_EXCEEDED = 4
const RESOURCE_EXHAUSTED = 8
const UNAVAILABLE = 14
const away: ReadonlySet<number> = new Set([CANCELLED, DEADLINE_EXCEEDED, RESOURCE_EXHAUSTED, UNAVAILABLE])

/** Nobody's mistake, and over some time. Temporal's client wraps what a call met with; a bare call of its service does not. */
export const isTemporalAway = (error: unknown): boolean => {
  const met = error instanceof ServiceError ? error.cause : error
  return isGrpcServiceError(met) && away.has(met.code)
}
