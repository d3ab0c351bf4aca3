import { accountConstraints } from '@questboard/domain'
import { describe } from 'vitest'
import { market } from '../support/market.ts'
import { type Rule, testRules } from '../support/rules.ts'

const { creator, otherCreator, plainUser, connection, otherConnection } = market
const page = '00000000-0000-4000-8000-9a9e00000001'

const newUser = (columns: { username?: string; displayName?: string; email?: string }): string =>
  `INSERT INTO "user" (username, display_name, email)
   VALUES ('${columns.username ?? 'newcomer'}', '${columns.displayName ?? 'Newcomer'}', '${columns.email ?? 'new@example.com'}')`
const editUser = (change: string): string => `UPDATE "user" SET ${change} WHERE id = '${plainUser}'`
const newPage = (slug: string, title = 'Page', rest = ''): string =>
  `INSERT INTO creator_page (creator_id, slug, title${rest && ', '}${rest.split('=')[0] ?? ''})
   VALUES ('${creator}', '${slug}', '${title}'${rest && ', '}${rest.split('=')[1] ?? ''})`
const pageOfCreator = `INSERT INTO creator_page (id, creator_id, slug, title) VALUES ('${page}', '${creator}', 'my-page', 'My page')`
const sixPages = `INSERT INTO creator_page (creator_id, slug, title) SELECT '${creator}', 'page-' || n, 'Page' FROM generate_series(1, 6) AS n`
const address = (change: Readonly<Record<string, string>>): string => {
  const row = {
    first_name: 'Ada',
    last_name: 'Berg',
    street_name: 'Storgatan',
    street_number: '1',
    zip_code: '111 22',
    city: 'Stockholm',
    country: 'SE',
    ...change,
  }
  return `INSERT INTO address (user_id, ${Object.keys(row).join(', ')}) VALUES ('${plainUser}', '${Object.values(row).join("', '")}')`
}
const upload = (kind: string, mime: string, bytes: number, side = 'NULL', name = 'file'): string =>
  `INSERT INTO upload (kind, name, path, mime_type, bytes, width, height) VALUES ('${kind}', '${name}', 'p', '${mime}', ${bytes}, ${side}, ${side})`
const preset = (values: string): string =>
  `INSERT INTO column_preset (user_id, screen, name, columns, is_default) VALUES ('${plainUser}', ${values})`
const filter = (values: string): string =>
  `INSERT INTO saved_filter (user_id, screen, name, filter) VALUES ('${plainUser}', ${values})`
const feed = (url: string, authorized: boolean, articles: number): string =>
  `INSERT INTO rss_feed (user_id, url, authorized, article_count) VALUES ('${creator}', '${url}', ${authorized}, ${articles})`

const users: readonly Rule[] = [
  {
    rule: 'a username is taken whatever its case',
    broken: newUser({ username: 'PLAINUSER' }),
    by: 'user_username_key',
    means: '1001',
  },
  {
    rule: 'a username has 4 to 25 letters and digits',
    broken: newUser({ username: 'a b' }),
    by: 'user_username_4_to_25',
    means: '1011',
  },
  {
    rule: 'a display name is taken once',
    broken: newUser({ displayName: 'PlainUser' }),
    by: 'user_display_name_key',
    means: '1006',
  },
  {
    rule: 'a display name has letters and digits only',
    broken: newUser({ displayName: 'two words' }),
    by: 'user_display_name_4_to_50',
    means: '1016',
  },
  {
    rule: 'an e-mail is used once',
    broken: newUser({ email: 'plainuser@EXAMPLE.com' }),
    by: 'user_email_key',
    means: '1002',
  },
  {
    rule: 'an e-mail has to be one',
    broken: newUser({ email: 'nobody' }),
    by: 'user_email_valid',
    means: '1012',
  },
  {
    rule: 'a route of the site cannot be a username',
    broken: newUser({ username: 'Support' }),
    by: 'reserved_name',
    means: '3000',
    detail: /"Support" is reserved/,
  },
  {
    rule: 'a description ends at 2000 characters',
    broken: editUser(`description = repeat('x', 2001)`),
    by: 'user_description_2000',
    means: 'text-too-long',
  },
  {
    rule: 'a picture is a web address or a file of the site',
    broken: editUser(`picture_url = 'javascript:alert(1)'`),
    by: 'user_picture_url_http',
    means: 'link-invalid',
  },
  {
    rule: 'a picture was uploaded here',
    given: `SELECT set_config('hasura.user', '{"x-hasura-role":"user","x-hasura-user-id":"${plainUser}"}', true)`,
    broken: editUser(`picture_url = 'https://tracker.example/pixel.png'`),
    by: 'picture_uploaded',
    means: 'picture-not-uploaded',
  },
  {
    rule: 'the country stays for one year',
    given: editUser(`country = 'SE'`),
    broken: editUser(`country = 'NO'`),
    by: 'user_country_locked_one_year',
    means: 'country-locked',
    detail: /can be changed again from \d{4}-\d\d-\d\d/,
  },
  {
    rule: 'the language stays for three months',
    given: editUser(`language = 'sv'`),
    broken: editUser(`language = 'en'`),
    by: 'user_language_locked_three_months',
    means: 'language-locked',
    detail: /from \d{4}-\d\d-\d\d/,
  },
  {
    rule: 'an additional link is a web address',
    broken: `INSERT INTO user_link (user_id, kind, url) VALUES ('${plainUser}', 'discord', 'discord')`,
    by: 'user_link_url_http',
    means: 'link-invalid',
  },
  {
    rule: 'an address needs a first name',
    broken: address({ first_name: ' ' }),
    by: 'address_first_name_not_blank',
    means: 'address-incomplete',
  },
  {
    rule: 'an address needs a last name',
    broken: address({ last_name: '' }),
    by: 'address_last_name_not_blank',
    means: 'address-incomplete',
  },
  {
    rule: 'an address needs a street',
    broken: address({ street_name: '' }),
    by: 'address_street_name_not_blank',
    means: 'address-incomplete',
  },
  {
    rule: 'an address needs a street number',
    broken: address({ street_number: '' }),
    by: 'address_street_number_not_blank',
    means: 'address-incomplete',
  },
  {
    rule: 'an address needs a ZIP code',
    broken: address({ zip_code: '' }),
    by: 'address_zip_code_not_blank',
    means: 'address-incomplete',
  },
  {
    rule: 'an address needs a city',
    broken: address({ city: '' }),
    by: 'address_city_not_blank',
    means: 'address-incomplete',
  },
  {
    rule: 'an address may have an e-mail, a real one',
    broken: address({ email: 'nobody' }),
    by: 'address_email_valid',
    means: '1012',
  },
  {
    rule: 'the lines of an address end at 200 characters',
    broken: address({ city: 'x'.repeat(201) }),
    by: 'address_lengths',
    means: 'text-too-long',
  },
]

const channels: readonly Rule[] = [
  {
    rule: 'a channel is connected once',
    broken: `INSERT INTO user_connection (user_id, provider_id, channel_id, channel_name, channel_url) VALUES ('${otherCreator}', 'twitch', '1', 'x', 'x')`,
    by: 'user_connection_channel_key',
    means: 'channel-exists',
  },
  {
    rule: 'who signs in through channels keeps one',
    given: `DELETE FROM credential WHERE user_id = '${creator}'`,
    broken: `DELETE FROM user_connection WHERE id = '${connection}'`,
    by: 'user_connection_last_way_in',
    means: 'channel-last-way-in',
  },
  {
    rule: 'a channel on a creator page stays connected',
    given: `${pageOfCreator}; INSERT INTO creator_page_channel (page_id, connection_id) VALUES ('${page}', '${connection}')`,
    broken: `DELETE FROM user_connection WHERE id = '${connection}'`,
    by: 'creator_page_channel_connection_id_fkey',
    means: 'channel-in-use',
  },
  {
    rule: 'a failed verification has a reason',
    broken: `INSERT INTO channel_verification (connection_id, user_id, status) VALUES ('${connection}', '${creator}', 'fails_requirements')`,
    by: 'channel_verification_reason_on_failure',
    means: 'reason-required',
  },
  {
    rule: 'a verified channel does not fail by itself',
    given: `INSERT INTO channel_verification (connection_id, user_id, status) VALUES ('${connection}', '${creator}', 'meets_requirements')`,
    broken: `UPDATE channel_verification SET status = 'fails_requirements', reason = 'too_few_followers'`,
    by: 'channel_verification_transition',
    means: 'status-illegal',
    detail:
      /a channel verification cannot go from "meets_requirements" to "fails_requirements"; from there it can only go to "in_progress"/,
  },
  {
    rule: 'creator access needs a verified channel',
    given: `INSERT INTO creator_access (creator_id, kind) VALUES ('${creator}', 'creator')`,
    broken: `UPDATE creator_access SET status = 'approved'`,
    by: 'creator_access_needs_verified_channel',
    means: 'creator-access-unverified',
    detail: /none of the creator's channels/,
  },
  {
    rule: 'refused access has a reason',
    given: `INSERT INTO creator_access (creator_id, kind) VALUES ('${creator}', 'quests')`,
    broken: `UPDATE creator_access SET status = 'rejected'`,
    by: 'creator_access_reason_on_rejection',
    means: 'reason-required',
    detail: /the creator reads it/,
  },
  {
    rule: 'access is asked for once',
    given: `INSERT INTO creator_access (creator_id, kind) VALUES ('${creator}', 'keys')`,
    broken: `INSERT INTO creator_access (creator_id, kind) VALUES ('${creator}', 'keys')`,
    by: 'creator_access_pkey',
    means: 'already-exists',
  },
  {
    rule: 'granted access does not wait for review again',
    given: `INSERT INTO creator_access (creator_id, kind, status) VALUES ('${creator}', 'keys', 'approved')`,
    broken: `UPDATE creator_access SET status = 'pending'`,
    by: 'creator_access_transition',
    means: 'status-illegal',
    detail: /can only go to "rejected"/,
  },
  {
    rule: 'a minimum deal size is not negative',
    broken: `UPDATE creator SET minimum_deal_size_cents = -1`,
    by: 'creator_minimum_deal_size_not_negative',
    means: 'amount-invalid',
  },
  {
    rule: 'interests are categories and genres',
    broken: `INSERT INTO creator_interest (creator_id, tag_id) SELECT '${creator}', id FROM tag WHERE kind = 'activation' LIMIT 1`,
    by: 'creator_interest_is_category_or_genre',
    means: 'interest-kind',
  },
]

const pages: readonly Rule[] = [
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
    rule: 'a page theme is an object',
    broken: newPage('my-page', 'Page', `theme='[]'`),
    by: 'creator_page_theme_object',
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

const screens: readonly Rule[] = [
  {
    rule: "a column preset's name is taken once",
    given: preset(`'runs', 'Mine', '[]', false`),
    broken: preset(`'runs', 'mine', '[]', false`),
    by: 'column_preset_name_key',
    means: 'already-exists',
  },
  {
    rule: 'a column preset has a name',
    broken: preset(`'runs', '', '[]', false`),
    by: 'column_preset_name_1_to_100',
    means: 'name-required',
  },
  {
    rule: 'a column preset belongs to a screen',
    broken: preset(`'', 'Mine', '[]', false`),
    by: 'column_preset_screen_1_to_100',
    means: 'invalid-input',
  },
  {
    rule: 'a column preset lists columns',
    broken: preset(`'runs', 'Mine', '{}', false`),
    by: 'column_preset_columns_array',
    means: 'invalid-input',
  },
  {
    rule: 'one column preset is the default',
    given: preset(`'runs', 'One', '[]', true`),
    broken: preset(`'runs', 'Two', '[]', true`),
    by: 'column_preset_one_default',
    means: 'already-exists',
  },
  {
    rule: "a saved filter's name is taken once",
    given: filter(`'runs', 'Mine', '{}'`),
    broken: filter(`'runs', 'MINE', '{}'`),
    by: 'saved_filter_name_key',
    means: 'already-exists',
  },
  {
    rule: 'a saved filter has a name',
    broken: filter(`'runs', ' ', '{}'`),
    by: 'saved_filter_name_1_to_100',
    means: 'name-required',
  },
  {
    rule: 'a saved filter belongs to a screen',
    broken: filter(`'', 'Mine', '{}'`),
    by: 'saved_filter_screen_1_to_100',
    means: 'invalid-input',
  },
  {
    rule: 'a saved filter is an object',
    broken: filter(`'runs', 'Mine', '[]'`),
    by: 'saved_filter_filter_object',
    means: 'invalid-input',
  },
  {
    rule: 'an image is a picture',
    broken: upload('image', 'image/svg+xml', 1, '1'),
    by: 'upload_image_type',
    means: 'image-type',
  },
  {
    rule: 'an image has up to 5 MB',
    broken: upload('image', 'image/png', 5 * 1024 * 1024 + 1, '1'),
    by: 'upload_image_5_mb',
    means: 'image-size',
  },
  {
    rule: 'an image has up to 4K',
    broken: upload('image', 'image/png', 1, '4097'),
    by: 'upload_image_4k',
    means: 'image-dimensions',
  },
  {
    rule: 'assets are .zip or .rar',
    broken: upload('archive', 'application/x-tar', 1),
    by: 'upload_archive_type',
    means: 'archive-type',
  },
  {
    rule: 'assets have up to 2 GB',
    broken: upload('archive', 'application/zip', 2147483649),
    by: 'upload_archive_2_gb',
    means: 'archive-too-large',
  },
  {
    rule: 'an upload is not empty',
    broken: upload('document', 'text/csv', 0),
    by: 'upload_not_empty',
    means: 'invalid-input',
  },
  {
    rule: "an upload's name is no path",
    broken: upload('document', 'text/csv', 1, 'NULL', '../x'),
    by: 'upload_name_1_to_255',
    means: 'invalid-input',
  },
]

describe('accounts', () => testRules([...users, ...channels, ...pages, ...screens], accountConstraints))
