import { channelProviders, events, type Start } from '@questboard/domain'
import { sendWaitingApplications } from '@questboard/moves'
import { shownAtStart, somebodyWaits, TASK_QUEUE, workflows } from '@questboard/workflows/contract'
import type { WorkflowStartOptions } from '@temporalio/client'
import type { Services } from '../services.ts'
import { mailOf, queueMail } from './queueMail.ts'
import { refreshRow } from './rowWorkflows.ts'
import {
  type DomainEvent,
  onceOnly,
  startChannelVerification,
  startEmailVerification,
  startPasswordReset,
  startPayout,
  startRefund,
  tellEmailVerified,
} from './workflowStarts.ts'

export type Handler = (services: Services, event: DomainEvent) => Promise<unknown>

/** An email address that a vendor has confirmed needs no confirmation mail. */
const verifyEmail: Handler = async (services, event) => {
  if (event.type === 'emailChanged') return startEmailVerification(services, event, 'emailChanged')
  if (event.type !== 'userRegistered') return startEmailVerification(services, event, 'asked')
  const { email_verified } = events.userRegistered.payload.parse(event.payload)
  if (!email_verified) await startEmailVerification(services, event, 'registered')
}

const verifyConnection: Handler = async (services, event) => {
  const connection = await services.database
    .selectFrom('user_connection')
    .innerJoin('channel_verification as verification', 'verification.connection_id', 'user_connection.id')
    .select(['user_connection.user_id', 'provider_id'])
    .where('user_connection.id', '=', event.entityId)
    // If the event is delivered again after the result exists, the second delivery starts no new request.
    .where('verification.status', '=', 'in_progress')
    .executeTakeFirst()
  const provider = channelProviders.find((id) => id === connection?.provider_id)
  if (!connection || !provider) return
  await startChannelVerification(services, event, {
    connectionId: event.entityId,
    userId: connection.user_id,
    provider,
  })
}

/** An invited person with an account gets a notification. Their preferences decide whether they also get an email. */
const inviteByMail: Handler = async (services, event) => {
  if (event.payload.creator_id !== undefined) return
  await queueMail(services, event, 'mailedInvitation')
}

/** A new creator's applications need no workflow, because one transaction sends them and can be repeated. */
const sendApplications: Handler = async ({ database }, { entityId, payload }) => {
  if (payload.kind === 'creator')
    await database.transaction().execute((transaction) => sendWaitingApplications(transaction, entityId))
}

type Options = Pick<WorkflowStartOptions, 'memo' | 'priority' | 'searchAttributes'>

/**
 * Starts the workflow of the event's row. The workflow has the row's id, and the row stores the progress. So a repeated
 * event starts no second workflow, and a restored row starts its workflow again unless it is still running.
 */
const startRow =
  <Input extends object>(
    workflow: { readonly name: string; readonly id: (input: Input) => string },
    inputOf: (rowId: string) => Input,
    optionsOf: (rowId: string) => Options,
  ): Handler =>
  ({ temporal }, { entityId }) => {
    const input = inputOf(entityId)
    return onceOnly(
      temporal.workflow.start(workflow.name, {
        workflowId: workflow.id(input),
        workflowIdConflictPolicy: 'FAIL',
        taskQueue: TASK_QUEUE,
        args: [input],
        ...optionsOf(entityId),
      }),
    )
  }

type Starter = {
  readonly start: Handler
  /** The table whose unfinished rows start this work again after a restore (`stack/resume.ts` announces the rows). */
  readonly resumes?: string
}

/** Everything that an event can start, by its name in the catalog. A running workflow is not changed. */
export const starters: Readonly<Record<Exclude<Start, 'resume'>, Starter>> = {
  rowTime: { start: refreshRow },
  emailVerification: { start: verifyEmail },
  emailVerified: { start: tellEmailVerified },
  passwordReset: { start: startPasswordReset },
  passwordChanged: { start: mailOf('passwordChanged') },
  channelSignUp: { start: mailOf('channelSignUp') },
  personalData: { start: mailOf('personalData') },
  farewell: { start: mailOf('accountDeleted') },
  companyInvitation: { start: mailOf('companyInvitation') },
  mailedInvitation: { start: inviteByMail },
  invoiceMail: { start: mailOf('invoice') },
  creditNoteMail: { start: mailOf('creditNote') },
  waitingApplications: { start: sendApplications },
  channelVerification: { start: verifyConnection, resumes: 'channel_verification' },
  payout: { start: startPayout, resumes: 'payout' },
  payment: {
    start: startRow(
      workflows.payment,
      (paymentId) => ({ paymentId }),
      (id) => ({ priority: somebodyWaits, ...shownAtStart('payment', 'opening', `Payment ${id}`) }),
    ),
    resumes: 'payment',
  },
  refund: { start: startRefund, resumes: 'payment_refund' },
  cardEvent: {
    start: startRow(
      workflows.cardEvent,
      (cardEventId) => ({ cardEventId }),
      () => ({
        priority: somebodyWaits,
        ...shownAtStart('cardEvent', 'asking', 'From the card provider'),
      }),
    ),
    resumes: 'card_event',
  },
  // This work is urgent, because a person waits for the result on screen.
  gameImport: {
    start: startRow(
      workflows.gameImport,
      (importId) => ({ importId }),
      (id) => ({ priority: somebodyWaits, memo: { about: `Game import ${id}` } }),
    ),
    resumes: 'game_import',
  },
  mailedExport: {
    start: startRow(
      workflows.mailedExport,
      (exportId) => ({ exportId }),
      (id) => ({ memo: { about: `Export ${id}` } }),
    ),
    resumes: 'export',
  },
  // A retry after a failure gets a new workflow run.
  matchmaking: {
    start: startRow(
      workflows.matchmaking,
      (matchmakingId) => ({ matchmakingId }),
      (id) => ({ priority: somebodyWaits, memo: { about: `Matchmaking ${id}` } }),
    ),
    resumes: 'matchmaking',
  },
  // The items of the bulk action show which work remains.
  bulkAction: {
    start: startRow(
      workflows.bulkAction,
      (bulkActionId) => ({ bulkActionId }),
      (id) => ({ priority: somebodyWaits, memo: { about: `Bulk action ${id}` } }),
    ),
    resumes: 'bulk_action',
  },
}

/** Restarts the work of a restored row, by its table. The tables that are not listed here have rows with a deadline. */
const resumers = new Map(Object.values(starters).map(({ start, resumes }) => [resumes, start]))

export const resumerOf = (table: string): Handler => resumers.get(table) ?? refreshRow
