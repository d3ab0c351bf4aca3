import { z } from 'zod'
import { channelProviders } from '../channel/channel.ts'
import { creatorAccessKinds } from '../creator/creator.ts'
import { type EventEntry, id, nothing, quiet } from './event.ts'

const user = { entity: 'user', payload: nothing, tells: 'nobody' } as const
const channel = { entity: 'user_connection' } as const
const access = {
  entity: 'creator',
  payload: z.object({ kind: z.enum(creatorAccessKinds), reason: z.string() }),
  starts: 'nothing',
  tells: ['creator_access_decided'],
} as const
const connected = z.object({ user_id: id, provider_id: z.enum(channelProviders) })

export const accountEvents = {
  userRegistered: {
    ...user,
    payload: z.object({ email_verified: z.boolean() }),
    starts: ['emailVerification'],
  },
  // Payloads of old events still contain an email address. Newer ones do not.
  emailChanged: {
    ...user,
    payload: z.object({ email: z.string().optional() }),
    starts: ['emailVerification'],
  },
  verificationRequested: { ...user, starts: ['emailVerification'] },
  emailVerified: { ...user, starts: ['emailVerified'] },
  channelSignUpRequested: {
    entity: 'channel_sign_up',
    payload: nothing,
    starts: ['channelSignUp'],
    tells: 'nobody',
  },
  passwordResetRequested: { ...user, starts: ['passwordReset'] },
  personalDataRequested: { ...user, starts: ['personalData'] },
  passwordChanged: { ...user, starts: ['passwordChanged'] },
  memberRemoved: {
    entity: 'user',
    payload: z.object({ company: z.string() }),
    starts: 'nothing',
    tells: ['member_removed'],
  },
  accountDeleted: { ...user, starts: ['emailVerified', 'farewell'] },

  memberInvited: {
    entity: 'company_invitation',
    payload: nothing,
    starts: ['companyInvitation', 'rowTime'],
    tells: 'nobody',
  },
  memberJoined: {
    entity: 'company_invitation',
    // The user is optional because old events name no user. Owners were not notified then.
    payload: z.object({ user_id: id.optional() }),
    starts: ['rowTime'],
    tells: ['member_joined'],
  },

  connectionAdded: { ...channel, payload: connected, starts: ['channelVerification'], tells: 'nobody' },
  connectionRefreshed: { ...channel, payload: connected, ...quiet },
  channelVerificationRestarted: {
    ...channel,
    payload: nothing,
    starts: ['channelVerification'],
    tells: 'nobody',
  },
  channelVerified: { ...channel, payload: nothing, starts: 'nothing', tells: ['channel_verified'] },
  channelVerificationFailed: {
    ...channel,
    payload: nothing,
    starts: 'nothing',
    tells: ['channel_not_verified'],
  },
  /** The channel seems to have a new owner, so its account gets no codes. */
  channelHeld: { ...channel, payload: nothing, starts: 'nothing', tells: ['channel_held'] },
  channelFreed: { ...channel, payload: nothing, starts: 'nothing', tells: ['channel_freed'] },
  reauthorisationNeeded: {
    ...channel,
    payload: nothing,
    starts: 'nothing',
    tells: ['reauthorisation_needed'],
  },

  // Admins see the event in the console's work list.
  creatorAccessRequested: {
    entity: 'creator',
    payload: z.object({ kind: z.enum(creatorAccessKinds), reason: z.string().optional() }),
    ...quiet,
  },
  creatorAccessApproved: { ...access, starts: ['waitingApplications'] },
  creatorAccessRejected: access,
} as const satisfies Readonly<Record<string, EventEntry>>
