/** For services that use Temporal without being workers: the gateway's health check and the actions. */
import { Connection, isGrpcServiceError, ServiceError } from '@temporalio/client'

/** The default pauses grow to two minutes, so mails and timers would stop that long after Temporal returns. */
const LONGEST_PAUSE_MS = 2_000

/**
 * Lazy, so that services run while Temporal is down and health reports it. No retries, because the outbox delivers again and
 * retries that outlive a closed connection end the process.
 */
export const connectToTemporal = (address: string): Connection =>
  Connection.lazy({
    address,
    interceptors: [],
    channelArgs: { 'grpc.max_reconnect_backoff_ms': LONGEST_PAUSE_MS },
  })

/** gRPC codes for a lost connection, a timeout, and an overloaded or stopping server. */
const CANCELLED = 1
const DEADLINE_EXCEEDED = 4
const RESOURCE_EXHAUSTED = 8
const UNAVAILABLE = 14
const away: ReadonlySet<number> = new Set([CANCELLED, DEADLINE_EXCEEDED, RESOURCE_EXHAUSTED, UNAVAILABLE])

/** A temporary failure without a culprit. Temporal's client wraps the cause of an error; a direct service call does not. */
export const isTemporalAway = (error: unknown): boolean => {
  const met = error instanceof ServiceError ? error.cause : error
  return isGrpcServiceError(met) && away.has(met.code)
}
