import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { acceptBid, noteBrokenEmbargo, submitContent } from '../index.ts'
import { done } from '../testing/done.ts'
import { logOf } from '../testing/look.ts'
import { offer, pay, succeed } from '../testing/questRuns.ts'
import {
  company,
  createActivation,
  createWorld,
  creator,
  people,
  provider,
  type World,
} from '../testing/world.ts'

let world: World
let run: string
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

/** A paid run whose embargo ends in so many hours. */
const begin = async (postType: 'STREAM' | 'VIDEO', hours = 48): Promise<void> => {
  const quest = await createActivation(world, 'QUEST')
  const { questRunId } = await offer(world, quest, { postType })
  await done(world.act((transaction) => acceptBid(transaction, questRunId, company)))
  await done(succeed(world, await pay(world, questRunId)))
  run = questRunId
  await endsIn(hours)
}
/** The clock goes on: instead of waiting, the embargo comes nearer. */
const endsIn = (hours: number) =>
  world.run(`begin; set local session_replication_role = replica;
    update quest_run set embargo_at = now() + interval '${hours} hours' where id = '${run}'; commit`)
beforeEach(() => begin('VIDEO'))

/** Content as a look has just seen it. */
const sees = async (columns: {
  type?: string
  visibility?: string
  game?: string | null
  hoursAgo?: number
}) => {
  const { type = 'VIDEO', visibility = 'public', game = people.game, hoursAgo = 0 } = columns
  const id = randomUUID()
  await world.run(`
    insert into content (id, creator_id, connection_id, platform, type, external_id, url, title, visibility, game_id, published_at)
    select '${id}', r.creator_id, (select id from user_connection where user_id = r.creator_id limit 1), 'twitch', '${type}',
           '${id}', 'https://content.example/${id}', 'Too early', '${visibility}', ${game === null ? 'null' : `'${game}'`},
           now() - interval '${hoursAgo} hours' from quest_run r where r.id = '${run}'`)
  return id
}
const becomes = (content: string, visibility: string) =>
  world.run(`update content set visibility = '${visibility}' where id = '${content}'`)
const note = () => world.act((transaction) => noteBrokenEmbargo(transaction, run, provider))
const submit = (contentId: string | undefined, visibility: 'public' | 'unlisted') =>
  world.act((transaction) =>
    submitContent(transaction, run, creator, [
      { url: `https://content.example/${contentId ?? 'said'}`, visibility, ...(contentId && { contentId }) },
    ]),
  )
const marked = async () =>
  (
    await world.run(
      `select embargo_broken_at is not null as broken, embargo_content_id as content from quest_run where id = '${run}'`,
    )
  )[0]
const told = async () =>
  (
    await world.run(
      `select type from domain_event where type = 'questEmbargoBroken' and entity_id = '${run}'`,
    )
  ).length

describe('an embargo', () => {
  it('is broken by a submitted video that is made public too early: it is told once, and marks the run', async () => {
    const video = await sees({ visibility: 'unlisted', game: null })
    await done(submit(video, 'unlisted'))
    expect(await note()).toMatchObject({ ok: false, code: 'not-found' })
    await becomes(video, 'public')
    await done(note())
    expect(await note()).toMatchObject({ ok: false, code: 'not-found' })
    expect([await marked(), await told()]).toEqual([{ broken: true, content: video }, 1])
    expect(await logOf(world, run)).toContain('EMBARGO_BROKEN by provider')
    await becomes(video, 'unlisted')
    expect(await marked()).toMatchObject({ broken: true })
  })

  it('is broken by another video of the game, which nobody handed in', async () => {
    const video = await sees({})
    await done(note())
    expect(await marked()).toEqual({ broken: true, content: video })
  })

  it('is about the game that was agreed, whatever the company has made the quest about since', async () => {
    const other = randomUUID()
    await world.run(`insert into game (id, name, slug) values ('${other}', 'Frostline', '${other}');
      update activation set game_id = '${other}' where id = (select quest_id from quest_run where id = '${run}')`)
    await sees({ game: other })
    expect(await note()).toMatchObject({ ok: false, code: 'not-found' })
    const video = await sees({})
    await done(note())
    expect(await marked()).toEqual({ broken: true, content: video })
  })

  it.each([
    ['another game', { game: null }],
    ['before there was an agreement', { hoursAgo: 24 }],
    ['what only its link shows', { visibility: 'unlisted' }],
  ])('is not broken by %s', async (_, content) => {
    await sees(content)
    expect(await note()).toMatchObject({ ok: false, code: 'not-found' })
    expect([await marked(), await told()]).toEqual([{ broken: false, content: null }, 0])
  })

  it('is over at its moment: a minute before it is broken, a minute after it is not', async () => {
    await endsIn(-1 / 60)
    await sees({})
    expect(await note()).toMatchObject({ ok: false, code: 'not-found' })
    await endsIn(1 / 60)
    await done(note())
  })

  it('is broken by a stream that was on air before it ended, however late that is seen', async () => {
    await begin('STREAM')
    await sees({ type: 'STREAM' })
    await world.run('select pg_sleep(0.01)')
    await endsIn(0)
    await done(note())
    expect(await marked()).toMatchObject({ broken: true })
  })

  it('is told at once where what is handed in is public, by a look or by its creator’s own word', async () => {
    await begin('STREAM')
    await done(submit(undefined, 'public'))
    expect([await marked(), await told()]).toEqual([{ broken: true, content: null }, 1])
    await begin('STREAM')
    const stream = await sees({ type: 'STREAM' })
    await done(submit(stream, 'public'))
    expect([await marked(), await told()]).toEqual([{ broken: true, content: stream }, 1])
  })

  it('is nobody’s to note but of who looks', async () => {
    await sees({})
    for (const mover of [creator, company])
      expect(await world.act((transaction) => noteBrokenEmbargo(transaction, run, mover))).toMatchObject({
        ok: false,
        code: 'not-allowed',
      })
  })
})

it('a quest without an embargo has none to break', async () => {
  await world.run(`begin; set local session_replication_role = replica;
    update quest_run set embargo_at = null where id = '${run}'; commit`)
  await sees({})
  expect(await note()).toMatchObject({ ok: false, code: 'not-found' })
})
