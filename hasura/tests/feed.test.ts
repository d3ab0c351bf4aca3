import { describe, expect, test } from 'vitest'
import { activation as a, given } from './support/activations.ts'
import { market } from './support/market.ts'
import { useMarket } from './support/useMarket.ts'

const { company, creator, otherCreator, otherConnection, game, plainUser, owner } = market
const rpg = `(SELECT id FROM tag WHERE kind = 'genre' AND name = 'RPG')`
const page = '00000000-0000-4000-8000-9a9e00000077'
const feed = '00000000-0000-4000-8000-feed00000077'

const follow = (what: string, id: string, who: string): string =>
  `INSERT INTO follow (follower_id, ${what}) VALUES ('${who}', ${id.startsWith('(') ? id : `'${id}'`})`
const news = (title: string, hoursAgo: number, of = game): string =>
  `INSERT INTO game_news (game_id, title, published_at) VALUES ('${of}', '${title}', now() - interval '${hoursAgo} hours')`
const content = (
  title: string,
  hoursAgo: number,
  rest: { type?: string; visibility?: string } = {},
): string =>
  `INSERT INTO content (creator_id, connection_id, platform, type, external_id, url, title, visibility, published_at)
     VALUES ('${otherCreator}', '${otherConnection}', 'youtube', '${rest.type ?? 'VIDEO'}', '${title}', 'https://youtu.example/1', '${title}',
             '${rest.visibility ?? 'public'}', now() - interval '${hoursAgo} hours')`

const client = useMarket(`
  ${given.draftMission}; ${given.quest};
  UPDATE activation SET published_at = now() - interval '3 hours' WHERE published_at IS NOT NULL;
  INSERT INTO creator_page (id, creator_id, slug, title, is_published) VALUES ('${page}', '${otherCreator}', 'shown', 'Shown', true);
  INSERT INTO creator_page_block (page_id, kind, position, content) VALUES ('${page}', 'feed', 1, '{}');
  INSERT INTO rss_feed (id, user_id, url, authorized, article_count) VALUES ('${feed}', '${otherCreator}', 'https://a.example/rss', true, 1);
  INSERT INTO rss_article (feed_id, user_id, url, title, published_at)
    VALUES ('${feed}', '${otherCreator}', 'https://a.example/1', 'My week', now() - interval '5 hours');
  ${news('A new map', 2)}; ${content('Let us play', 4)};
  INSERT INTO announcement (company_id, title, body, created_at) VALUES ('${company}', 'Hello members', 'All', now() - interval '1 hour')`)

type Line = { id: string; kind: string; told_at: string; title: string }

const as = (userId: string, role: string) =>
  JSON.stringify({ 'x-hasura-role': role, 'x-hasura-user-id': userId })

const read = async (
  userId: string,
  role = 'user',
  { most = 25, after }: { most?: number; after?: Line | undefined } = {},
): Promise<Line[]> => {
  const { rows } = await client().query<Line>(
    `SELECT feed.id, feed.kind, told_at::text,
            coalesce(n.title, c.title, r.title, act.name, an.title) AS title
       FROM feed($1, $2, $3, $4)
       LEFT JOIN game_news n ON n.id = game_news_id LEFT JOIN content c ON c.id = content_id
       LEFT JOIN rss_article r ON r.feed_id = rss_feed_id AND r.url = article_url
       LEFT JOIN activation act ON act.id = activation_id LEFT JOIN announcement an ON an.id = announcement_id`,
    [after?.told_at ?? null, after?.id ?? null, most, as(userId, role)],
  )
  return rows
}
const titles = async (...asked: Parameters<typeof read>) => (await read(...asked)).map(({ title }) => title)
const run = (...statements: string[]) => client().query(statements.join(';\n'))

describe("news in a user's feed", () => {
  test('the feed is empty for a user who follows nothing', async () => {
    expect(await titles(plainUser)).toEqual([])
  })

  test('the feed shows the news and new activations of followed games', async () => {
    await run(follow('game_id', game, plainUser))
    expect(await titles(plainUser)).toEqual(['A new map'])
    expect(await titles(plainUser, 'creator')).toEqual(['A new map'])
    await run(
      follow('game_id', game, creator),
      `INSERT INTO creator_access (creator_id, kind, status, requested_at, decided_at)
         VALUES ('${creator}', 'quests', 'approved', now(), now())
           ON CONFLICT (creator_id, kind) DO UPDATE SET status = 'approved', decided_at = now()`,
    )
    expect(await titles(creator, 'creator')).toEqual(['A new map', 'Play Emberfall'])
  })

  test('the feed shows the content and articles of the creators that a user follows, newest first', async () => {
    await run(follow('creator_id', otherCreator, owner), content('A recording', 1, { type: 'VOD' }))
    expect(await titles(owner, 'company')).toEqual(['Let us play', 'My week'])
  })

  test('the feed shows only public content, and only articles of feeds that are on a page', async () => {
    await run(
      follow('creator_id', otherCreator, plainUser),
      content('Not for all', 1, { visibility: 'unlisted' }),
      `DELETE FROM creator_page_block WHERE page_id = '${page}'`,
    )
    expect(await titles(plainUser)).toEqual(['Let us play'])
  })

  test("the feed shows a followed company's programs to everyone, but its quests only to approved creators", async () => {
    await run(follow('company_id', company, plainUser))
    expect(await titles(plainUser)).toEqual(['Northlight creators'])
    await run(`UPDATE activation SET visibility = 'invite_only' WHERE id = '${a.program}'`)
    expect(await titles(plainUser)).toEqual([])
  })

  test("the feed shows a program's announcements only to its members", async () => {
    await run(follow('company_id', company, creator))
    expect(await titles(creator, 'creator')).not.toContain('Hello members')
    await run(
      `INSERT INTO program_membership (program_id, creator_id) VALUES ('${a.program}', '${creator}')`,
      `UPDATE program_membership SET status = 'accepted' WHERE creator_id = '${creator}'`,
    )
    expect(await titles(creator, 'creator')).toContain('Hello members')
    expect(await titles(creator, 'user')).not.toContain('Hello members')
  })

  test("the feed shows each item of a followed topic once, including the news of the topic's games", async () => {
    await run(
      follow('tag_id', rpg, plainUser),
      follow('game_id', game, plainUser),
      follow('company_id', company, plainUser),
      `INSERT INTO game_tag (game_id, tag_id) VALUES ('${game}', ${rpg})`,
      `INSERT INTO activation_tag (activation_id, tag_id) VALUES ('${a.program}', ${rpg})`,
    )
    expect(await titles(plainUser)).toEqual(['A new map', 'Northlight creators'])
    await run(`DELETE FROM follow WHERE tag_id IS NULL`)
    expect(await titles(plainUser)).toEqual(['A new map', 'Northlight creators'])
  })

  test('the feed shows content only after its publishing time', async () => {
    await run(follow('game_id', game, plainUser), news('Tomorrow', -24))
    expect(await titles(plainUser)).toEqual(['A new map'])
  })

  test('the next page of the feed continues after the last row, even if rows have the same time', async () => {
    await run(
      follow('game_id', game, plainUser),
      follow('creator_id', otherCreator, plainUser),
      ...['b', 'c', 'd', 'e'].flatMap((name) => [news(`News ${name}`, 4), content(`Piece ${name}`, 4)]),
    )
    const whole = await titles(plainUser)
    expect(whole).toHaveLength(11)
    const paged: string[] = []
    for (let after: Line | undefined; paged.length < 20; ) {
      const part = await read(plainUser, 'user', { most: 2, after })
      paged.push(...part.map(({ title }) => title))
      after = part.at(-1)
      if (part.length < 2) break
    }
    expect(paged).toEqual(whole)
  })

  test('the feed reads at most one page of rows for each game, creator, company or topic that a user follows', async () => {
    await run(
      `INSERT INTO content (creator_id, connection_id, platform, type, external_id, url, published_at)
         SELECT '${otherCreator}', '${otherConnection}', 'youtube', 'VIDEO', n::text, 'https://youtu.example/1', now() - n * interval '1 hour'
           FROM generate_series(1, 3000) AS n`,
      'ANALYZE content',
      follow('creator_id', otherCreator, plainUser),
    )
    const rowsOfContent = async () => {
      const { rows } = await client().query<{ read: string }>(
        `SELECT coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0) AS read FROM pg_stat_xact_user_tables WHERE relname = 'content'`,
      )
      return Number(rows[0]?.read ?? 0)
    }
    const before = await rowsOfContent()
    await client().query('SELECT id FROM feed(NULL, NULL, 25, $1)', [as(plainUser, 'user')])
    expect((await rowsOfContent()) - before).toBeLessThanOrEqual(60)
  })
})
