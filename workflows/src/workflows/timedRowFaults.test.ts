import { type TimedTable, timedTables } from '@questboard/domain'
import { describe, expect, it } from 'vitest'
import {
  createActivation,
  createCompanyInvitation,
  createDispute,
  createInvitation,
  createMissionRun,
  createParticipant,
  createQuestRun,
  eventsOf,
  statusOf,
} from '../testing/market.ts'
import { useRowWorld } from '../testing/rowWorld.ts'
import { findTimeSkippingServer } from '../testing/timeSkippingServer.ts'

const server = await findTimeSkippingServer()
if ('missing' in server) console.warn(server.missing)

describe.skipIf('missing' in server)('failures of the workflow of a row', () => {
  const rows = useRowWorld(server)

  type Life = {
    readonly create: () => Promise<string>
    /** The time to wait before the fault: between two steps of the row, or before its only step. */
    readonly halfWay: string
    readonly becomes: string
    /** All events that the row should have at the end. */
    readonly events: readonly string[]
  }

  /** One row of each table. Nothing but its deadlines changes it. */
  const lives: Readonly<Record<TimedTable, Life>> = {
    quest_run: {
      create: async () => createQuestRun(rows().scratch, { until: await rows().inDays(5) }),
      halfWay: '50 hours',
      becomes: 'BID_EXPIRED',
      events: ['questRunCreated', 'bid_deadline_72h', 'bid_deadline_24h', 'bidExpired'],
    },
    quest_run_dispute: {
      create: async () => createDispute(rows().scratch, await rows().inDays(5)),
      halfWay: '50 hours',
      becomes: 'lapsed',
      events: ['questDisputePossible', 'questDisputeLapsed'],
    },
    mission_run: {
      create: async () => {
        const mission = await createActivation(rows().scratch, 'MISSION')
        return createMissionRun(rows().scratch, mission, { until: await rows().inDays(9) })
      },
      halfWay: '5 days',
      becomes: 'expired',
      events: ['missionJoined', 'mission_deadline_5_days', 'missionExpired'],
    },
    key_campaign_participant: {
      create: async () => {
        const campaign = await createActivation(rows().scratch, 'KEY')
        const until = await rows().inDays(30)
        return createParticipant(rows().scratch, campaign, { status: 'claimed_key', until })
      },
      halfWay: '28 days',
      becomes: 'failed',
      events: [
        // Events that happen at the same time are sorted by name.
        ...['keyApplicationAccepted', 'keyClaimed', 'keyRequested'],
        ...['key_content_deadline_72h', 'key_content_deadline_24h'],
        'keyContentDeadlineExpired',
      ],
    },
    activation: {
      create: async () => {
        const endsAt = await rows().inDays(20)
        const campaign = await createActivation(rows().scratch, 'KEY', { status: 'upcoming', endsAt })
        return campaign
      },
      halfWay: '10 days',
      becomes: 'ended',
      events: ['keyCampaignStarted', 'keyCampaignEnded'],
    },
    company_invitation: {
      create: async () => createCompanyInvitation(rows().scratch, await rows().inDays(7)),
      halfWay: '3 days',
      becomes: 'expired',
      events: [],
    },
    invitation: {
      create: async () => {
        const mission = await createActivation(rows().scratch, 'MISSION')
        return createInvitation(rows().scratch, mission, await rows().inDays(5))
      },
      halfWay: '50 hours',
      becomes: 'REJECTED',
      events: ['invitationSent', 'invitation_deadline_72h', 'invitation_deadline_24h', 'invitationExpired'],
    },
  }

  describe.each(timedTables)('failures of the workflow for a row of %s', (table) => {
    const { create, halfWay, becomes, events } = lives[table]
    const expectOneLife = async (id: string) => {
      expect(await statusOf(rows().scratch, table, id)).toBe(becomes)
      expect(await eventsOf(rows().scratch, id)).toEqual(events)
    }

    it('a workflow that is terminated halfway and started again from its row loses nothing and repeats nothing', async () => {
      const id = await create()
      const first = await rows().start({ table, id })
      await rows().world.sleep(halfWay)
      await first.terminate('an admin did it')
      const second = await rows().start({ table, id })
      expect(await second.result()).toBe(becomes)
      await expectOneLife(id)
    }, 60_000)

    it('a worker that stops after each step, before reporting the step, still carries out each step only once', async () => {
      const id = await create()
      const died = new Set<string>()
      rows().meddle = async (take, { moment }) => {
        const result = await take()
        const step = JSON.stringify(moment)
        if (died.has(step)) return result
        died.add(step)
        throw new Error('the worker was killed')
      }
      expect(await (await rows().start({ table, id })).result()).toBe(becomes)
      expect(died.size).toBeGreaterThan(0)
      await expectOneLife(id)
    }, 60_000)

    it('an event that is delivered several times has one effect', async () => {
      const id = await create()
      const handle = await rows().start({ table, id })
      await Promise.all(Array.from({ length: 20 }, () => rows().start({ table, id })))
      expect(await handle.result()).toBe(becomes)
      await expectOneLife(id)
    }, 60_000)
  })
})
