import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  claimKey,
  claimKit,
  claimReward,
  failKey,
  leaveMarket,
  requestCodes,
  requestKitCodes,
  requestRewardCodes,
  revokeBatch,
} from '../index.ts'
import { createItem, insertCodes, insertRacers, past } from '../testing/claimRace.ts'
import { done } from '../testing/done.ts'
import { asCreator } from '../testing/parties.ts'
import { questRunAt } from '../testing/questRuns.ts'
import { company, createActivation, createWorld, creator, time, type World } from '../testing/world.ts'

let world: World
let campaign: string
let item: string
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const offer = (activationId: string, itemId: string) =>
  world.run(
    `insert into activation_code_item (activation_id, code_item_id) values ('${activationId}', '${itemId}')`,
  )
const promise = (most: number) =>
  world.run(`insert into key_set (activation_id, code_item_id, distribution_channel_id, promised)
    values ('${campaign}', '${item}', 'steam', ${most}), ('${campaign}', '${item}', 'gog', null)
    on conflict (activation_id, code_item_id, distribution_channel_id) do update set promised = excluded.promised`)
const hold = (status: string) =>
  world.run(
    `update code set status = '${status}' where item_id = '${item}' and distribution_channel_id = 'steam'`,
  )

/** Two accepted creators, inserted directly. */
let runners: readonly { readonly id: string; readonly actor: typeof creator }[]
beforeEach(async () => {
  campaign = await createActivation(world, 'KEY')
  item = await createItem(world, campaign)
  await offer(campaign, item)
  await promise(50)
  await past(
    world,
    `${insertRacers(2)};
     insert into key_campaign_participant (campaign_id, company_id, creator_id, status, decided_at)
       select '${campaign}', '${company.companyId}', id, 'accepted', now() from runner`,
  )
  const rows = await world.run(
    `select id, creator_id from key_campaign_participant where campaign_id = '${campaign}' order by id`,
  )
  runners = rows.map(({ id, creator_id }) => ({ id: String(id), actor: asCreator(String(creator_id)) }))
})

const askAs = async (one: number, platform = 'steam') => {
  const runner = runners[one]
  if (!runner) throw new Error(`there is no runner ${one}`)
  return world.act((transaction) => requestCodes(transaction, runner.id, runner.actor, platform))
}
const askBoth = async () => {
  await done(askAs(0))
  await done(askAs(1))
}
const claimAs = async (one: number) => {
  const runner = runners[one]
  if (!runner) throw new Error(`there is no runner ${one}`)
  const wanted = { itemId: item, distributionChannelId: 'steam' }
  return done(world.act((transaction) => claimKey(transaction, runner.id, runner.actor, wanted)))
}

/** The number of waiting creators that the company sees, and the platforms that creators were notified of. */
const state = async (activationId = campaign) => {
  const [waiting] = await world.run(
    `select coalesce(sum(asking), 0)::int as asking from code_demand where activation_id = '${activationId}'`,
  )
  const told = await world.run(
    `select payload ->> 'platform' as platform from domain_event
      where type = 'codesCame' and entity_id = '${activationId}' order by created_at`,
  )
  return { asking: waiting?.asking, told: told.map(({ platform }) => platform) }
}
const addCodes = (platform = 'steam', codes = 2) => world.run(insertCodes(item, platform, codes))

describe('codes that arrive after creators requested them', () => {
  it('added codes emit one event for all creators who wait for that platform, and none for other platforms', async () => {
    await askBoth()
    await done(askAs(0, 'gog'))
    expect(await state()).toEqual({ asking: 3, told: [] })
    await addCodes()
    expect(await state()).toEqual({ asking: 1, told: ['steam'] })
    await addCodes()
    expect(await state()).toEqual({ asking: 1, told: ['steam'] })
  })

  it('adding codes changes no row of a waiting creator, so that 100,000 requests do not slow down an import', async () => {
    await askBoth()
    const rows = () =>
      world.run(
        `select xmin::text, ctid::text from code_request where activation_id = '${campaign}' order by id`,
      )
    const before = await rows()
    await addCodes()
    expect(before).toHaveLength(2)
    expect(await rows()).toEqual(before)
    expect(await state()).toEqual({ asking: 0, told: ['steam'] })
  })

  it('creators who wait are notified when unavailable codes become available again', async () => {
    await addCodes()
    // Published activations must always have some codes.
    await addCodes('gog')
    await hold('unavailable')
    await askBoth()
    await hold('available')
    expect(await state()).toEqual({ asking: 0, told: ['steam'] })
  })

  it('a campaign that switches to another item notifies creators who wait for codes', async () => {
    await askBoth()
    const other = await createItem(world, `${campaign} other`)
    await world.run(insertCodes(other, 'steam', 1))
    expect(await state()).toEqual({ asking: 2, told: [] })
    await offer(campaign, other)
    expect(await state()).toEqual({ asking: 0, told: ['steam'] })
  })

  it('codes added to replace a revoked batch notify waiting creators', async () => {
    await addCodes()
    const { codeId } = await claimAs(0)
    const [{ batch_id: batch } = {}] = await world.run(`select batch_id from code where id = '${codeId}'`)
    await done(world.act((transaction) => revokeBatch(transaction, String(batch), 'It leaked', company)))
    await done(askAs(0))
    expect(await state()).toEqual({ asking: 1, told: [] })
    await addCodes()
    expect(await state()).toEqual({ asking: 0, told: ['steam'] })
  })

  it('creators who wait are notified when a campaign promises more of its codes', async () => {
    await promise(1)
    await addCodes()
    await claimAs(0)
    await done(askAs(1))
    await promise(1)
    expect(await state()).toEqual({ asking: 1, told: [] })
    await promise(2)
    expect(await state()).toEqual({ asking: 0, told: ['steam'] })
  })

  it("creators who wait in a quest run are notified when codes are added for the quest's kit", async () => {
    const quest = await createActivation(world, 'QUEST')
    const kit = await createItem(world, quest)
    await offer(quest, kit)
    await world.run(
      `insert into key_set (activation_id, code_item_id, distribution_channel_id) values ('${quest}', '${kit}', 'steam')`,
    )
    const run = await questRunAt(world, quest, 'CONTENTPRODUCTION')
    await done(world.act((transaction) => requestKitCodes(transaction, run, creator, 'steam')))
    expect(await state(quest)).toEqual({ asking: 1, told: [] })
    await world.run(insertCodes(kit, 'steam', 1))
    expect(await state(quest)).toEqual({ asking: 0, told: ['steam'] })
  })

  it('if codes are added while a creator requests codes, the creator is still notified', async () => {
    let isAsked = false
    await world.act(async (transaction) => {
      await sql.raw(insertCodes(item, 'steam', 2)).execute(transaction)
      const asking = askAs(0).then((result) => {
        isAsked = true
        return result
      })
      await new Promise((resolve) => setTimeout(resolve, 200))
      expect(isAsked).toBe(false)
      void asking
    })
    await expect.poll(() => isAsked).toBe(true)
    expect(await state()).toEqual({ asking: 0, told: [] })
    expect(
      await world.run(
        `select code_request_told_at(code_request) is not null as told from code_request where activation_id = '${campaign}'`,
      ),
    ).toEqual([{ told: true }])
  })
})

describe("a company's count of waiting creators", () => {
  it('a creator who requests codes again counts as waiting again once the added codes are used up', async () => {
    await askBoth()
    await addCodes('steam', 1)
    await claimAs(0)
    await done(askAs(1))
    expect(await state()).toEqual({ asking: 1, told: ['steam'] })
    await addCodes('steam', 1)
    expect(await state()).toEqual({ asking: 0, told: ['steam', 'steam'] })
  })

  it('a request for codes is not counted once the deadline of its key has passed', async () => {
    await addCodes('steam', 1)
    await world.run(`update key_campaign set codes_per_creator = 2 where id = '${campaign}'`)
    await claimAs(0)
    await askBoth()
    expect(await state()).toMatchObject({ asking: 2 })
    const [{ id } = { id: '' }] = runners
    await done(world.act((transaction) => failKey(transaction, id, time)))
    expect(await state()).toMatchObject({ asking: 1 })
  })

  it('requests for codes of an ended campaign are not counted and send no notifications', async () => {
    await askBoth()
    await past(world, `update activation set status = 'closed' where id = '${campaign}'`)
    await addCodes()
    expect(await state()).toMatchObject({ told: [] })
  })
})

describe('requesting more codes of one platform', () => {
  const askedOf = async (activationId: string) =>
    (
      await world.run(
        `select distribution_channel_id as platform from code_request where activation_id = '${activationId}' order by 1`,
      )
    ).map(({ platform }) => platform)

  it('a creator who claims codes of other platforms keeps waiting for the requested one until they have all their codes', async () => {
    await world.run(`update key_campaign set codes_per_creator = 2 where id = '${campaign}'`)
    await done(askAs(0, 'gog'))
    await done(askAs(0))
    await addCodes()
    await claimAs(0)
    expect(await askedOf(campaign)).toEqual(['gog'])
    await claimAs(0)
    expect(await askedOf(campaign)).toEqual([])
  })

  it('a creator in a quest run also keeps waiting for codes of a platform', async () => {
    const quest = await createActivation(world, 'QUEST')
    const kit = await createItem(world, quest)
    await offer(quest, kit)
    await world.run(`insert into key_set (activation_id, code_item_id, distribution_channel_id)
      values ('${quest}', '${kit}', 'steam'), ('${quest}', '${kit}', 'gog')`)
    const run = await questRunAt(world, quest, 'CONTENTPRODUCTION')
    await past(world, `update quest_run set kit_codes = 3 where id = '${run}'`)
    await done(world.act((transaction) => requestKitCodes(transaction, run, creator, 'gog')))
    await world.run(insertCodes(kit, 'steam', 3))
    const claim = (quantity: number) =>
      done(
        world.act((transaction) =>
          claimKit(transaction, run, creator, { itemId: kit, distributionChannelId: 'steam', quantity }),
        ),
      )
    await claim(1)
    expect(await askedOf(quest)).toEqual(['gog'])
    await claim(2)
    expect(await askedOf(quest)).toEqual([])
  })
})

describe('requests for the codes of a mission reward', () => {
  let mission: string
  let reward: string
  let prize: string
  let run: string
  let winner: typeof creator
  beforeEach(async () => {
    mission = await createActivation(world, 'MISSION')
    prize = await createItem(world, mission)
    reward = crypto.randomUUID()
    run = crypto.randomUUID()
    await past(
      world,
      `${insertRacers(1)};
       insert into mission_reward (id, mission_id, kind, code_item_id, quantity)
         values ('${reward}', '${mission}', 'code', '${prize}', 2);
       insert into mission_reward_channel (reward_id, distribution_channel_id)
         values ('${reward}', 'steam'), ('${reward}', 'gog');
       insert into mission_run (id, mission_id, company_id, creator_id, status)
         select '${run}', '${mission}', '${company.companyId}', id, 'claimReward' from runner`,
    )
    const [row] = await world.run(`select creator_id from mission_run where id = '${run}'`)
    winner = asCreator(String(row?.creator_id))
  })
  const ask = (platform = 'steam', rewardId = reward) =>
    world.act((transaction) =>
      requestRewardCodes(transaction, run, winner, { rewardId, distributionChannelId: platform }),
    )
  const claim = (distributionChannelId: string) =>
    world.act((transaction) =>
      claimReward(transaction, run, winner, { rewardId: reward, distributionChannelId }),
    )
  const add = (codes: number, platform = 'steam') => world.run(insertCodes(prize, platform, codes))

  it('a creator who waits for reward codes is notified only when there are enough for the complete reward', async () => {
    await add(1)
    await done(ask())
    const [running] = await world.run(
      `select payload ->> 'left' as left from domain_event where type = 'codesRunningOut' and entity_id = '${prize}'`,
    )
    expect(running).toEqual({ left: '1' })
    expect(await state(mission)).toEqual({ asking: 1, told: [] })
    await add(2, 'gog')
    expect(await state(mission)).toEqual({ asking: 1, told: [] })
    await add(1)
    expect(await state(mission)).toEqual({ asking: 0, told: ['steam'] })
    expect(
      await world.run(
        `select entity from domain_event where type = 'codesCame' and entity_id = '${mission}'`,
      ),
    ).toEqual([{ entity: 'mission' }])
  })

  it('a request for codes stays open if codes of another item arrive for the same platform', async () => {
    const other = await createItem(world, `${mission} other`)
    const call = crypto.randomUUID()
    await past(
      world,
      `insert into mission_reward (id, mission_id, kind, code_item_id, quantity)
         values ('${call}', '${mission}', 'code', '${other}', 1);
       insert into mission_reward_channel (reward_id, distribution_channel_id) values ('${call}', 'steam')`,
    )
    await done(ask())
    await done(ask('steam', call))
    // Both rewards are out of codes, and one creator waits.
    const running = await world.run(
      `select entity_id from domain_event where type = 'codesRunningOut' and entity_id in ('${prize}', '${other}')`,
    )
    expect(running).toHaveLength(2)
    expect(await state(mission)).toEqual({ asking: 1, told: [] })
    const waiting = async () =>
      (
        await world.run(
          `select reward_id as id from code_request as r where mission_run_id = '${run}' and code_request_told_at(r) is null`,
        )
      ).map(({ id }) => id)
    await world.run(insertCodes(other, 'steam', 1))
    expect(await waiting()).toEqual([reward])
    await add(2)
    expect(await waiting()).toEqual([])
    expect(
      await world.run(
        `select payload ->> 'reward_id' as reward from domain_event
          where type = 'codesCame' and entity_id = '${mission}' order by created_at`,
      ),
    ).toEqual([{ reward: call }, { reward }])
    // Claiming one reward does not close the request for the other.
    await done(
      world.act((transaction) =>
        claimReward(transaction, run, winner, { rewardId: call, distributionChannelId: 'steam' }),
      ),
    )
    expect(await world.run(`select reward_id from code_request where mission_run_id = '${run}'`)).toEqual([
      { reward_id: reward },
    ])
  })

  it('a request for codes ends once the creator has all their codes, even from another platform', async () => {
    await done(ask())
    await add(2, 'gog')
    await done(claim('gog'))
    expect(await state(mission)).toEqual({ asking: 0, told: [] })
    expect(await ask()).toEqual({ ok: false, code: 'not-allowed' })
  })

  it('a creator whose codes were revoked waits again and is notified once', async () => {
    await add(1)
    await add(1)
    await done(claim('steam'))
    const [{ batch_id: batch } = {}] = await world.run(
      `select batch_id from code where item_id = '${prize}' and status = 'claimed' limit 1`,
    )
    await done(world.act((transaction) => revokeBatch(transaction, String(batch), 'It leaked', company)))
    await done(ask())
    expect(await state(mission)).toEqual({ asking: 1, told: [] })
    await add(1)
    expect(await state(mission)).toEqual({ asking: 0, told: ['steam'] })
  })

  it('a creator cannot request codes of a reward before earning it, or codes of another reward', async () => {
    expect(await ask('egs')).toEqual({ ok: false, code: 'not-allowed' })
    expect(await ask('steam', crypto.randomUUID())).toEqual({ ok: false, code: 'not-allowed' })
    await past(world, `update mission_run set status = 'review' where id = '${run}'`)
    expect(await ask()).toMatchObject({ ok: false, code: 'status-illegal' })
    expect(await state(mission)).toEqual({ asking: 0, told: [] })
  })

  it('deleting an account ends its requests for codes', async () => {
    await done(ask())
    await done(world.act((transaction) => leaveMarket(transaction, winner.personId)))
    expect(await state(mission)).toEqual({ asking: 0, told: [] })
  })
})
