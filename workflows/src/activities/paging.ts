import { ApplicationFailure, Context } from '@temporalio/activity'

/** The last progress that the previous attempt reported. Null in the first attempt. */
export const lastHeartbeat = (): unknown => Context.current().info.heartbeatDetails ?? null

/**
 * Must be called between steps of long work. Reports progress, and throws when the worker stops, so that another
 * worker can continue from there.
 */
export const goOn = (position: unknown): void => {
  const { cancellationSignal, heartbeat } = Context.current()
  if (cancellationSignal.aborted)
    throw ApplicationFailure.retryable('This worker is stopping; another continues')
  heartbeat(position)
}
