import type { EventName } from '@questboard/domain'
import {
  type ChannelVerificationInput,
  memoOf,
  type NoticeInput,
  shownAtStart,
  signals,
  somebodyWaits,
  TASK_QUEUE,
  type VerificationRequested,
  workflows,
} from '@questboard/workflows/contract'
import {
  WorkflowExecutionAlreadyStartedError,
  WorkflowNotFoundError,
  type WorkflowStartOptions,
} from '@temporalio/client'
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
const onceOnly = async (start: Promise<unknown>): Promise<void> => {
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

/** An ended workflow needs no signal: it has handled its row. */
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

export const startNotice = ({ temporal }: Temporal, event: DomainEvent, input: NoticeInput): Promise<void> =>
  onceOnly(
    temporal.workflow.start(workflows.notice.name, {
      workflowId: workflows.notice.id({ eventId: event.id }),
      workflowIdReusePolicy: 'REJECT_DUPLICATE',
      taskQueue: TASK_QUEUE,
      priority: somebodyWaits,
      args: [input],
      ...shownAtStart(workflows.notice.name, 'sending', `Mail: ${input.kind}`),
    }),
  )

/** Signals a payout's workflow to send or check, starting it if needed. */
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

/** The refund was requested for the first time or again. A waiting workflow is woken up. */
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
 * The workflow has the row's id, and the row stores the progress. So repeated events start it only once, and a restored
 * row starts it again unless it is still running.
 */
const startOnce = (
  { temporal }: Temporal,
  { name }: { readonly name: string },
  workflowId: string,
  input: object,
  options: Pick<WorkflowStartOptions, 'memo' | 'priority' | 'searchAttributes'>,
): Promise<void> =>
  onceOnly(
    temporal.workflow.start(name, {
      workflowId,
      workflowIdConflictPolicy: 'FAIL',
      taskQueue: TASK_QUEUE,
      args: [input],
      ...options,
    }),
  )

export const startPayment = (services: Temporal, { entityId }: DomainEvent): Promise<void> => {
  const input = { paymentId: entityId }
  const { payment } = workflows
  return startOnce(services, payment, payment.id(input), input, {
    priority: somebodyWaits,
    ...shownAtStart(payment.name, 'opening', `Payment ${entityId}`),
  })
}

export const startCardEvent = (services: Temporal, { entityId }: DomainEvent): Promise<void> => {
  const input = { cardEventId: entityId }
  const { cardEvent } = workflows
  return startOnce(services, cardEvent, cardEvent.id(input), input, {
    priority: somebodyWaits,
    ...shownAtStart(cardEvent.name, 'asking', 'From the card provider'),
  })
}

/** The import has a high priority, because a person is waiting for the result. */
export const startGameImport = (services: Temporal, { entityId }: DomainEvent): Promise<void> => {
  const input = { importId: entityId }
  return startOnce(services, workflows.gameImport, workflows.gameImport.id(input), input, {
    priority: somebodyWaits,
    memo: { about: `Game import ${entityId}` },
  })
}

export const startMailedExport = (services: Temporal, { entityId }: DomainEvent): Promise<void> => {
  const input = { exportId: entityId }
  return startOnce(services, workflows.mailedExport, workflows.mailedExport.id(input), input, {
    memo: { about: `Export ${entityId}` },
  })
}

/** A retry after a failure gets its own run. */
export const startMatchmaking = (services: Temporal, { entityId }: DomainEvent): Promise<void> => {
  const input = { matchmakingId: entityId }
  return startOnce(services, workflows.matchmaking, workflows.matchmaking.id(input), input, {
    priority: somebodyWaits,
    memo: { about: `Matchmaking ${entityId}` },
  })
}

/** The bulk action's items store the remaining work. */
export const startBulkAction = (services: Temporal, { entityId }: DomainEvent): Promise<void> => {
  const input = { bulkActionId: entityId }
  return startOnce(services, workflows.bulkAction, workflows.bulkAction.id(input), input, {
    priority: somebodyWaits,
    memo: { about: `Bulk action ${entityId}` },
  })
}

/**
 * A newer request replaces a running check. The running check already has its result and only waits for the mail
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
