import { randomUUID } from 'node:crypto'
import { createChannelTokenSealer, type Sealer } from '@questboard/database'
import { type ChannelProvider, priorityOf } from '@questboard/domain'
import { MockActivityEnvironment } from '@temporalio/testing'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createActivation, createMarket, market } from '../testing/market.ts'
import { type Sandbox, startSandbox } from '../testing/sandbox.ts'
import { createScratchDatabase, type Scratch } from '../testing/scratchDatabase.ts'
import { createChannelLookActivities } from './channelLooks.ts'

let scratch: Scratch
let sandbox: Sandbox
let sealer: Sealer
let activities: ReturnType<typeof createChannelLookActivities>

const vendorIds = { twitch: 'twitch', youtube: 'google', tiktok: 'tiktok' } as const

/** A channel is connected as the sign-in does it: with its tokens, and no figures yet. */
const connect = async (provider: ChannelProvider, choice: 'big' | 'small' | 'expired-refresh' = 'big') => {
  const tokens = await sandbox.signIn(provider, choice)
  const id = randomUUID()
  const expiresAt = choice === 'expired-refresh' ? new Date(0) : (tokens.expiresAt ?? new Date(0))
  await scratch.database
    .insertInto('user_connection')
    .values({
      id,
      user_id: market.creator,
      provider_id: provider,
      channel_id: `${vendorIds[provider]}-${choice}`,
      channel_name: 'Before',
      channel_url: 'https://before.example',
      access_token_sealed: sealer.seal(tokens.accessToken),
      access_token_expires_at: expiresAt,
      refresh_token_sealed: sealer.seal(tokens.refreshToken ?? ''),
    })
    .execute()
  return id
}

const look = (provider: ChannelProvider) => activities.lookAtChannels(provider)
const one = async (query: string): Promise<Record<string, unknown>> => (await scratch.run(query))[0] ?? {}
const isDue = (id: string) =>
  scratch.run(`update channel_watch set due_at = now() - interval '1 second' where connection_id = '${id}'`)
const press = (provider: ChannelProvider, deed: string, title = 'Emberfall, my way') =>
  sandbox.press(provider, `channels/${vendorIds[provider]}-big`, { deed, title })
const fails = (provider: ChannelProvider, kind: string, times = 100) =>
  sandbox.press(provider, 'channels-fault', { kind, times: String(times) })

beforeAll(async () => {
  scratch = await createScratchDatabase()
  await createMarket(scratch)
  // Of the games that the sandbox's channels come back to.
  await scratch.run(
    `insert into game (name, slug) values ('Sugar Reef', 'sugar-reef'), ('Gearspring', 'gearspring')`,
  )
  await scratch.run(
    `insert into credential (user_id, password_hash) values ('${market.creator}', '$argon2id$x')`,
  )
  sandbox = await startSandbox()
  sealer = createChannelTokenSealer('a secret of this test alone')
  activities = createChannelLookActivities({
    database: scratch.database,
    channels: sandbox.providers,
    channelTokens: sealer,
    log: pino({ level: 'silent' }),
  })
}, 180_000)
afterAll(async () => {
  await sandbox?.stop()
  await scratch?.drop()
})
beforeEach(async () => {
  for (const provider of ['twitch', 'youtube', 'tiktok'] as const) await fails(provider, 'none')
  await scratch.run(`
    begin; set local session_replication_role = replica; delete from submission; commit;
    delete from content; delete from user_connection; delete from vendor_quota;
    update creator set size_tier = null`)
})

describe('a channel that was connected just now', () => {
  it.each([
    ['twitch', ['STREAM', 'VIDEO', 'VOD']],
    ['youtube', ['SHORTS', 'VIDEO']],
    ['tiktok', ['SHORTS']],
  ] as const)('has its content of %s at the first look', async (provider, types) => {
    const id = await connect(provider)
    expect(await look(provider)).toMatchObject({ looked: 1, failed: 0 })
    const content = await scratch.run(`
      select array_agg(distinct type order by type) as types, bool_and(url like 'https://%') as urls,
             count(game_id)::integer as of_game, count(*)::integer as count
        from content where connection_id = '${id}'`)
    expect(content[0]).toMatchObject({ types, urls: true })
    expect(Number(content[0]?.count)).toBeGreaterThan(50)
    expect(Number(content[0]?.of_game)).toBeGreaterThan(3)
    expect(
      await one(`select channel_name, followers, figures_at is not null as fresh from user_connection`),
    ).toEqual({
      channel_name: 'NovaStrider',
      followers: 182_400,
      fresh: true,
    })
    expect(await one('select followers from channel_day')).toEqual({ followers: 182_400 })
  })

  it('has averages and a size tier from what it published', async () => {
    await connect('youtube')
    await look('youtube')
    const figures = await one(
      'select average_views_per_video as video, average_ccv as ccv from user_connection',
    )
    expect(Number(figures.video)).toBeGreaterThan(1000)
    // YouTube told nothing of streams: nothing is known, not nought.
    expect(figures.ccv).toBeNull()
    expect(await one(`select size_tier from creator where id = '${market.creator}'`)).not.toEqual({
      size_tier: null,
    })
  })

  it('is looked at again in ten minutes, and has nothing twice then', async () => {
    const id = await connect('youtube')
    await look('youtube')
    const before = await one('select count(*)::integer as count from content')
    expect(
      await one(
        `select extract(epoch from due_at - looked_at)::integer as wait, failures from channel_watch`,
      ),
    ).toEqual({ wait: 600, failures: 0 })
    await isDue(id)
    await look('youtube')
    expect(await one('select count(*)::integer as count from content')).toEqual(before)
  })
})

describe('what a channel does later', () => {
  it('is seen: an unlisted video, that it is made public, private, and deleted', async () => {
    const id = await connect('youtube')
    await press('youtube', 'publish-unlisted', 'Emberfall behind the scenes')
    const seen = async () => {
      await isDue(id)
      await look('youtube')
      return (await one(`select visibility from content where title = 'Emberfall behind the scenes'`))
        .visibility
    }
    expect(await seen()).toBe('unlisted')
    const page = await (await fetch(`${sandbox.url}/google/channels`)).text()
    const key = /value="public (p[0-9a-f]+)"/.exec(page)?.[1] ?? ''
    await press('youtube', `public ${key}`)
    expect(await seen()).toBe('public')
    await press('youtube', `private ${key}`)
    expect(await seen()).toBe('private')
    await press('youtube', `delete ${key}`)
    expect(await seen()).toBe('removed')
  })

  it('is told where it is public before an embargo ends, and looked at every few minutes until then', async () => {
    const id = await connect('youtube')
    await press('youtube', 'publish-unlisted', 'A kept secret')
    await look('youtube')
    const quest = await createActivation(scratch, 'QUEST')
    const run = randomUUID()
    await scratch.run(`begin; set local session_replication_role = replica;
      insert into quest_run (id, quest_id, company_id, creator_id, status, amount_cents, platform, post_type, content_length_minutes,
                             delivery_type, auto_approve_days, kit_codes, fee_basis_points, fee_cents, brief, accepted_at, paid_at, embargo_at)
        values ('${run}', '${quest}', '${market.company}', '${market.creator}', 'CONTENTREVIEW', 10000, 'youtube', 'VIDEO', 1,
                'date_range', 5, 1, 1000, 1000, '{}', now(), now(), now() + interval '2 days');
      insert into submission (quest_run_id, activation_id, company_id, creator_id, post_type, url, visibility, content_id)
        select '${run}', '${quest}', '${market.company}', '${market.creator}', 'VIDEO', url, 'unlisted', id
          from content where title = 'A kept secret'; commit`)
    const marked = () =>
      one(`select embargo_broken_at is not null as broken from quest_run where id = '${run}'`)
    await isDue(id)
    await look('youtube')
    expect(await marked()).toEqual({ broken: false })
    expect(
      await one(
        `select due_at <= looked_at + interval '4 minutes' as soon from channel_watch where connection_id = '${id}'`,
      ),
    ).toEqual({ soon: true })
    const page = await (await fetch(`${sandbox.url}/google/channels`)).text()
    const key = /A kept secret[\s\S]*?value="public (p[0-9a-f]+)"/.exec(page)?.[1] ?? ''
    await press('youtube', `public ${key}`)
    await isDue(id)
    await look('youtube')
    expect(await marked()).toEqual({ broken: true })
    expect(
      await one(
        `select count(*)::int as times from domain_event where type = 'questEmbargoBroken' and entity_id = '${run}'`,
      ),
    ).toEqual({ times: 1 })
  })

  it('says whether it tells that somebody paid for it', async () => {
    const id = await connect('youtube')
    await look('youtube')
    await press('youtube', 'publish', 'Emberfall, part two #ad')
    await isDue(id)
    await look('youtube')
    expect(await one(`select disclosed_by from content where title = 'Emberfall, part two #ad'`)).toEqual({
      disclosed_by: 'title',
    })
    expect(
      await one(`select count(disclosed_by)::integer as others from content where title not like '%#ad'`),
    ).toEqual({ others: 0 })
  })

  it('on Twitch is sampled while it is on air: average, peak, minutes and hours watched', async () => {
    const id = await connect('twitch')
    // First, as the channel may be on air by itself at this hour.
    await press('twitch', 'live', 'Emberfall all night')
    await look('twitch')
    const sample = () => new MockActivityEnvironment().run(() => activities.sampleLiveStreams('twitch'))
    expect(await sample()).toBe(1)
    // As if that had been ten minutes ago, by both clocks.
    await scratch.run(
      `update content set checked_at = checked_at - interval '10 minutes' where average_ccv is not null`,
    )
    expect(await sample()).toBe(1)
    const day =
      await one(`select d.air_minutes, d.ccv_minutes, d.hours_watched from content_day d join content on content.id = content_id
      where content.connection_id = '${id}' and d.air_minutes > 0`)
    expect(day.air_minutes).toBe(10)
    const stream = await one(
      `select average_ccv, peak_ccv, hours_watched from content where average_ccv is not null`,
    )
    expect(Number(stream.average_ccv)).toBe(Math.round(Number(day.ccv_minutes) / 10))
    expect(stream.hours_watched).toBe(day.hours_watched)
    // The next whole look brings the channel's own average.
    await isDue(id)
    await look('twitch')
    expect(await one('select average_ccv from user_connection')).toEqual({ average_ccv: stream.average_ccv })
  })

  it('has no average of what it has not streamed or published for long, and is as large as before', async () => {
    const id = await connect('youtube')
    await look('youtube')
    const tier = await one(`select size_tier from creator where id = '${market.creator}'`)
    await scratch.run(`
      update user_connection set average_ccv = 120;
      update content set published_at = published_at - interval '1 year'`)
    await isDue(id)
    const unread = { items: [], completeFor: [], completeSince: new Date() }
    const { youtube } = sandbox.providers
    const idle = createChannelLookActivities({
      database: scratch.database,
      channels: {
        ...sandbox.providers,
        youtube: {
          ...youtube,
          readChannel: async (token, known) => ({ ...(await youtube.readChannel(token, known)), ...unread }),
        },
      },
      channelTokens: sealer,
      log: pino({ level: 'silent' }),
    })
    expect(await idle.lookAtChannels('youtube')).toMatchObject({ looked: 1 })
    expect(
      await one('select average_ccv, average_views_per_video, average_views_per_short from user_connection'),
    ).toEqual({ average_ccv: null, average_views_per_video: null, average_views_per_short: null })
    expect(tier.size_tier).not.toBeNull()
    expect(await one(`select size_tier from creator where id = '${market.creator}'`)).toEqual(tier)
    await scratch.run(`delete from user_connection where id = '${id}'`)
    expect(await one(`select size_tier from creator where id = '${market.creator}'`)).toEqual({
      size_tier: null,
    })
  })

  it('on Twitch is sampled where one page of channels cannot be asked about', async () => {
    await connect('twitch')
    await look('twitch')
    await press('twitch', 'live', 'Emberfall at dawn')
    // A hundred channels go before it, and the vendor fails for those.
    await scratch.run(`
      insert into user_connection (id, user_id, provider_id, channel_id, channel_name, channel_url, access_token_sealed, access_token_expires_at, refresh_token_sealed)
      select ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, user_id, provider_id, 'other-' || n, 'Other', channel_url,
             access_token_sealed, access_token_expires_at, refresh_token_sealed from user_connection, generate_series(1, 100) n`)
    await fails('twitch', 'error', 1)
    expect(await new MockActivityEnvironment().run(() => activities.sampleLiveStreams('twitch'))).toBe(1)
    const page = await (await fetch(`${sandbox.url}/twitch/channels`)).text()
    await press('twitch', `end ${/value="end (l\d+)"/.exec(page)?.[1]}`)
  })

  it('on YouTube is a stream that is looked at often while it is on air', async () => {
    const id = await connect('youtube')
    const seen = async () => {
      await isDue(id)
      await look('youtube')
      return one(`
        select c.type, extract(epoch from w.due_at - w.looked_at)::integer as wait
          from content c join channel_watch w using (connection_id) where c.title = 'Emberfall on air'`)
    }
    await press('youtube', 'live', 'Emberfall on air')
    expect(await seen()).toEqual({ type: 'STREAM', wait: 300 })
    const page = await (await fetch(`${sandbox.url}/google/channels`)).text()
    const [, stream = ''] = /value="end (l\d+)"/.exec(page) ?? []
    await press('youtube', `end ${stream}`)
    expect(await seen()).toEqual({ type: 'STREAM', wait: 600 })
    await press('youtube', `delete ${stream}`)
  })

  it('counts views on the day on which they came, and none that came before it was known', async () => {
    const id = await connect('youtube')
    await look('youtube')
    await scratch.run('delete from content_day')
    await scratch.run(
      `update content set views = views - 100 where external_id in (select external_id from content where views > 1000 and published_at > now() - interval '60 days' limit 2)`,
    )
    await isDue(id)
    await look('youtube')
    const gained = await scratch.run(
      'select views::integer, day = (now() at time zone $$UTC$$)::date as today from content_day where views >= 100',
    )
    expect(gained).toHaveLength(2)
    for (const row of gained) expect(row.today).toBe(true)
  })

  it('has the watch time that its vendor measured, and what it gains by the day', async () => {
    const id = await connect('youtube')
    await look('youtube')
    const hours = () =>
      one(
        `select count(*) filter (where hours_watched is null)::int as unknown, sum(hours_watched)::float8 as all from content`,
      )
    const { unknown, all } = await hours()
    expect([unknown, Number(all) > 100]).toEqual([0, true])
    await scratch.run(`delete from content_day; update content set hours_watched = hours_watched - 2
      where id = (select id from content where hours_watched > 10 and published_at > now() - interval '60 days' limit 1)`)
    await isDue(id)
    await look('youtube')
    const gained = await scratch.run(
      'select hours_watched::float8 as hours from content_day where hours_watched >= 2',
    )
    expect(gained).toHaveLength(1)
    expect(Number(gained[0]?.hours)).toBeLessThan(2.5)
  })

  it('leaves the game as a person corrected it, on its days as well', async () => {
    const id = await connect('youtube')
    await look('youtube')
    await scratch.run(
      `update content set game_id = null, game_source = 'person', game_confidence = 100 where game_id is not null`,
    )
    await isDue(id)
    await look('youtube')
    expect(await one('select count(*)::integer as count from content where game_id is not null')).toEqual({
      count: 0,
    })
    expect(await one('select count(*)::integer as count from content_day where game_id is not null')).toEqual(
      { count: 0 },
    )
  })
})

describe('an idle channel of YouTube', () => {
  const becomesIdle = () =>
    scratch.run(`
      update user_connection set created_at = now() - interval '1 day';
      update channel_watch set priority = ${priorityOf('idle')}, due_at = now() - interval '1 minute';
      update vendor_quota set units = 0`)

  it('costs one unit with all others, as long as it publishes nothing', async () => {
    await connect('youtube')
    await look('youtube')
    await becomesIdle()
    await press('youtube', 'followers')
    expect(await look('youtube')).toMatchObject({ looked: 1, content: 0 })
    expect(await one('select units from vendor_quota')).toEqual({ units: 1 })
    expect(await one('select followers from user_connection')).toEqual({ followers: 183_400 })
    expect(
      await one(`select priority, due_at > now() + interval '11 hours' as later from channel_watch`),
    ).toEqual({
      priority: priorityOf('idle'),
      later: true,
    })
  })

  it('is read whole as soon as it has another number of videos', async () => {
    await connect('youtube')
    await look('youtube')
    await becomesIdle()
    await press('youtube', 'publish', 'Something new')
    await look('youtube')
    await look('youtube')
    expect(await one(`select visibility from content where title = 'Something new'`)).toEqual({
      visibility: 'public',
    })
  })

  describe('that has one video in place of another', () => {
    // Of each test its own: the sandbox's channel has what the others published as well.
    let mark = ''
    const swap = async () => {
      mark = randomUUID().slice(0, 8)
      await connect('youtube')
      await look('youtube')
      await press('youtube', 'publish', `${mark} before`)
      await scratch.run(`update channel_watch set due_at = now()`)
      await look('youtube')
      await becomesIdle()
      const page = await (await fetch(`${sandbox.url}/google/channels`)).text()
      await press(
        'youtube',
        `delete ${new RegExp(`${mark} before[\\s\\S]*?value="delete (p[0-9a-f]+)"`).exec(page)?.[1]}`,
      )
      await press('youtube', 'publish', `${mark} after`)
    }
    const titles = () =>
      one(
        `select string_agg(substr(title, 10) || ' ' || visibility, ', ' order by title) as seen from content where title like '${mark} %'`,
      )

    it('is read again a week after the last time, though their number is the same', async () => {
      await swap()
      await scratch.run(`update channel_watch set looked_at = now() - interval '8 days'`)
      await look('youtube')
      expect(await look('youtube')).toMatchObject({ looked: 1 })
      expect(await titles()).toEqual({ seen: 'after public, before removed' })
      // Only once.
      await becomesIdle()
      await look('youtube')
      expect(await one('select priority from channel_watch')).toEqual({ priority: priorityOf('idle') })
    })

    it.each([
      ['its week is over', '2 days', 0],
      ['there are units to spare', '8 days', 7_100],
    ])('waits until %s', async (_what, age, units) => {
      await swap()
      await scratch.run(
        `update channel_watch set looked_at = now() - interval '${age}'; update vendor_quota set units = ${units}`,
      )
      await look('youtube')
      expect(await one('select priority from channel_watch')).toEqual({ priority: priorityOf('idle') })
      expect(await titles()).toEqual({ seen: 'before public' })
    })
  })

  it('waits for tomorrow when the day is spent, while a new one is read', async () => {
    const idle = await connect('youtube')
    await look('youtube')
    await becomesIdle()
    await connect('youtube', 'small')
    await scratch.run('update vendor_quota set units = 9900')
    expect(await look('youtube')).toMatchObject({ looked: 1 })
    expect(await look('youtube')).toMatchObject({ looked: 0, more: false })
    expect(
      await one(`select due_at < now() as waits from channel_watch where connection_id = '${idle}'`),
    ).toEqual({
      waits: true,
    })
  })
})

describe('what was handed in by its address', () => {
  /** A run of a new quest that waits for its review. */
  const reviewedRun = async (provider: ChannelProvider): Promise<string> => {
    const quest = await createActivation(scratch, 'QUEST')
    const run = randomUUID()
    await scratch.run(`begin; set local session_replication_role = replica;
      insert into quest_run (id, quest_id, company_id, creator_id, status, amount_cents, platform, post_type, content_length_minutes,
                             delivery_type, auto_approve_days, kit_codes, fee_basis_points, fee_cents, brief, accepted_at, paid_at)
        values ('${run}', '${quest}', '${market.company}', '${market.creator}', 'CONTENTREVIEW', 10000, '${provider}', 'STREAM', 1,
                'open', 5, 1, 1000, 1000, '{}', now(), now()); commit`)
    return run
  }
  const handIn = (run: string, of: string, isKnown: boolean) =>
    scratch.run(`begin; set local session_replication_role = replica;
      insert into submission (quest_run_id, activation_id, company_id, creator_id, post_type, url, content_id)
        select r.id, r.quest_id, r.company_id, r.creator_id, 'STREAM', c.url, ${isKnown ? 'c.id' : 'null'}
          from quest_run r, content c where r.id = '${run}' and c.id = '${of}'; commit`)

  it('is recognised, and where a guard refuses one, nobody’s reading is lost', async () => {
    const [big, small] = [await connect('youtube'), await connect('youtube', 'small')]
    await look('youtube')
    const mission = await createActivation(scratch, 'MISSION')
    const [joined] = await scratch.run(
      `insert into mission_run (mission_id, creator_id) values ('${mission}', '${market.creator}') returning id`,
    )
    const criterion = randomUUID()
    await scratch.run(`begin; set local session_replication_role = replica;
      insert into mission_criterion (id, mission_id, category, metric, custom_completion)
        values ('${criterion}', '${mission}', 'CUSTOM_CONTENT', 'CUSTOM', 'URL'); commit`)
    // Made before joining: neither of the two counts as content of the mission.
    await scratch.run(`
      insert into submission (mission_run_id, criterion_id, url)
      select '${joined?.id}', case nth when 1 then '${criterion}'::uuid end, url
        from (select url, row_number() over (order by published_at) as nth from content where connection_id = '${big}') as old where nth <= 2`)
    const run = await reviewedRun('youtube')
    const [newest] = await scratch.run(
      `select id from content where connection_id = '${big}' order by published_at desc limit 1`,
    )
    await handIn(run, String(newest?.id), false)
    await press('youtube', 'publish', 'Emberfall for everybody')
    for (const channel of [big, small]) await isDue(channel)
    expect(await look('youtube')).toMatchObject({ looked: 2, failed: 0 })
    expect(
      await scratch.run(`select quest_run_id, content_id from submission where content_id is not null`),
    ).toEqual([{ quest_run_id: run, content_id: newest?.id }])
    expect(await one(`select visibility from content where title = 'Emberfall for everybody'`)).toEqual({
      visibility: 'public',
    })
    expect(await one(`select bool_and(due_at > now()) as kept from channel_watch`)).toEqual({ kept: true })
  })

  it('goes back where it turns out to serve another run: a stream and its recording are one', async () => {
    const id = await connect('twitch')
    await look('twitch')
    const [pair] = await scratch.run(`
      select s.id as stream, v.id as recording from content s join content v using (connection_id, published_at)
       where s.type = 'STREAM' and v.type = 'VOD' limit 1`)
    const [first, second] = [await reviewedRun('twitch'), await reviewedRun('twitch')]
    await handIn(first, String(pair?.stream), true)
    await handIn(second, String(pair?.recording), false)
    await isDue(id)
    expect(await look('twitch')).toMatchObject({ looked: 1 })
    expect(
      await scratch.run(`
        select r.id, r.status, s.status as answer, s.review_message like '%another of your runs%' as said
          from quest_run r join submission s on s.quest_run_id = r.id where r.id in ('${first}', '${second}') order by r.status desc`),
    ).toEqual([
      { id: first, status: 'CONTENTREVIEW', answer: 'PENDING', said: null },
      { id: second, status: 'CONTENTPRODUCTION', answer: 'REJECTED', said: true },
    ])
  })
})

describe('a vendor that ails', () => {
  it.each([
    ['answers 500', 'error', 'answered 500'],
    ['hangs up in the middle', 'cut', 'unreadable'],
    ['answers nonsense', 'nonsense', 'unreadable'],
  ])('and %s loses and doubles nothing', async (_what, kind, why) => {
    const id = await connect('twitch')
    await fails('twitch', kind)
    expect(await look('twitch')).toMatchObject({ looked: 0, failed: 1 })
    expect(
      await one(
        'select failures, failure, due_at > now() + interval $$1 minute$$ as later, looked_at from channel_watch',
      ),
    ).toEqual({ failures: 1, failure: expect.stringContaining(why), later: true, looked_at: null })
    expect(await one('select count(*)::integer as count from content')).toEqual({ count: 0 })
    await fails('twitch', 'none')
    await isDue(id)
    expect(await look('twitch')).toMatchObject({ looked: 1, failed: 0 })
    expect(await one('select failures, failure from channel_watch')).toEqual({ failures: 0, failure: null })
  })

  it('and says "too many" is left alone for as long as it says, and no turn is lost', async () => {
    await connect('tiktok')
    await connect('tiktok', 'small')
    await fails('tiktok', 'busy')
    expect(await look('tiktok')).toEqual({ looked: 0, failed: 0, content: 0, more: false })
    await fails('tiktok', 'none')
    expect(await look('tiktok')).toMatchObject({ looked: 0, more: false })
    expect(
      await one(
        `select extract(epoch from paused_until - now()) between 30 and 61 as pauses from vendor_quota`,
      ),
    ).toEqual({ pauses: true })
    await scratch.run('update vendor_quota set paused_until = now(); update channel_watch set due_at = now()')
    expect(await look('tiktok')).toMatchObject({ looked: 2 })
    expect(await one('select max(failures)::integer as failures from channel_watch')).toEqual({ failures: 0 })
  })

  it('and refuses the refresh has its owner asked to authorise again, once, and is left alone', async () => {
    const id = await connect('youtube', 'expired-refresh')
    await look('youtube')
    expect(await one('select refresh_token_expired from user_connection')).toEqual({
      refresh_token_expired: true,
    })
    expect(
      await one(
        `select count(*)::integer as count from domain_event where type = 'reauthorisationNeeded' and entity_id = '${id}'`,
      ),
    ).toEqual({ count: 1 })
    expect(await look('youtube')).toMatchObject({ looked: 0, more: false })
    // Authorised again, it is the next one.
    await scratch.run('update user_connection set refresh_token_expired = false')
    expect(await one('select due_at <= now() as due, priority from channel_watch')).toEqual({
      due: true,
      priority: 1,
    })
  })

  it('and whose worker dies in the middle is asked again when its lease is over', async () => {
    await connect('twitch')
    const cut = createChannelLookActivities({
      database: scratch.database,
      channels: {
        ...sandbox.providers,
        twitch: {
          ...sandbox.providers.twitch,
          readChannel: async () => {
            throw new TypeError('the worker died')
          },
        },
      },
      channelTokens: sealer,
      log: pino({ level: 'silent' }),
    })
    await expect(cut.lookAtChannels('twitch')).rejects.toThrow('the worker died')
    expect(await look('twitch')).toMatchObject({ looked: 0 })
    await scratch.run(`update channel_watch set due_at = due_at - interval '10 minutes'`)
    expect(await look('twitch')).toMatchObject({ looked: 1 })
  })
})

describe('a creator in a deal', () => {
  it('who joins a mission has their channels looked at now', async () => {
    const id = await connect('youtube')
    await look('youtube')
    const mission = await createActivation(scratch, 'MISSION')
    await scratch.run(
      `insert into mission_run (mission_id, creator_id) values ('${mission}', '${market.creator}')`,
    )
    expect(
      await one(`select due_at <= now() as due, priority from channel_watch where connection_id = '${id}'`),
    ).toEqual({ due: true, priority: 0 })
  })
})
