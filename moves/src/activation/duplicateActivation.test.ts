import { afterAll, beforeAll, expect, it } from 'vitest'
import { duplicateActivation } from '../index.ts'
import { done } from '../testing/done.ts'
import { questRunAt } from '../testing/questRuns.ts'
import {
  company,
  createActivation,
  createCode,
  createWorld,
  creator,
  people,
  stranger,
  type World,
} from '../testing/world.ts'

const item = '00000000-0000-4000-8000-000000000060'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const duplicate = (quest: string, actor: Parameters<typeof duplicateActivation>[2] = company) =>
  world.act((transaction) => duplicateActivation(transaction, quest, actor))

/** A row without its unique columns, so that rows can be compared. */
const rowOf = async (table: string, key: string, id: string) => {
  const [row] = await world.run(`
    select to_jsonb(t) - '{id,activation_id,created_at,updated_at}'::text[] as row from ${table} t where ${key} = '${id}'`)
  return row?.row
}

it('duplicating an activation creates a draft with everything except the dates and participants', async () => {
  const quest = await createActivation(world, 'QUEST')
  await world.run(`
    insert into code_item (id, company_id, game_id, type, name, item_name)
      values ('${item}', '${people.companyId}', '${people.game}', 'game', 'Emberfall', 'Emberfall');
    insert into activation_code_item (activation_id, code_item_id) values ('${quest}', '${item}');
    update quest set budget_cents = 500000, talking_points = '{One,Two}', deliverables = '{A stream}', delivery_type = 'specific_date',
      specific_date = now() + interval '9 days', auto_bid_max_cents = 7000 where id = '${quest}';
    update requirement set twitch_followers = 250, countries = '{SE}', allow_all_creators = false where activation_id = '${quest}';
    update activation set embargo_at = now() + interval '5 days', embargo_time_zone = 'UTC' where id = '${quest}';
    insert into creator_kit (activation_id, special_instructions) values ('${quest}', 'Mind the cat');
    insert into activation_media (activation_id, kind, url, title) values ('${quest}', 'kit_link', 'https://press.example', 'Press')`)
  const { activationId } = await done(duplicate(quest))
  expect(await rowOf('activation', 'id', activationId)).toMatchObject({
    name: 'Copy of Emberfall',
    status: 'draft',
    company_id: people.companyId,
    created_by: people.owner,
    game_id: people.game,
    start_date: null,
    end_date: null,
    embargo_at: null,
    published_at: null,
    participant_count: 0,
  })
  expect(await rowOf('quest', 'id', activationId)).toEqual({
    ...Object(await rowOf('quest', 'id', quest)),
    specific_date: null,
  })
  for (const table of ['requirement', 'creator_kit', 'activation_media', 'activation_code_item'])
    expect(await rowOf(table, 'activation_id', activationId), table).toEqual(
      await rowOf(table, 'activation_id', quest),
    )
})

it('an activation that is active or ended can be duplicated, and the original does not change', async () => {
  const quest = await createActivation(world, 'QUEST')
  await questRunAt(world, quest, 'PENDING_PAYMENT')
  await world.run(`update activation set status = 'ended' where id = '${quest}'`)
  const before = await rowOf('activation', 'id', quest)
  const { activationId } = await done(duplicate(quest))
  expect(await rowOf('activation', 'id', quest)).toEqual(before)
  expect(await world.run(`select from quest_run where quest_id = '${activationId}'`)).toEqual([])
})

it('a duplicated mission has the same criteria, and the same rewards with their platforms', async () => {
  const mission = await createActivation(world, 'MISSION')
  await createCode(world, mission)
  await world.run(`insert into mission_criterion (mission_id, category, metric, target) values ('${mission}', 'CLICKS', 'CLICKS', 5);
    with given as (
      insert into mission_reward (mission_id, kind, code_item_id, quantity)
      select '${mission}', 'code', code_item_id, 1 from activation_code_item where activation_id = '${mission}' returning id)
    insert into mission_reward_channel (reward_id, distribution_channel_id) select id, 'steam' from given`)
  const { activationId } = await done(duplicate(mission))
  expect(
    await world.run(`select metric, target::int, kind, distribution_channel_id as platform
      from mission_criterion c join mission_reward w using (mission_id) join mission_reward_channel k on k.reward_id = w.id
     where mission_id = '${activationId}'`),
  ).toEqual([{ metric: 'CLICKS', target: 5, kind: 'code', platform: 'steam' }])
})

it('a duplicated key campaign has the same key sets and rules, but counts its own clicks', async () => {
  const campaign = await createActivation(world, 'KEY')
  await createCode(world, campaign)
  await world.run(`
    insert into key_set (activation_id, code_item_id, distribution_channel_id, promised)
      select '${campaign}', code_item_id, 'steam', 5 from activation_code_item where activation_id = '${campaign}';
    update key_campaign set planned_release = '2027-03-01', codes_per_creator = 2, review_days = 3 where id = '${campaign}';
    insert into key_acceptance (activation_id, daily_cap, size_tiers) values ('${campaign}', 7, '{mid}');
    insert into activation_whitelist (activation_id, creator_id) values ('${campaign}', '${people.creator}');
    insert into link (kind, activation_id, company_id, target_url, click_count)
      values ('sharable', '${campaign}', '${people.companyId}', 'https://emberfall.example', 9)`)
  const { activationId } = await done(duplicate(campaign))
  expect(await rowOf('key_campaign', 'id', activationId)).toEqual(await rowOf('key_campaign', 'id', campaign))
  for (const table of ['activation_code_item', 'key_set', 'key_acceptance', 'activation_whitelist'])
    expect(await rowOf(table, 'activation_id', activationId), table).toEqual(
      await rowOf(table, 'activation_id', campaign),
    )
  expect(
    await world.run(`select copy.target_url, copy.click_count::int as clicks, copy.slug <> link.slug as is_other
      from link join link as copy using (target_url) where link.activation_id = '${campaign}' and copy.activation_id = '${activationId}'`),
  ).toEqual([{ target_url: 'https://emberfall.example', clicks: 0, is_other: true }])
  expect(await world.run(`select from code_claim where activation_id = '${activationId}'`)).toEqual([])
})

it.each([
  ['KEY', true],
  ['QUEST', true],
  ['MISSION', false],
] as const)('a duplicated %s keeps the requirement to complete an ended mission: %s', async (kind, asks) => {
  const first = await createActivation(world, 'MISSION')
  const second = await createActivation(world, 'MISSION')
  const activation = await createActivation(world, kind)
  await world.run(`
    update requirement set completed_mission_ids = '{${first},${second}}' where activation_id = '${activation}';
    update activation set status = 'ended' where id = '${first}'`)
  const { activationId } = await done(duplicate(activation))
  const copied = await world.run(
    `select completed_mission_ids as missions from requirement where activation_id = '${activationId}'`,
  )
  expect(copied).toEqual([{ missions: asks ? [first, second] : [second] }])
})

it("only the quest's own company can duplicate a quest, and Creator Programs cannot be duplicated", async () => {
  const quest = await createActivation(world, 'QUEST')
  expect(await duplicate(quest, stranger)).toEqual({ ok: false, code: 'not-found' })
  expect(await duplicate(quest, creator)).toEqual({ ok: false, code: 'not-found' })
  expect(await duplicate(people.program)).toEqual({ ok: false, code: 'not-found' })
})
