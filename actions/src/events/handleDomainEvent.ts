import { channelProviders } from '@questboard/domain'
import { z } from 'zod'
import type { Services } from '../services.ts'
import { notifyPeople } from './notifyPeople.ts'
import { refreshRow } from './rowWorkflows.ts'
import { tellCreator } from './tellCreator.ts'
import { tellOwners } from './tellOwners.ts'
import { tellReporter } from './tellReporter.ts'
import {
  type DomainEvent,
  startChannelVerification,
  startEmailVerification,
  startNotice,
  startPasswordReset,
  tellEmailVerified,
} from './workflowStarts.ts'

// Postgres' uuid is any 16 bytes: seeded ids carry no version, which zod asks of a uuid but not of a guid.
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

const registered = z.object({ email_verified: z.boolean() })

/** What an event brings about beyond the time of its row. */
const handlers: Readonly<Record<string, Handler>> = {
  userRegistered: async (services, event) => {
    if (!registered.parse(event.payload).email_verified)
      await startEmailVerification(services, event, 'registered')
  },
  emailChanged: (services, event) => startEmailVerification(services, event, 'emailChanged'),
  verificationRequested: (services, event) => startEmailVerification(services, event, 'asked'),
  emailVerified: (services, event) => tellEmailVerified(services, event),
  passwordResetRequested: (services, event) => startPasswordReset(services, event),
  passwordChanged: (services, event) =>
    startNotice(services, event, { kind: 'passwordChanged', userId: event.entityId }),
  accountDeleted: async (services, event) => {
    await tellEmailVerified(services, event)
    await startNotice(services, event, { kind: 'accountDeleted', userId: event.entityId })
  },
  memberInvited: (services, event) =>
    startNotice(services, event, { kind: 'companyInvitation', invitationId: event.entityId }),
  connectionAdded: (services, event) => verifyConnection(services, event),
  channelVerificationRestarted: (services, event) => verifyConnection(services, event),
  creatorAccessApproved: tellCreator,
  creatorAccessRejected: tellCreator,
  companyVerified: tellOwners,
  companyRejected: tellOwners,
  companyChangeApproved: tellOwners,
  companyChangeRejected: tellOwners,
  customDomainMissing: tellOwners,
  customDomainLost: tellOwners,
  userReportResolved: tellReporter,
  userReportDismissed: tellReporter,
}

const verifyConnection: Handler = async (services, event) => {
  const connection = await services.database
    .selectFrom('user_connection')
    .innerJoin('channel_verification as verification', 'verification.connection_id', 'user_connection.id')
    .select(['user_connection.user_id', 'provider_id'])
    .where('user_connection.id', '=', event.entityId)
    // An event that is delivered once more after the verdict asks for nothing.
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

/** What waits for a person or a vendor, started again from its row after a restore. One that runs already is left alone. */
const resumers: Readonly<Record<string, Handler>> = {
  channel_verification: verifyConnection,
}

const restored = z.object({ rows: z.array(z.object({ id: z.guid(), to: z.string() })) })

/** Where the next announcement may begin; those that have not ended, by their event. */
let turn: Promise<unknown> = Promise.resolve()
const underWay = new Map<string, Promise<boolean>>()

const ROWS_AT_ONCE = 8

/**
 * A few rows at a time, whichever event announced them: Temporal and its worker are kept free for what people do meanwhile.
 * An event that is delivered again because the line was long keeps its place in it.
 */
const resumeRows = (services: Services, event: DomainEvent): Promise<boolean> => {
  const known = underWay.get(event.id)
  if (known) return known
  const { rows } = restored.parse(event.payload)
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

/** At least once: every handler may be called again with the same event. */
export const handleDomainEvent = async (services: Services, body: unknown): Promise<boolean> => {
  const row = delivery.parse(body).event.data.new
  const event: DomainEvent = {
    id: row.id,
    type: row.type,
    entity: row.entity,
    entityId: row.entity_id,
    payload: row.payload,
  }
  if (event.type === 'restored') return resumeRows(services, event)
  const handler = handlers[event.type]
  const isHandled = handler !== undefined
  if (isHandled) await handler(services, event)
  const isTold = await refreshRow(services, event)
  const isSaid = await notifyPeople(services, event)
  return isHandled || isTold || isSaid
}
