import { z } from 'zod'
import { activationKinds, activationStatuses } from '../activation/activation.ts'
import { type EventEntry, id, moment, move, nothing } from './event.ts'

const activation = {
  entity: 'activation',
  payload: move(activationStatuses).extend({ kind: z.enum(activationKinds) }),
  starts: ['rowTime'],
  tells: 'nobody',
} as const

/** The name of an activation event contains the kind of activation. */
export const activationEvents = {
  keyCampaignCreated: activation,
  keyCampaignSubmitted: activation,
  keyCampaignPublished: activation,
  keyCampaignPublishFailed: activation,
  keyCampaignStarted: activation,
  keyCampaignUnpublished: activation,
  keyCampaignEnded: activation,
  keyCampaignClosed: activation,
  keyCampaignArchived: activation,
  keyCampaignDeleted: activation,

  questCreated: activation,
  questSubmitted: activation,
  questPublished: activation,
  questPublishFailed: activation,
  questStarted: activation,
  questUnpublished: activation,
  questEnded: activation,
  questClosed: activation,
  questArchived: activation,
  questDeleted: activation,

  missionCreated: activation,
  missionSubmitted: activation,
  missionPublished: { ...activation, tells: ['new_mission_available'] },
  missionPublishFailed: activation,
  missionStarted: { ...activation, tells: ['new_mission_available'] },
  missionUnpublished: activation,
  missionEnded: activation,
  missionClosed: activation,
  missionArchived: activation,
  missionDeleted: activation,

  creatorProgramCreated: activation,
  creatorProgramSubmitted: activation,
  creatorProgramPublished: activation,
  creatorProgramPublishFailed: activation,
  creatorProgramStarted: activation,
  creatorProgramUnpublished: activation,
  creatorProgramEnded: activation,
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
