import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { acceptApplicant, applyForKey, screenRequests } from '../index.ts'
import { done } from '../testing/done.ts'
import { eventsOf } from '../testing/look.ts'
import { asCreator } from '../testing/parties.ts'
import { company, createActivation, createCode, createWorld, people, type World } from '../testing/world.ts'

let world: World
let campaign: string
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())
beforeEach(async () => {
  campaign = await createActivation(world, 'KEY')
})

const setRules = (rules: string) =>
  world.run(`delete from key_acceptance where activation_id = '${campaign}';
    insert into key_acceptance (activation_id, daily_cap, size_tiers) values ('${campaign}', ${rules})`)
const apply = async (personId: string): Promise<string> => {
  const move = world.act((transaction) => applyForKey(transaction, campaign, asCreator(personId), ''))
  return (await done(move)).participantId
}
const screen = () => world.act((transaction) => screenRequests(transaction, campaign, { by: 'rules' }))
const standings = async () =>
  (
    await world.run(`select p.status || ' ' || coalesce(p.screening, '-') as standing from key_campaign_participant p
      where campaign_id = '${campaign}' order by applied_at, id`)
  ).map(({ standing }) => standing)
const wanted = async () =>
  (
    await world.run(
      `select from domain_event where type = 'keyScreeningWanted' and entity_id = '${campaign}'`,
    )
  ).length

describe('the acceptance rules of a key campaign', () => {
  it('the acceptance rules accept creators for the company, and the event names the rules as the author', async () => {
    await setRules(`5, '{}'`)
    const id = await apply(people.creator)
    await done(screen())
    expect(await standings()).toEqual(['accepted accepted'])
    expect(await eventsOf(world, id)).toEqual(['keyRequested by creator', 'keyApplicationAccepted by rules'])
  })

  it('creators whom the acceptance rules do not accept wait for the company, and the reason is stored', async () => {
    await setRules(`5, '{macro}'`)
    const id = await apply(people.creator)
    await done(screen())
    expect(await standings()).toEqual(['pending size_tier'])
    await done(world.act((transaction) => acceptApplicant(transaction, id, company)))
    expect(await standings()).toEqual(['accepted size_tier'])
  })

  it('creators over the daily limit wait in the order of their requests', async () => {
    await setRules(`2, '{}'`)
    for (const id of people.creators) await apply(id)
    await done(screen())
    expect(await standings()).toEqual(['accepted accepted', 'accepted accepted', 'pending daily_cap'])
    await done(screen())
    expect((await standings()).at(-1)).toBe('pending daily_cap')
  })

  it("the daily limit counts from midnight in Stockholm: yesterday's accepted creators do not count today", async () => {
    await setRules(`1, '{}'`)
    await apply(people.creator)
    await done(screen())
    await world.run(`update key_campaign_participant
      set screened_at = date_trunc('day', now(), 'Europe/Stockholm') - interval '1 second' where campaign_id = '${campaign}'`)
    await apply(people.creators[1] ?? '')
    await done(screen())
    expect(await standings()).toEqual(['accepted accepted', 'accepted accepted'])
  })

  it('if the acceptance rules run twice at the same time, the daily limit is still kept', async () => {
    await setRules(`1, '{}'`)
    for (const id of people.creators) await apply(id)
    await Promise.all([screen(), screen(), screen()])
    expect((await standings()).filter((one) => one === 'accepted accepted')).toHaveLength(1)
  })

  it('the database enforces the daily limit even for acceptances that bypass the rules', async () => {
    await setRules(`1, '{}'`)
    for (const id of people.creators) await apply(id)
    const accept = (creatorId: string) =>
      world.run(`update key_campaign_participant set status = 'accepted', screening = 'accepted', screened_at = now()
        where campaign_id = '${campaign}' and creator_id = '${creatorId}'`)
    const tried = await Promise.allSettled(people.creators.map(accept))
    expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const one of tried)
      if (one.status === 'rejected') expect(String(one.reason)).toContain('key_acceptance_daily_cap')
    expect((await standings()).filter((one) => one === 'accepted accepted')).toHaveLength(1)
  })

  it('the acceptance rules run for each new request, and again when the rules change', async () => {
    await apply(people.creator)
    expect(await wanted()).toBe(0)
    await setRules(`5, '{macro}'`)
    expect(await wanted()).toBe(1)
    await done(screen())
    await setRules(`5, '{}'`)
    expect(await standings()).toEqual(['pending -'])
    await apply(people.creators[1] ?? '')
    expect(await wanted()).toBe(3)
    await done(screen())
    expect(await standings()).toEqual(['accepted accepted', 'accepted accepted'])
  })

  it('the acceptance rules do not check creators without access or with a closed account', async () => {
    await setRules(`5, '{}'`)
    for (const id of people.creators) await apply(id)
    const [denied, closed] = [people.creators[0], people.creators[1]]
    const access = (status: string) =>
      world.run(
        `update creator_access set status = '${status}', reason = 'Later' where creator_id = '${denied}' and kind = 'keys'`,
      )
    const account = (isActive: boolean) =>
      world.run(`update "user" set active = ${isActive} where id = '${closed}'`)
    await access('rejected')
    await account(false)
    await done(screen())
    expect(await standings()).toEqual(['pending -', 'pending -', 'accepted accepted'])
    // The campaign gets an event for each creator who gets access again, but only if the creator was waiting for one.
    const before = await wanted()
    await access('approved')
    expect(await wanted()).toBe(before + 1)
    await account(true)
    expect(await wanted()).toBe(before + 2)
    await done(screen())
    expect(await standings()).toEqual(['accepted accepted', 'accepted accepted', 'accepted accepted'])
  })

  it('the acceptance rules accept no one after the campaign has ended', async () => {
    await setRules(`5, '{}'`)
    await apply(people.creator)
    await world.run(`update activation set status = 'ended' where id = '${campaign}'`)
    expect(await screen()).toMatchObject({ ok: false, code: 'status-illegal' })
    expect(await standings()).toEqual(['pending -'])
  })
})

describe('a company that accepts more creators than it has codes', () => {
  const promised = async () =>
    (
      await world.run(
        `select payload - 'by' - 'company_id' as told from domain_event where type = 'codesOverpromised' and entity_id = '${campaign}'`,
      )
    ).map(({ told }) => told)

  it('a company is notified of missing codes at most once a day, and not if there are enough', async () => {
    await createCode(world, campaign)
    const ids = []
    for (const id of people.creators) ids.push(await apply(id))
    const accept = (id = '') => done(world.act((transaction) => acceptApplicant(transaction, id, company)))
    await accept(ids[0])
    expect(await promised()).toEqual([])
    await accept(ids[1])
    await accept(ids[2])
    expect(await promised()).toEqual([{ activation: 'Emberfall', promised: 2, left: 1 }])
  })
})
