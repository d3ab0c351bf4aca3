import { describe, expect, it } from 'vitest'
import { queries, signals, workflows } from '../contract.ts'
import {
  createActivation,
  createMissionRun,
  createParticipant,
  eventsOf,
  market,
  statusOf,
} from '../testing/market.ts'
import { patience, stateOf, useRowWorld } from '../testing/rowWorld.ts'
import { findTimeSkippingServer } from '../testing/timeSkippingServer.ts'

const server = await findTimeSkippingServer()
if ('missing' in server) console.warn(server.missing)

describe.skipIf('missing' in server)('the time of', () => {
  const rows = useRowWorld(server)

  describe('a mission run', () => {
    const startMissionRun = (missionRunId: string) =>
      rows().start(workflows.missionRun.name, workflows.missionRun.id({ missionRunId }), { missionRunId })

    it('is reminded of five days before it expires', async () => {
      const mission = await createActivation(rows().scratch, 'MISSION')
      const run = await createMissionRun(rows().scratch, mission, await rows().inDays(9))
      expect(await (await startMissionRun(run)).result()).toBe('expired')
      expect(await eventsOf(rows().scratch, run)).toEqual([
        'missionJoined',
        'mission_deadline_5_days',
        'missionExpired',
      ])
    }, 60_000)

    it('moves with the end of its mission', async () => {
      const end = await rows().inDays(10)
      const mission = await createActivation(rows().scratch, 'MISSION', { endsAt: end })
      const run = await createMissionRun(rows().scratch, mission, null)
      const handle = await startMissionRun(run)
      await rows().world.sleep('1 hour')
      const [named] = await rows().scratch.run(`select deadline_at from mission_run where id = '${run}'`)
      expect(named?.deadline_at).toEqual(new Date(end))
      await rows().scratch.run(
        `update activation set end_date = end_date + interval '10 days' where id = '${mission}'`,
      )
      await handle.signal(signals.refresh)
      await rows().world.sleep('12 days')
      expect(await statusOf(rows().scratch, 'mission_run', run)).toBe('active')
      expect(await handle.result()).toBe('expired')
      expect(await eventsOf(rows().scratch, run)).toContain('deadlineMoved')
    }, 60_000)

    it('waits for people while it is reviewed, and ends when it is completed', async () => {
      const mission = await createActivation(rows().scratch, 'MISSION')
      const run = await createMissionRun(rows().scratch, mission, await rows().inDays(2))
      const handle = await startMissionRun(run)
      await rows().scratch.run(`update mission_run set status = 'review' where id = '${run}'`)
      await handle.signal(signals.refresh)
      await rows().world.sleep('10 days')
      expect(await stateOf(handle)).toEqual({
        status: 'review',
        detail: 'Company is reviewing: waits for Northlight',
      })
      await rows().scratch.run(`update mission_run set status = 'completed' where id = '${run}'`)
      await handle.signal(signals.refresh)
      expect(await handle.result()).toBe('completed')
    }, 60_000)
  })

  describe('a claimed key', () => {
    const startKeyClaim = (participantId: string) =>
      rows().start(workflows.keyClaim.name, workflows.keyClaim.id({ participantId }), { participantId })

    it('fails when no content came within its days, after reminders', async () => {
      const campaign = await createActivation(rows().scratch, 'KEY')
      const claim = await createParticipant(rows().scratch, campaign, {
        status: 'claimed_key',
        until: await rows().inDays(30),
      })
      expect(await (await startKeyClaim(claim)).result()).toBe('failed')
      expect((await eventsOf(rows().scratch, claim)).slice(-3)).toEqual([
        'content_production_deadline_72h',
        'content_production_deadline_24h',
        'keyContentDeadlineExpired',
      ])
    }, 60_000)

    it('waits for the company once content is there, and ends when it is accepted', async () => {
      const campaign = await createActivation(rows().scratch, 'KEY')
      const claim = await createParticipant(rows().scratch, campaign, {
        status: 'claimed_key',
        until: await rows().inDays(30),
      })
      const handle = await startKeyClaim(claim)
      await rows().scratch.run(
        `update key_campaign_participant set status = 'submitted_content' where id = '${claim}'`,
      )
      await handle.signal(signals.refresh)
      await rows().world.sleep('40 days')
      expect(await stateOf(handle)).toEqual({
        status: 'submitted_content',
        detail: 'Submitted content: waits for Northlight',
      })
      await rows().scratch.run(
        `update key_campaign_participant set status = 'completed' where id = '${claim}'`,
      )
      await handle.signal(signals.refresh)
      expect(await handle.result()).toBe('completed')
    }, 60_000)
  })

  describe('an activation', () => {
    const startActivation = (activationId: string) =>
      rows().start(workflows.activation.name, workflows.activation.id({ activationId }), { activationId })

    it('goes live, ends, and takes along the keys that nobody claimed', async () => {
      const campaign = await createActivation(rows().scratch, 'KEY', {
        status: 'upcoming',
        endsAt: await rows().inDays(20),
      })
      let participant = ''
      const handle = await startActivation(campaign)
      await expect.poll(() => statusOf(rows().scratch, 'activation', campaign), patience).toBe('active')
      participant = await createParticipant(rows().scratch, campaign, { status: 'accepted' })
      expect(await handle.result()).toBe('ended')
      expect(await eventsOf(rows().scratch, campaign)).toEqual(['keyCampaignStarted', 'keyCampaignEnded'])
      expect(await statusOf(rows().scratch, 'key_campaign_participant', participant)).toBe('failed')
    }, 60_000)

    it.each([
      ['closed', 'canceled'],
      ['ended', 'declined'],
    ])(
      'that its company has %s leaves mission runs under way %s, and reviews to be decided',
      async (by, outcome) => {
        const mission = await createActivation(rows().scratch, 'MISSION', { endsAt: await rows().inDays(20) })
        const run = await createMissionRun(rows().scratch, mission, await rows().inDays(20))
        const handle = await startActivation(mission)
        await rows().scratch.run(`update activation set status = '${by}' where id = '${mission}'`)
        await handle.signal(signals.refresh)
        expect(await handle.result()).toBe(by)
        expect(await statusOf(rows().scratch, 'mission_run', run)).toBe(outcome)
      },
      60_000,
    )

    it('moves its end with its dates, and needs no workflow without an end', async () => {
      const quest = await createActivation(rows().scratch, 'QUEST', { endsAt: await rows().inDays(5) })
      const handle = await startActivation(quest)
      await rows().world.sleep('1 day')
      await rows().scratch.run(
        `update activation set end_date = end_date + interval '5 days' where id = '${quest}'`,
      )
      await handle.signal(signals.refresh)
      await rows().world.sleep('7 days')
      expect(await statusOf(rows().scratch, 'activation', quest)).toBe('active')
      expect(await handle.result()).toBe('ended')
      expect(await (await startActivation(market.program)).result()).toBe('active')
    }, 60_000)

    it('that the database refuses says why; an admin mends the row, and it goes on', async () => {
      const quest = await createActivation(rows().scratch, 'QUEST', {
        status: 'upcoming',
        endsAt: await rows().inDays(20),
      })
      await rows().scratch.run(`alter table company disable trigger user;
        update company set verification = 'unverified' where id = '${market.company}'`)
      const handle = await rows().start(
        workflows.activation.name,
        workflows.activation.id({ activationId: quest }),
        {
          activationId: quest,
        },
      )
      await expect.poll(async () => (await stateOf(handle)).status, patience).toBe('refused')
      const state = await stateOf(handle)
      expect(state.detail).toContain('activation_company_verified: the company is not verified yet')
      expect(Object.keys(await handle.query<object>(queries.deadlines))).toEqual(['again'])
      await rows().scratch.run(`update company set verification = 'verified' where id = '${market.company}';
        alter table company enable trigger user`)
      await handle.signal(signals.refresh)
      await expect.poll(() => statusOf(rows().scratch, 'activation', quest), patience).toBe('active')
      expect(await handle.result()).toBe('ended')
    }, 60_000)
  })
})
