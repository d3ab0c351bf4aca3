import { ApplicationFailure, Context } from '@temporalio/activity'

/** Where the last try of this activity stood when it was last heard of; null at the first. */
export const lastHeartbeat = (): unknown => Context.current().info.heartbeatDetails ?? null

/** Between two pieces of long work: says how far it is, and stops where the worker stops, for another to go on from there. */
export const goOn = (position: unknown): void => {
  const { cancellationSignal, heartbeat } = Context.current()
  if (cancellationSignal.aborted) throw ApplicationFailure.retryable('The worker stops; another goes on')
  heartbeat(position)
}
