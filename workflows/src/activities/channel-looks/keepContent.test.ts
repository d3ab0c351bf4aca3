import { MockActivityEnvironment } from '@temporalio/testing'
import { describe, expect, it } from 'vitest'
import { market } from '../../testing/market.ts'
import { useChannelLooks } from '../../testing/useChannelLooks.ts'

const looks = useChannelLooks()
const { connect, fails, isDue, look, one, press } = looks

describe('storing the changes that a channel check finds', () => {
  it('a channel check notices a video that becomes unlisted, is published, hidden or deleted', async () => {
    const id = await connect('youtube')
    await press('youtube', 'publish-unlisted', 'Emberfall behind the scenes')
    const seen = async () => {
      await isDue(id)
      await look('youtube')
      return (await one(`select visibility from content where title = 'Emberfall behind the scenes'`))
        .visibility
    }
    expect(await seen()).toBe('unlisted')
    const page = await (await fetch(`${looks.sandbox.url}/google/channels`)).text()
    const key = /value="public (p[0-9a-f]+)"/.exec(page)?.[1] ?? ''
    await press('youtube', `public ${key}`)
    expect(await seen()).toBe('public')
    await press('youtube', `private ${key}`)
    expect(await seen()).toBe('private')
    await press('youtube', `delete ${key}`)
    expect(await seen()).toBe('removed')
  })

  it("a channel check notices a video's sponsorship disclosure", async () => {
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

  it('while a Twitch stream is live, channel checks measure its average and peak viewers, minutes and hours watched', async () => {
    const id = await connect('twitch')
    // The test's stream starts first, because the simulated channel can also go live on its own at this hour.
    await press('twitch', 'live', 'Emberfall all night')
    await look('twitch')
    const sample = () => new MockActivityEnvironment().run(() => looks.activities.sampleLiveStreams('twitch'))
    expect(await sample()).toBe(1)
    // Moves the last sample ten minutes into the past, by our clock and the database's.
    await looks.scratch.run(
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
    // The next complete check updates the channel's average.
    await isDue(id)
    await look('twitch')
    expect(await one('select average_ccv from user_connection')).toEqual({ average_ccv: stream.average_ccv })
  })

  it('a channel that published nothing recently has no average viewers and keeps its size', async () => {
    const id = await connect('youtube')
    await look('youtube')
    const tier = await one(`select size_tier from creator where id = '${market.creator}'`)
    await looks.scratch.run(`
      update user_connection set average_ccv = 120;
      update content set published_at = published_at - interval '1 year'`)
    await isDue(id)
    const unread = { items: [], completeFor: [], completeSince: new Date() }
    const { youtube } = looks.sandbox.providers
    const idle = looks.activitiesWith({
      ...looks.sandbox.providers,
      youtube: {
        ...youtube,
        readChannel: async (token, known) => ({ ...(await youtube.readChannel(token, known)), ...unread }),
      },
    })
    expect(await idle.lookAtChannels('youtube')).toMatchObject({ looked: 1 })
    expect(
      await one('select average_ccv, average_views_per_video, average_views_per_short from user_connection'),
    ).toEqual({ average_ccv: null, average_views_per_video: null, average_views_per_short: null })
    expect(tier.size_tier).not.toBeNull()
    expect(await one(`select size_tier from creator where id = '${market.creator}'`)).toEqual(tier)
    await looks.scratch.run(`delete from user_connection where id = '${id}'`)
    expect(await one(`select size_tier from creator where id = '${market.creator}'`)).toEqual({
      size_tier: null,
    })
  })

  it('a Twitch stream is measured even if the request about other channels fails', async () => {
    await connect('twitch')
    await look('twitch')
    await press('twitch', 'live', 'Emberfall at dawn')
    // A hundred channels are due before this one, and the vendor fails for all of them.
    await looks.scratch.run(`
      insert into user_connection (id, user_id, provider_id, channel_id, channel_name, channel_url, access_token_sealed, access_token_expires_at, refresh_token_sealed)
      select ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, user_id, provider_id, 'other-' || n, 'Other', channel_url,
             access_token_sealed, access_token_expires_at, refresh_token_sealed from user_connection, generate_series(1, 100) n`)
    await fails('twitch', 'error', 1)
    expect(await new MockActivityEnvironment().run(() => looks.activities.sampleLiveStreams('twitch'))).toBe(
      1,
    )
    const page = await (await fetch(`${looks.sandbox.url}/twitch/channels`)).text()
    await press('twitch', `end ${/value="end (l\d+)"/.exec(page)?.[1]}`)
  })

  it('a live YouTube stream is checked often', async () => {
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
    const page = await (await fetch(`${looks.sandbox.url}/google/channels`)).text()
    const [, stream = ''] = /value="end (l\d+)"/.exec(page) ?? []
    await press('youtube', `end ${stream}`)
    expect(await seen()).toEqual({ type: 'STREAM', wait: 600 })
    await press('youtube', `delete ${stream}`)
  })

  it('an increase of views counts on the day of the increase, and views from before the first check count on no day', async () => {
    const id = await connect('youtube')
    await look('youtube')
    await looks.scratch.run('delete from content_day')
    await looks.scratch.run(
      `update content set views = views - 100 where external_id in (select external_id from content where views > 1000 and published_at > now() - interval '60 days' limit 2)`,
    )
    await isDue(id)
    await look('youtube')
    const gained = await looks.scratch.run(
      'select views::integer, day = (now() at time zone $$Europe/Stockholm$$)::date as today from content_day where views >= 100',
    )
    expect(gained).toHaveLength(2)
    for (const row of gained) expect(row.today).toBe(true)
  })

  it('the watch time that the vendor reports is stored, with its increase per day', async () => {
    const id = await connect('youtube')
    await look('youtube')
    const hours = () =>
      one(
        `select count(*) filter (where hours_watched is null)::int as unknown, sum(hours_watched)::float8 as all from content`,
      )
    const { unknown, all } = await hours()
    expect([unknown, Number(all) > 100]).toEqual([0, true])
    await looks.scratch.run(`delete from content_day; update content set hours_watched = hours_watched - 2
      where id = (select id from content where hours_watched > 10 and published_at > now() - interval '60 days' limit 1)`)
    await isDue(id)
    await look('youtube')
    const gained = await looks.scratch.run(
      'select hours_watched::float8 as hours from content_day where hours_watched >= 2',
    )
    expect(gained).toHaveLength(1)
    expect(Number(gained[0]?.hours)).toBeLessThan(2.5)
  })

  it('channel checks do not change a game that a person corrected, neither in the content nor in the daily stats', async () => {
    const id = await connect('youtube')
    await look('youtube')
    await looks.scratch.run(
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
