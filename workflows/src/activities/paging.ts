import { ApplicationFailure, Context } from '@temporalio/activity'

/** The last heartbeat of the previous try, or null at the first. */
export const lastHeartbeat = (): unknown => Context.current().info.heartbeatDetails ?? null

/**
 * Called between steps of long work: reports progress, and stops when the worker stops, so that another can continue there.
 */
export const goOn = (position: unknown): void => {
  const { cancellationSignal, heartbeat } = Context.current()
  if (cancellationSignal.aborted)
    throw ApplicationFailure.retryable('This worker is stopping; another continues')
  heartbeat(position)
}
