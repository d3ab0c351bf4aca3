import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { acceptApplicant, applyForKey, claimKey, noteBrokenKeyEmbargo, submitKeyContent } from '../index.ts'
import { keyOf } from '../testing/createCode.ts'
import { done } from '../testing/done.ts'
import {
  company,
  createActivation,
  createCode,
  createWorld,
  creator,
  people,
  provider,
  type World,
} from '../testing/world.ts'

let world: World
let campaign: string
let participant: string
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

/** Moves the embargo's end to an earlier time, so that the test need not wait. */
const endsIn = (hours: number) =>
  world.run(`begin; set local session_replication_role = replica;
    update activation set embargo_at = now() + interval '${hours} hours', embargo_time_zone = 'Europe/Stockholm'
     where id = '${campaign}'; commit`)

beforeEach(async () => {
  await world.run(`begin; set local session_replication_role = replica;
    update code set status = 'unavailable' where status = 'available'; delete from content; commit`)
  campaign = await createActivation(world, 'KEY')
  participant = (await done(world.act((transaction) => applyForKey(transaction, campaign, creator, ''))))
    .participantId
  await done(world.act((transaction) => acceptApplicant(transaction, participant, company)))
  const code = await createCode(world, campaign)
  await endsIn(24 * 42)
  await done(
    world.act(async (transaction) =>
      claimKey(transaction, participant, creator, await keyOf(transaction, code)),
    ),
  )
})

/** A creator's content that a channel check has just found. */
const sees = async (columns: {
  type?: string
  visibility?: string
  game?: string | null
  hoursAgo?: number
}) => {
  const { type = 'STREAM', visibility = 'public', game = people.game, hoursAgo = 0 } = columns
  const id = randomUUID()
  await world.run(`
    insert into content (id, creator_id, connection_id, platform, type, external_id, url, title, visibility, game_id, published_at)
    select '${id}', '${creator.personId}', (select id from user_connection where user_id = '${creator.personId}' limit 1),
           'twitch', '${type}', '${id}', 'https://content.example/${id}', 'Too early', '${visibility}',
           ${game === null ? 'null' : `'${game}'`}, now() - interval '${hoursAgo} hours'`)
  return id
}
const note = () => world.act((transaction) => noteBrokenKeyEmbargo(transaction, participant, provider))
const marked = async () =>
  (
    await world.run(
      `select embargo_broken_at is not null as broken, embargo_content_id as content from key_campaign_participant
        where id = '${participant}'`,
    )
  )[0]
const told = async () =>
  (
    await world.run(
      `select type from domain_event where type = 'keyEmbargoBroken' and entity_id = '${participant}'`,
    )
  ).length

describe('the embargo of a key campaign', () => {
  it('a stream that is public weeks before the embargo ends breaks the embargo of the key campaign, and is reported once', async () => {
    const stream = await sees({})
    await done(note())
    expect(await note()).toMatchObject({ ok: false, code: 'not-found' })
    expect([await marked(), await told()]).toEqual([{ broken: true, content: stream }, 1])
  })

  it('submitted content that a channel check has already seen in public is reported immediately', async () => {
    const video = await sees({ type: 'VIDEO', game: null })
    await done(
      world.act((transaction) =>
        submitKeyContent(transaction, participant, creator, [
          { url: `https://content.example/${video}`, postType: 'VIDEO', contentId: video },
        ]),
      ),
    )
    expect([await marked(), await told()]).toEqual([{ broken: true, content: video }, 1])
  })

  it.each([
    ['content about another game', { game: null }],
    ['content from before the claim', { hoursAgo: 24 }],
    ['unlisted content', { visibility: 'unlisted' }],
  ])('the embargo of a key campaign is not broken by %s', async (_, content) => {
    await sees(content)
    expect(await note()).toMatchObject({ ok: false, code: 'not-found' })
    expect([await marked(), await told()]).toEqual([{ broken: false, content: null }, 0])
  })

  it('a stream that began before the end of the embargo breaks the embargo, however late the stream is found', async () => {
    await sees({})
    await world.run('select pg_sleep(0.01)')
    await endsIn(0)
    await done(note())
    expect(await marked()).toMatchObject({ broken: true })
  })

  it('only channel checks can report the broken embargo of a key campaign', async () => {
    await sees({})
    for (const actor of [creator, company])
      expect(
        await world.act((transaction) => noteBrokenKeyEmbargo(transaction, participant, actor)),
      ).toMatchObject({ ok: false, code: 'not-allowed' })
  })
})
