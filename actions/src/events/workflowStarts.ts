import type { EventName } from '@questboard/domain'
import {
  type ChannelVerificationInput,
  memoOf,
  shownAtStart,
  signals,
  somebodyWaits,
  TASK_QUEUE,
  type VerificationRequested,
  workflows,
} from '@questboard/workflows/contract'
import { WorkflowExecutionAlreadyStartedError, WorkflowNotFoundError } from '@temporalio/client'
import type { Services } from '../services.ts'

export type DomainEvent = {
  readonly id: string
  readonly type: EventName
  /** The table that the event is about. */
  readonly entity: string
  readonly entityId: string
  readonly payload: Readonly<Record<string, unknown>>
}

type Temporal = Pick<Services, 'temporal'>

/** The workflow has already started, because this is a repeated delivery of the same event. */
export const onceOnly = async (start: Promise<unknown>): Promise<void> => {
  try {
    await start
  } catch (error) {
    if (!(error instanceof WorkflowExecutionAlreadyStartedError)) throw error
  }
}

export const startEmailVerification = async (
  { temporal }: Temporal,
  event: DomainEvent,
  reason: VerificationRequested['reason'],
): Promise<void> => {
  const input = { userId: event.entityId }
  await temporal.workflow.signalWithStart(workflows.emailVerification.name, {
    workflowId: workflows.emailVerification.id(input),
    taskQueue: TASK_QUEUE,
    priority: somebodyWaits,
    args: [input],
    signal: signals.verificationRequested,
    signalArgs: [{ eventId: event.id, reason } satisfies VerificationRequested],
    memo: { about: `Email verification of user ${event.entityId}` },
  })
}

/** A workflow that has ended needs no signal, because its row is finished. */
export const signalWorkflow = async (
  { temporal }: Temporal,
  workflowId: string,
  signal: string,
): Promise<void> => {
  try {
    await temporal.workflow.getHandle(workflowId).signal(signal)
  } catch (error) {
    if (!(error instanceof WorkflowNotFoundError)) throw error
  }
}

export const tellEmailVerified = (services: Temporal, event: DomainEvent): Promise<void> =>
  signalWorkflow(services, workflows.emailVerification.id({ userId: event.entityId }), signals.emailVerified)

export const startPasswordReset = ({ temporal }: Temporal, event: DomainEvent): Promise<void> => {
  const input = { userId: event.entityId, eventId: event.id }
  return onceOnly(
    temporal.workflow.start(workflows.passwordReset.name, {
      workflowId: workflows.passwordReset.id(input),
      workflowIdReusePolicy: 'REJECT_DUPLICATE',
      taskQueue: TASK_QUEUE,
      priority: somebodyWaits,
      args: [input],
      memo: { about: `Password reset of user ${event.entityId}` },
    }),
  )
}

/** Signals a payout's workflow to send the money or check the payout. Starts the workflow if needed. */
export const startPayout = async ({ temporal }: Temporal, event: DomainEvent): Promise<void> => {
  const input = { payoutId: event.entityId }
  await temporal.workflow.signalWithStart(workflows.payout.name, {
    workflowId: workflows.payout.id(input),
    taskQueue: TASK_QUEUE,
    args: [input],
    signal: signals.refresh,
    memo: memoOf(`Payout ${event.entityId}`),
  })
}

/** A person has requested the refund for the first time or again. The event wakes up a waiting workflow. */
export const startRefund = async ({ temporal }: Temporal, { entityId }: DomainEvent): Promise<void> => {
  const input = { refundId: entityId }
  await temporal.workflow.signalWithStart(workflows.refund.name, {
    workflowId: workflows.refund.id(input),
    taskQueue: TASK_QUEUE,
    priority: somebodyWaits,
    args: [input],
    signal: signals.refresh,
    ...shownAtStart(workflows.refund.name, 'requested', `Refund ${entityId}`),
  })
}

/**
 * A newer request replaces a running check, because that check already has its result and only waits for the mail
 * server.
 */
export const startChannelVerification = (
  { temporal }: Temporal,
  event: DomainEvent,
  input: ChannelVerificationInput,
): Promise<void> =>
  onceOnly(
    temporal.workflow.start(workflows.channelVerification.name, {
      workflowId: workflows.channelVerification.id(input),
      workflowIdConflictPolicy: event.type === 'restored' ? 'FAIL' : 'TERMINATE_EXISTING',
      taskQueue: TASK_QUEUE,
      priority: somebodyWaits,
      args: [input],
      memo: { about: `Verification of the ${input.provider} channel ${input.connectionId}` },
    }),
  )
