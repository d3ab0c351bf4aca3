import { ApplicationFailure, Context } from '@temporalio/activity'

export const lastHeartbeat = (): unknown => Context.current().info.heartbeatDetails ?? null

/**
 * Call this function between steps of long work. It reports progress, and it throws when the worker stops, so that
 * another worker can continue from that step.
 */
export const goOn = (position: unknown): void => {
  const { cancellationSignal, heartbeat } = Context.current()
  if (cancellationSignal.aborted)
    throw ApplicationFailure.retryable('This worker is stopping; another continues')
  heartbeat(position)
}
