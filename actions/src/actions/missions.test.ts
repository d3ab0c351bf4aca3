import { randomUUID } from 'node:crypto'
import { createActivation, createInvitation } from '@questboard/moves/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Actions, startActions } from '../testing/actions.ts'
import { callAction, refusal, sessions } from '../testing/callAction.ts'

const STUDIO = sessions.studioOwner['x-hasura-company-id']
const CREATOR = 'd0000000-0000-4000-8000-000000000002'
const creator = { 'x-hasura-role': 'creator', 'x-hasura-user-id': CREATOR }

let actions: Actions
let missionId: string
beforeAll(async () => {
  actions = await startActions()
}, 120_000)
afterAll(() => actions?.close())
beforeEach(async () => {
  missionId = await actions.services.database
    .transaction()
    .execute((transaction) =>
      createActivation(transaction, { kind: 'MISSION', companyId: STUDIO, name: 'Stream Emberfall' }),
    )
})

const query = async (text: string): Promise<Record<string, unknown>[]> =>
  (await actions.services.pool.query(text)).rows

const join = (input: object, session: Record<string, string> = creator) =>
  callAction(actions, 'joinMission', input, session)

it('a creator joins a mission once, however often the request is sent, and only for their own account', async () => {
  const input = { missionId, idempotencyKey: randomUUID() }
  const [one, again] = await Promise.all([join(input), join(input)])
  expect(again.body).toEqual(one.body)
  expect(
    await query(`select id, creator_id, status from mission_run where mission_id = '${missionId}'`),
  ).toEqual([{ id: one.body.missionRunId, creator_id: CREATOR, status: 'active' }])
  expect((await join({ missionId })).status).toBe(400)
  expect(await join({ missionId }, sessions.studioOwner)).toMatchObject(refusal('not-allowed'))
  expect(await join({ missionId: randomUUID() })).toMatchObject(refusal('not-found'))
})

it('joining a mission accepts its invitation', async () => {
  const invitationId = await actions.services.database
    .transaction()
    .execute((transaction) => createInvitation(transaction, { activationId: missionId, creatorId: CREATOR }))
  expect((await join({ missionId })).status).toBe(200)
  expect(await query(`select status from invitation where id = '${invitationId}'`)).toEqual([
    { status: 'ACCEPTED' },
  ])
})

it("a creator who does not meet a mission's requirements gets the reason", async () => {
  await query(
    `update requirement set allow_all_creators = false, twitch_followers = 900000000 where activation_id = '${missionId}'`,
  )
  const refused = await join({ missionId })
  expect(refused.status).toBe(400)
  expect(await query(`select id from mission_run where mission_id = '${missionId}'`)).toEqual([])
})

describe('completing a mission with a message criterion and a custom reward', () => {
  const begun = async (): Promise<{ run: string; criterion: string; reward: string }> => {
    const [asked] =
      await query(`insert into mission_criterion (mission_id, category, metric, title, custom_completion)
      values ('${missionId}', 'CUSTOM_CONTENT', 'CUSTOM', 'Tell us', 'MESSAGE') returning id`)
    const [given] = await query(`insert into mission_reward (mission_id, kind, name, description, agreed)
      values ('${missionId}', 'custom', 'A call', 'With the team', true) returning id`)
    const { body } = await join({ missionId })
    return { run: String(body.missionRunId), criterion: String(asked?.id), reward: String(given?.id) }
  }
  const say = (run: string, criterion: string, text: string) =>
    callAction(
      actions,
      'submitMission',
      {
        missionRunId: run,
        contentIds: [],
        answers: [{ criterionId: criterion, completion: 'MESSAGE', text }],
      },
      creator,
    )
  const decide = (name: string, seen: object, more: object = {}) =>
    callAction(actions, name, { ...seen, ...more }, sessions.studioOwner)
  const seen = async (run: string) => {
    const [row] = await query(`select version, status from mission_run where id = '${run}'`)
    return { version: Number(row?.version), status: row?.status }
  }

  it('mission work can be submitted, sent back, accepted, and completed with its reward', async () => {
    const { run, criterion, reward } = await begun()
    expect((await say(run, criterion, '  ')).status).toBe(400)
    expect((await say(run, criterion, 'First try')).body).toEqual({ missionRunId: run, status: 'review' })
    const { version } = await seen(run)
    const back = await decide('rejectMissionContent', { missionRunId: run, version }, { message: 'More.' })
    expect(back.body).toEqual({ missionRunId: run })
    await say(run, criterion, 'Second try')
    // A decision on an old version does not apply to newer work.
    expect(await decide('acceptMission', { missionRunId: run, version })).toMatchObject(
      refusal('status-illegal'),
    )
    const now = await seen(run)
    expect((await decide('acceptMission', { missionRunId: run, version: now.version })).body).toEqual({
      missionRunId: run,
    })
    const claim = (hasAgreed: boolean) =>
      callAction(actions, 'claimReward', { missionRunId: run, rewardId: reward, hasAgreed }, creator)
    expect(await claim(false)).toMatchObject(refusal('reward-consent'))
    expect((await claim(true)).body).toMatchObject({ status: 'completed' })
    expect((await seen(run)).status).toBe('completed')
  })

  it('a company approves or sends back single submissions of a mission run', async () => {
    const { run, criterion } = await begun()
    await say(run, criterion, 'First try')
    const submissionId = async () => {
      const [row] = await query(
        `select id from submission where mission_run_id = '${run}' and status = 'PENDING'`,
      )
      return String(row?.id)
    }
    const of = async () => ({
      missionRunId: run,
      version: (await seen(run)).version,
      submissionId: await submissionId(),
    })
    expect((await decide('rejectMissionContent', await of(), { message: 'More.' })).body).toEqual({
      missionRunId: run,
    })
    expect((await seen(run)).status).toBe('active')
    await say(run, criterion, 'Second try')
    const chosen = await of()
    expect(
      await callAction(actions, 'acceptMissionContent', chosen, {
        ...sessions.studioOwner,
        'x-hasura-company-id': randomUUID(),
      }),
    ).toMatchObject(refusal('not-found'))
    expect((await decide('acceptMissionContent', chosen)).body).toEqual({ missionRunId: run })
    expect(await query(`select status from submission where id = '${chosen.submissionId}'`)).toEqual([
      { status: 'APPROVED' },
    ])
    expect(await decide('acceptMissionContent', chosen)).toMatchObject(refusal('status-illegal'))
  })

  it("an answer to a criterion must have the criterion's type", async () => {
    const { run, criterion } = await begun()
    const hand = (answer: object) =>
      callAction(actions, 'submitMission', { missionRunId: run, contentIds: [], answers: [answer] }, creator)
    const link = { criterionId: criterion, completion: 'URL', text: 'https://x.example' }
    expect(await hand(link)).toMatchObject(refusal('criterion-completion'))
    expect((await hand({ ...link, criterionId: 'x' })).status).toBe(400)
    expect(await query(`select id from submission where mission_run_id = '${run}'`)).toEqual([])
  })

  it('only a creator with the reward can request its codes for a platform without stock', async () => {
    const { run, criterion } = await begun()
    const rewardId = randomUUID()
    const [game, item] = [randomUUID(), randomUUID()]
    await query(`begin;
      insert into game (id, name, slug) values ('${game}', 'Emberfall', '${game}');
      insert into code_item (id, company_id, game_id, type, name, item_name)
        values ('${item}', '${STUDIO}', '${game}', 'game', 'Emberfall', 'Standard');
      insert into mission_reward (id, mission_id, kind, code_item_id, quantity)
        values ('${rewardId}', '${missionId}', 'code', '${item}', 1);
      insert into mission_reward_channel (reward_id, distribution_channel_id) values ('${rewardId}', 'steam');
      commit`)
    await say(run, criterion, 'Done')
    await decide('acceptMission', { missionRunId: run, version: (await seen(run)).version })
    const wanted = { missionRunId: run, rewardId, distributionChannelId: 'steam' }
    expect(await callAction(actions, 'claimReward', wanted, creator)).toMatchObject(refusal('out-of-codes'))
    const others = { ...sessions.user, 'x-hasura-role': 'creator' }
    expect((await callAction(actions, 'requestRewardCodes', wanted, creator)).body).toEqual({
      missionRunId: run,
    })
    expect(await callAction(actions, 'requestRewardCodes', wanted, others)).toMatchObject(
      refusal('not-found'),
    )
    expect(
      await query(`select count(*)::int as asking from code_request where mission_run_id = '${run}'`),
    ).toEqual([{ asking: 1 }])
  })

  it('another company or creator that acts on a mission run gets the error that the run does not exist', async () => {
    const { run, criterion, reward } = await begun()
    const others = { ...sessions.studioOwner, 'x-hasura-company-id': randomUUID() }
    const otherCreator = { ...sessions.user, 'x-hasura-role': 'creator' }
    const answers = [{ criterionId: criterion, completion: 'MESSAGE', text: 'Mine' }]
    expect(
      await callAction(
        actions,
        'submitMission',
        { missionRunId: run, contentIds: [], answers },
        otherCreator,
      ),
    ).toMatchObject(refusal('not-found'))
    await say(run, criterion, 'Done')
    const { version } = await seen(run)
    const decisions = [
      ['acceptMission', {}],
      ['declineMission', { message: 'No.' }],
      ['rejectMissionContent', { message: 'No.' }],
    ] as const
    for (const [name, more] of decisions) {
      const answer = await callAction(actions, name, { missionRunId: run, version, ...more }, others)
      expect(answer).toMatchObject(refusal('not-found'))
    }
    await decide('acceptMission', { missionRunId: run, version })
    expect(
      await callAction(
        actions,
        'claimReward',
        { missionRunId: run, rewardId: reward, hasAgreed: true },
        otherCreator,
      ),
    ).toMatchObject(refusal('not-found'))
    expect((await seen(run)).status).toBe('claimReward')
  })

  it("only the mission's company can decline mission work, and only with a reason", async () => {
    const { run, criterion } = await begun()
    await say(run, criterion, 'Done')
    const { version } = await seen(run)
    expect((await decide('declineMission', { missionRunId: run, version }, { message: ' ' })).status).toBe(
      400,
    )
    expect(
      await callAction(actions, 'declineMission', { missionRunId: run, version, message: 'No.' }, creator),
    ).toMatchObject(refusal('not-allowed'))
    await decide('declineMission', { missionRunId: run, version }, { message: 'Another game.' })
    expect((await seen(run)).status).toBe('declined')
  })
})
