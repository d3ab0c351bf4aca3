import { dateInStockholm } from '@questboard/domain'
import { describe, expect, test } from 'vitest'
import { activation as a, given } from './support/activations.ts'
import { market } from './support/market.ts'
import { useMarket } from './support/useMarket.ts'

const { creator, otherCreator, game, company, code } = market
const client = useMarket()

const rows = async (sql: string): Promise<readonly unknown[]> => (await client().query(sql)).rows

const facts = (day: string, views: number, minutes = 60): string =>
  `INSERT INTO content_day (content_id, day, creator_id, game_id, platform, type, views, hours_watched, air_minutes, ccv_minutes)
   VALUES ('${a.video}', '${day}', '${creator}', '${game}', 'youtube', 'VIDEO', ${views}, 1.5, ${minutes}, ${minutes * 20})`
const submitted = `INSERT INTO submission (id, participant_id, url, content_id)
  VALUES ('${a.claim}', '${a.participant}', 'https://youtube.example/v1', '${a.video}')`
const link = `INSERT INTO link (id, activation_id, kind, target_url) VALUES ('${a.link}', '${a.campaign}', 'sharable', 'https://x.example')`

const all = {
  creator_day: `SELECT * FROM creator_day ORDER BY creator_id, day, platform, type`,
  channel_content_day: `SELECT * FROM channel_content_day ORDER BY connection_id, day, type`,
  game_day: `SELECT * FROM game_day ORDER BY game_id, day, platform, type`,
  activation_day: `SELECT activation_id, creator_id, game_id, company_id, day, submissions, views, hours_watched, air_minutes, ccv_minutes, clicks, codes FROM activation_day ORDER BY activation_id, creator_id, day`,
  link_click_day: `SELECT * FROM link_click_day ORDER BY link_id, day, country, device`,
  link: `SELECT id, click_count FROM link ORDER BY id`,
}
async function everything(): Promise<Readonly<Record<string, readonly unknown[]>>> {
  const found: Record<string, readonly unknown[]> = {}
  for (const [name, sql] of Object.entries(all)) found[name] = await rows(sql)
  return found
}

/** Removes zeros, because a roll-up of zero and a missing roll-up mean the same. */
const withoutZeros = (roll: Readonly<Record<string, readonly unknown[]>>) =>
  Object.fromEntries(
    Object.entries(roll).map(([name, lines]) => [
      name,
      lines.filter((line) =>
        /"(views|submissions|clicks|codes|click_count|air_minutes)":"?[1-9]/.test(JSON.stringify(line)),
      ),
    ]),
  )

describe('computing daily totals', () => {
  test('the daily totals change with inserted, updated and deleted stats', async () => {
    await client().query(`${given.video}; ${facts('2026-03-01', 100)}; ${facts('2026-03-02', 50)}`)
    expect(
      await rows(`SELECT day::text, views::int, air_minutes::int FROM creator_day ORDER BY day`),
    ).toEqual([
      { day: '2026-03-01', views: 100, air_minutes: 60 },
      { day: '2026-03-02', views: 50, air_minutes: 60 },
    ])
    await client().query(`UPDATE content_day SET views = 70 WHERE day = '2026-03-02'`)
    expect(await rows(`SELECT sum(views)::int AS views FROM game_day`)).toEqual([{ views: 170 }])
    await client().query(`DELETE FROM content_day WHERE day = '2026-03-01'`)
    expect(await rows(`SELECT sum(views)::int AS views FROM creator_day`)).toEqual([{ views: 70 }])
  })

  test('content counts in the daily totals of its activation, even if it was submitted before it had stats', async () => {
    await client().query(
      `${given.participant('claimed_key')}; ${given.video}; ${facts('2026-03-01', 100)}; ${submitted}; ${facts('2026-03-02', 50)}`,
    )
    const total = `SELECT sum(views)::int AS views, sum(submissions)::int AS submissions FROM activation_day`
    expect(await rows(total)).toEqual([{ views: 150, submissions: 1 }])
    await client().query(`UPDATE submission SET status = 'REJECTED', review_message = 'Wrong game'`)
    expect(await rows(total)).toEqual([{ views: 0, submissions: 0 }])
    await client().query(submitted.replace(a.claim, a.bid))
    expect(await rows(total)).toEqual([{ views: 150, submissions: 1 }])
  })

  test('content counts in the daily totals once a channel check finds it or its company approves it', async () => {
    await client().query(`${given.participant('claimed_key')}; ${given.video}; ${facts('2026-03-01', 100)};
      INSERT INTO submission (id, participant_id, url) VALUES ('${a.claim}', '${a.participant}', 'https://youtube.example/v1'),
        ('${a.bid}', '${a.participant}', 'https://youtube.example/invented')`)
    const counted = async () => {
      const found = await rows(
        `SELECT coalesce(sum(views), 0)::int AS views, coalesce(sum(submissions), 0)::int AS submissions FROM activation_day`,
      )
      await client().query('SELECT rebuild_rollups()')
      expect(
        await rows(
          `SELECT coalesce(sum(views), 0)::int AS views, coalesce(sum(submissions), 0)::int AS submissions FROM activation_day`,
        ),
      ).toEqual(found)
      return found
    }
    expect(await counted()).toEqual([{ views: 0, submissions: 0 }])
    await client().query(`UPDATE submission SET content_id = '${a.video}' WHERE id = '${a.claim}'`)
    expect(await counted()).toEqual([{ views: 100, submissions: 1 }])
    await client().query(`UPDATE submission SET status = 'APPROVED' WHERE id = '${a.claim}'`)
    expect(await counted()).toEqual([{ views: 100, submissions: 1 }])
    await client().query(`UPDATE submission SET status = 'APPROVED' WHERE id = '${a.bid}'`)
    expect(await counted()).toEqual([{ views: 100, submissions: 2 }])
  })

  test('the daily totals contain clicks and codes', async () => {
    await client().query(`${given.participant('accepted')}; ${link};
      INSERT INTO link_click (link_id, clicked_at, country, device)
        SELECT '${a.link}', '2026-03-01 23:30+00', 'SE', 'mobile' FROM generate_series(1, 3);
      INSERT INTO code_claim (code_id, participant_id) VALUES ('${code}', '${a.participant}')`)
    expect(await rows(`SELECT day::text, country, device, clicks::int FROM link_click_day`)).toEqual([
      { day: '2026-03-02', country: 'SE', device: 'mobile', clicks: 3 },
    ])
    expect(await rows(`SELECT click_count::int FROM link`)).toEqual([{ click_count: 3 }])
    expect(
      await rows(`SELECT sum(clicks)::int AS clicks, sum(codes)::int AS codes FROM activation_day`),
    ).toEqual([{ clicks: 3, codes: 1 }])
  })

  test("the daily totals of a company's shared link add up its clicks by country and device", async () => {
    await client().query(`${given.participant('accepted')}; ${link};
      INSERT INTO link_click (link_id, clicked_at, country, device)
        SELECT '${a.link}', timestamptz '2026-03-01 12:00+00' + make_interval(days => n), CASE WHEN n < 3 THEN 'SE' ELSE 'NO' END, 'mobile'
          FROM generate_series(1, 5) AS n`)
    expect(
      await rows(`SELECT country, device, clicks::int FROM link_click_sum ORDER BY clicks DESC`),
    ).toEqual([
      { country: 'NO', device: 'mobile', clicks: 3 },
      { country: 'SE', device: 'mobile', clicks: 2 },
    ])
  })

  test('computing the daily totals again gives the same numbers', async () => {
    await client().query(`${given.participant('accepted')}; ${given.video}; ${link}; ${facts('2026-03-01', 100)};
      INSERT INTO code_claim (code_id, participant_id) VALUES ('${code}', '${a.participant}');
      UPDATE key_campaign_participant SET status = 'claimed_key'; ${submitted};
      ${facts('2026-03-02', 7)}; UPDATE content_day SET views = views + 1;
      INSERT INTO link_click (link_id, country, device) VALUES ('${a.link}', 'US', 'desktop'), ('${a.link}', 'ZZ', 'other')`)
    const kept = await everything()
    await client().query('SELECT rebuild_rollups()')
    expect(withoutZeros(await everything())).toEqual(withoutZeros(kept))
    expect(kept.activation_day).toHaveLength(4)
  })

  test('each period adds up the stats of its last days', async () => {
    await client().query(`${given.video}; ${facts('2026-03-01', 100)}; ${facts('2026-03-05', 40, 120)};
      SELECT refresh_creator_periods(ARRAY['${creator}']::uuid[], '2026-03-05'); SELECT refresh_game_periods(NULL, '2026-03-05')`)
    expect(
      await rows(`SELECT days, views::int, average_ccv FROM creator_period WHERE days <= 7 ORDER BY days`),
    ).toEqual([
      { days: 1, views: 40, average_ccv: 20 },
      { days: 3, views: 40, average_ccv: 20 },
      { days: 7, views: 140, average_ccv: 20 },
    ])
    expect(await rows(`SELECT creators, items FROM game_period WHERE days = 30`)).toEqual([
      { creators: 1, items: 1 },
    ])
    await client().query(`SELECT refresh_creator_periods(ARRAY['${otherCreator}']::uuid[], '2026-03-05')`)
    expect(await rows(`SELECT count(*)::int AS periods FROM creator_period`)).toEqual([{ periods: 7 }])
  })
})

describe('leaving hidden content out of insights', () => {
  const today = dateInStockholm(new Date())
  const ofChannel = `${given.video}; UPDATE content SET connection_id = '${market.connection}'`
  const insights = async () =>
    await rows(`SELECT (SELECT sum(views)::int FROM channel_content_day) AS channel, (SELECT sum(views)::int FROM game_day) AS game,
                       (SELECT sum(views)::int FROM creator_day) AS own`)
  const periods = async () => {
    await client().query('SELECT refresh_stale_periods(100)')
    return rows(`SELECT (SELECT sum(views)::int FROM channel_period WHERE days = 365) AS channel,
                        (SELECT sum(views)::int FROM game_period WHERE days = 180) AS game`)
  }

  test.each(['unlisted', 'private', 'removed'])(
    'content that becomes %s is not counted in the stats of its channel and game until it is public again',
    async (visibility) => {
      await client().query(`${ofChannel}; ${facts(today, 40)}`)
      expect(await insights()).toEqual([{ channel: 40, game: 40, own: 40 }])
      expect(await periods()).toEqual([{ channel: 40, game: 40 }])
      await client().query(`UPDATE content SET visibility = '${visibility}'`)
      expect(await insights()).toEqual([{ channel: 0, game: 0, own: 40 }])
      expect(await periods()).toEqual([{ channel: null, game: null }])
      await client().query(`UPDATE content SET visibility = 'public'`)
      expect(await insights()).toEqual([{ channel: 40, game: 40, own: 40 }])
      expect(await periods()).toEqual([{ channel: 40, game: 40 }])
    },
  )

  test('the stats of unlisted content are counted only for its creator', async () => {
    await client().query(`${ofChannel}; UPDATE content SET visibility = 'unlisted'; ${facts(today, 40)}`)
    expect(await insights()).toEqual([{ channel: null, game: null, own: 40 }])
    expect(await periods()).toEqual([{ channel: null, game: null }])
  })

  test('one SQL statement can make content public, change its game and add stats', async () => {
    const other = '00000000-0000-4000-8000-9a3e00000002'
    await client().query(`${ofChannel}; UPDATE content SET visibility = 'unlisted'; ${facts(today, 40)};
      INSERT INTO game (id, name, slug) VALUES ('${other}', 'Another Game', 'another-game')`)
    await client().query(`
      WITH seen AS (UPDATE content SET visibility = 'public', game_id = '${other}' RETURNING id, creator_id, game_id, platform, type)
      INSERT INTO content_day AS d (content_id, day, creator_id, game_id, platform, type, views)
        SELECT id, day, creator_id, game_id, platform, type, 2 FROM seen CROSS JOIN (VALUES (date '${today}'), (date '${today}' - 1)) AS on_day (day)
        ON CONFLICT (content_id, day) DO UPDATE SET views = d.views + excluded.views`)
    const kept = await everything()
    expect(await insights()).toEqual([{ channel: 44, game: 44, own: 44 }])
    await client().query('SELECT rebuild_rollups()')
    expect(withoutZeros(await everything())).toEqual(withoutZeros(kept))
  })

  test('content that becomes hidden is also removed from the totals of a year', async () => {
    await client().query(`${ofChannel}; ${facts(today, 2)}; UPDATE content_day SET day = day - 300`)
    await client().query(`SELECT refresh_channel_periods()`)
    expect(await periods()).toEqual([{ channel: 2, game: null }])
    await client().query(`UPDATE content SET visibility = 'unlisted'`)
    expect(await periods()).toEqual([{ channel: null, game: null }])
  })

  test('a disconnected channel no longer has stats, but the creator and the game keep them', async () => {
    await client().query(`${ofChannel}; ${facts(today, 40)}`)
    await client().query(`DELETE FROM user_connection WHERE id = '${market.connection}'`)
    expect(await rows('SELECT connection_id, is_public FROM content_day')).toEqual([
      { connection_id: null, is_public: true },
    ])
    expect(await insights()).toEqual([{ channel: null, game: 40, own: 40 }])
  })

  test('no stats count deleted content', async () => {
    await client().query(`${ofChannel}; ${facts(today, 40)}; DELETE FROM content`)
    expect(await insights()).toEqual([{ channel: 0, game: 0, own: 0 }])
  })
})

describe('stats of the games of a channel', () => {
  test("the stats of a channel's games cover a period, with average viewers weighted by time on air", async () => {
    const today = dateInStockholm(new Date())
    const second = '00000000-0000-4000-8000-00000000c0d2'
    await client().query(`${given.video}; UPDATE content SET connection_id = '${market.connection}', game_id = '${game}';
      INSERT INTO content (id, creator_id, connection_id, platform, type, external_id, url, game_id, published_at)
        VALUES ('${second}', '${creator}', '${market.connection}', 'youtube', 'VIDEO', 'v2', 'https://youtube.example/v2', '${game}', now());
      INSERT INTO content_day (content_id, day, creator_id, game_id, platform, type, views, hours_watched, air_minutes, ccv_minutes) VALUES
        ('${a.video}', '${today}', '${creator}', '${game}', 'youtube', 'VIDEO', 100, 1, 10, 10000),
        ('${second}', date '${today}' - 20, '${creator}', '${game}', 'youtube', 'VIDEO', 40, 2, 90, 0)`)
    expect(
      await rows(
        `SELECT days, items, views::int, average_ccv FROM channel_game WHERE days IN (7, 30) ORDER BY days`,
      ),
    ).toEqual([
      { days: 7, items: 1, views: 100, average_ccv: 1000 },
      { days: 30, items: 2, views: 140, average_ccv: 100 },
    ])
  })
})

describe('computing outdated periods again', () => {
  const today = dateInStockholm(new Date())
  const stale = (table: string) =>
    rows(
      `SELECT count(*)::int AS stale FROM ${table} WHERE days = 180 AND refreshed_at < date_trunc('day', now(), 'Europe/Stockholm')`,
    )
  const refresh = () => rows(`SELECT refresh_stale_periods(100) AS refreshed`)

  test('new stats are included when periods are computed again, and then nothing is outdated', async () => {
    await client().query(`${given.video}; ${facts(today, 40, 120)}`)
    expect(await stale('creator_period')).toEqual([{ stale: 1 }])
    expect(await stale('game_period')).toEqual([{ stale: 1 }])
    expect(await refresh()).toEqual([{ refreshed: 2 }])
    expect(await rows(`SELECT views::int, average_ccv FROM creator_period WHERE days = 1`)).toEqual([
      { views: 40, average_ccv: 20 },
    ])
    expect(await rows(`SELECT creators, views::int FROM game_period WHERE days = 180`)).toEqual([
      { creators: 1, views: 40 },
    ])
    expect(await refresh()).toEqual([{ refreshed: 0 }])
  })

  test('correcting a number marks the periods that contain it as outdated', async () => {
    await client().query(`${given.video}; ${facts(today, 40)}`)
    await refresh()
    await client().query('UPDATE content_day SET views = 41')
    expect(await refresh()).toEqual([{ refreshed: 2 }])
    expect(await rows(`SELECT views::int FROM creator_period WHERE days = 7`)).toEqual([{ views: 41 }])
  })

  test("if the game of content is corrected, the content's stats move to the new game", async () => {
    const other = '00000000-0000-4000-8000-9a3e00000002'
    await client().query(`${given.video}; ${facts(today, 40)};
      INSERT INTO game (id, name, slug) VALUES ('${other}', 'Another Game', 'another-game')`)
    await refresh()
    await client().query(`UPDATE content SET game_id = '${other}'`)
    expect(await refresh()).toEqual([{ refreshed: 3 }])
    expect(await rows(`SELECT game_id, views::int FROM game_period WHERE days = 7`)).toEqual([
      { game_id: other, views: 40 },
    ])
    expect(await refresh()).toEqual([{ refreshed: 0 }])
  })

  test("yesterday's periods are computed again today, and periods without recent stats are deleted", async () => {
    await client().query(`${given.video}; ${facts(today, 40)}`)
    await refresh()
    await client().query(`
      UPDATE creator_period SET refreshed_at = now() - interval '1 day';
      UPDATE game_period SET refreshed_at = now() - interval '1 day';
      DELETE FROM content_day`)
    expect(await refresh()).toEqual([{ refreshed: 2 }])
    expect(await rows('SELECT FROM creator_period UNION ALL SELECT FROM game_period')).toEqual([])
  })

  test('a refresh computes as many periods as its caller requests, starting with the oldest', async () => {
    await client().query(`
      INSERT INTO creator_period (creator_id, type, days, refreshed_at) VALUES
        ('${creator}', 'STREAM', 180, now() - interval '2 days'), ('${otherCreator}', 'STREAM', 180, now() - interval '3 days')`)
    expect(await rows(`SELECT refresh_stale_periods(1) AS refreshed`)).toEqual([{ refreshed: 1 }])
    expect(await rows(`SELECT creator_id FROM creator_period`)).toEqual([{ creator_id: creator }])
  })

  test('stats that are older than the longest period mark no period as outdated', async () => {
    await client().query(`${given.video}; ${facts('2026-03-01', 100)}`)
    expect(await refresh()).toEqual([{ refreshed: 0 }])
  })
})

/** SQL of a report in a session of the company. Filters that are not given do not restrict the report. */
const asked = (
  groupBy: string,
  asking: string,
  more = 'NULL, NULL, NULL',
  days = `'2026-01-01', '2026-12-31'`,
) => `report('${groupBy}', ${days}, ${more}, '{"x-hasura-company-id": "${asking}"}')`

describe('reports that a company reads', () => {
  const report = (groupBy: string, asking: string) =>
    rows(
      `SELECT key, creators::int, views::int, submissions::int, average_ccv FROM ${asked(groupBy, asking)} ORDER BY key`,
    )

  test('reports by activation, creator, game, day and kind have the same columns', async () => {
    await client().query(
      `${given.participant('claimed_key')}; ${given.video}; ${facts('2026-03-01', 100)}; ${submitted}`,
    )
    const figures = { creators: 1, views: 100, submissions: 1, average_ccv: 20 }
    expect(await report('activation', company)).toEqual([{ key: a.campaign, ...figures }])
    expect(await report('creator', company)).toEqual([{ key: creator, ...figures }])
    expect(await report('game', company)).toEqual([{ key: game, ...figures }])
    expect(await report('kind', company)).toEqual([{ key: 'KEY', ...figures }])
    expect(await report('total', company)).toEqual([{ key: 'total', ...figures }])
    expect(await report('day', company)).toHaveLength(2)
  })

  test("a report by game counts content for the game in it, and clicks and codes for the activation's main game", async () => {
    const other = '00000000-0000-4000-8000-00000000ace1'
    await client().query(`INSERT INTO game (id, name, slug) VALUES ('${other}', 'Ember Hollow', 'ember-hollow');
      ${given.participant('claimed_key')}; ${given.video}; ${facts('2026-03-01', 100)}; ${submitted}; ${link};
      INSERT INTO link_click (link_id, clicked_at, country, device) VALUES ('${a.link}', '2026-03-01 12:00+00', 'SE', 'mobile')`)
    const byGame = () =>
      rows(`SELECT key, views::int, submissions::int, clicks::int, creators::int, activations::int
              FROM ${asked('game', company)} ORDER BY views DESC`)
    expect(await byGame()).toEqual([
      { key: game, views: 100, submissions: 1, clicks: 1, creators: 1, activations: 1 },
    ])
    await client().query(`UPDATE content SET game_id = '${other}'`)
    const shown = { key: other, views: 100, submissions: 1, clicks: 0, creators: 1, activations: 1 }
    const main = { key: game, views: 0, submissions: 0, clicks: 1, creators: 1, activations: 1 }
    expect(await byGame()).toEqual([shown, main])
    await client().query(`UPDATE content SET game_id = NULL`)
    expect(await byGame()).toEqual([
      { key: game, views: 100, submissions: 1, clicks: 1, creators: 1, activations: 1 },
    ])
    expect(await rows(`SELECT sum(views)::int AS views FROM ${asked('total', company)}`)).toEqual([
      { views: 100 },
    ])
  })

  test('a report shows no numbers of another company', async () => {
    await client().query(`${given.participant('claimed_key')}; ${given.video}; ${submitted}`)
    expect(await report('activation', market.otherCompany)).toEqual([])
  })
})

describe('computing the spending in reports', () => {
  const approved = (at: string) => `${given.questRun}; SET LOCAL session_replication_role = replica;
    UPDATE quest_run SET amount_cents = 12300, content_approved_at = '${at}', payout_id = gen_random_uuid() WHERE id = '${a.questRun}';
    SET LOCAL session_replication_role = DEFAULT`
  const spent = (groupBy: string, more?: string, days?: string) =>
    rows(
      `SELECT key, spent_cents::int, activations::int FROM ${asked(groupBy, company, more, days)} WHERE spent_cents <> 0`,
    )

  test('spending in a report is the amount that creators earned, on the day in Stockholm when the work was approved', async () => {
    await client().query(approved('2026-03-01 23:30+00'))
    expect(await spent('activation')).toEqual([{ key: a.quest, spent_cents: 12300, activations: 1 }])
    expect(await spent('creator')).toEqual([{ key: creator, spent_cents: 12300, activations: 1 }])
    expect(await spent('game')).toEqual([{ key: game, spent_cents: 12300, activations: 1 }])
    expect(await spent('day')).toEqual([{ key: '2026-03-02', spent_cents: 12300, activations: 1 }])
    expect(await spent('total', `'QUEST', NULL, NULL`)).toHaveLength(1)
    expect(await spent('total', `'KEY', NULL, NULL`)).toEqual([])
    expect(await spent('total', undefined, `'2026-03-03', '2026-12-31'`)).toEqual([])
    expect(await spent('total', undefined, `'2026-03-02', '2026-03-02'`)).toHaveLength(1)
  })

  test("spending counts for the game that the content shows, or else for the quest's main game", async () => {
    const other = '00000000-0000-4000-8000-00000000ace1'
    await client().query(`${approved('2026-03-01 12:00+00')}; ${given.video}; INSERT INTO game (id, name, slug) VALUES ('${other}', 'Ember Hollow', 'ember-hollow');
      SET LOCAL session_replication_role = replica;
      INSERT INTO submission (activation_id, company_id, creator_id, quest_run_id, content_id, url, post_type, status)
        VALUES ('${a.quest}', '${company}', '${creator}', '${a.questRun}', '${a.video}', 'https://youtube.example/v1', 'VIDEO', 'APPROVED');
      SET LOCAL session_replication_role = DEFAULT`)
    expect(await spent('game')).toEqual([{ key: game, spent_cents: 12300, activations: 1 }])
    await client().query(
      `SET LOCAL session_replication_role = replica; UPDATE content SET game_id = '${other}'`,
    )
    expect(await spent('game')).toEqual([{ key: other, spent_cents: 12300, activations: 1 }])
    await client().query(
      `SET LOCAL session_replication_role = replica; UPDATE submission SET status = 'REJECTED', review_message = 'Another game'`,
    )
    expect(await spent('game')).toEqual([{ key: game, spent_cents: 12300, activations: 1 }])
  })

  const decided = (decision: string, cents: number) => `SET LOCAL session_replication_role = replica;
    DELETE FROM quest_run_dispute;
    INSERT INTO quest_run_dispute (quest_run_id, company_id, creator_id, cause, status, deadline_at, opened_side, opened_at, reason,
                                   decision, creator_cents, decision_note, decided_at)
      VALUES ('${a.questRun}', '${company}', '${creator}', 'listing_failed', 'decided', now(), 'creator', now(), 'It is public',
              '${decision}', ${cents}, 'Seen', '2026-03-05 12:00+00');
    UPDATE quest_run SET payout_id = ${cents > 0 ? 'gen_random_uuid()' : 'NULL'} WHERE id = '${a.questRun}';
    SET LOCAL session_replication_role = DEFAULT`

  test("spending does not count held or refunded money, but counts a creator's share from a dispute", async () => {
    await client().query(approved('2026-03-01 12:00+00'))
    await client().query(
      `SET LOCAL session_replication_role = replica; UPDATE quest_run SET payout_id = NULL; SET LOCAL session_replication_role = DEFAULT`,
    )
    expect(await spent('total')).toEqual([])
    await client().query(decided('refund', 0))
    expect(await spent('total')).toEqual([])
    await client().query(decided('split', 4000))
    expect(await spent('day')).toEqual([{ key: '2026-03-01', spent_cents: 4000, activations: 1 }])
  })

  test("spending on content that was never approved counts on the day of the dispute's decision", async () => {
    await client().query(approved('2026-03-01 12:00+00'))
    await client().query(decided('release', 12300))
    await client().query(
      `SET LOCAL session_replication_role = replica; UPDATE quest_run SET content_approved_at = NULL`,
    )
    expect(await spent('day')).toEqual([{ key: '2026-03-05', spent_cents: 12300, activations: 1 }])
  })

  test('the average spending does not count refunded money', async () => {
    await client().query(`SET LOCAL session_replication_role = replica;
      INSERT INTO quest_run (quest_id, company_id, creator_id, status, amount_cents, content_approved_at, payout_id)
        SELECT '${a.quest}', '${company}', gen_random_uuid(), 'BID_EXPIRED', 100, now(), CASE WHEN n < 6 THEN gen_random_uuid() END
          FROM generate_series(1, 6) AS n;
      INSERT INTO activation_day (activation_id, creator_id, company_id, day, views)
        SELECT quest_id, creator_id, company_id, '2026-03-01', 10 FROM quest_run WHERE content_approved_at IS NOT NULL`)
    expect(await rows('SELECT deals, spent_cents::int, views::int FROM quest_average')).toEqual([
      { deals: 5, spent_cents: 500, views: 50 },
    ])
  })

  test('costs per view, hour and click count only content that was paid', async () => {
    const brought = (creatorId: string, day: string, views: number) =>
      `INSERT INTO activation_day (activation_id, creator_id, game_id, company_id, day, views, hours_watched, clicks)
        VALUES ('${a.quest}', '${creatorId}', '${game}', '${company}', '${day}', ${views}, ${views} / 10.0, ${views} / 5)`
    await client().query(`${approved('2026-03-10 12:00+00')}; ${brought(creator, '2026-03-02', 100)}; ${brought(creator, '2026-03-12', 40)};
      ${brought(creator, '2026-04-02', 900)}; ${brought(otherCreator, '2026-03-12', 5000)}`)
    const rate = (groupBy: string, from: string, to: string) =>
      rows(`SELECT key, views::int, spent_cents::int, paid_views::int, paid_hours_watched::float, paid_clicks::int
              FROM ${asked(groupBy, company, undefined, `'${from}', '${to}'`)} ORDER BY key`)
    const march = { spent_cents: 12300, paid_views: 140, paid_hours_watched: 14, paid_clicks: 28 }
    expect(await rate('total', '2026-03-01', '2026-03-31')).toEqual([{ key: 'total', views: 5140, ...march }])
    // The views of the paid work include views before the period (100) but not views after it (900).
    expect(await rate('total', '2026-03-05', '2026-03-31')).toEqual([{ key: 'total', views: 5040, ...march }])
    expect(await rate('activation', '2026-03-01', '2026-03-31')).toEqual([
      { key: a.quest, views: 5140, ...march },
    ])
    // Views count for the game of submitted content, which this test does not have. Clicks count for the quest's game.
    expect(await rate('game', '2026-03-01', '2026-03-31')).toEqual([{ key: game, views: 0, ...march }])
    const nothing = { spent_cents: 0, paid_views: 0, paid_hours_watched: 0, paid_clicks: 0 }
    expect(await rate('total', '2026-04-01', '2026-04-30')).toEqual([
      { key: 'total', views: 900, ...nothing },
    ])
    expect(await rate('creator', '2026-03-01', '2026-03-31')).toEqual(
      [
        { key: creator, views: 140, ...march },
        { key: otherCreator, views: 5000, ...nothing },
      ].toSorted((one, other) => (one.key < other.key ? -1 : 1)),
    )
    expect(await rate('day', '2026-03-01', '2026-03-31')).toEqual([
      { key: '2026-03-02', views: 100, ...nothing },
      {
        key: '2026-03-10',
        views: 0,
        spent_cents: 12300,
        paid_views: 100,
        paid_hours_watched: 10,
        paid_clicks: 20,
      },
      {
        key: '2026-03-12',
        views: 5040,
        spent_cents: 0,
        paid_views: 40,
        paid_hours_watched: 4,
        paid_clicks: 8,
      },
    ])
  })

  test('if a creator has two paid runs in a quest, their views count once', async () => {
    await client().query(`${approved('2026-03-10 12:00+00')}; SET LOCAL session_replication_role = replica;
      INSERT INTO quest_run (quest_id, company_id, creator_id, status, amount_cents, content_approved_at, payout_id)
        VALUES ('${a.quest}', '${company}', '${creator}', 'BID_EXPIRED', 700, '2026-03-20', gen_random_uuid());
      INSERT INTO activation_day (activation_id, creator_id, game_id, company_id, day, views)
        VALUES ('${a.quest}', '${creator}', '${game}', '${company}', '2026-03-12', 40)`)
    expect(await rows(`SELECT spent_cents::int, paid_views::int FROM ${asked('total', company)}`)).toEqual([
      { spent_cents: 13000, paid_views: 40 },
    ])
  })

  test('only the company can see its spending, and only after it has approved the work', async () => {
    await client().query(`${given.questRun}`)
    expect(await spent('total')).toEqual([])
    await client().query(
      `SET LOCAL session_replication_role = replica; UPDATE quest_run SET amount_cents = 1, content_approved_at = '2026-03-01', payout_id = gen_random_uuid()`,
    )
    expect(await rows(`SELECT FROM ${asked('total', market.otherCompany)} WHERE spent_cents > 0`)).toEqual([])
    expect(await spent('total')).toHaveLength(1)
  })

  test('the spending of a program counts only its accepted members', async () => {
    await client().query(`${approved('2026-03-01 12:00+00')}; ${given.membership}`)
    const ofProgram = `NULL, NULL, '${a.program}'`
    expect(await spent('total', ofProgram)).toEqual([])
    await client().query(`SET LOCAL session_replication_role = replica;
      UPDATE program_membership SET status = 'accepted' WHERE id = '${a.membership}'`)
    expect(await spent('activation', ofProgram)).toEqual([
      { key: a.quest, spent_cents: 12300, activations: 1 },
    ])
    await client().query(
      `UPDATE program_membership SET company_id = '${market.otherCompany}' WHERE id = '${a.membership}'`,
    )
    expect(await spent('total', ofProgram)).toEqual([])
    await client().query(
      `UPDATE program_membership SET company_id = '${company}', creator_id = '${otherCreator}' WHERE id = '${a.membership}'`,
    )
    expect(await spent('total', ofProgram)).toEqual([])
  })
})

describe('stats of a channel for each period', () => {
  const today = '2026-06-30'
  const ofChannel = () =>
    rows(`SELECT days, items, views::int, air_minutes::int, average_ccv, views_per_item::int, followers, followers_gained
            FROM channel_period ORDER BY days`)
  const prepare = `${given.video}; UPDATE content SET connection_id = '${market.connection}';
    UPDATE user_connection SET followers = 1200 WHERE id = '${market.connection}';
    ${facts('2026-06-30', 100)}; ${facts('2026-06-20', 50, 120)}; ${facts('2025-07-02', 7)}; ${facts('2025-06-01', 1000)}`

  test("the stats of a channel's period count public content, and followers since the period's first check", async () => {
    await client().query(`${prepare}; INSERT INTO channel_day (connection_id, day, followers) VALUES
      ('${market.connection}', '2026-06-10', 1000), ('${market.connection}', '2026-06-25', 1150), ('${market.connection}', '2026-06-26', NULL);
      SELECT refresh_creator_periods(ARRAY['${creator}']::uuid[], '${today}')`)
    const common = { items: 1, average_ccv: 20, followers: 1200 }
    const day = { ...common, views: 100, air_minutes: 60, views_per_item: 100, followers_gained: null }
    const month = { ...common, views: 150, air_minutes: 180, views_per_item: 150, followers_gained: 200 }
    expect(await ofChannel()).toEqual([
      { days: 1, ...day },
      { days: 3, ...day },
      { days: 7, ...day, followers_gained: 50 },
      { days: 14, ...month, followers_gained: 50 },
      { days: 30, ...month },
      { days: 90, ...month },
      { days: 180, ...month },
      { days: 365, ...month, views: 157, air_minutes: 240, views_per_item: 157 },
    ])
  })

  test("the stats of a channel's period show no growth without an earlier check, and count no hidden content", async () => {
    await client().query(`${prepare}; SELECT refresh_channel_periods(NULL, '${today}')`)
    expect(await rows('SELECT DISTINCT followers_gained FROM channel_period')).toEqual([
      { followers_gained: null },
    ])
    await client().query(
      `UPDATE content SET visibility = 'unlisted'; SELECT refresh_channel_periods(ARRAY['${creator}']::uuid[], '${today}')`,
    )
    expect(await ofChannel()).toEqual([])
  })
})

describe('storing stats in monthly partitions', () => {
  test('stats for a month without a partition are stored, and move into the partition once it exists', async () => {
    await client().query(`${given.video}; ${facts('2031-05-31', 5)}`)
    expect(await rows(`SELECT count(*)::int AS facts FROM content_day_default`)).toEqual([{ facts: 1 }])
    await client().query(`SELECT create_month_partitions('2031-05-01', '2031-06-01')`)
    expect(await rows(`SELECT count(*)::int AS facts FROM content_day_default`)).toEqual([{ facts: 0 }])
    expect(await rows(`SELECT views::int FROM content_day_2031_05`)).toEqual([{ views: 5 }])
    await client().query(`SELECT create_month_partitions('2031-05-01', '2031-06-01')`)
  })
})
