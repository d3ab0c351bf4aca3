import { describe, expect, it } from 'vitest'
import { queries, signals } from '../contract.ts'
import {
  createActivation,
  createCompanyInvitation,
  createInvitation,
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

describe.skipIf('missing' in server)('deadlines and reminders of other rows', () => {
  const rows = useRowWorld(server)

  describe('deadlines and reminders of a mission run', () => {
    const startMissionRun = (missionRunId: string) => rows().start({ table: 'mission_run', id: missionRunId })

    it('a mission run gets a reminder five days before it expires', async () => {
      const mission = await createActivation(rows().scratch, 'MISSION')
      const run = await createMissionRun(rows().scratch, mission, { until: await rows().inDays(9) })
      expect(await (await startMissionRun(run)).result()).toBe('expired')
      expect(await eventsOf(rows().scratch, run)).toEqual([
        'missionJoined',
        'mission_deadline_5_days',
        'missionExpired',
      ])
    }, 60_000)

    it("a mission run's deadline moves with its mission's end", async () => {
      const end = await rows().inDays(10)
      const mission = await createActivation(rows().scratch, 'MISSION', { endsAt: end })
      const run = await createMissionRun(rows().scratch, mission)
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

    it('a mission run in review has no deadline, and its workflow ends when the company completes the run', async () => {
      const mission = await createActivation(rows().scratch, 'MISSION')
      const run = await createMissionRun(rows().scratch, mission, { until: await rows().inDays(2) })
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

  describe('deadlines and reminders of a claimed key', () => {
    const startKeyClaim = (participantId: string) =>
      rows().start({ table: 'key_campaign_participant', id: participantId })

    it('if the creator submits no content for a claimed key, the participation fails after the reminders', async () => {
      const campaign = await createActivation(rows().scratch, 'KEY')
      const claim = await createParticipant(rows().scratch, campaign, {
        status: 'claimed_key',
        until: await rows().inDays(30),
      })
      expect(await (await startKeyClaim(claim)).result()).toBe('failed')
      expect((await eventsOf(rows().scratch, claim)).slice(-3)).toEqual([
        'key_content_deadline_72h',
        'key_content_deadline_24h',
        'keyContentDeadlineExpired',
      ])
    }, 60_000)

    it('while submitted content waits for the company, the company gets reminders', async () => {
      const campaign = await createActivation(rows().scratch, 'KEY')
      const claim = await createParticipant(rows().scratch, campaign, {
        status: 'claimed_key',
        until: await rows().inDays(30),
      })
      const handle = await startKeyClaim(claim)
      // The date follows the test's clock, which is ahead of the database's.
      const submittedAt = new Date(await rows().inDays(0)).toISOString()
      await rows().scratch.run(
        `update key_campaign_participant set status = 'submitted_content' where id = '${claim}';
         begin; set local session_replication_role = replica;
         update key_campaign_participant set status_changed_at = '${submittedAt}' where id = '${claim}'; commit`,
      )
      await handle.signal(signals.refresh)
      await rows().world.sleep('40 days')
      expect(await stateOf(handle)).toEqual({
        status: 'submitted_content',
        detail: 'Submitted content: waits for Northlight',
      })
      expect(
        (await eventsOf(rows().scratch, claim)).filter((event) => event === 'key_content_waits'),
      ).toHaveLength(3)
      await rows().scratch.run(
        `update key_campaign_participant set status = 'completed' where id = '${claim}'`,
      )
      await handle.signal(signals.refresh)
      expect(await handle.result()).toBe('completed')
    }, 60_000)
  })

  describe('deadlines of an activation', () => {
    const startActivation = (activationId: string) => rows().start({ table: 'activation', id: activationId })

    it('an activation goes live and ends at its dates, and keys that were not claimed end with it', async () => {
      const campaign = await createActivation(rows().scratch, 'KEY', {
        status: 'upcoming',
        endsAt: await rows().inDays(20),
      })
      let participant = ''
      const handle = await startActivation(campaign)
      await expect.poll(() => statusOf(rows().scratch, 'activation', campaign), patience).toBe('active')
      participant = await createParticipant(rows().scratch, campaign, { status: 'accepted' })
      expect(await handle.result()).toBe('ended')
      expect(await eventsOf(rows().scratch, campaign)).toEqual([
        'keyCampaignStarted',
        // The campaign offers codes but has none.
        'codesOverpromised',
        'keyCampaignEnded',
      ])
      expect(await statusOf(rows().scratch, 'key_campaign_participant', participant)).toBe('failed')
    }, 60_000)

    it.each([
      ['closed', 'canceled'],
      ['ended', 'declined'],
    ])(
      'when the company has %s a mission, its active runs become %s and its runs in review stay open',
      async (by, outcome) => {
        const mission = await createActivation(rows().scratch, 'MISSION', { endsAt: await rows().inDays(20) })
        const run = await createMissionRun(rows().scratch, mission, { until: await rows().inDays(20) })
        const handle = await startActivation(mission)
        await rows().scratch.run(`update activation set status = '${by}' where id = '${mission}'`)
        await handle.signal(signals.refresh)
        expect(await handle.result()).toBe(by)
        expect(await statusOf(rows().scratch, 'mission_run', run)).toBe(outcome)
      },
      60_000,
    )

    it('if the dates of an activation change, it ends at the new end date, and without an end date it needs no workflow', async () => {
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

    it('the acceptance rules of a campaign run for each request until the campaign ends', async () => {
      const campaign = await createActivation(rows().scratch, 'KEY', { endsAt: await rows().inDays(20) })
      const participant = await createParticipant(rows().scratch, campaign, { status: 'pending' })
      const handle = await startActivation(campaign)
      await rows().scratch.run(
        `insert into key_acceptance (activation_id, daily_cap) values ('${campaign}', 1)`,
      )
      await handle.signal(signals.refresh)
      await expect
        .poll(() => statusOf(rows().scratch, 'key_campaign_participant', participant), patience)
        .toBe('accepted')
      expect(await handle.result()).toBe('ended')
    }, 60_000)

    it('if the daily limit was reached, the acceptance rules run again on the next day in Stockholm', async () => {
      const { scratch, world } = rows()
      const campaign = await createActivation(scratch, 'KEY', { endsAt: await rows().inDays(20) })
      const participant = await createParticipant(scratch, campaign, { status: 'pending' })
      const heldBackAt = (moment: string) =>
        scratch.run(`begin; set local session_replication_role = replica;
          update key_campaign_participant set screening = 'daily_cap', screened_at = '${moment}' where id = '${participant}'; commit`)
      await scratch.run(`insert into key_acceptance (activation_id, daily_cap) values ('${campaign}', 1)`)
      // The date follows the test's clock, which is ahead of the database's.
      const today = new Date(await rows().inDays(0)).toISOString()
      await heldBackAt(today)
      const [row] = await scratch.run(`select next_day_in_stockholm('${today}') as at`)
      const waitsUntil = async (handle: Awaited<ReturnType<typeof startActivation>>) =>
        (await handle.query<Record<string, string>>(queries.deadlines)).aftermath
      const midnight = row?.at instanceof Date ? row.at.toISOString() : ''
      const first = await startActivation(campaign)
      await expect.poll(() => waitsUntil(first), patience).toBe(midnight)
      await first.terminate()
      const handle = await startActivation(campaign)
      await expect.poll(() => waitsUntil(handle), patience).toBe(midnight)
      // The day must have ended by the database's clock too.
      await heldBackAt(new Date(Date.now() - 2 * 24 * 60 * 60 * 1000).toISOString())
      await world.sleep('25 hours')
      await expect
        .poll(() => statusOf(scratch, 'key_campaign_participant', participant), patience)
        .toBe('accepted')
      expect((await eventsOf(scratch, participant)).slice(-1)).toEqual(['keyApplicationAccepted'])
      expect(await handle.result()).toBe('ended')
    }, 60_000)

    it("if the database refuses to end an activation, the reason is shown, and an admin's fix lets it continue", async () => {
      const quest = await createActivation(rows().scratch, 'QUEST', {
        status: 'upcoming',
        endsAt: await rows().inDays(20),
      })
      await rows().scratch.run(`alter table company disable trigger user;
        update company set verification = 'unverified' where id = '${market.company}'`)
      const handle = await startActivation(quest)
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

  describe('the deadline of a member invitation', () => {
    const startCompanyInvitation = (id: string) => rows().start({ table: 'company_invitation', id })

    it('a member invitation expires after its number of days, even if the person opened it', async () => {
      const invitation = await createCompanyInvitation(rows().scratch, await rows().inDays(7))
      const handle = await startCompanyInvitation(invitation)
      await rows().world.sleep('6 days')
      await handle.signal(signals.refresh)
      await rows().world.sleep('1 hour')
      expect(await stateOf(handle)).toMatchObject({ status: 'pending' })
      expect(await handle.result()).toBe('expired')
      expect(await statusOf(rows().scratch, 'company_invitation', invitation)).toBe('expired')
    }, 60_000)

    it('a member invitation that is sent again is valid for as long as the newest mail says', async () => {
      const invitation = await createCompanyInvitation(rows().scratch, await rows().inDays(7))
      const handle = await startCompanyInvitation(invitation)
      await rows().world.sleep('3 days')
      const until = new Date(await rows().inDays(7))
      await rows().scratch.run(
        `update company_invitation set expires_at = '${until.toISOString()}' where id = '${invitation}'`,
      )
      await rows().world.sleep('5 days')
      expect(await statusOf(rows().scratch, 'company_invitation', invitation)).toBe('pending')
      expect(await handle.query<object>(queries.deadlines)).toEqual({ expired: until.toISOString() })
      expect(await handle.result()).toBe('expired')
    }, 60_000)

    it('the workflow of a member invitation ends when the invitation is accepted and thereby deleted', async () => {
      const invitation = await createCompanyInvitation(rows().scratch, await rows().inDays(7))
      const handle = await startCompanyInvitation(invitation)
      await rows().scratch.run(`delete from company_invitation where id = '${invitation}'`)
      await handle.signal(signals.refresh)
      expect(await handle.result()).toBe('gone')
    }, 60_000)
  })

  describe('the deadline of an invitation to an activation', () => {
    const startInvitation = (id: string) => rows().start({ table: 'invitation', id })
    const invited = async (until: number | null, endsAt?: number) => {
      const mission = await createActivation(
        rows().scratch,
        'MISSION',
        endsAt === undefined ? {} : { endsAt },
      )
      const id = await createInvitation(rows().scratch, mission, until)
      return { mission, id, handle: await startInvitation(id) }
    }
    const answerOf = async (id: string) =>
      (
        await rows().scratch.run(
          `select status, answered_at is not null as answered, expired_at is not null as expired from invitation where id = '${id}'`,
        )
      )[0]

    it('an invitation gets reminders and expires at its deadline', async () => {
      const { id, handle } = await invited(await rows().inDays(5))
      expect(await handle.result()).toBe('REJECTED')
      expect(await eventsOf(rows().scratch, id)).toEqual([
        'invitationSent',
        'invitation_deadline_72h',
        'invitation_deadline_24h',
        'invitationExpired',
      ])
      expect(await answerOf(id)).toEqual({ status: 'REJECTED', answered: false, expired: true })
    }, 60_000)

    it('the workflow of an invitation ends when the invitation is answered', async () => {
      const { id, handle } = await invited(await rows().inDays(5))
      await rows().scratch.run(`update invitation set status = 'REJECTED' where id = '${id}'`)
      await handle.signal(signals.refresh)
      expect(await handle.result()).toBe('REJECTED')
      expect(await eventsOf(rows().scratch, id)).toEqual(['invitationSent', 'invitationRejected'])
      expect(await answerOf(id)).toEqual({ status: 'REJECTED', answered: true, expired: false })
    }, 60_000)

    it('an invitation counts as accepted if its creator has joined the activation', async () => {
      const { id, mission, handle } = await invited(await rows().inDays(5))
      await rows().scratch.run(
        `insert into mission_run (mission_id, creator_id) values ('${mission}', '${market.creator}')`,
      )
      expect(await handle.result()).toBe('ACCEPTED')
      expect((await eventsOf(rows().scratch, id)).at(-1)).toBe('invitationAccepted')
    }, 60_000)

    it('an invitation without a deadline needs no workflow, and ends with its activation', async () => {
      const { id, mission, handle } = await invited(null, await rows().inDays(5))
      expect(await handle.result()).toBe('PENDING')
      expect(await (await rows().start({ table: 'activation', id: mission })).result()).toBe('ended')
      expect(await answerOf(id)).toEqual({ status: 'REJECTED', answered: false, expired: true })
    }, 60_000)
  })
})
