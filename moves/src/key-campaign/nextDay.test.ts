import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  acceptApplicant,
  applyForKey,
  rejectApplicant,
  screenRequests,
  unpublishActivation,
} from '../index.ts'
import { done } from '../testing/done.ts'
import { eventsOf } from '../testing/look.ts'
import { asCreator } from '../testing/parties.ts'
import { randomOf } from '../testing/randomOf.ts'
import { addCreator, company, createActivation, createWorld, people, type World } from '../testing/world.ts'

let world: World
let campaign: string
let creators: readonly string[]
beforeAll(async () => {
  world = await createWorld()
  const more = await Promise.all([4, 5, 6, 7, 8, 9, 10].map((n) => addCreator(world, n)))
  creators = [...people.creators, ...more]
})
afterAll(() => world.close())
beforeEach(async () => {
  campaign = await createActivation(world, 'KEY')
})

const setRules = (cap: number, tiers = '{}') =>
  world.run(`delete from key_acceptance where activation_id = '${campaign}';
    insert into key_acceptance (activation_id, daily_cap, size_tiers) values ('${campaign}', ${cap}, '${tiers}')`)
const apply = async (personId = ''): Promise<string> => {
  const move = world.act((transaction) => applyForKey(transaction, campaign, asCreator(personId), ''))
  return (await done(move)).participantId
}
const applyAll = async (who: readonly string[]): Promise<readonly string[]> => {
  const ids: string[] = []
  for (const one of who) ids.push(await apply(one))
  return ids
}
const screen = () => world.act((transaction) => screenRequests(transaction, campaign, { by: 'rules' }))
/** Moves all dates one Stockholm day into the past. */
const passDay = () =>
  world.run(`update key_campaign_participant
    set screened_at = (screened_at at time zone 'Europe/Stockholm' - interval '1 day') at time zone 'Europe/Stockholm'
    where campaign_id = '${campaign}' and screened_at is not null`)
const standings = async () =>
  (
    await world.run(`select p.status || ' ' || coalesce(p.screening, '-') as standing from key_campaign_participant p
      where campaign_id = '${campaign}' order by applied_at, id`)
  ).map(({ standing }) => standing)
const isAskedAgain = async (id = '') =>
  (
    await world.run(
      `select key_campaign_participant_asked_again_at(p) is not null as again from key_campaign_participant p where id = '${id}'`,
    )
  )[0]?.again

const accepted = 'accepted accepted'
const held = 'pending daily_cap'

describe('creators over the daily limit', () => {
  it('creators over the daily limit are checked again at the next midnight in Stockholm, also when the clocks change', async () => {
    const days =
      await world.run(`select moment, next_day_in_stockholm(moment::timestamptz) as next from (values
      ('2026-11-26T22:59:59Z'), ('2026-11-26T23:00:00Z'), ('2026-07-01T21:59:59Z'), ('2026-03-28T23:30:00Z'),
      ('2026-10-24T22:30:00Z')) as given (moment)`)
    expect(days.map(({ next }) => next)).toEqual(
      [
        '2026-11-26T23:00:00Z',
        '2026-11-27T23:00:00Z',
        '2026-07-01T22:00:00Z',
        '2026-03-29T22:00:00Z',
        '2026-10-25T23:00:00Z',
      ].map((moment) => new Date(moment)),
    )
  })

  it('creators over the daily limit come before the requests of the next day, and are notified only once', async () => {
    await setRules(1)
    const [, second = ''] = await applyAll(creators.slice(0, 3))
    await done(screen())
    await done(screen())
    expect(await standings()).toEqual([accepted, held, held])
    await passDay()
    await apply(creators[3])
    await done(screen())
    expect(await standings()).toEqual([accepted, accepted, held, held])
    expect(await eventsOf(world, second)).toEqual([
      'keyRequested by creator',
      'keyApplicationAccepted by rules',
    ])
  })

  it('creators over the daily limit come before new requests, and several workers together keep the limit', async () => {
    await setRules(2)
    await applyAll(creators.slice(0, 5))
    await done(screen())
    await passDay()
    await Promise.all([
      ...creators.slice(5).map((one) => apply(one)),
      ...Array.from({ length: 4 }, () => screen()),
    ])
    await done(screen())
    expect((await standings()).slice(0, 5)).toEqual([accepted, accepted, accepted, accepted, held])
    expect((await standings()).slice(5)).toEqual(creators.slice(5).map(() => held))
  })

  it('a waiting creator is not checked again after the company has decided on them', async () => {
    await setRules(1)
    const [, rejected = '', byHand = '', waiting = ''] = await applyAll(creators.slice(0, 4))
    await done(screen())
    await done(world.act((transaction) => rejectApplicant(transaction, rejected, company, '')))
    await done(world.act((transaction) => acceptApplicant(transaction, byHand, company)))
    expect([await isAskedAgain(rejected), await isAskedAgain(byHand), await isAskedAgain(waiting)]).toEqual([
      false,
      false,
      true,
    ])
    await passDay()
    await done(screen())
    expect(await standings()).toEqual([accepted, 'rejected daily_cap', 'accepted daily_cap', accepted])
  })

  it("creators over the daily limit wait for the company's decision if the acceptance rules are removed", async () => {
    await setRules(1)
    const [, waiting = ''] = await applyAll(creators.slice(0, 2))
    await done(screen())
    await world.run(`delete from key_acceptance where activation_id = '${campaign}'`)
    expect(await standings()).toEqual([accepted, 'pending -'])
    await passDay()
    await done(screen())
    expect(await isAskedAgain(waiting)).toBe(false)
    expect(await standings()).toEqual([accepted, 'pending -'])
    await setRules(5, '{macro}')
    await done(screen())
    expect(await standings()).toEqual([accepted, 'pending size_tier'])
    expect(await isAskedAgain(waiting)).toBe(false)
  })

  it('creators over the daily limit wait while the campaign is closed, and no longer wait once it has ended', async () => {
    await setRules(1)
    const [, waiting = ''] = await applyAll(creators.slice(0, 2))
    await done(screen())
    await world.run(`update activation set end_date = now() + interval '1 second' where id = '${campaign}'`)
    expect(await isAskedAgain(waiting)).toBe(false)
    await world.run(`update activation set end_date = now() + interval '9 days' where id = '${campaign}'`)
    expect(await isAskedAgain(waiting)).toBe(true)
    await done(world.act((transaction) => unpublishActivation(transaction, campaign, company)))
    expect(await isAskedAgain(waiting)).toBe(false)
    await passDay()
    expect(await screen()).toMatchObject({ ok: false, code: 'status-illegal' })
    expect(await standings()).toEqual([accepted, held])
  })

  it.each([1, 2, 3])(
    'creators are accepted in the order of their requests, up to the daily limit (seed %i)',
    async (seed) => {
      const random = randomOf(seed)
      const cap = 1 + random.below(3)
      await setRules(cap)
      let asked = 0
      let taken = 0
      for (let day = 0; taken < creators.length; day += 1) {
        const wave = creators.slice(asked, asked + random.below(5))
        await applyAll(wave)
        asked += wave.length
        await Promise.all([screen(), screen()])
        taken += Math.min(cap, asked - taken)
        const expected = creators.slice(0, asked).map((_, index) => (index < taken ? accepted : held))
        expect(await standings(), `on day ${day}`).toEqual(expected)
        await passDay()
      }
    },
  )
})
