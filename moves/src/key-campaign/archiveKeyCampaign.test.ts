import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { archiveKeyCampaign } from '../index.ts'
import { past } from '../testing/claimRace.ts'
import { done } from '../testing/done.ts'
import { createKeyParticipant } from '../testing/index.ts'
import { eventsOf } from '../testing/look.ts'
import { company, createActivation, createWorld, creator, time, type World } from '../testing/world.ts'

let world: World
let campaign: string
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())
beforeEach(async () => {
  campaign = await createActivation(world, 'KEY')
})

const over = (days: number, status = 'ended') =>
  past(
    world,
    `update activation set status = '${status}', closed_at = now() - interval '${days} days' where id = '${campaign}'`,
  )
const archive = (actor: typeof time | typeof company = time) =>
  world.act((transaction) => archiveKeyCampaign(transaction, campaign, actor))
const status = async () =>
  (await world.run(`select status from activation where id = '${campaign}'`))[0]?.status
type Reached = Parameters<typeof createKeyParticipant>[1]['status']
const takePart = (reached: Reached) =>
  world.act((transaction) =>
    createKeyParticipant(transaction, { campaignId: campaign, creatorId: creator.personId, status: reached }),
  )

it.each(['ended', 'closed'])('a key campaign that is %s is marked as past after 30 days', async (word) => {
  await over(29, word)
  expect(await archive()).toMatchObject({ ok: false })
  await over(31, word)
  expect(await archive(company)).toMatchObject({ ok: false, code: 'not-allowed' })
  await done(archive())
  expect(await status()).toBe('past')
  expect((await eventsOf(world, campaign)).at(-1)).toBe('keyCampaignArchived by time')
})

it.each(['claimed_key', 'submitted_content'] as const)(
  'a key campaign is not marked as past while a participant is %s',
  async (word) => {
    await takePart(word)
    await over(31)
    expect(await archive()).toMatchObject({ ok: false })
    expect(await status()).toBe('ended')
  },
)

it('a key campaign is not marked as past while late content could still count', async () => {
  const id = await takePart('failed')
  await over(31)
  expect(await archive()).toMatchObject({ ok: false })
  await past(
    world,
    `update key_campaign_participant set finished_at = now() - interval '31 days' where id = '${id}'`,
  )
  await done(archive())
  expect(await status()).toBe('past')
})

it('a live key campaign is never marked as past', async () => {
  await past(world, `update activation set closed_at = now() - interval '90 days' where id = '${campaign}'`)
  expect(await archive()).toMatchObject({ ok: false, code: 'status-illegal' })
})
