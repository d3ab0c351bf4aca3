import { randomUUID } from 'node:crypto'
import { priorityOf } from '@questboard/domain'
import { describe, expect, it } from 'vitest'
import { createActivation, market } from '../testing/market.ts'
import { useChannelLooks } from '../testing/useChannelLooks.ts'

const looks = useChannelLooks()
const { connect, isDue, look, one, press } = looks

describe('checking a newly connected channel', () => {
  it.each([
    ['twitch', ['STREAM', 'VIDEO', 'VOD']],
    ['youtube', ['SHORTS', 'VIDEO']],
    ['tiktok', ['SHORTS']],
  ] as const)('after the first check, a new %s channel has its content', async (provider, types) => {
    const id = await connect(provider)
    expect(await look(provider)).toMatchObject({ looked: 1, failed: 0 })
    const content = await looks.scratch.run(`
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

  it('a new channel gets averages and a size tier from its content', async () => {
    await connect('youtube')
    await look('youtube')
    const figures = await one(
      'select average_views_per_video as video, average_ccv as ccv from user_connection',
    )
    expect(Number(figures.video)).toBeGreaterThan(1000)
    // YouTube reports no streams, so the average number of viewers is unknown, not zero.
    expect(figures.ccv).toBeNull()
    expect(await one(`select size_tier from creator where id = '${market.creator}'`)).not.toEqual({
      size_tier: null,
    })
  })

  it('a new channel is checked again after ten minutes without adding content twice', async () => {
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

describe('checking an idle YouTube channel', () => {
  const becomesIdle = () =>
    looks.scratch.run(`
      update user_connection set created_at = now() - interval '1 day';
      update channel_watch set priority = ${priorityOf('idle')}, due_at = now() - interval '1 minute';
      update vendor_quota set units = 0`)

  it('one unit of quota is enough to check several YouTube channels without new content', async () => {
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

  it('a YouTube channel whose number of videos changed is read completely', async () => {
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

  describe('finding a replaced video of an idle YouTube channel', () => {
    // The name is unique per test, because the sandbox's channel still has the other tests' videos.
    let mark = ''
    const swap = async () => {
      mark = randomUUID().slice(0, 8)
      await connect('youtube')
      await look('youtube')
      await press('youtube', 'publish', `${mark} before`)
      await looks.scratch.run(`update channel_watch set due_at = now()`)
      await look('youtube')
      await becomesIdle()
      const page = await (await fetch(`${looks.sandbox.url}/google/channels`)).text()
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

    it('a video that replaced another is found within a week, when all videos of the channel are read again', async () => {
      await swap()
      await looks.scratch.run(`update channel_watch set looked_at = now() - interval '8 days'`)
      await look('youtube')
      expect(await look('youtube')).toMatchObject({ looked: 1 })
      expect(await titles()).toEqual({ seen: 'after public, before removed' })
      // Another check must not report the embargo again.
      await becomesIdle()
      await look('youtube')
      expect(await one('select priority from channel_watch')).toEqual({ priority: priorityOf('idle') })
    })

    it.each([
      ['a week has not passed since the last complete read', '2 days', 0],
      ['there is no spare quota', '8 days', 7_100],
    ])('Questboard does not search for a replaced video while %s', async (_what, age, units) => {
      await swap()
      await looks.scratch.run(
        `update channel_watch set looked_at = now() - interval '${age}'; update vendor_quota set units = ${units}`,
      )
      await look('youtube')
      expect(await one('select priority from channel_watch')).toEqual({ priority: priorityOf('idle') })
      expect(await titles()).toEqual({ seen: 'before public' })
    })
  })

  it('if the quota is used up, channels without new content wait until tomorrow, but new channels are read immediately', async () => {
    const idle = await connect('youtube')
    await look('youtube')
    await becomesIdle()
    await connect('youtube', 'small')
    await looks.scratch.run('update vendor_quota set units = 9900')
    expect(await look('youtube')).toMatchObject({ looked: 1 })
    expect(await look('youtube')).toMatchObject({ looked: 0, more: false })
    expect(
      await one(`select due_at < now() as waits from channel_watch where connection_id = '${idle}'`),
    ).toEqual({
      waits: true,
    })
  })
})

describe('channel checks for a creator in a deal', () => {
  it('when a creator joins a mission, their channels are checked', async () => {
    const id = await connect('youtube')
    await look('youtube')
    const mission = await createActivation(looks.scratch, 'MISSION')
    await looks.scratch.run(
      `insert into mission_run (mission_id, creator_id) values ('${mission}', '${market.creator}')`,
    )
    expect(
      await one(`select due_at <= now() as due, priority from channel_watch where connection_id = '${id}'`),
    ).toEqual({ due: true, priority: 0 })
  })
})
