import { notFoundMessage } from '@questboard/domain'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { acceptBid, applyQuestRunDeadline, approveContent, rejectContent, submitContent } from '../index.ts'
import { done } from '../testing/done.ts'
import { findTrouble } from '../testing/findTrouble.ts'
import { eventsOf, logOf, statusOf } from '../testing/look.ts'
import { offer, pay, questRunAt, succeed } from '../testing/questRuns.ts'
import { seeContent } from '../testing/seeContent.ts'
import {
  company,
  createActivation,
  createWorld,
  creator,
  people,
  time,
  type World,
} from '../testing/world.ts'

let world: World
let quest: string
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())
beforeEach(async () => {
  quest = await createActivation(world, 'QUEST')
})

let videos = 888_888_888
/** The URL of a video that does not exist. */
const invented = () => {
  videos += 1
  return { url: `https://www.twitch.tv/videos/${videos}`, visibility: 'public' } as const
}
const status = (run: string) => statusOf(world, 'quest_run', run)
/** Lets the run's deadline pass. */
const pass = async (run: string) => {
  await world.run(`begin; set local session_replication_role = replica;
    update quest_run set deadline_at = now() where id = '${run}'; commit`)
  await done(world.act((transaction) => applyQuestRunDeadline(transaction, run)))
}
const see = (run: string) => world.act((transaction) => seeContent(transaction, run))
const submit = (run: string) =>
  done(world.act((transaction) => submitContent(transaction, run, creator, [invented()])))
const rowOf = async (run: string) =>
  (
    await world.run(`
      select deadline_at = review_extended_at + interval '3 days' as has_three_days, deadline_at > now() as is_ahead,
             (select count(*)::int from payout p where p.id = run.payout_id) as payouts,
             (select cause from quest_run_dispute where quest_run_id = run.id) as cause,
             (select array_agg(s.status order by s.submitted_at) from submission s where s.quest_run_id = run.id) as results,
             (select review_message from submission s where s.quest_run_id = run.id order by submitted_at desc limit 1) as message
        from quest_run run where id = '${run}'`)
  )[0]

/** A run whose creator has submitted a URL that no channel check has found. */
const reviewed = async (
  postType: 'VIDEO' | 'STREAM' | 'SHORTS' = 'STREAM',
  platform: 'twitch' | 'youtube' = 'twitch',
) => {
  await world.run(`begin; set local session_replication_role = replica;
    update quest set post_types = '{SHORTS,STREAM,VIDEO}' where id = '${quest}'; commit`)
  const { questRunId } = await offer(world, quest, { postType })
  await done(world.act((transaction) => acceptBid(transaction, questRunId, company)))
  await done(succeed(world, await pay(world, questRunId)))
  await submit(questRunId)
  await world.run(`begin; set local session_replication_role = replica;
    update quest_run set platform = '${platform}' where id = '${questRunId}'; commit`)
  return questRunId
}

describe('the deadline for reviewing content that no channel check found', () => {
  it.each([
    ['a stream on Twitch', 'STREAM', 'twitch'],
    ['a short on YouTube', 'SHORTS', 'youtube'],
    ['a video on YouTube', 'VIDEO', 'youtube'],
  ] as const)(
    'if no channel check found %s, it is not approved, and the company gets three more days',
    async (_, postType, platform) => {
      const run = await reviewed(postType, platform)
      await pass(run)
      expect(await status(run)).toBe('CONTENTREVIEW')
      expect(await rowOf(run)).toMatchObject({
        has_three_days: true,
        is_ahead: true,
        payouts: 0,
        results: ['PENDING'],
      })
      const events = await eventsOf(world, run)
      expect(events).toContain('questContentNotFound by time')
      // This event replaces the general event for a changed deadline.
      expect(events).not.toContain('deadlineMoved by time')
      expect(await logOf(world, run)).toContain('CONTENT_NOT_FOUND by time')
    },
  )

  it('if content was not found, its channel is checked again immediately', async () => {
    const run = await reviewed()
    const [channel] = await world.run(
      `select id from user_connection where user_id = '${people.creator}' order by id limit 1`,
    )
    await world.run(`
      update user_connection set refresh_token_sealed = '\\x00' where id = '${channel?.id}';
      insert into channel_watch (connection_id, provider_id, priority, due_at)
        values ('${channel?.id}', 'twitch', 5, now() + interval '1 hour')
        on conflict (connection_id) do update set priority = 5, due_at = excluded.due_at`)
    await pass(run)
    expect(
      await world.run(
        `select priority, due_at <= now() as is_due from channel_watch where connection_id = '${channel?.id}'`,
      ),
    ).toEqual([{ priority: 0, is_due: true }])
  })

  it('content that is still not found after three more days is sent back once, with the reason', async () => {
    const run = await reviewed()
    await pass(run)
    await pass(run)
    expect(await status(run)).toBe('CONTENTPRODUCTION')
    expect(await rowOf(run)).toMatchObject({
      is_ahead: true,
      payouts: 0,
      results: ['REJECTED'],
      message: notFoundMessage,
    })
    expect(await eventsOf(world, run)).toContain('contentRejected by time')
  })

  it('if content is not found a second time, the run ends without a payment, and either side can dispute the result', async () => {
    const run = await reviewed()
    await pass(run)
    await pass(run)
    await submit(run)
    await pass(run)
    expect(await status(run)).toBe('CONTENT_SUBMISSION_DEADLINE_EXPIRED')
    expect(await rowOf(run)).toMatchObject({
      payouts: 0,
      cause: 'content_not_found',
      results: ['REJECTED', 'REJECTED'],
    })
    expect(await findTrouble(world)).toEqual([])
  })

  it('content that a channel check finds before the later deadline is approved at that deadline', async () => {
    const run = await reviewed()
    await pass(run)
    await see(run)
    await pass(run)
    expect(await status(run)).toBe('PAYOUT')
    expect(await rowOf(run)).toMatchObject({ cause: 'auto_approved', results: ['APPROVED'] })
  })

  it('the company can approve or send back content that no channel check found at any time', async () => {
    const [approved, sentBack] = [
      await reviewed(),
      await questRunAt(world, await createActivation(world, 'QUEST'), 'CONTENTREVIEW'),
    ]
    for (const run of [approved, sentBack]) await pass(run)
    await done(world.act((transaction) => approveContent(transaction, approved, company)))
    expect(await status(approved)).toBe('PAYOUT')
    await done(world.act((transaction) => rejectContent(transaction, sentBack, company, 'Too short.')))
    expect(await status(sentBack)).toBe('CONTENTPRODUCTION')
  })

  it('content on another channel or of another kind does not count as found', async () => {
    for (const change of [`platform = 'youtube', connection_id = null`, `type = 'VIDEO'`]) {
      const run = await questRunAt(world, await createActivation(world, 'QUEST'), 'CONTENTREVIEW')
      await see(run)
      await world.run(`begin; set local session_replication_role = replica;
        update content set ${change} where id = (select content_id from submission where quest_run_id = '${run}'); commit`)
      await pass(run)
      expect(await status(run)).toBe('CONTENTREVIEW')
    }
  })
})

it('the database refuses to approve content automatically unless a channel check found it', async () => {
  const run = await reviewed()
  expect(await world.act((transaction) => approveContent(transaction, run, time))).toMatchObject({
    ok: false,
    why: expect.stringContaining('content that a channel check has found'),
  })
  expect(await status(run)).toBe('CONTENTREVIEW')
})
