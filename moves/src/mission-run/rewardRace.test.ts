import type { DatabaseTransaction } from '@questboard/database'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { claimReward, handOutCode } from '../index.ts'
import { createItem, insertCodes, insertRacers, isBroken, past } from '../testing/claimRace.ts'
import { cutAll } from '../testing/cutAll.ts'
import { asCreator } from '../testing/parties.ts'
import { company, createActivation, createWorld, people, type World } from '../testing/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const PLATFORM = 'steam'

type Run = { readonly id: string; readonly creatorId: string }
type Race = { readonly rewardId: string; readonly itemId: string; readonly runs: readonly Run[] }

/** Accepted creators of a mission that gives each of them two codes. */
const lineUp = async (creators: number, codes: number): Promise<Race> => {
  const missionId = await createActivation(world, 'MISSION')
  const itemId = await createItem(world, missionId)
  const rewardId = crypto.randomUUID()
  await world.run(insertCodes(itemId, PLATFORM, codes))
  await past(
    world,
    `insert into mission_reward (id, mission_id, kind, code_item_id, quantity)
       values ('${rewardId}', '${missionId}', 'code', '${itemId}', 2);
     insert into mission_reward_channel (reward_id, distribution_channel_id) values ('${rewardId}', '${PLATFORM}');
     ${insertRacers(creators)};
     insert into mission_run (mission_id, company_id, creator_id, status)
       select '${missionId}', '${company.companyId}', id, 'claimReward' from runner`,
  )
  const rows = await world.run(`select id, creator_id from mission_run where mission_id = '${missionId}'`)
  const runs = rows.map(({ id, creator_id }) => ({ id: String(id), creatorId: String(creator_id) }))
  return { rewardId, itemId, runs }
}

const claim =
  ({ rewardId }: Race, { id, creatorId }: Run) =>
  (transaction: DatabaseTransaction) =>
    claimReward(transaction, id, asCreator(creatorId), { rewardId, distributionChannelId: PLATFORM })

/** Repeats a claim until there is a response, even if the connection breaks. Returns the creator's final result. */
const hearing = async (race: Race, run: Run): Promise<string> => {
  for (;;) {
    try {
      const result = await world.act(claim(race, run))
      return result.ok ? result.status : result.code
    } catch (error) {
      if (!isBroken(error)) throw error
    }
  }
}

const countOf = (heard: readonly string[]): Readonly<Record<string, number>> =>
  Object.fromEntries(
    [...new Set(heard)].sort().map((each) => [each, heard.filter((one) => one === each).length]),
  )

/** For each number of codes, how many creators have that number. Also the number of codes left. */
const standing = async ({ rewardId, itemId }: Race) => ({
  holders: await world.run(`
    select codes::int, count(*)::int as creators
      from (select count(k.code_id) as codes from reward_claim c left join code_claim k on k.reward_claim_id = c.id
             where c.reward_id = '${rewardId}' group by c.id) as held
     group by 1 order by 1`),
  left: Number(
    (await world.run(`select count(*) from code where item_id = '${itemId}' and status = 'available'`))[0]
      ?.count,
  ),
})

describe('creators who claim a reward of two codes at the same time', () => {
  it('if creators claim a reward of two codes at the same time, each gets both codes or none', async () => {
    const race = await lineUp(40, 31)
    const heard = await Promise.all(race.runs.map((run) => hearing(race, run)))
    expect(countOf(heard)).toEqual({ completed: 15, 'out-of-codes': 25 })
    expect(await standing(race)).toEqual({ holders: [{ codes: 2, creators: 15 }], left: 1 })
  })

  it('each creator gets a reward once, even if they claim it in many browser tabs', async () => {
    const race = await lineUp(8, 30)
    const heard = await Promise.all(
      [...race.runs, ...race.runs, ...race.runs].map((run) => hearing(race, run)),
    )
    expect(countOf(heard)).toEqual({ 'already-claimed': 16, completed: 8 })
    expect(await standing(race)).toEqual({ holders: [{ codes: 2, creators: 8 }], left: 14 })
  })

  it('creators who claim single codes at the same time never get a code that belongs to a reward of two', async () => {
    const race = await lineUp(20, 30)
    const single = { itemId: race.itemId, distributionChannelId: PLATFORM, creatorId: people.creator }
    const [heard, handed] = await Promise.all([
      Promise.all(race.runs.map((run) => hearing(race, run))),
      Promise.all(
        Array.from({ length: 9 }, () =>
          world.act((transaction) => handOutCode(transaction, single, company)),
        ),
      ),
    ])
    const { holders, left } = await standing(race)
    const claimed = heard.filter((each) => each === 'completed').length
    const given = handed.filter(({ ok }) => ok).length
    expect(holders).toEqual([{ codes: 2, creators: claimed }])
    expect(claimed * 2 + given + left).toBe(30)
    expect(left).toBeLessThan(2)
  })

  it('a creator gets all codes of a reward or none, even if all database connections break twice', async () => {
    const race = await lineUp(30, 41)
    const heard: string[] = []
    const cuts = [4, 12]
    await Promise.all(
      race.runs.map(async (run) => {
        heard.push(await hearing(race, run))
        if (cuts.includes(heard.length)) await cutAll(world)
      }),
    )
    // A creator whose claim was saved but whose response was lost is notified that the reward is already claimed.
    expect(heard.filter((each) => each !== 'out-of-codes')).toHaveLength(20)
    expect(await standing(race)).toEqual({ holders: [{ codes: 2, creators: 20 }], left: 1 })
  })
})
