import { afterAll, beforeAll, expect, it } from 'vitest'
import { createKeyParticipant } from '../testing/index.ts'
import { createActivation, createWorld, creator, otherCreator, people, type World } from '../testing/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

it("a key's reach is the number of views of its content, except content that was sent back", async () => {
  const campaignId = await createActivation(world, 'KEY')
  const takePart = (creatorId: string, status: 'completed' | 'accepted' | 'claimed_key') =>
    world.act((transaction) => createKeyParticipant(transaction, { campaignId, creatorId, status }))
  const done = await takePart(creator.personId, 'completed')
  const silent = await takePart(otherCreator.personId, 'claimed_key')
  await takePart(people.creators[2] ?? '', 'accepted')
  await world.run(`
    with made as (
      insert into content (creator_id, connection_id, platform, type, external_id, url, views, published_at)
      select user_id, id, provider_id, 'VIDEO', 'reach', 'https://videos.example/reach', 1200, now()
        from user_connection where user_id = '${creator.personId}' limit 1 returning id)
    update submission set content_id = made.id from made where participant_id = '${done}'`)
  const reach = () =>
    world.run(`select participant_id, codes, contents, views::int from key_reach
      where activation_id = '${campaignId}' order by views desc`)
  expect(await reach()).toEqual([
    { participant_id: done, codes: 1, contents: 1, views: 1200 },
    { participant_id: silent, codes: 1, contents: 0, views: 0 },
  ])
  await world.run(`begin; set local session_replication_role = replica;
    update submission set status = 'REJECTED', review_message = 'No.' where participant_id = '${done}'; commit`)
  expect((await reach()).map(({ contents }) => contents)).toEqual([0, 0])
})
