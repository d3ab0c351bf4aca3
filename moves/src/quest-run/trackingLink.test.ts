import { clickCounts } from '@questboard/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { questRunAt } from '../testing/questRuns.ts'
import { createActivation, createWorld, people, type World } from '../testing/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const beginQuest = async (target: string | null, isTracked: boolean): Promise<string> => {
  const quest = await createActivation(world, 'QUEST')
  await world.run(`begin; set local session_replication_role = replica;
    update quest set target_url = ${target === null ? 'null' : `'${target}'`}, track_clicks = ${isTracked} where id = '${quest}'; commit`)
  return quest
}
const linksOf = (quest: string) =>
  world.run(`select kind, target_url, creator_id from link where activation_id = '${quest}'`)

describe('a quest with click tracking', () => {
  it("when a quest is paid, the creator gets a tracked link to the brief's URL", async () => {
    const quest = await beginQuest('https://store.example/emberfall', true)
    await questRunAt(world, quest, 'PAYMENT')
    expect(await linksOf(quest)).toEqual([])
    const other = await beginQuest('https://store.example/emberfall', true)
    await questRunAt(world, other, 'CONTENTREVIEW')
    expect(await linksOf(other)).toEqual([
      { kind: 'tracking', target_url: 'https://store.example/emberfall', creator_id: people.creator },
    ])
  })

  it('both sides of a quest see all clicks on its tracked link, by country and device', async () => {
    const quest = await beginQuest('https://store.example/emberfall', true)
    const run = await questRunAt(world, quest, 'CONTENTPRODUCTION')
    await world.run(`insert into link_click (link_id, country, device, clicked_at)
      select id, country, device, now() - make_interval(days => day)
        from link, unnest(array['SE', 'SE', 'US'], array['mobile', 'desktop', 'mobile']) as one (country, device), generate_series(1, 500) as day
       where activation_id = '${quest}'`)
    const [told] =
      await world.run(`select quest_run_clicks(r) as run, activation_own_clicks(a, '{"x-hasura-company-id": "${people.companyId}"}') as own,
        activation_own_clicks(a, '{"x-hasura-company-id": "${people.otherCompanyId}"}') as others
      from quest_run r join activation a on a.id = r.quest_id where r.id = '${run}'`)
    const counted = {
      total: 1500,
      devices: { desktop: 500, mobile: 1000 },
      countries: [
        { country: 'SE', clicks: 1000 },
        { country: 'US', clicks: 500 },
      ],
    }
    expect(clickCounts.parse(told?.run)).toEqual(counted)
    expect(clickCounts.parse(told?.own)).toEqual(counted)
    expect(told?.others).toBeNull()
  })
})

it('a quest with a URL that is not tracked, or without a URL, creates no tracked link', async () => {
  for (const target of ['https://store.example/emberfall', null]) {
    const quest = await beginQuest(target, target === null)
    await questRunAt(world, quest, 'CONTENTPRODUCTION')
    expect(await linksOf(quest)).toEqual([])
  }
})
