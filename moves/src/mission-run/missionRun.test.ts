import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  acceptMission,
  claimReward,
  declineMission,
  expireMission,
  joinMission,
  rejectMissionContent,
  submitMission,
} from '../index.ts'
import { done } from '../testing/done.ts'
import { findTrouble } from '../testing/findTrouble.ts'
import { eventsOf, statusOf } from '../testing/look.ts'
import {
  company,
  createActivation,
  createWorld,
  creator,
  otherCreator,
  stranger,
  time,
  type World,
} from '../testing/world.ts'

let world: World
let mission: string
let run: string
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())
beforeEach(async () => {
  mission = await createActivation(world, 'MISSION')
  run = (await done(world.act((transaction) => joinMission(transaction, mission, creator)))).missionRunId
})

const work = [{ criterionId: null, postType: null, message: 'Done.' }] as const
const submit = () => world.act((transaction) => submitMission(transaction, run, creator, work))
const status = () => statusOf(world, 'mission_run', run)
const contents = async () =>
  (await world.run(`select status from submission where mission_run_id = '${run}'`)).map((row) => row.status)

describe('joining and completing a mission', () => {
  it("only one creator gets a mission's last place, and no creator joins twice", async () => {
    const small = await createActivation(world, 'MISSION')
    await world.run(`update mission set max_participants = 1 where id = '${small}'`)
    const results = await Promise.all(
      [creator, otherCreator].map((actor) =>
        world.act((transaction) => joinMission(transaction, small, actor)),
      ),
    )
    expect(results.filter(({ ok }) => ok)).toHaveLength(1)
    expect(results.find(({ ok }) => !ok)).toMatchObject({ code: 'mission-full' })
    expect(await world.act((transaction) => joinMission(transaction, mission, creator))).toMatchObject({
      ok: false,
    })
  })

  it('a mission run is reviewed, sent back with a reason, and accepted', async () => {
    expect(await world.act((transaction) => submitMission(transaction, run, creator, []))).toEqual({
      ok: false,
      code: 'content-required',
    })
    const results = await Promise.all([submit(), submit()])
    expect(results.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await world.act((transaction) => rejectMissionContent(transaction, run, company, ''))).toEqual({
      ok: false,
      code: 'review-message-required',
    })
    await done(world.act((transaction) => rejectMissionContent(transaction, run, company, 'Once more.')))
    expect([await status(), await contents()]).toEqual(['active', ['REJECTED']])
    await done(submit())
    await done(world.act((transaction) => acceptMission(transaction, run, company)))
    expect([await status(), (await contents()).sort()]).toEqual(['completed', ['APPROVED', 'REJECTED']])
    expect(await eventsOf(world, run)).toEqual([
      'missionJoined by creator',
      'missionContentSubmitted by creator',
      'missionContentRejected by company',
      'missionContentSubmitted by creator',
      'missionCompleted by company',
    ])
    expect(await findTrouble(world)).toEqual([])
  })

  it('a mission run that has rewards is completed when the last reward is claimed', async () => {
    const rewards = await world.run(`insert into mission_reward (mission_id, kind, name, description, agreed)
      select '${mission}', 'custom', name, 'With the team', true from (values ('A call'), ('A visit')) as given (name) returning id`)
    await done(submit())
    await done(world.act((transaction) => acceptMission(transaction, run, company)))
    const claim = (rewardId: unknown) =>
      world.act((transaction) =>
        claimReward(transaction, run, creator, { rewardId: String(rewardId), hasAgreed: true }),
      )
    const [call, visit] = rewards.map(({ id }) => id)
    expect([await claim(call), await status()]).toMatchObject([{ status: 'claimReward' }, 'claimReward'])
    expect([await claim(visit), await status()]).toMatchObject([{ status: 'completed' }, 'completed'])
    expect(await claim(visit)).toEqual({ ok: false, code: 'already-claimed' })
    expect(await eventsOf(world, run)).toContain('missionCompleted by creator')
  })

  it('if a company declines mission work, the mission run shows the reason', async () => {
    await done(submit())
    expect(await world.act((transaction) => declineMission(transaction, run, stranger, 'No.'))).toEqual({
      ok: false,
      code: 'not-found',
    })
    await done(world.act((transaction) => declineMission(transaction, run, company, 'Another game.')))
    expect(await world.run(`select status, review_message from mission_run where id = '${run}'`)).toEqual([
      { status: 'declined', review_message: 'Another game.' },
    ])
  })

  it('a mission run can be declined only once, and the first reason stays', async () => {
    await done(submit())
    const decline = (message: string) =>
      world.act((transaction) => declineMission(transaction, run, company, message))
    const results = await Promise.all([decline('Another game.'), decline('Another game.')])
    expect(results.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await decline('Another word.')).toEqual({ ok: false, code: 'status-illegal' })
    expect(await world.run(`select status, review_message from mission_run where id = '${run}'`)).toEqual([
      { status: 'declined', review_message: 'Another game.' },
    ])
    expect(await eventsOf(world, run)).toEqual([
      'missionJoined by creator',
      'missionContentSubmitted by creator',
      'missionDeclined by company',
    ])
  })

  it('a mission run that misses its deadline expires automatically', async () => {
    expect(await world.act((transaction) => expireMission(transaction, run, creator))).toEqual({
      ok: false,
      code: 'not-allowed',
    })
    await done(world.act((transaction) => expireMission(transaction, run, time)))
    expect(await eventsOf(world, run)).toContain('missionExpired by time')
    expect(await submit()).toEqual({ ok: false, code: 'status-illegal' })
  })
})
