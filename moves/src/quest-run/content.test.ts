import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  acceptBid,
  applyQuestRunDeadline,
  approveContent,
  extendContentDeadline,
  failListing,
  letDisputeTimePass,
  rejectContent,
  submitContent,
  verifyListing,
} from '../index.ts'
import { done } from '../testing/done.ts'
import { findTrouble } from '../testing/findTrouble.ts'
import { eventsOf, logOf, statusOf } from '../testing/look.ts'
import { offer, pay, questRunAt, succeed } from '../testing/questRuns.ts'
import { seeContent } from '../testing/seeContent.ts'
import { walkQuestRun } from '../testing/walkQuestRun.ts'
import {
  company,
  createActivation,
  createWorld,
  creator,
  otherCreator,
  people,
  provider,
  stranger,
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

const status = (run: string) => statusOf(world, 'quest_run', run)
const stream = [{ url: 'https://content.example/1', visibility: 'public' }] as const
const unlisted = [{ url: 'https://content.example/1', visibility: 'unlisted' }] as const
const submissions = async (run: string) =>
  (await world.run(`select status from submission where quest_run_id = '${run}' order by submitted_at`)).map(
    (row) => row.status,
  )

/** A video in review. */
const videoToReview = async (contents: typeof stream | typeof unlisted): Promise<string> => {
  const { questRunId } = await offer(world, quest, { postType: 'VIDEO' })
  await done(world.act((transaction) => acceptBid(transaction, questRunId, company)))
  await done(succeed(world, await pay(world, questRunId)))
  await done(world.act((transaction) => submitContent(transaction, questRunId, creator, contents)))
  return questRunId
}
/** A video that is approved but not public yet. */
const videoToList = async (): Promise<string> => {
  const questRunId = await videoToReview(unlisted)
  await done(world.act((transaction) => approveContent(transaction, questRunId, company)))
  return questRunId
}
const passTime = (run: string) => done(world.act((transaction) => applyQuestRunDeadline(transaction, run)))
/** A channel check has found the submitted content. */
const isSeen = async (run: string, visibility: string): Promise<void> => {
  const content = randomUUID()
  await world.run(`
    insert into content (id, creator_id, connection_id, platform, type, external_id, url, visibility, published_at)
    select '${content}', r.creator_id, (select id from user_connection where user_id = r.creator_id limit 1), 'twitch', 'VIDEO',
           '${content}', 'https://content.example/1', '${visibility}', now() from quest_run r where r.id = '${run}';
    update submission set content_id = '${content}' where quest_run_id = '${run}'`)
}

describe('submitting content for a quest', () => {
  it("submitting content starts the company's review period", async () => {
    const run = await questRunAt(world, quest, 'CONTENTPRODUCTION')
    await done(world.act((transaction) => submitContent(transaction, run, creator, stream)))
    expect([await status(run), await submissions(run)]).toEqual(['CONTENTREVIEW', ['PENDING']])
    const [row] =
      await world.run(`select deadline_at = date_trunc('milliseconds', content_submitted_at) + interval '5 days' as in_time
      from quest_run where id = '${run}'`)
    expect(row).toEqual({ in_time: true })
  })

  it.each([
    ['nothing', creator, [], 'content-required'],
    [
      'a link with another protocol',
      creator,
      [{ url: 'ftp://content.example', visibility: 'public' }],
      'link-invalid',
    ],
    ['content from another creator', otherCreator, stream, 'not-found'],
    ['content from the company', company, stream, 'not-allowed'],
  ] as const)('%s cannot be submitted', async (_, actor, contents, code) => {
    const run = await questRunAt(world, quest, 'CONTENTPRODUCTION')
    expect(await world.act((transaction) => submitContent(transaction, run, actor, contents))).toMatchObject({
      ok: false,
      code,
    })
    expect([await status(run), await submissions(run)]).toEqual(['CONTENTPRODUCTION', []])
  })

  it('if content is submitted twice at the same time, the second submission is refused', async () => {
    const run = await questRunAt(world, quest, 'CONTENTPRODUCTION')
    const submit = () => world.act((transaction) => submitContent(transaction, run, creator, stream))
    const results = await Promise.all([submit(), submit()])
    expect(results.filter(({ ok }) => ok)).toHaveLength(1)
    expect(results.find(({ ok }) => !ok)).toEqual({ ok: false, code: 'content-not-awaited' })
    expect(await submissions(run)).toEqual(['PENDING'])
  })
})

describe('extending the content deadline', () => {
  const DAY_MS = 24 * 60 * 60 * 1000
  const deadlines = async (run: string) => {
    const [row] = await world.run(
      `select deadline_at, content_deadline_at, extended_from, version from quest_run where id = '${run}'`,
    )
    return row
  }
  const later = async (run: string, days: number) =>
    new Date(new Date(String((await deadlines(run))?.deadline_at)).getTime() + days * DAY_MS)

  it('only the company can extend the content deadline, and the first agreed date stays recorded', async () => {
    const run = await questRunAt(world, quest, 'CONTENTPRODUCTION')
    const agreed = (await deadlines(run))?.deadline_at
    const [once, twice] = [await later(run, 2), await later(run, 5)]
    await done(world.act((transaction) => extendContentDeadline(transaction, run, company, once)))
    await done(world.act((transaction) => extendContentDeadline(transaction, run, company, twice)))
    expect(await deadlines(run)).toMatchObject({
      deadline_at: twice,
      content_deadline_at: twice,
      extended_from: agreed,
    })
    expect(await eventsOf(world, run)).toContain('deadlineMoved by company')
    expect((await logOf(world, run)).filter((told) => told === 'MORE_TIME_GIVEN by company')).toHaveLength(2)
    await done(world.act((transaction) => submitContent(transaction, run, creator, stream)))
    expect(await status(run)).toBe('CONTENTREVIEW')
  })

  it.each([
    ['to a time before the deadline', company, -1, 'deadline-later'],
    ['to the same time', company, 0, 'deadline-later'],
    ['by more than 30 days', company, 30.001, 'deadline-later'],
    ['by the creator', creator, 2, 'not-allowed'],
    ['by another company', stranger, 2, 'not-found'],
    ['by the deadline workflow', time, 2, 'not-allowed'],
  ])('the deadline cannot be extended %s', async (_, actor, days, code) => {
    const run = await questRunAt(world, quest, 'CONTENTPRODUCTION')
    const before = await deadlines(run)
    const until = await later(run, days)
    expect(
      await world.act((transaction) => extendContentDeadline(transaction, run, actor, until)),
    ).toMatchObject({
      ok: false,
      code,
    })
    expect(await deadlines(run)).toEqual(before)
  })

  it('if two members extend the same deadline at the same time, it is extended once', async () => {
    const run = await questRunAt(world, quest, 'CONTENTPRODUCTION')
    const until = await later(run, 20)
    const seen = { id: run, version: Number((await deadlines(run))?.version) }
    await done(world.act((transaction) => extendContentDeadline(transaction, seen, company, until)))
    expect(
      await world.act((transaction) => extendContentDeadline(transaction, seen, company, until)),
    ).toMatchObject({
      code: 'status-illegal',
    })
  })

  it('the deadline cannot be extended after it has passed', async () => {
    const over = await questRunAt(world, quest, 'CONTENTPRODUCTION')
    const until = await later(over, 2)
    await world.run(`begin; set local session_replication_role = replica;
      update quest_run set deadline_at = now() - interval '1 second' where id = '${over}'; commit`)
    expect(
      await world.act((transaction) => extendContentDeadline(transaction, over, company, until)),
    ).toMatchObject({
      code: 'status-illegal',
    })
  })
})

describe('submitting content in the grace days', () => {
  const graceOf = async (run: string) => {
    const [row] =
      await world.run(`select grace_days, grace_ends_at = extended_from + interval '3 days' as is_three_days,
      deadline_at = grace_ends_at as runs_out_then, extended_from < submitted_at as is_late
      from quest_run run left join submission on quest_run_id = run.id where run.id = '${run}'`)
    return row
  }
  const pass = (run: string) => world.act((transaction) => applyQuestRunDeadline(transaction, run))
  const inGrace = async (): Promise<string> => {
    await world.run(`update quest set grace_days = 3 where id = '${quest}'`)
    const run = await questRunAt(world, quest, 'CONTENTPRODUCTION')
    await done(pass(run))
    return run
  }

  it('grace days start at the content deadline, both sides are notified, and the run ends after the last grace day', async () => {
    const run = await inGrace()
    expect(await status(run)).toBe('CONTENTPRODUCTION')
    expect(await graceOf(run)).toMatchObject({ grace_days: 3, is_three_days: true, runs_out_then: true })
    expect(await eventsOf(world, run)).toContain('deadlineMoved by time')
    expect(await logOf(world, run)).toContain('GRACE_BEGAN by time')
    await done(pass(run))
    expect(await status(run)).toBe('CONTENT_SUBMISSION_DEADLINE_EXPIRED')
  })

  it('content submitted in the grace days is late', async () => {
    const run = await inGrace()
    await world.run(`begin; set local session_replication_role = replica;
      update quest_run set extended_from = now() - interval '1 hour' where id = '${run}'; commit`)
    await done(world.act((transaction) => submitContent(transaction, run, creator, stream)))
    expect([await status(run), (await graceOf(run))?.is_late]).toEqual(['CONTENTREVIEW', true])
  })

  it('the agreed number of grace days applies, even if the quest changes later', async () => {
    const run = await questRunAt(world, quest, 'PENDING_PAYMENT')
    await world.run(`update quest set grace_days = 7 where id = '${quest}'`)
    await world.act((transaction) => walkQuestRun(transaction, run, 'CONTENTPRODUCTION'))
    await expect(world.run(`update quest_run set grace_days = 7 where id = '${run}'`)).rejects.toThrow(
      'agreed',
    )
    await done(pass(run))
    expect(await status(run)).toBe('CONTENT_SUBMISSION_DEADLINE_EXPIRED')
  })

  it('grace days start only when a deadline passes, and not if an admin ends the run early', async () => {
    await world.run(`update quest set grace_days = 3 where id = '${quest}'`)
    const run = await questRunAt(world, quest, 'CONTENTPRODUCTION')
    await world.run(`update quest_run set deadline_at = now() where id = '${run}'`)
    await done(pass(run))
    expect(await status(run)).toBe('CONTENT_SUBMISSION_DEADLINE_EXPIRED')
  })
})

describe('reviewing content of a quest', () => {
  it('content that is sent back needs a reason, and the creator can submit again', async () => {
    const run = await questRunAt(world, quest, 'CONTENTREVIEW')
    const reject = (message: string) =>
      world.act((transaction) => rejectContent(transaction, run, company, message))
    expect(await reject(' ')).toEqual({ ok: false, code: 'review-message-required' })
    await done(reject('Too short.'))
    expect(await reject('Too short.')).toEqual({ ok: false, code: 'status-illegal' })
    expect([await status(run), await submissions(run)]).toEqual(['CONTENTPRODUCTION', ['REJECTED']])
    const [logged] = await world.run(`select payload from quest_run_event
      where quest_run_id = '${run}' and type = 'CONTENT_REVIEW'`)
    expect(logged).toMatchObject({ payload: { by: 'company', comment: 'Too short.' } })
    await done(world.act((transaction) => submitContent(transaction, run, creator, stream)))
    expect(await submissions(run)).toEqual(['REJECTED', 'PENDING'])
  })

  it('approving content stores its review once', async () => {
    const run = await questRunAt(world, quest, 'CONTENTREVIEW')
    const approve = () =>
      world.act((transaction) =>
        approveContent(transaction, run, company, {
          review: 'A pleasure.',
          badges: ['great_partner', 'superb_content'],
        }),
      )
    const results = await Promise.all([approve(), approve()])
    expect(results.filter(({ ok }) => ok)).toHaveLength(1)
    expect([await status(run), await submissions(run)]).toEqual(['PAYOUT', ['APPROVED']])
    expect(
      await world.run(`select message, author_id, (select count(*)::int from quest_run_badge where quest_run_id = '${run}') as badges
        from quest_run_review where quest_run_id = '${run}'`),
    ).toEqual([{ message: 'A pleasure.', author_id: people.owner, badges: 2 }])
  })

  it.each([
    ['the creator', creator, 'not-allowed'],
    ['another company', stranger, 'not-found'],
    ['the provider', provider, 'not-allowed'],
  ])('%s cannot review the content', async (_, actor, code) => {
    const run = await questRunAt(world, quest, 'CONTENTREVIEW')
    expect(await world.act((transaction) => approveContent(transaction, run, actor))).toEqual({
      ok: false,
      code,
    })
    // The provider sends the content back because a channel check found the same content in another run.
    if (actor === provider) return
    expect(await world.act((transaction) => rejectContent(transaction, run, actor, 'No.'))).toEqual({
      ok: false,
      code,
    })
  })

  it('content that was already submitted in another run is sent back without a review', async () => {
    const run = await questRunAt(world, quest, 'CONTENTREVIEW')
    await done(
      world.act((transaction) => rejectContent(transaction, run, provider, 'It serves another run.')),
    )
    expect([await status(run), await submissions(run)]).toEqual(['CONTENTPRODUCTION', ['REJECTED']])
  })

  it('content that the company did not review is approved automatically if a channel check found it', async () => {
    const run = await questRunAt(world, quest, 'CONTENTREVIEW')
    await world.act((transaction) => seeContent(transaction, run))
    await done(world.act((transaction) => applyQuestRunDeadline(transaction, run)))
    expect(await eventsOf(world, run)).toContain('contentAccepted by time')
    expect(await submissions(run)).toEqual(['APPROVED'])
  })
})

describe('checking that a video is listed', () => {
  it('a quest run is paid once a channel check has seen its video in public', async () => {
    const run = await videoToList()
    expect(await status(run)).toBe('CONTENT_PUBLIC_AVAILABILITY_VERIFICATION')
    expect(await world.act((transaction) => verifyListing(transaction, run, creator))).toEqual({
      ok: false,
      code: 'not-allowed',
    })
    const see = () => world.act((transaction) => verifyListing(transaction, run, provider))
    const results = await Promise.all([see(), see()])
    expect(results.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await status(run)).toBe('PAYOUT')
    expect(await logOf(world, run)).toContain('CONTENT_PUBLIC_AVAILABILITY_VERIFICATION_SUCCESS by provider')
  })

  it('if a video is not public by the deadline, the run fails and the company gets its money back', async () => {
    const run = await videoToList()
    expect(await world.act((transaction) => verifyListing(transaction, run, time))).toMatchObject({
      ok: false,
      code: 'status-illegal',
    })
    expect(await world.act((transaction) => failListing(transaction, run, company))).toEqual({
      ok: false,
      code: 'not-allowed',
    })
    await done(world.act((transaction) => applyQuestRunDeadline(transaction, run)))
    expect(await status(run)).toBe('CONTENT_PUBLIC_AVAILABILITY_VERIFICATION_FAILED')
    const [dispute] = await world.run(`select id from quest_run_dispute where quest_run_id = '${run}'`)
    await done(world.act((transaction) => letDisputeTimePass(transaction, String(dispute?.id))))
    expect(await world.run(`select escrow_of('${run}')::int as escrow`)).toEqual([{ escrow: 0 }])
    expect(await findTrouble(world)).toEqual([])
  })

  it.each([
    ['the company approved it as public', 'company', null, 'PAYOUT'],
    ['no one reviewed it and no check has seen it, so it is not paid', 'time', null, 'CONTENTPRODUCTION'],
    ['no one reviewed it but a check has seen it public', 'time', 'public', 'PAYOUT'],
    ['a check has seen it unlisted', 'company', 'unlisted', 'FAILED'],
    ['it has since been removed', 'company', 'removed', 'FAILED'],
  ] as const)(
    'when a creator says that a video is public, Questboard checks the video: %s',
    async (_, by, seen, becomes) => {
      const run = await videoToReview(stream)
      // Only content that was found is approved automatically. Content that a company approved can be found later.
      if (by === 'time' && seen !== null) await isSeen(run, seen)
      if (by === 'time') await passTime(run)
      else await done(world.act((transaction) => approveContent(transaction, run, company)))
      if (by === 'company' && seen !== null) await isSeen(run, seen)
      await passTime(run)
      expect(await status(run)).toMatch(becomes)
      expect(await findTrouble(world)).toEqual([])
    },
  )

  it.each([
    ['its window', `delivery_type = 'date_range', publish_until = now() + interval '9 days', publish_from`],
    ['its day', `delivery_type = 'specific_date', delivery_date`],
    ['the end of its embargo', 'embargo_at'],
  ])('a video that is public before %s is paid only after that time', async (_, opens) => {
    const run = await videoToList()
    await isSeen(run, 'public')
    const opensIn = (interval: string) =>
      world.run(`begin; set local session_replication_role = replica;
        update quest_run set ${opens} = now() + interval '${interval}' where id = '${run}'; commit`)
    const see = () => world.act((transaction) => verifyListing(transaction, run, provider))
    await opensIn('1 minute')
    expect(await see()).toEqual({ ok: false, code: 'status-illegal' })
    expect(await world.run(`select listed_at from submission where quest_run_id = '${run}'`)).toEqual([
      { listed_at: null },
    ])
    await expect(
      world.run(`select set_config('questboard.move', '{"name": "verifyListing", "by": "provider"}', true);
        update submission set listed_at = now() where quest_run_id = '${run}';
        update quest_run set status = 'PAYOUT' where id = '${run}'`),
    ).rejects.toThrow('public within the publishing window')
    await opensIn('-1 minute')
    await done(see())
    expect(await status(run)).toBe('PAYOUT')
  })

  it('a video that has been public since before the deadline passes the check at the deadline', async () => {
    const run = await videoToList()
    await world.run(`update submission set listed_at = now() where quest_run_id = '${run}'`)
    await done(world.act((transaction) => applyQuestRunDeadline(transaction, run)))
    expect(await status(run)).toBe('PAYOUT')
  })
})

describe('submitted content that disappears', () => {
  const told = async (run: string) =>
    (
      await world.run(`
      select payload ->> 'visibility' as visibility from domain_event e join submission s on s.id = e.entity_id
       where e.type = 'contentWithdrawn' and s.quest_run_id = '${run}' order by e.created_at`)
    ).map((row) => row.visibility)
  const becomes = (run: string, visibility: string) =>
    world.run(`
      update content set visibility = '${visibility}' where id = (select content_id from submission where quest_run_id = '${run}')`)

  it('the company is notified each time that submitted content disappears, but not when it comes back', async () => {
    const run = await videoToReview(unlisted)
    await isSeen(run, 'unlisted')
    for (const visibility of ['private', 'removed', 'public', 'removed']) await becomes(run, visibility)
    expect(await told(run)).toEqual(['private', 'removed'])
  })

  it('the company is notified of content that disappears within 90 days after the approval', async () => {
    const run = await videoToList()
    await isSeen(run, 'unlisted')
    const approved = (days: number) =>
      world.run(
        `update submission set reviewed_at = now() - interval '${days} days' where quest_run_id = '${run}'`,
      )
    await approved(91)
    await becomes(run, 'removed')
    expect(await told(run)).toEqual([])
    await becomes(run, 'unlisted')
    await approved(89)
    await becomes(run, 'private')
    expect(await told(run)).toEqual(['private'])
  })

  it('the company is not notified if content of a failed run disappears', async () => {
    const run = await videoToList()
    await isSeen(run, 'unlisted')
    await passTime(run)
    await becomes(run, 'removed')
    expect(await told(run)).toEqual([])
  })
})
