import { Connection } from '@temporalio/client'

/** Its own pauses between tries grow to two minutes: mails and timers would be dead for as long after Temporal is back. */
const LONGEST_PAUSE_MS = 2_000

/**
 * Lazy: the gateway works while Temporal is down, and health says so. No retries of its own: the outbox delivers again, and
 * retries that outlive a closed connection end the process.
 */
export const connectToTemporal = (address: string): Connection =>
  Connection.lazy({
    address,
    interceptors: [],
    channelArgs: { 'grpc.max_reconnect_backoff_ms': LONGEST_PAUSE_MS },
  })
