import { z } from 'zod'
import { activationKinds, activationStatuses } from '../activation/activation.ts'
import { type EventEntry, id, moment, move, nothing } from './event.ts'

const activation = {
  entity: 'activation',
  payload: move(activationStatuses).extend({ kind: z.enum(activationKinds) }),
  starts: ['rowTime'],
  tells: 'nobody',
} as const

/** Notifies the company only if its verification, not a member, published the activation. */
const published = { ...activation, tells: ['activation_published'] } as const
const started = { ...activation, tells: ['activation_started'] } as const
/** Notifies the company only if the end date has passed, not if a member ended the activation. */
const ended = { ...activation, tells: ['activation_ended'] } as const
const publishFailed = { ...activation, tells: ['activation_publish_failed'] } as const

/** The name of an activation event contains the kind of activation. */
export const activationEvents = {
  keyCampaignCreated: activation,
  keyCampaignSubmitted: activation,
  keyCampaignPublished: published,
  keyCampaignPublishFailed: publishFailed,
  keyCampaignStarted: started,
  keyCampaignUnpublished: activation,
  keyCampaignEnded: ended,
  keyCampaignClosed: activation,
  keyCampaignArchived: activation,
  keyCampaignDeleted: activation,

  questCreated: activation,
  questSubmitted: activation,
  questPublished: published,
  questPublishFailed: publishFailed,
  questStarted: started,
  questUnpublished: activation,
  questEnded: ended,
  questClosed: activation,
  questArchived: activation,
  questDeleted: activation,

  missionCreated: activation,
  missionSubmitted: activation,
  missionPublished: { ...published, tells: ['new_mission_available', 'activation_published'] },
  missionPublishFailed: publishFailed,
  missionStarted: { ...started, tells: ['new_mission_available', 'activation_started'] },
  missionUnpublished: activation,
  missionEnded: ended,
  missionClosed: activation,
  missionArchived: activation,
  missionDeleted: activation,

  creatorProgramCreated: activation,
  creatorProgramSubmitted: activation,
  creatorProgramPublished: published,
  creatorProgramPublishFailed: publishFailed,
  creatorProgramStarted: started,
  creatorProgramUnpublished: activation,
  creatorProgramEnded: ended,
  creatorProgramClosed: activation,
  creatorProgramArchived: activation,
  creatorProgramDeleted: activation,

  /** A creator's request or the company's acceptance rules are new, so the campaign's workflow applies the rules. */
  keyScreeningWanted: { entity: 'activation', payload: nothing, starts: ['rowTime'], tells: 'nobody' },

  activationRescheduled: {
    ...activation,
    payload: z.object({
      kind: z.enum(activationKinds),
      company_id: id,
      start_date: moment.nullable(),
      end_date: moment.nullable(),
    }),
  },
} as const satisfies Readonly<Record<string, EventEntry>>
