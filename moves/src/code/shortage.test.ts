import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { acceptApplicant, applyForKey, claimKey, handOutCode, revokeBatch } from '../index.ts'
import { keyOf } from '../testing/createCode.ts'
import { done } from '../testing/done.ts'
import { asCreator } from '../testing/parties.ts'
import { company, createActivation, createCode, createWorld, people, type World } from '../testing/world.ts'

let world: World
let campaign: string
let codes: string[]
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const holdBack = (many: number) =>
  world.run(`update code set status = 'unavailable'
    where id in (select id from code where status = 'available' order by created_at, id limit ${many})`)

/** Three codes for two creators who have one code each. No codes are left from the previous test. */
beforeEach(async () => {
  await world.run(`update activation set status = 'ended' where kind = 'KEY' and status = 'active'`)
  await holdBack(1000)
  campaign = await createActivation(world, 'KEY')
  codes = []
  for (let n = 0; n < 3; n += 1) codes.push(await createCode(world, campaign))
  for (const id of people.creators.slice(0, 2)) {
    const { participantId } = await done(
      world.act((transaction) => applyForKey(transaction, campaign, asCreator(id), '')),
    )
    await done(world.act((transaction) => acceptApplicant(transaction, participantId, company)))
  }
})

const shortages = async () =>
  (
    await world.run(`select payload ->> 'promised' || ' of ' || (payload ->> 'left') as told from domain_event
      where type = 'codesOverpromised' and entity_id = '${campaign}' order by created_at`)
  ).map(({ told }) => told)

const wanted = () => world.act((transaction) => keyOf(transaction, codes[0] ?? ''))

const claim = async (creatorId: string) => {
  const [row] = await world.run(
    `select id from key_campaign_participant where campaign_id = '${campaign}' and creator_id = '${creatorId}'`,
  )
  const key = await wanted()
  return done(world.act((transaction) => claimKey(transaction, String(row?.id), asCreator(creatorId), key)))
}

const handOut = async () => {
  const key = await wanted()
  const wish = { ...key, creatorId: people.creators[2] ?? '' }
  return done(world.act((transaction) => handOutCode(transaction, wish, company)))
}

const batchOf = async (codeId: string) =>
  String((await world.run(`select batch_id from code where id = '${codeId}'`))[0]?.batch_id)

describe('a campaign that has promised more codes than are left', () => {
  it('the company is notified when handing out a code by hand leaves fewer codes than it has promised', async () => {
    await handOut()
    expect(await shortages()).toEqual([])
    await handOut()
    expect(await shortages()).toEqual(['2 of 1'])
  })

  it('the company is notified at most once a day when codes become unavailable', async () => {
    await holdBack(2)
    expect(await shortages()).toEqual(['2 of 1'])
    await handOut()
    expect(await shortages()).toEqual(['2 of 1'])
  })

  it("the company is notified when a revoked batch leaves too few codes, even if only the batch's holders need them", async () => {
    const { codeId } = await claim(people.creator)
    await claim(people.creators[1] ?? '')
    await handOut()
    expect(await shortages()).toEqual([])
    const leaked = await batchOf(codeId)
    await done(world.act((transaction) => revokeBatch(transaction, leaked, 'It leaked', company)))
    expect(await shortages()).toEqual(['1 of 0'])
  })

  it('the company is not notified when creators claim promised codes', async () => {
    await handOut()
    await claim(people.creator)
    await claim(people.creators[1] ?? '')
    expect(await shortages()).toEqual([])
  })

  it('the company is notified when another campaign gives out the same codes', async () => {
    const other = await createActivation(world, 'KEY')
    await world.run(`insert into activation_code_item (activation_id, code_item_id)
      select '${other}', code_item_id from activation_code_item where activation_id = '${campaign}'`)
    const first = campaign
    campaign = other
    for (const id of people.creators.slice(0, 2)) {
      const { participantId } = await done(
        world.act((transaction) => applyForKey(transaction, other, asCreator(id), '')),
      )
      await done(world.act((transaction) => acceptApplicant(transaction, participantId, company)))
      await claim(id)
    }
    campaign = first
    expect(await shortages()).toEqual(['2 of 1'])
  })
})
