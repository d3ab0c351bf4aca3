import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  acceptBid,
  applyQuestRunDeadline,
  approveContent,
  letDisputeTimePass,
  noteBrokenEmbargo,
  openDispute,
  submitContent,
} from '../index.ts'
import { done } from '../testing/done.ts'
import { findTrouble } from '../testing/findTrouble.ts'
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

/** A paid run with an embargo that ends after this many hours. */
const begin = async (postType: 'STREAM' | 'VIDEO', hours = 48): Promise<void> => {
  const quest = await createActivation(world, 'QUEST')
  const { questRunId } = await offer(world, quest, { postType })
  await done(world.act((transaction) => acceptBid(transaction, questRunId, company)))
  await done(succeed(world, await pay(world, questRunId)))
  run = questRunId
  await endsIn(hours)
}
/** Moves the embargo's end to an earlier time, so that the test need not wait. */
const endsIn = (hours: number) =>
  world.run(`begin; set local session_replication_role = replica;
    update quest_run set embargo_at = now() + interval '${hours} hours' where id = '${run}'; commit`)
beforeEach(() => begin('VIDEO'))

/** A creator's content that a channel check has just found. */
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

describe('the embargo of a quest', () => {
  it('a submitted video that is public too early breaks the embargo, which is reported once and shown in the run', async () => {
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

  it('another video of the game also breaks the embargo, even if it was not submitted', async () => {
    const video = await sees({})
    await done(note())
    expect(await marked()).toEqual({ broken: true, content: video })
  })

  it("the embargo protects the agreed game, even if the quest's game changes later", async () => {
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
    ['content about another game', { game: null }],
    ['content from before the agreement', { hoursAgo: 24 }],
    ['unlisted content', { visibility: 'unlisted' }],
  ])('the embargo of a quest is not broken by %s', async (_, content) => {
    await sees(content)
    expect(await note()).toMatchObject({ ok: false, code: 'not-found' })
    expect([await marked(), await told()]).toEqual([{ broken: false, content: null }, 0])
  })

  it('a video breaks the embargo a minute before its end and not a minute after', async () => {
    await endsIn(-1 / 60)
    await sees({})
    expect(await note()).toMatchObject({ ok: false, code: 'not-found' })
    await endsIn(1 / 60)
    await done(note())
  })

  it("a stream that began before the embargo's end breaks the embargo, however late the stream is found", async () => {
    await begin('STREAM')
    await sees({ type: 'STREAM' })
    await world.run('select pg_sleep(0.01)')
    await endsIn(0)
    await done(note())
    expect(await marked()).toMatchObject({ broken: true })
  })

  it('submitted content that is already public is reported immediately', async () => {
    await begin('STREAM')
    await done(submit(undefined, 'public'))
    expect([await marked(), await told()]).toEqual([{ broken: true, content: null }, 1])
    await begin('STREAM')
    const stream = await sees({ type: 'STREAM' })
    await done(submit(stream, 'public'))
    expect([await marked(), await told()]).toEqual([{ broken: true, content: stream }, 1])
  })

  it('only channel checks can report a broken embargo', async () => {
    await sees({})
    for (const actor of [creator, company])
      expect(await world.act((transaction) => noteBrokenEmbargo(transaction, run, actor))).toMatchObject({
        ok: false,
        code: 'not-allowed',
      })
  })
})

it('a quest without an embargo cannot be reported for breaking one', async () => {
  await world.run(`begin; set local session_replication_role = replica;
    update quest_run set embargo_at = null where id = '${run}'; commit`)
  await sees({})
  expect(await note()).toMatchObject({ ok: false, code: 'not-found' })
})

describe('a dispute about a broken embargo', () => {
  const disputeOf = async () =>
    (
      await world.run(
        `select id, status, cause, opened_side from quest_run_dispute where quest_run_id = '${run}'`,
      )
    )[0]
  const open = (actor: typeof company | typeof creator) =>
    world.act((transaction) => openDispute(transaction, run, actor, 'The trailer leaked.', 'embargo_broken'))

  it('a broken embargo can be disputed by the company, and not by the creator', async () => {
    expect(await open(company)).toMatchObject({ ok: false })
    await sees({})
    await done(note())
    expect(await disputeOf()).toMatchObject({ status: 'possible', cause: 'embargo_broken' })
    expect(await open(creator)).toEqual({ ok: false, code: 'dispute-embargo' })
    expect(
      await world.act((transaction) => openDispute(transaction, run, creator, 'It was a mistake.')),
    ).toEqual({ ok: false, code: 'dispute-embargo' })
    // The finding that the embargo was broken stays when the content is deleted.
    await world.run(
      `delete from content where id = (select embargo_content_id from quest_run where id = '${run}')`,
    )
    const findings = `select side, body from quest_dispute_statement where dispute_id = '${String((await disputeOf())?.id)}'`
    expect(await world.run(findings)).toMatchObject([
      {
        side: null,
        body: expect.stringMatching(/^Our channel check found “Too early” \(https:.*The embargo ends on/),
      },
    ])
    await done(open(company))
    expect(await disputeOf()).toMatchObject({
      status: 'open',
      cause: 'embargo_broken',
      opened_side: 'company',
    })
    expect(await findTrouble(world)).toEqual([])
  })

  it('a broken embargo cannot be disputed if no channel check has seen the content', async () => {
    await begin('STREAM', -50)
    await done(submit(await sees({ type: 'STREAM' }), 'public'))
    await done(world.act((transaction) => applyQuestRunDeadline(transaction, run)))
    expect(await disputeOf()).toMatchObject({ status: 'possible', cause: 'auto_approved' })
    expect(await open(company)).toEqual({ ok: false, code: 'dispute-embargo' })
  })

  it('the quest continues if no one disputes the broken embargo', async () => {
    await sees({})
    await done(note())
    const id = String((await disputeOf())?.id)
    await done(world.act((transaction) => letDisputeTimePass(transaction, id)))
    expect(await disputeOf()).toMatchObject({ status: 'lapsed' })
    expect(await findTrouble(world)).toEqual([])
  })

  it('a company that approves the content can no longer dispute the embargo, so the creator is paid without waiting', async () => {
    await begin('STREAM')
    await done(submit(await sees({ type: 'STREAM' }), 'public'))
    expect(await disputeOf()).toMatchObject({ status: 'possible', cause: 'embargo_broken' })
    await done(world.act((transaction) => approveContent(transaction, run, company)))
    expect(await disputeOf()).toMatchObject({ status: 'lapsed' })
    expect(
      await world.run(`select payout_id is not null as paid from quest_run where id = '${run}'`),
    ).toEqual([{ paid: true }])
  })
})
