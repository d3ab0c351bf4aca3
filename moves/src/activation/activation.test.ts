import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  acceptBid,
  closeActivation,
  endActivation,
  letActivationTimePass,
  publishActivation,
  rejectMissionContent,
  sendInvitation,
  settleActivation,
  unpublishActivation,
} from '../index.ts'
import { createInvitation } from '../testing/createInvitation.ts'
import { createKeyParticipant } from '../testing/createKeyParticipant.ts'
import { createMembership } from '../testing/createMembership.ts'
import { createMissionRun } from '../testing/createMissionRun.ts'
import { done } from '../testing/done.ts'
import { findTrouble } from '../testing/findTrouble.ts'
import { eventsOf, statusOf } from '../testing/look.ts'
import { offer } from '../testing/questRuns.ts'
import {
  buildBid,
  company,
  createActivation,
  createWorld,
  creator,
  otherCreator,
  people,
  stranger,
  time,
  type World,
} from '../testing/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const status = (id: string) => statusOf(world, 'activation', id)
const invite = (activationId: string, creatorId: string) =>
  world.act((transaction) => createInvitation(transaction, { activationId, creatorId }))
const applyForKey = (campaignId: string) =>
  world.act((transaction) => createKeyParticipant(transaction, { campaignId, creatorId: people.creator }))

describe('publishing an activation', () => {
  it('a published activation goes live, can be closed to new creators and can be opened again', async () => {
    const campaign = await createActivation(world, 'KEY')
    await done(world.act((transaction) => unpublishActivation(transaction, campaign, company)))
    expect(await status(campaign)).toBe('unpublished')
    expect(await world.act((transaction) => unpublishActivation(transaction, campaign, company))).toEqual({
      ok: false,
      code: 'status-illegal',
    })
    expect(await world.act((transaction) => publishActivation(transaction, campaign, company))).toEqual({
      ok: true,
      status: 'active',
    })
    expect(await eventsOf(world, campaign)).toEqual([
      'keyCampaignUnpublished by company',
      'keyCampaignPublished by company',
    ])
  })

  it('if an activation is closed twice and unpublished at the same moment, it ends once, with one event', async () => {
    for (let round = 0; round < 5; round += 1) {
      const campaign = await createActivation(world, 'KEY')
      const participantId = await applyForKey(campaign)
      const [unpublished, ...closed] = await Promise.all([
        world.act((transaction) => unpublishActivation(transaction, campaign, company)),
        world.act((transaction) => closeActivation(transaction, campaign, company)),
        world.act((transaction) => closeActivation(transaction, campaign, company)),
      ])
      expect(closed.filter(({ ok }) => ok)).toHaveLength(1)
      expect(await status(campaign)).toBe('closed')
      // The activation can only be unpublished before it is closed. Events are sorted by name here, because their times
      // are those at which the transactions started.
      expect((await eventsOf(world, campaign)).toSorted()).toEqual([
        'keyCampaignClosed by company',
        ...(unpublished.ok ? ['keyCampaignUnpublished by company'] : []),
      ])
      expect(await eventsOf(world, participantId)).toEqual([
        'keyRequested by creator',
        'keyApplicationRejected by company',
      ])
    }
    expect(await findTrouble(world)).toEqual([])
  })

  it('an activation can be published only if nothing is missing, and only by its own company', async () => {
    const campaign = await createActivation(world, 'KEY', { status: 'draft' })
    const publish = (actor: typeof company | typeof stranger | typeof creator) =>
      world.act((transaction) => publishActivation(transaction, campaign, actor))
    expect(await publish(company)).toMatchObject({
      ok: false,
      code: 'publish-requirements',
      why: expect.stringContaining('key_set'),
    })
    expect(await publish(stranger)).toEqual({ ok: false, code: 'not-found' })
    expect(await publish(creator)).toEqual({ ok: false, code: 'not-found' })
    expect(await status(campaign)).toBe('draft')
  })
})

describe('ending a quest', () => {
  it.each([
    ['closed', 'company'],
    ['ended', 'time'],
  ] as const)(
    'when a quest is %s, its open offers and invitations are declined, and its agreements stay valid',
    async (over, by) => {
      const quest = await createActivation(world, 'QUEST', by === 'time' ? { endsInDays: 0 } : {})
      const { questRunId: agreed } = await offer(world, quest, { creator: otherCreator.personId })
      await done(world.act((transaction) => acceptBid(transaction, agreed, company)))
      const invitationId = await invite(quest, people.creators[2] ?? '')
      const asked = await done(
        world.act((transaction) =>
          sendInvitation(
            transaction,
            {
              activationId: quest,
              creatorId: people.creator,
              message: '',
              deadline: null,
              offer: buildBid(),
            },
            company,
          ),
        ),
      )
      const end = () =>
        world.act((transaction) =>
          by === 'time'
            ? letActivationTimePass(transaction, quest, new Date())
            : closeActivation(transaction, quest, company),
        )
      const results = await Promise.all([end(), end()])
      expect(results.filter(({ ok }) => ok)).toHaveLength(1)
      expect(await status(quest)).toBe(over)
      expect(await statusOf(world, 'quest_run', agreed)).toBe('PENDING_PAYMENT')
      expect(await eventsOf(world, asked.questRunId ?? '')).toContain(`bidRejected by ${by}`)
      expect(await statusOf(world, 'quest_run', asked.questRunId ?? '')).toBe('BID_REJECTED')
      for (const id of [invitationId, asked.invitationId])
        expect(await eventsOf(world, id)).toEqual(['invitationSent by company', `invitationExpired by ${by}`])
      expect(await findTrouble(world)).toEqual([])
    },
  )

  it('if an offer is accepted at the moment when its quest ends, it is either accepted or declined', async () => {
    const quest = await createActivation(world, 'QUEST')
    const { questRunId } = await offer(world, quest)
    await Promise.all([
      world.act((transaction) => closeActivation(transaction, quest, company)),
      world.act((transaction) => acceptBid(transaction, questRunId, company)),
    ])
    expect(await status(quest)).toBe('closed')
    expect(['BID_REJECTED', 'PENDING_PAYMENT']).toContain(await statusOf(world, 'quest_run', questRunId))
    expect(await eventsOf(world, questRunId)).toHaveLength(2)
    expect(await findTrouble(world)).toEqual([])
  })

  it('an ended quest accepts no new creators', async () => {
    const quest = await createActivation(world, 'QUEST')
    await done(world.act((transaction) => endActivation(transaction, quest, company)))
    expect(
      await world.act((transaction) =>
        sendInvitation(
          transaction,
          {
            activationId: quest,
            creatorId: people.creator,
            message: '',
            deadline: null,
            offer: buildBid(),
          },
          company,
        ),
      ),
    ).toMatchObject({ ok: false, code: 'activation-not-open' })
  })
})

describe('ending missions, key campaigns and creator programs', () => {
  it.each([
    ['closed', 'canceled'],
    ['ended', 'declined'],
  ] as const)(
    'when a mission is %s, its active runs become %s and runs in review stay open',
    async (over, outcome) => {
      const mission = await createActivation(world, 'MISSION')
      const runAt = (creatorId: string, status: 'active' | 'review') =>
        world.act((transaction) => createMissionRun(transaction, { missionId: mission, creatorId, status }))
      const active = await runAt(creator.personId, 'active')
      const reviewed = await runAt(otherCreator.personId, 'review')
      const end = over === 'closed' ? closeActivation : endActivation
      await done(world.act((transaction) => end(transaction, mission, company)))
      expect(await statusOf(world, 'mission_run', active)).toBe(outcome)
      expect(await statusOf(world, 'mission_run', reviewed)).toBe('review')
    },
  )

  it('when a mission ends, its runs end too, even if they have no deadline', async () => {
    const mission = await createActivation(world, 'MISSION', { endsInDays: null })
    const runId = await world.act((transaction) =>
      createMissionRun(transaction, { missionId: mission, creatorId: people.creator }),
    )
    await world.run(`update activation set end_date = now() where id = '${mission}';
      update mission_run set deadline_at = null where id = '${runId}'`)
    await done(world.act((transaction) => letActivationTimePass(transaction, mission, new Date())))
    expect(await statusOf(world, 'mission_run', runId)).toBe('declined')
  })

  it.each([
    ['closed', closeActivation],
    ['ended', endActivation],
  ] as const)(
    'content that was sent back can be fixed for two days, whether the mission is %s or not',
    async (_, end) => {
      const mission = await createActivation(world, 'MISSION')
      const [before, after] = await Promise.all(
        [creator, otherCreator].map(({ personId: creatorId }) =>
          world.act((transaction) =>
            createMissionRun(transaction, { missionId: mission, creatorId, status: 'review' }),
          ),
        ),
      )
      const sendBack = (run = '') =>
        done(world.act((transaction) => rejectMissionContent(transaction, run, company, 'Once more.')))
      await sendBack(before)
      await done(world.act((transaction) => end(transaction, mission, company)))
      await sendBack(after)
      await done(world.act((transaction) => settleActivation(transaction, mission, time)))
      expect(
        await world.run(`select status, round(extract(epoch from deadline_at - now()) / 3600)::int as hours
        from mission_run where mission_id = '${mission}'`),
      ).toEqual([
        { status: 'active', hours: 48 },
        { status: 'active', hours: 48 },
      ])
      // After two days without a new submission, the run ends with its mission.
      await world.run(
        `update mission_run set reviewed_at = now() - interval '49 hours' where id = '${before}'`,
      )
      await done(world.act((transaction) => settleActivation(transaction, mission, time)))
      expect(await statusOf(world, 'mission_run', before ?? '')).not.toBe('active')
      expect(await statusOf(world, 'mission_run', after ?? '')).toBe('active')
    },
  )

  it('when a key campaign or creator program ends, its open applications are rejected', async () => {
    const campaign = await createActivation(world, 'KEY')
    const participantId = await applyForKey(campaign)
    const membershipId = await world.act((transaction) =>
      createMembership(transaction, { programId: people.program, creatorId: people.creator }),
    )
    await done(world.act((transaction) => closeActivation(transaction, campaign, company)))
    await done(world.act((transaction) => closeActivation(transaction, people.program, company)))
    expect(await statusOf(world, 'key_campaign_participant', participantId)).toBe('rejected')
    expect(await statusOf(world, 'program_membership', membershipId)).toBe('rejected')
  })

  it('if an admin ends an activation directly in the database, its workflow later does the remaining work once', async () => {
    const campaign = await createActivation(world, 'KEY')
    const participantId = await applyForKey(campaign)
    expect(await world.act((transaction) => settleActivation(transaction, campaign, time))).toMatchObject({
      ok: false,
    })
    await world.run(`update activation set status = 'ended' where id = '${campaign}'`)
    await done(world.act((transaction) => settleActivation(transaction, campaign, time)))
    await done(world.act((transaction) => settleActivation(transaction, campaign, time)))
    expect(await eventsOf(world, participantId)).toEqual([
      'keyRequested by creator',
      'keyApplicationRejected by time',
    ])
  })
})

describe('the schedule of an activation', () => {
  it('an upcoming activation opens at its start, or closes if its end comes before it could open', async () => {
    const begins = await createActivation(world, 'QUEST', { status: 'upcoming' })
    await done(world.act((transaction) => letActivationTimePass(transaction, begins, new Date())))
    expect(await eventsOf(world, begins)).toEqual(['questStarted by time'])
    const missed = await createActivation(world, 'QUEST', { status: 'upcoming', endsInDays: 0 })
    await done(world.act((transaction) => letActivationTimePass(transaction, missed, new Date())))
    expect(await status(missed)).toBe('closed')
  })

  it('an activation without an end date does not end automatically', async () => {
    const quest = await createActivation(world, 'QUEST', { endsInDays: null })
    expect(
      await world.act((transaction) => letActivationTimePass(transaction, quest, new Date())),
    ).toMatchObject({ ok: false, code: 'status-illegal' })
  })
})
