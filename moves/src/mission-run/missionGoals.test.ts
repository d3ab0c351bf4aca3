import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  acceptMission,
  acceptMissionContent,
  claimReward,
  endActivation,
  joinMission,
  letMissionRunTimePass,
  rejectMissionContent,
  revokeBatch,
  submitMission,
} from '../index.ts'
import { done } from '../testing/done.ts'
import { eventsOf, statusOf } from '../testing/look.ts'
import {
  company,
  createActivation,
  createCode,
  createWorld,
  creator,
  otherCreator,
  people,
  type World,
} from '../testing/world.ts'

let world: World
let mission: string
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const ask = async (criterion: string): Promise<string> =>
  String(
    (
      await world.run(`insert into mission_criterion (mission_id, category, metric, target, custom_completion)
        values ('${mission}', ${criterion}) returning id`)
    )[0]?.id,
  )
const join = async (actor: typeof creator): Promise<string> =>
  (await done(world.act((transaction) => joinMission(transaction, mission, actor)))).missionRunId
const status = (run: string) => statusOf(world, 'mission_run', run)

describe('meeting the criteria of a mission', () => {
  let run: string
  let message: string
  let stream: string
  beforeEach(async () => {
    mission = await createActivation(world, 'MISSION')
    await ask(`'STREAM_CONTENT', 'STREAM_CONTENT_AIR_TIME', 60, null`)
    message = await ask(`'CUSTOM_CONTENT', 'CUSTOM', 1, 'MESSAGE'`)
    run = await join(creator)
    stream = String(
      (
        await world.run(`insert into content (creator_id, platform, type, external_id, url, published_at, game_id, duration_minutes)
          values ('${people.creator}', 'twitch', 'STREAM', '${run}', 'https://twitch.example/${run}', now(), '${people.game}', 30)
          returning id`)
      )[0]?.id,
    )
  })
  const streamed = () =>
    ({
      criterionId: null,
      postType: 'STREAM',
      contentId: stream,
      url: `https://twitch.example/${run}`,
    }) as const
  const told = () => ({ criterionId: message, postType: null, message: 'Done.' }) as const
  const submit = (...works: Parameters<typeof submitMission>[3]) =>
    world.act((transaction) => submitMission(transaction, run, creator, works))

  it('a creator can submit content for one criterion at a time, and the review starts when all criteria are met', async () => {
    expect(await submit(streamed())).toEqual({ ok: true, status: 'active' })
    await world.run(`update content set duration_minutes = 60 where id = '${stream}'`)
    expect(await submit(told())).toEqual({ ok: true, status: 'review' })
    await done(world.act((transaction) => acceptMission(transaction, run, company)))
    expect(await status(run)).toBe('completed')
  })

  it('the review of a mission run starts automatically when the last required number is reached', async () => {
    await done(submit(streamed(), told()))
    expect(await status(run)).toBe('active')
    await world.run(`update content set duration_minutes = 90 where id = '${stream}'`)
    expect(await eventsOf(world, run)).toContain('missionGoalsReached')
    await done(world.act((transaction) => letMissionRunTimePass(transaction, run)))
    expect(await status(run)).toBe('review')
    expect(await eventsOf(world, run)).toContain('missionContentSubmitted by time')
  })

  it('content that was sent back counts for the mission again only after it is submitted again', async () => {
    await world.run(`update content set duration_minutes = 60 where id = '${stream}'`)
    await done(submit(streamed(), told()))
    await done(world.act((transaction) => rejectMissionContent(transaction, run, company, 'Show the game.')))
    expect(await status(run)).toBe('active')
    expect(
      await world.run(`select value::int from mission_progress where mission_run_id = '${run}'`),
    ).toEqual([{ value: 0 }, { value: 0 }])
    expect(await submit(streamed(), told())).toEqual({ ok: true, status: 'review' })
  })

  const submissions = async () => {
    const rows = await world.run(
      `select id, status, content_id is null as told from submission where mission_run_id = '${run}' order by submitted_at`,
    )
    const idOf = (told: boolean) => String(rows.find((row) => row.told === told)?.id)
    return { stream: idOf(false), message: idOf(true), statuses: rows.map(({ status }) => status).sort() }
  }

  it('the company decides on submissions one by one, and approved ones still count after another is sent back', async () => {
    await world.run(`update content set duration_minutes = 60 where id = '${stream}'`)
    await done(submit(streamed(), told()))
    const sent = await submissions()
    const accept = (id: string, actor: typeof company | typeof creator = company) =>
      world.act((transaction) => acceptMissionContent(transaction, run, actor, id))
    const sendBack = (id: string) =>
      world.act((transaction) => rejectMissionContent(transaction, run, company, 'Say more.', id))
    expect(await accept(sent.stream, creator)).toMatchObject({ ok: false })
    await done(accept(sent.stream))
    expect(await status(run)).toBe('review')
    expect(await accept(sent.stream)).toMatchObject({ code: 'status-illegal' })
    expect(await sendBack(sent.stream)).toMatchObject({ code: 'nothing-to-send-back' })
    await done(sendBack(sent.message))
    expect(await status(run)).toBe('active')
    expect((await submissions()).statuses).toEqual(['APPROVED', 'REJECTED'])
    expect(
      await world.run(
        `select sum(value)::int as value from mission_progress where mission_run_id = '${run}'`,
      ),
    ).toEqual([{ value: 60 }])
    // Only the answer that was sent back is missing.
    expect(await submit(told())).toEqual({ ok: true, status: 'review' })
    await done(world.act((transaction) => acceptMission(transaction, run, company)))
    expect((await submissions()).statuses).toEqual(['APPROVED', 'APPROVED', 'REJECTED'])
  })

  it('the review starts again if the content that was not sent back meets all criteria', async () => {
    const [second] =
      await world.run(`insert into content (creator_id, platform, type, external_id, url, published_at, game_id, duration_minutes)
      values ('${people.creator}', 'twitch', 'STREAM', 'more ${run}', 'https://twitch.example/more/${run}', now(), '${people.game}', 60)
      returning id`)
    const more = {
      ...streamed(),
      contentId: String(second?.id),
      url: `https://twitch.example/more/${run}`,
    }
    await done(submit(streamed(), more, told()))
    const [short] = await world.run(`select id from submission where content_id = '${stream}'`)
    const sendBack = (id?: string) =>
      world.act((transaction) => rejectMissionContent(transaction, run, company, 'Too short.', id))
    await done(sendBack(String(short?.id)))
    expect(await status(run)).toBe('active')
    await done(world.act((transaction) => letMissionRunTimePass(transaction, run)))
    expect(await status(run)).toBe('review')
    await done(sendBack())
    expect(await status(run)).toBe('active')
  })

  it('a company cannot decide on a submission of another run', async () => {
    await world.run(`update content set duration_minutes = 60 where id = '${stream}'`)
    await done(submit(streamed(), told()))
    const own = await submissions()
    const other = await join(otherCreator)
    const decide = (id: string) =>
      world.act((transaction) => acceptMissionContent(transaction, other, company, id))
    expect(await decide(own.message)).toMatchObject({ ok: false, code: 'status-illegal' })
    expect((await submissions()).statuses).toEqual(['PENDING', 'PENDING'])
  })

  it('a mission run expires if one of its criteria is not met at the deadline', async () => {
    await done(submit(told()))
    await done(world.act((transaction) => letMissionRunTimePass(transaction, run)))
    expect(await status(run)).toBe('expired')
  })

  it('each criterion accepts one answer, which must have the required type', async () => {
    const refusal = (code: string) => ({ ok: false, code })
    const link = { criterionId: message, postType: null, url: 'https://x.example' } as const
    expect(await submit(link)).toMatchObject(refusal('criterion-completion'))
    const [measured] = await world.run(
      `select id from mission_criterion where mission_id = '${mission}' and id <> '${message}'`,
    )
    for (const work of [told(), link])
      expect(await submit({ ...work, criterionId: String(measured?.id) })).toEqual(
        refusal('criterion-measured'),
      )
    expect(await submit(told(), told())).toMatchObject(refusal('criterion-answered'))
    await done(submit(told()))
    expect(await submit(told())).toMatchObject(refusal('criterion-answered'))
    expect(await world.run(`select count(*)::int from submission where mission_run_id = '${run}'`)).toEqual([
      { count: 1 },
    ])
  })

  it('if one part of a mission submission is refused, the whole submission is refused', async () => {
    await world.run(`update content set published_at = now() - interval '1 day' where id = '${stream}'`)
    expect(await submit(told(), streamed())).toMatchObject({ ok: false, code: 'content-before-joining' })
    expect(await world.run(`select id from submission where mission_run_id = '${run}'`)).toEqual([])
  })
})

it("a company cannot send clicks on a mission's link back to the creator", async () => {
  mission = await createActivation(world, 'MISSION')
  await ask(`'CLICKS', 'CLICKS', 1, null`)
  const run = await join(creator)
  await world.run(`insert into link_click (link_id, country, device)
    select id, 'SE', 'mobile' from link where activation_id = '${mission}'`)
  await done(world.act((transaction) => letMissionRunTimePass(transaction, run)))
  expect(
    await world.act((transaction) => rejectMissionContent(transaction, run, company, 'Other clicks.')),
  ).toEqual({ ok: false, code: 'nothing-to-send-back' })
  expect(await status(run)).toBe('review')
})

describe('claiming the rewards of a mission', () => {
  let reward: string
  const codes = () =>
    world.run(`select count(*)::int as taken from code_claim where activation_id = '${mission}'`)
  /** Creates an accepted run of a mission whose reward is two Steam codes. */
  const earned = async (actor: typeof creator): Promise<string> => {
    const run = await join(actor)
    await done(
      world.act((transaction) =>
        submitMission(transaction, run, actor, [{ criterionId: null, postType: null, message: 'Done.' }]),
      ),
    )
    await done(world.act((transaction) => acceptMission(transaction, run, company)))
    return run
  }
  const claim = (run: string, platform: string | null = 'steam') =>
    world.act((transaction) =>
      claimReward(transaction, run, creator, { rewardId: reward, distributionChannelId: platform }),
    )
  beforeEach(async () => {
    // Removes the codes that the previous test left.
    await world.run(`begin; set local session_replication_role = replica;
      update code set status = 'unavailable' where status = 'available'; delete from code_tally;
      update mission_run set status = 'canceled'; commit`)
    mission = await createActivation(world, 'MISSION')
    await createCode(world, mission)
    await createCode(world, mission)
    reward = crypto.randomUUID()
    await world.run(`insert into mission_reward (id, mission_id, kind, code_item_id, quantity)
        select '${reward}', '${mission}', 'code', code_item_id, 2 from activation_code_item where activation_id = '${mission}';
      insert into mission_reward_channel (reward_id, distribution_channel_id) values ('${reward}', 'steam')`)
  })

  it('reward codes are claimed once, however often the claim is sent, and complete the mission', async () => {
    const run = await earned(creator)
    const results = await Promise.all([claim(run), claim(run)])
    expect(results.filter(({ ok }) => ok)).toHaveLength(1)
    expect(results.find(({ ok }) => !ok)).toMatchObject({ code: 'already-claimed' })
    expect(await codes()).toEqual([{ taken: 2 }])
    expect(await status(run)).toBe('completed')
  })

  it('a creator claims reward codes for one platform of their choice', async () => {
    const run = await earned(creator)
    expect(await claim(run, null)).toEqual({ ok: false, code: 'reward-platforms' })
    expect(await claim(run, 'gog')).toEqual({ ok: false, code: 'out-of-codes' })
    expect(await codes()).toEqual([{ taken: 0 }])
  })

  it('if there are not enough codes for a complete reward, no code can be claimed', async () => {
    const run = await earned(creator)
    await world.run(`begin; set local session_replication_role = replica;
      update code set status = 'unavailable' where id = (select id from code where status = 'available' limit 1); commit`)
    expect(await claim(run)).toEqual({ ok: false, code: 'out-of-codes' })
    expect(await codes()).toEqual([{ taken: 0 }])
    expect(await world.run(`select id from reward_claim where mission_run_id = '${run}'`)).toEqual([])
    expect(await status(run)).toBe('claimReward')
  })

  it('rewards can be claimed after the mission has ended', async () => {
    const run = await earned(creator)
    await done(world.act((transaction) => endActivation(transaction, mission, company)))
    expect(await claim(run)).toMatchObject({ ok: true, status: 'completed' })
    expect(await codes()).toEqual([{ taken: 2 }])
  })

  it('revoked reward codes can be claimed again, even after the mission is completed', async () => {
    const run = await earned(creator)
    const { rewardClaimId } = await done(claim(run))
    const [leaked] = await world.run(
      `select batch_id from code where status = 'claimed' and activation_id = '${mission}' limit 1`,
    )
    const takeBack = () =>
      world.act((transaction) => revokeBatch(transaction, String(leaked?.batch_id), 'It leaked.', company))
    expect(await takeBack()).toMatchObject({ ok: true, held: 1, replaced: 0 })
    expect([await codes(), await status(run)]).toEqual([[{ taken: 1 }], 'completed'])
    expect(await claim(run)).toEqual({ ok: false, code: 'out-of-codes' })
    await createCode(world, mission)
    // The new code is reserved for this creator, so no other creator can join to get it.
    expect(await world.act((transaction) => joinMission(transaction, mission, otherCreator))).toMatchObject({
      ok: false,
      code: 'mission-codes-promised',
    })
    const results = await Promise.all([claim(run), claim(run)])
    expect(results).toEqual(
      expect.arrayContaining([
        { ok: true, rewardClaimId, status: 'completed' },
        { ok: false, code: 'already-claimed' },
      ]),
    )
    expect(await codes()).toEqual([{ taken: 2 }])
  })

  it('a creator cannot claim the rewards of another creator', async () => {
    const run = await earned(creator)
    const wanted = { rewardId: reward, distributionChannelId: 'steam' }
    expect(await world.act((transaction) => claimReward(transaction, run, otherCreator, wanted))).toEqual({
      ok: false,
      code: 'not-found',
    })
    expect(
      await world.act((transaction) => claimReward(transaction, run, creator, { ...wanted, rewardId: run })),
    ).toEqual({ ok: false, code: 'not-found' })
  })

  it('a mission accepts only as many creators as there are codes for its reward', async () => {
    await join(creator)
    expect(await world.act((transaction) => joinMission(transaction, mission, otherCreator))).toMatchObject({
      ok: false,
      code: 'mission-codes-promised',
    })
  })

  it("a reward that the company delivers needs the creator's consent, and merchandise also a postal address", async () => {
    await world.run(`delete from mission_reward where id = '${reward}';
      insert into mission_reward (id, mission_id, kind, name, number_of_items, agreed)
        values ('${reward}', '${mission}', 'merchandise', 'Shirt', 1, true)`)
    const run = await earned(creator)
    const take = (hasAgreed: boolean) =>
      world.act((transaction) => claimReward(transaction, run, creator, { rewardId: reward, hasAgreed }))
    expect(await take(false)).toEqual({ ok: false, code: 'reward-consent' })
    expect(await take(true)).toMatchObject({ ok: false, code: 'address-incomplete' })
    await world.run(`insert into shipping_address (mission_run_id, first_name, last_name, street_name, street_number, zip_code, city, country)
      values ('${run}', 'Ada', 'Berg', 'Main Street', '1', '11122', 'Stockholm', 'SE')`)
    await done(take(true))
    expect(
      await world.run(
        `select agreed_at is not null as agreed from reward_claim where mission_run_id = '${run}'`,
      ),
    ).toEqual([{ agreed: true }])
  })
})
