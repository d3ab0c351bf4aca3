import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { acceptBid, noteEarlyVideo, submitContent } from '../index.ts'
import { done } from '../testing/done.ts'
import { offer, pay, succeed } from '../testing/questRuns.ts'
import { company, createActivation, createWorld, creator, provider, type World } from '../testing/world.ts'

let world: World
let run: string
let video: string
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const url = () => `https://content.example/${video}`
const is = (columns: string) =>
  world.run(`begin; set local session_replication_role = replica;
    update quest_run set ${columns} where id = '${run}'; commit`)
const becomes = (visibility: string) =>
  world.run(`update content set visibility = '${visibility}' where id = '${video}'`)
const note = (actor: Parameters<typeof noteEarlyVideo>[2] = provider) =>
  world.act((transaction) => noteEarlyVideo(transaction, run, actor))
const told = async () =>
  (await world.run(`select from domain_event where type = 'questVideoEarly' and entity_id = '${run}'`)).length

/** An unlisted video in review, with a window that opens in two days. */
beforeEach(async () => {
  const quest = await createActivation(world, 'QUEST')
  const { questRunId } = await offer(world, quest, { postType: 'VIDEO' })
  run = questRunId
  video = randomUUID()
  await done(world.act((transaction) => acceptBid(transaction, run, company)))
  await done(succeed(world, await pay(world, run)))
  await world.run(`
    insert into content (id, creator_id, connection_id, platform, type, external_id, url, visibility, published_at)
    select '${video}', r.creator_id, (select id from user_connection where user_id = r.creator_id limit 1), 'twitch', 'VIDEO',
           '${video}', '${url()}', 'unlisted', now() from quest_run r where r.id = '${run}'`)
  await is(
    `delivery_type = 'date_range', publish_from = now() + interval '2 days', publish_until = now() + interval '9 days'`,
  )
  await done(
    world.act((transaction) =>
      submitContent(transaction, run, creator, [{ url: url(), visibility: 'unlisted', contentId: video }]),
    ),
  )
})

describe('a video that is public before its publishing window opens', () => {
  it('a video that is public too early is reported once, however often it is seen', async () => {
    expect(await note()).toMatchObject({ ok: false, code: 'status-illegal' })
    await becomes('public')
    await done(note())
    expect(await note()).toMatchObject({ ok: false, code: 'status-illegal' })
    expect(await told()).toBe(1)
  })

  it.each([
    ['once its publishing window has opened', `publish_from = now() - interval '1 minute'`],
    [
      'if its run sets no publishing time',
      `delivery_type = 'open', publish_from = null, publish_until = null`,
    ],
    ['if an embargo already covers that', `embargo_at = now() + interval '1 day'`],
  ])('a public video is not reported as too early %s', async (_, columns) => {
    await becomes('public')
    await is(columns)
    expect(await note()).toMatchObject({ ok: false, code: 'status-illegal' })
    expect(await told()).toBe(0)
  })

  it('only channel checks can report that a video is public too early', async () => {
    await becomes('public')
    expect(await note(creator)).toMatchObject({ ok: false, code: 'not-allowed' })
  })
})
