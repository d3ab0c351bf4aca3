/** Functions for services that use Temporal without being workers: the gateway's health check and the actions. */
import { Connection, isGrpcServiceError, ServiceError } from '@temporalio/client'

/**
 * Limits the pauses between attempts to reconnect. By default they grow to two minutes, so mails and timers could wait
 * that long after Temporal is reachable again.
 */
const LONGEST_PAUSE_MS = 2_000

/**
 * Connects at the first request, so that services run while Temporal is down and the health page reports it. Does not
 * retry: the outbox delivers again, and a retry after the connection was closed would end the process.
 */
export const connectToTemporal = (address: string): Connection =>
  Connection.lazy({
    address,
    interceptors: [],
    channelArgs: { 'grpc.max_reconnect_backoff_ms': LONGEST_PAUSE_MS },
  })

/** gRPC's codes for a lost connection, a timeout, and a server that is overloaded or stopping. */
const CANCELLED = 1
const DEADLINE_EXCEEDED = 4
const RESOURCE_EXHAUSTED = 8
const UNAVAILABLE = 14
const away: ReadonlySet<number> = new Set([CANCELLED, DEADLINE_EXCEEDED, RESOURCE_EXHAUSTED, UNAVAILABLE])

/**
 * True for a temporary failure that is not the request's fault. Temporal's client wraps the cause of an error; a
 * direct service call does not.
 */
export const isTemporalAway = (error: unknown): boolean => {
  const met = error instanceof ServiceError ? error.cause : error
  return isGrpcServiceError(met) && away.has(met.code)
}
