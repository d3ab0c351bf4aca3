import { channelProviders, eventEntry, events, isEventName, type Start } from '@questboard/domain'
import { z } from 'zod'
import { notifyAudience } from '../notifications/notifyAudience.ts'
import type { Services } from '../services.ts'
import { refreshRow } from './rowWorkflows.ts'
import {
  type DomainEvent,
  startBulkAction,
  startCardEvent,
  startChannelVerification,
  startEmailVerification,
  startGameImport,
  startMailedExport,
  startMatchmaking,
  startNotice,
  startPasswordReset,
  startPayment,
  startPayout,
  startRefund,
  tellEmailVerified,
} from './workflowStarts.ts'

// Accepts any 16 bytes, like Postgres. The ids of seeded rows carry no UUID version, which z.uuid() requires and
// z.guid() does not.
const delivery = z.object({
  event: z.object({
    data: z.object({
      new: z.object({
        id: z.guid(),
        type: z.string(),
        entity: z.string(),
        entity_id: z.guid(),
        payload: z.record(z.string(), z.unknown()).default({}),
      }),
    }),
  }),
})

type Handler = (services: Services, event: DomainEvent) => Promise<unknown>

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
    // If the event is delivered again after the check has a result, no new check starts.
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

/** An invited person with an account gets a notification. Their preferences decide whether they also get a mail. */
const inviteByMail: Handler = async (services, event) => {
  if (event.payload.creator_id !== undefined) return
  await startNotice(services, event, { kind: 'mailedInvitation', invitationId: event.entityId })
}

/**
 * After a backup is restored, restarts workflows from their rows if they wait for a person or a vendor. Running
 * workflows are not changed.
 */
const resumers: Readonly<Record<string, Handler>> = {
  channel_verification: verifyConnection,
  payout: startPayout,
  payment: startPayment,
  payment_refund: startRefund,
  card_event: startCardEvent,
  game_import: startGameImport,
  export: startMailedExport,
  matchmaking: startMatchmaking,
  bulk_action: startBulkAction,
}

/** Resolves when the last queued event is handled. */
let turn: Promise<unknown> = Promise.resolve()
/** The events that are queued or running, by id. */
const underWay = new Map<string, Promise<boolean>>()

const ROWS_AT_ONCE = 8

/**
 * Events are handled one after another, and each resumes eight rows at a time, so that Temporal stays responsive. The
 * engine repeats an event that takes long; the repeated delivery gets the result of the first.
 */
const resumeRows = (services: Services, event: DomainEvent): Promise<boolean> => {
  const known = underWay.get(event.id)
  if (known) return known
  const { rows } = events.restored.payload.parse(event.payload)
  const resume = resumers[event.entity] ?? refreshRow
  const resumed = turn.then(async () => {
    const take = ({ id, to }: (typeof rows)[number]) =>
      resume(services, { ...event, entityId: id, payload: { to } })
    for (let first = 0; first < rows.length; first += ROWS_AT_ONCE)
      await Promise.all(rows.slice(first, first + ROWS_AT_ONCE).map(take))
    return true
  })
  turn = resumed.catch(() => undefined)
  const answer = resumed.finally(() => underWay.delete(event.id))
  underWay.set(event.id, answer)
  return answer
}

/** The handlers that events start, by the name in the event catalog. */
const starters: Readonly<Record<Start, Handler>> = {
  rowTime: refreshRow,
  resume: resumeRows,
  emailVerification: verifyEmail,
  emailVerified: tellEmailVerified,
  passwordReset: startPasswordReset,
  passwordChanged: (services, event) =>
    startNotice(services, event, { kind: 'passwordChanged', userId: event.entityId }),
  farewell: (services, event) =>
    startNotice(services, event, { kind: 'accountDeleted', userId: event.entityId }),
  companyInvitation: (services, event) =>
    startNotice(services, event, { kind: 'companyInvitation', invitationId: event.entityId }),
  mailedInvitation: inviteByMail,
  channelVerification: verifyConnection,
  payout: startPayout,
  payment: startPayment,
  refund: startRefund,
  cardEvent: startCardEvent,
  gameImport: startGameImport,
  mailedExport: startMailedExport,
  matchmaking: startMatchmaking,
  bulkAction: startBulkAction,
}

/** Reads an event. Null for an event that only another version of the product knows. */
const readEvent = (body: unknown): DomainEvent | null => {
  const { id, type, entity, entity_id: entityId, payload } = delivery.parse(body).event.data.new
  if (!isEventName(type)) return null
  eventEntry(type).payload.parse(payload)
  return { id, type, entity, entityId, payload }
}

const notify = async (services: Services, event: DomainEvent): Promise<boolean> => {
  if (eventEntry(event.type).tells === 'nobody') return false
  const { isTold, isMailed } = await services.database
    .transaction()
    .execute((transaction) => notifyAudience(transaction, event))
  // A workflow sends the mails, because a mail server can be unavailable for hours.
  if (isMailed) await startNotice(services, event, { kind: 'notifications', eventId: event.id })
  return isTold
}

/** Can run more than once per event, so it must be safe to repeat everything that an event starts. */
export const handleDomainEvent = async (services: Services, body: unknown): Promise<boolean> => {
  const event = readEvent(body)
  if (event === null) return false
  const { starts } = eventEntry(event.type)
  const started = starts === 'nothing' ? [] : starts
  for (const start of started) await starters[start](services, event)
  const isTold = await notify(services, event)
  return started.length > 0 || isTold
}
