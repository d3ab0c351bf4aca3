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
    rule: 'two creator pages cannot share a URL',
    given: pageOfCreator,
    broken: newPage('my-page'),
    by: 'creator_page_slug_key',
    means: '2013',
  },
  {
    rule: "the end of a page's URL can only contain letters, digits and hyphens",
    broken: newPage('my page'),
    by: 'creator_page_slug_format',
    means: '2012',
  },
  {
    rule: "the end of a page's URL cannot be one of the site's routes",
    broken: newPage('games'),
    by: 'reserved_name',
    means: '3000',
  },
  {
    rule: 'a creator page needs a title',
    broken: newPage('my-page', ' '),
    by: 'creator_page_title_1_to_100',
    means: '2012',
  },
  {
    rule: 'a creator page description has at most 2,000 characters',
    broken: newPage('my-page', 'Page', `description=repeat('x', 2001)`),
    by: 'creator_page_description_2000',
    means: 'text-too-long',
  },
  {
    rule: 'a creator page theme must be a known accent',
    broken: newPage('my-page', 'Page', `theme='{"accent": "red"}'`),
    by: 'creator_page_theme_known',
    means: 'invalid-input',
  },
  {
    rule: "a creator page can only show its creator's channels",
    given: pageOfCreator,
    broken: `INSERT INTO creator_page_channel (page_id, connection_id) VALUES ('${page}', '${otherConnection}')`,
    by: 'creator_page_channel_is_own',
    means: 'not-allowed',
  },
  {
    rule: 'the content of a creator page block must be an object',
    given: pageOfCreator,
    broken: `INSERT INTO creator_page_block (page_id, kind, position, content) VALUES ('${page}', 'text', 1, '[]')`,
    by: 'creator_page_block_content_object',
    means: 'invalid-input',
  },
  {
    rule: 'two blocks of a creator page cannot share a position',
    given: pageOfCreator,
    broken: `INSERT INTO creator_page_block (page_id, kind, position) VALUES ('${page}', 'text', 1), ('${page}', 'hero', 1)`,
    by: 'creator_page_block_position_key',
    means: 'invalid-input',
  },
  {
    rule: 'a user has at most 6 Analytics Pages',
    given: `INSERT INTO analytics_page (user_id, name) SELECT '${plainUser}', 'Page ' || n FROM generate_series(1, 6) AS n`,
    broken: `INSERT INTO analytics_page (user_id, name) VALUES ('${plainUser}', 'Page 7')`,
    by: 'analytics_page_at_most_6',
    means: '5015',
  },
  {
    rule: 'an Analytics Page needs a name',
    broken: `INSERT INTO analytics_page (user_id, name) VALUES ('${plainUser}', ' ')`,
    by: 'analytics_page_name_format',
    means: '5012',
  },
  {
    rule: 'two Analytics Pages of a user cannot share a name',
    given: `INSERT INTO analytics_page (user_id, name) VALUES ('${plainUser}', 'Mine')`,
    broken: `INSERT INTO analytics_page (user_id, name) VALUES ('${plainUser}', 'mine')`,
    by: 'analytics_page_name_key',
    means: '2013',
  },
  {
    rule: 'the layout of an Analytics Page must be an object',
    broken: `INSERT INTO analytics_page (user_id, name, layout) VALUES ('${plainUser}', 'Mine', '1')`,
    by: 'analytics_page_layout_object',
    means: 'invalid-input',
  },
  {
    rule: 'a feed must be a web URL',
    broken: feed('file:///etc/passwd', true, 1),
    by: 'rss_feed_url_http',
    means: 'link-invalid',
  },
  {
    rule: 'a feed cannot be added twice',
    given: feed('https://a.example/rss', true, 1),
    broken: feed('https://a.example/rss', true, 1),
    by: 'rss_feed_url_key',
    means: 'already-exists',
  },
  {
    rule: 'a creator must be authorized to share a feed',
    broken: feed('https://a.example/rss', false, 1),
    by: 'rss_feed_authorized',
    means: 'rss-unauthorized',
  },
  {
    rule: 'a feed needs at least one article',
    broken: feed('https://a.example/rss', true, 0),
    by: 'rss_feed_has_articles',
    means: 'rss-empty',
  },
]
