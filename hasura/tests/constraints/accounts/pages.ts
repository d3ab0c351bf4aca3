import { market } from '../../support/market.ts'
import type { Rule } from '../../support/rules.ts'

const { creator, plainUser, otherConnection } = market
const page = '00000000-0000-4000-8000-9a9e00000001'
const newPage = (slug: string, title = 'Page', rest = ''): string =>
  `INSERT INTO creator_page (creator_id, slug, title${rest && ', '}${rest.split('=')[0] ?? ''})
   VALUES ('${creator}', '${slug}', '${title}'${rest && ', '}${rest.split('=')[1] ?? ''})`
const pageOfCreator = `INSERT INTO creator_page (id, creator_id, slug, title) VALUES ('${page}', '${creator}', 'my-page', 'My page')`
const sixPages = `INSERT INTO creator_page (creator_id, slug, title) SELECT '${creator}', 'page-' || n, 'Page' FROM generate_series(1, 6) AS n`
const feed = (url: string, authorized: boolean, articles: number): string =>
  `INSERT INTO rss_feed (user_id, url, authorized, article_count) VALUES ('${creator}', '${url}', ${authorized}, ${articles})`

export const pages: readonly Rule[] = [
  {
    rule: 'a creator has at most 6 pages',
    given: sixPages,
    broken: newPage('page-7'),
    by: 'creator_page_at_most_6',
    means: '2015',
  },
  {
    rule: 'a page address is taken once',
    given: pageOfCreator,
    broken: newPage('my-page'),
    by: 'creator_page_slug_key',
    means: '2013',
  },
  {
    rule: 'a page address has letters, digits and hyphens',
    broken: newPage('my page'),
    by: 'creator_page_slug_format',
    means: '2012',
  },
  {
    rule: 'a page address is not a route of the site',
    broken: newPage('games'),
    by: 'reserved_name',
    means: '3000',
  },
  {
    rule: 'a page has a title',
    broken: newPage('my-page', ' '),
    by: 'creator_page_title_1_to_100',
    means: '2012',
  },
  {
    rule: 'a page description ends at 2000 characters',
    broken: newPage('my-page', 'Page', `description=repeat('x', 2001)`),
    by: 'creator_page_description_2000',
    means: 'text-too-long',
  },
  {
    rule: 'a page theme is an accent of the list',
    broken: newPage('my-page', 'Page', `theme='{"accent": "red"}'`),
    by: 'creator_page_theme_known',
    means: 'invalid-input',
  },
  {
    rule: "a page shows its creator's channels only",
    given: pageOfCreator,
    broken: `INSERT INTO creator_page_channel (page_id, connection_id) VALUES ('${page}', '${otherConnection}')`,
    by: 'creator_page_channel_is_own',
    means: 'not-allowed',
  },
  {
    rule: "a block's content is an object",
    given: pageOfCreator,
    broken: `INSERT INTO creator_page_block (page_id, kind, position, content) VALUES ('${page}', 'text', 1, '[]')`,
    by: 'creator_page_block_content_object',
    means: 'invalid-input',
  },
  {
    rule: 'blocks have places of their own',
    given: pageOfCreator,
    broken: `INSERT INTO creator_page_block (page_id, kind, position) VALUES ('${page}', 'text', 1), ('${page}', 'hero', 1)`,
    by: 'creator_page_block_position_key',
    means: 'invalid-input',
  },
  {
    rule: 'a person has at most 6 analytics pages',
    given: `INSERT INTO analytics_page (user_id, name) SELECT '${plainUser}', 'Page ' || n FROM generate_series(1, 6) AS n`,
    broken: `INSERT INTO analytics_page (user_id, name) VALUES ('${plainUser}', 'Page 7')`,
    by: 'analytics_page_at_most_6',
    means: '5015',
  },
  {
    rule: 'an analytics page has a name',
    broken: `INSERT INTO analytics_page (user_id, name) VALUES ('${plainUser}', ' ')`,
    by: 'analytics_page_name_format',
    means: '5012',
  },
  {
    rule: "an analytics page's name is taken once",
    given: `INSERT INTO analytics_page (user_id, name) VALUES ('${plainUser}', 'Mine')`,
    broken: `INSERT INTO analytics_page (user_id, name) VALUES ('${plainUser}', 'mine')`,
    by: 'analytics_page_name_key',
    means: '2013',
  },
  {
    rule: "an analytics page's layout is an object",
    broken: `INSERT INTO analytics_page (user_id, name, layout) VALUES ('${plainUser}', 'Mine', '1')`,
    by: 'analytics_page_layout_object',
    means: 'invalid-input',
  },
  {
    rule: 'a feed is a web address',
    broken: feed('file:///etc/passwd', true, 1),
    by: 'rss_feed_url_http',
    means: 'link-invalid',
  },
  {
    rule: 'a feed is added once',
    given: feed('https://a.example/rss', true, 1),
    broken: feed('https://a.example/rss', true, 1),
    by: 'rss_feed_url_key',
    means: 'already-exists',
  },
  {
    rule: 'a feed is shared by who may',
    broken: feed('https://a.example/rss', false, 1),
    by: 'rss_feed_authorized',
    means: 'rss-unauthorized',
  },
  {
    rule: 'a feed has articles',
    broken: feed('https://a.example/rss', true, 0),
    by: 'rss_feed_has_articles',
    means: 'rss-empty',
  },
]
