import { channelProviders } from '@questboard/domain'
import { z } from 'zod'
import type { Services } from '../services.ts'
import { notifyPeople } from './notifyPeople.ts'
import { refreshRow } from './rowWorkflows.ts'
import { tellCreator } from './tellCreator.ts'
import { tellOwners } from './tellOwners.ts'
import {
  type DomainEvent,
  resumeCompanyInvitation,
  startChannelVerification,
  startCompanyInvitation,
  startEmailVerification,
  startNotice,
  startPasswordReset,
  tellEmailVerified,
  tellInvitationAnswered,
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

const accountDeleted = z.object({ email: z.string(), display_name: z.string() })
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
    const { email, display_name: displayName } = accountDeleted.parse(event.payload)
    await startNotice(services, event, { kind: 'accountDeleted', email, displayName })
    // Nothing but that mail needs the name and the address any more.
    await services.database
      .updateTable('domain_event')
      .set({ payload: '{}' })
      .where('id', '=', event.id)
      .execute()
  },
  memberInvited: (services, event) => startCompanyInvitation(services, event),
  memberJoined: (services, event) => tellInvitationAnswered(services, event),
  connectionAdded: (services, event) => verifyConnection(services, event),
  channelVerificationRestarted: (services, event) => verifyConnection(services, event),
  creatorAccessApproved: tellCreator,
  creatorAccessRejected: tellCreator,
  companyVerified: tellOwners,
  companyRejected: tellOwners,
  customDomainMissing: tellOwners,
  customDomainLost: tellOwners,
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
  company_invitation: resumeCompanyInvitation,
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
  const handler = event.type === 'restored' ? resumers[event.entity] : handlers[event.type]
  const isHandled = handler !== undefined
  if (isHandled) await handler(services, event)
  const isTold = await refreshRow(services, event)
  const isSaid = await notifyPeople(services, event)
  return isHandled || isTold || isSaid
}
