import { randomUUID } from 'node:crypto'
import type { ChannelProvider } from '@questboard/domain'
import { describe, expect, it } from 'vitest'
import { createActivation, market } from '../../testing/market.ts'
import { useChannelLooks } from '../../testing/useChannelLooks.ts'

const looks = useChannelLooks()
const { connect, isDue, look, one, press } = looks

describe('making a video public that was submitted as unlisted', () => {
  it.each([
    [
      'an embargo ends, and that is checked every few minutes until then,',
      'embargo_at',
      'questEmbargoBroken',
      true,
    ],
    ['its window opens', 'publish_from', 'questVideoEarly', false],
  ])(
    'a video that was submitted as unlisted but is public before %s is reported once',
    async (_, opens, told, isWatched) => {
      const id = await connect('youtube')
      await press('youtube', 'publish-unlisted', 'A kept secret')
      await look('youtube')
      const quest = await createActivation(looks.scratch, 'QUEST')
      const run = randomUUID()
      await looks.scratch.run(`begin; set local session_replication_role = replica;
      insert into quest_run (id, quest_id, company_id, creator_id, status, amount_cents, platform, post_type, content_length_minutes,
                             delivery_type, auto_approve_days, kit_codes, fee_basis_points, fee_cents, payout_method, payout_cost_cents, brief, accepted_at, paid_at, ${opens})
        values ('${run}', '${quest}', '${market.company}', '${market.creator}', 'CONTENTREVIEW', 10000, 'youtube', 'VIDEO', 1,
                'date_range', 5, 1, 1000, 1000, 'card', 47, '{}', now(), now(), now() + interval '2 days');
      insert into submission (quest_run_id, activation_id, company_id, creator_id, post_type, url, visibility, content_id)
        select '${run}', '${quest}', '${market.company}', '${market.creator}', 'VIDEO', url, 'unlisted', id
          from content where title = 'A kept secret'; commit`)
      const times = () =>
        one(`select count(*)::int as times from domain_event where type = '${told}' and entity_id = '${run}'`)
      await isDue(id)
      await look('youtube')
      expect(await times()).toEqual({ times: 0 })
      expect(
        await one(
          `select due_at <= looked_at + interval '4 minutes' as soon from channel_watch where connection_id = '${id}'`,
        ),
      ).toEqual({ soon: isWatched })
      const page = await (await fetch(`${looks.sandbox.url}/google/channels`)).text()
      const key = /A kept secret[\s\S]*?value="public (p[0-9a-f]+)"/.exec(page)?.[1] ?? ''
      await press('youtube', `public ${key}`)
      for (const _time of ['first', 'again']) {
        await isDue(id)
        await look('youtube')
      }
      expect(await times()).toEqual({ times: 1 })
      await press('youtube', `delete ${key}`)
    },
  )
})

it('content for a key that is public before the embargo ends is reported once by a channel check', async () => {
  const id = await connect('youtube')
  const campaign = await createActivation(looks.scratch, 'KEY')
  const participant = randomUUID()
  await press('youtube', 'publish-unlisted', 'A secret key')
  await look('youtube')
  await looks.scratch.run(`begin; set local session_replication_role = replica;
    update activation set embargo_at = now() + interval '42 days', embargo_time_zone = 'Europe/Stockholm' where id = '${campaign}';
    insert into key_campaign_participant (id, campaign_id, company_id, creator_id, status, claimed_at, deadline_at)
      values ('${participant}', '${campaign}', '${market.company}', '${market.creator}', 'submitted_content', now(), now() + interval '49 days');
    insert into submission (participant_id, activation_id, company_id, creator_id, post_type, url, content_id)
      select '${participant}', '${campaign}', '${market.company}', '${market.creator}', 'VIDEO', url, id
        from content where title = 'A secret key'; commit`)
  const times = () =>
    one(
      `select count(*)::int as times from domain_event where type = 'keyEmbargoBroken' and entity_id = '${participant}'`,
    )
  await isDue(id)
  await look('youtube')
  expect(await times()).toEqual({ times: 0 })
  expect(
    await one(
      `select due_at <= looked_at + interval '4 minutes' as soon from channel_watch where connection_id = '${id}'`,
    ),
  ).toEqual({ soon: true })
  const page = await (await fetch(`${looks.sandbox.url}/google/channels`)).text()
  const key = /A secret key[\s\S]*?value="public (p[0-9a-f]+)"/.exec(page)?.[1] ?? ''
  await press('youtube', `public ${key}`)
  for (const _time of ['first', 'again']) {
    await isDue(id)
    await look('youtube')
  }
  expect(await times()).toEqual({ times: 1 })
  await press('youtube', `delete ${key}`)
})

describe('recognizing content submitted by URL', () => {
  /** A quest run whose content is in review. */
  const reviewedRun = async (provider: ChannelProvider): Promise<string> => {
    const quest = await createActivation(looks.scratch, 'QUEST')
    const run = randomUUID()
    await looks.scratch.run(`begin; set local session_replication_role = replica;
      insert into quest_run (id, quest_id, company_id, creator_id, status, amount_cents, platform, post_type, content_length_minutes,
                             delivery_type, auto_approve_days, kit_codes, fee_basis_points, fee_cents, payout_method, payout_cost_cents, brief, accepted_at, paid_at)
        values ('${run}', '${quest}', '${market.company}', '${market.creator}', 'CONTENTREVIEW', 10000, '${provider}', 'STREAM', 1,
                'open', 5, 1, 1000, 1000, 'card', 47, '{}', now(), now()); commit`)
    return run
  }
  const handIn = (run: string, of: string, isKnown: boolean) =>
    looks.scratch.run(`begin; set local session_replication_role = replica;
      insert into submission (quest_run_id, activation_id, company_id, creator_id, post_type, url, content_id)
        select r.id, r.quest_id, r.company_id, r.creator_id, 'STREAM', c.url, ${isKnown ? 'c.id' : 'null'}
          from quest_run r, content c where r.id = '${run}' and c.id = '${of}'; commit`)

  it('a submitted URL is recognized as a video, and an error in one run does not affect other runs', async () => {
    const [big, small] = [await connect('youtube'), await connect('youtube', 'small')]
    await look('youtube')
    const mission = await createActivation(looks.scratch, 'MISSION')
    const [joined] = await looks.scratch.run(
      `insert into mission_run (mission_id, creator_id) values ('${mission}', '${market.creator}') returning id`,
    )
    const criterion = randomUUID()
    await looks.scratch.run(`begin; set local session_replication_role = replica;
      insert into mission_criterion (id, mission_id, category, metric, custom_completion)
        values ('${criterion}', '${mission}', 'CUSTOM_CONTENT', 'CUSTOM', 'URL'); commit`)
    // Both URLs are submitted before the content is found. Missions don't count content from before joining.
    await looks.scratch.run(`
      insert into submission (mission_run_id, criterion_id, url)
      select '${joined?.id}', case nth when 1 then '${criterion}'::uuid end, url
        from (select url, row_number() over (order by published_at) as nth from content where connection_id = '${big}') as old where nth <= 2`)
    const run = await reviewedRun('youtube')
    const [newest] = await looks.scratch.run(
      `select id from content where connection_id = '${big}' order by published_at desc limit 1`,
    )
    await handIn(run, String(newest?.id), false)
    await press('youtube', 'publish', 'Emberfall for everybody')
    for (const channel of [big, small]) await isDue(channel)
    expect(await look('youtube')).toMatchObject({ looked: 2, failed: 0 })
    expect(
      await looks.scratch.run(`select quest_run_id, content_id from submission where content_id is not null`),
    ).toEqual([{ quest_run_id: run, content_id: newest?.id }])
    expect(await one(`select visibility from content where title = 'Emberfall for everybody'`)).toEqual({
      visibility: 'public',
    })
    expect(await one(`select bool_and(due_at > now()) as kept from channel_watch`)).toEqual({ kept: true })
  })

  it('content that belongs to another run is sent back, and a stream and its recording count as the same content', async () => {
    const id = await connect('twitch')
    await look('twitch')
    const [pair] = await looks.scratch.run(`
      select s.id as stream, v.id as recording from content s join content v using (connection_id, published_at)
       where s.type = 'STREAM' and v.type = 'VOD' limit 1`)
    const [first, second] = [await reviewedRun('twitch'), await reviewedRun('twitch')]
    await handIn(first, String(pair?.stream), true)
    await handIn(second, String(pair?.recording), false)
    await isDue(id)
    expect(await look('twitch')).toMatchObject({ looked: 1 })
    expect(
      await looks.scratch.run(`
        select r.id, r.status, s.status as answer, s.review_message like '%for another activation%' as said
          from quest_run r join submission s on s.quest_run_id = r.id where r.id in ('${first}', '${second}') order by r.status desc`),
    ).toEqual([
      { id: first, status: 'CONTENTREVIEW', answer: 'PENDING', said: null },
      { id: second, status: 'CONTENTPRODUCTION', answer: 'REJECTED', said: true },
    ])
  })

  it('content that a channel check finds on another creator’s channel is sent back', async () => {
    const id = await connect('twitch')
    await look('twitch')
    const [taken] = await looks.scratch.run(
      `select id from content where connection_id = '${id}' and type = 'VOD' limit 1`,
    )
    // Another creator's content has the same URL.
    const other = randomUUID()
    await looks.scratch.run(`begin; set local session_replication_role = replica;
      insert into "user" (id, username, display_name, email, user_type) values ('${other}', 'other', 'Other', 'other@example.com', 'Creator');
      insert into creator (id) values ('${other}');
      insert into content (creator_id, platform, type, external_id, url, published_at)
        values ('${other}', 'twitch', 'VOD', '424242424', 'https://www.twitch.tv/videos/424242424', now()); commit`)
    const run = await reviewedRun('twitch')
    await handIn(run, String(taken?.id), false)
    await looks.scratch.run(`begin; set local session_replication_role = replica;
      update submission set url = 'https://www.twitch.tv/videos/424242424' where quest_run_id = '${run}'; commit`)
    await isDue(id)
    expect(await look('twitch')).toMatchObject({ looked: 1 })
    expect(
      await looks.scratch.run(
        `select r.status, s.status as answer, s.review_message from quest_run r join submission s on s.quest_run_id = r.id where r.id = '${run}'`,
      ),
    ).toEqual([
      {
        status: 'CONTENTPRODUCTION',
        answer: 'REJECTED',
        review_message: expect.stringContaining('another creator’s channel'),
      },
    ])
  })
})
