import { constraints } from '@questboard/domain'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { activation as a, given } from '../support/activations.ts'
import { createDatabase, type Scratch } from '../support/database.ts'
import { addCode, createMarket, market } from '../support/market.ts'
import { arrive } from '../support/payments.ts'
import { attempt } from '../support/rules.ts'

const { company, creator, owner, connection, game } = market

let scratch: Scratch

beforeAll(async () => {
  scratch = await createDatabase()
  await createMarket(scratch.client)
})
afterAll(() => scratch.drop())

const twice = (statement: string): string => `${statement}; ${statement}`
const asked = (key: string): string =>
  `INSERT INTO payment (company_id, amount_cents, idempotency_key) VALUES ('${company}', 1, '${key}')`
const paid = (key: string): string =>
  `${asked(key)}; UPDATE payment SET provider_reference = 'pi' WHERE idempotency_key = '${key}'`
const charged = (key: string): string =>
  `${asked(key)}; UPDATE payment SET charge_reference = 'pi' WHERE idempotency_key = '${key}'`
const refunded = `INSERT INTO payment (id, company_id, amount_cents, idempotency_key) VALUES ('${a.claim}', '${company}', 9, 'p');
  INSERT INTO ledger_transfer (id, idempotency_key, kind, description) VALUES ('${a.link}', 'k1', 'adjustment', 'One'), ('${a.bid}', 'k2', 'adjustment', 'Two')`
const refund = (transfer: string, key: string, cents = 1, reference = 'null'): string =>
  `INSERT INTO payment_refund (payment_id, transfer_id, amount_cents, idempotency_key, provider_reference)
     VALUES ('${a.claim}', '${transfer}', ${cents}, '${key}', ${reference})`
const disputed = (cents: number): string =>
  `INSERT INTO payment_dispute (payment_id, amount_cents, provider_reference) VALUES ('${a.claim}', ${cents}, 'du')`
const sent = `INSERT INTO card_event (provider_reference, type, subject, subject_reference, happened_at) VALUES ('evt', 't', 'page', 'cs', now())`
const paidOut = (key: string): string =>
  `INSERT INTO payout (creator_id, amount_cents, idempotency_key) VALUES ('${creator}', 1, '${key}');
   UPDATE payout SET provider_reference = 'po' WHERE idempotency_key = '${key}'`
const token = (columns: string, values: string): string =>
  `INSERT INTO verification_token (user_id, kind, token_hash, email, expires_at${columns}) VALUES ('${owner}', 'verify_email', 'x', 'a@b.example', ${values})`
const channelSignUp = (email: string, expires: string): string =>
  `INSERT INTO channel_sign_up (email, sealed, token_hash, expires_at) VALUES ('${email}', 'x', 'x', ${expires})`
const delivery = (values: string): string =>
  `INSERT INTO delivery (id, subject_id, kind, due_at, ended_at, attempts) VALUES ('${a.bid}', '${a.bid}', ${values})`
const news = (columns: string, values: string): string =>
  `INSERT INTO game_news (published_at, ${columns}) VALUES (now(), ${values})`
const wished = (columns: string, values: string): string => {
  const given = { source: `'steam'`, external_id: `'1'` }
  const others = Object.entries(given).filter(([name]) => name !== columns)
  return `INSERT INTO game_import (company_id, finished_at, ${[...others.map(([name]) => name), columns].join(', ')})
     VALUES ('${company}', now(), ${[...others.map(([, value]) => value), values].join(', ')})`
}
const seller = (change: string): string => `UPDATE seller SET ${change}`
const edit = (change: string): string => `UPDATE game SET ${change} WHERE id = '${game}'`
const placed = (name: string, position: number): string =>
  `INSERT INTO plan (id, name, price_cents, member_limit, includes_insights, includes_creator_programs, includes_custom_domain, position)
     VALUES ('huge', '${name}', 0, 1, true, true, true, ${position})`
const channel = (id: string, name: string, family: string, position: number): string =>
  `INSERT INTO distribution_channel (id, name, family, position) VALUES ('${id}', '${name}', ${family}, ${position})`
const device = (id: string, name: string, position: number): string =>
  `INSERT INTO hardware (id, name, family, position) VALUES ('${id}', '${name}', 'Pc', ${position})`
const told = (params: string): string =>
  `INSERT INTO notification (user_id, kind, event_id, params) VALUES ('${owner}', 'told', '${a.claim}', '${params}')`
const summary = ({ frequency = 'daily', from = '2026-01-04', content = '[{}]' }): string =>
  `INSERT INTO summary (user_id, kind, frequency, morning, told_from, told_until, content)
     VALUES ('${owner}', 'mission_status_summary', '${frequency}', '2026-01-05', '${from}', '2026-01-05', '${content}')`
const article = (url: string, title: string): string =>
  `INSERT INTO rss_feed (id, user_id, url, authorized, article_count) VALUES ('${a.bid}', '${creator}', 'https://a.example/rss', true, 1);
   INSERT INTO rss_article (feed_id, user_id, url, title) VALUES ('${a.bid}', '${creator}', '${url}', '${title}')`
const content = (column: string, value: string): string =>
  `INSERT INTO content (creator_id, platform, type, external_id, url, published_at, ${column})
     VALUES ('${creator}', 'twitch', 'VOD', '1', 'https://www.twitch.tv/videos/1', now(), ${value})`
const invoice = `INSERT INTO payment (id, company_id, amount_cents, idempotency_key) VALUES ('${a.claim}', '${company}', 1, 'p');
  INSERT INTO invoice (id, company_id, number, payment_id, total_cents) VALUES ('${a.bid}', '${company}', 'QB-1', '${a.claim}', 1)`
const line = `INSERT INTO invoice_line (invoice_id, position, description, amount_cents) VALUES ('${a.bid}', 1, 'Quest', 1)`

const paidInvoice = `INSERT INTO payment (id, company_id, amount_cents, idempotency_key) VALUES ('${a.claim}', '${company}', 2, 'p');
  UPDATE payment SET status = 'processing'; ${arrive()};
  INSERT INTO invoice (id, company_id, payment_id, total_cents) VALUES ('${a.bid}', '${company}', '${a.claim}', 2);
  INSERT INTO invoice_line (invoice_id, position, description, amount_cents) VALUES ('${a.bid}', 1, 'Quest', 2);
  UPDATE invoice SET status = 'paid'`

const held = (reason: string): string =>
  `INSERT INTO channel_hold (provider_id, channel_id, user_id, reason) VALUES ('twitch', 'channel-one', '${creator}', '${reason}')`

/** Statements that break rules of rows that only migrations, admins and our own services write. */
const internal: Readonly<Record<string, string>> = {
  payment_decline_reason_1_to_1000: `${asked('p')}; UPDATE payment SET decline_reason = ' '`,
  payment_declined_by_another: `INSERT INTO payment (company_id, amount_cents, idempotency_key, created_by)
    VALUES ('${company}', 1, 'p', '${owner}'); UPDATE payment SET declined_by = created_by`,
  payment_declined_when_expired: `${asked('p')}; UPDATE payment SET decline_reason = 'Too expensive'`,
  user_way_path: `UPDATE "user" SET way = '//evil.example' WHERE id = '${owner}'`,
  activation_day_key: `${given.campaign}; ${twice(`INSERT INTO activation_day (activation_id, company_id, day) VALUES ('${a.campaign}', '${company}', '2026-01-01')`)}`,
  audit_event_operation_known: `INSERT INTO audit_event (entity, entity_id, operation) VALUES ('user', '1', 'READ')`,
  card_customer_provider_reference_key: `INSERT INTO card_customer (company_id, provider_reference) VALUES ('${company}', 'cus'), ('${market.otherCompany}', 'cus')`,
  card_event_provider_reference_key: twice(sent),
  payment_charge_reference_key: `${charged('c1')}; ${charged('c2')}`,
  payment_refund_amount_above_zero: `${refunded}; ${refund(a.link, 'r1', 0)}`,
  payment_refund_covered_by_transfer: `${refunded}; ${refund(a.link, 'r1')}; UPDATE payment_refund SET status = 'covered'`,
  payment_refund_idempotency_key_key: `${refunded}; ${refund(a.link, 'r1')}; ${refund(a.bid, 'r1')}`,
  payment_refund_provider_reference_key: `${refunded}; ${refund(a.link, 'r1', 1, `'re'`)}; ${refund(a.bid, 'r2', 1, `'re'`)}`,
  payment_dispute_amount_above_zero: `${refunded}; ${disputed(0)}`,
  payment_dispute_provider_reference_key: `${refunded}; ${twice(disputed(1))}`,
  channel_sign_up_email_valid: channelSignUp('nobody', `now() + interval '1 day'`),
  channel_sign_up_expires_later: channelSignUp('a@b.example', `now() - interval '1 day'`),
  channel_sign_up_token_hash_key: twice(channelSignUp('a@b.example', `now() + interval '1 day'`)),
  channel_hold_one_at_a_time: twice(held('other_account')),
  channel_hold_reason_known: held('a guess'),
  delivery_attempts_counted: delivery(`'notification', now(), null, -1`),
  delivery_due_until_ended: delivery(`'notification', now(), now(), 0`),
  delivery_kind_is_a_name: delivery(`'', now(), null, 0`),
  code_arrival_once: `${given.campaign}; ${twice(
    `INSERT INTO code_arrival (activation_id, distribution_channel_id, told_at) VALUES ('${a.campaign}', 'steam', now())`,
  )}`,
  code_next_hash_32_bytes: `UPDATE code SET next_hash = 'x'`,
  code_next_hash_beside_hash: `UPDATE code SET status = 'unavailable', code_hash = NULL, key_id = 'test', next_hash = sha256('x')`,
  code_once_per_company_next: `${addCode(market.batch, 'SECOND')}; UPDATE code SET next_hash = sha256('x')`,
  code_import_part_next_of_one_length: `INSERT INTO code_import (id, company_id, item_id, distribution_channel_id, key_id) VALUES ('${a.bid}', '${company}', '${market.item}', 'steam', 'k1');
    INSERT INTO code_import_part (import_id, position, ids, ciphertexts, hashes, next_hashes) VALUES ('${a.bid}', 0, ARRAY[gen_random_uuid()], '{x}', '{x}', '{x,y}')`,
  client_event_name_1_to_100: `INSERT INTO client_event (name) VALUES ('')`,
  company_invitation_token_hash_key: `INSERT INTO company_invitation (company_id, email, token_hash) VALUES ('${company}', 'a@b.example', 'x'), ('${market.otherCompany}', 'c@d.example', 'x')`,
  content_disclosed_by_known: content('disclosed_by', `'a guess'`),
  content_game_confidence_percent: content('game_confidence', '101'),
  content_game_source_known: content('game_source', `'a guess'`),
  continent_name_key: `INSERT INTO continent (code, name) SELECT 'ZZ', name FROM continent LIMIT 1`,
  country_code_is_iso: `INSERT INTO country (code, name, continent_code) VALUES ('zz', 'Nowhere', 'EU')`,
  country_vat_prefix_form: `UPDATE country SET vat_prefix = 'se'`,
  country_name_key: `INSERT INTO country (code, name, continent_code) SELECT 'ZZ', name, continent_code FROM country LIMIT 1`,
  creator_period_days: `INSERT INTO creator_period (creator_id, type, days) VALUES ('${creator}', 'STREAM', 2)`,
  credential_password_hash_is_argon2id: `UPDATE credential SET password_hash = 'secret'`,
  custom_domain_missing_while_verified: `UPDATE subscription SET plan_id = 'scale', valid_to = now() + interval '1 day';
    INSERT INTO custom_domain (company_id, domain, missing_since) VALUES ('${company}', 'a.example', now())`,
  distribution_channel_family_unless_other: channel('zzz', 'Zzz', 'NULL', 999),
  distribution_channel_id_is_a_name: channel('Z z', 'Zzz', `'Pc'`, 999),
  distribution_channel_name_key: channel('zzz', 'Steam', `'Pc'`, 999),
  distribution_channel_position_key: channel('zzz', 'Zzz', `'Pc'`, 1),
  domain_event_type_is_a_name: `INSERT INTO domain_event (type, entity, entity_id) VALUES ('Bid accepted', 'quest_run', '${owner}')`,
  game_anticipation_not_negative: edit('anticipation = -1'),
  game_igdb_id_key: `INSERT INTO game (name, slug, external_ids) VALUES ('One', 'one', '{"igdb": "1"}'), ('Two', 'two', '{"igdb": "1"}')`,
  game_import_external_id_number: wished('external_id', `'x'`),
  game_import_facts_object: wished('facts', `'[]'`),
  game_import_failure_known: wished('failure', `'tired'`),
  game_import_found_or_failed: wished('failure, facts', `'vendor-away', '{}'`),
  game_import_over_when_known: `INSERT INTO game_import (company_id, source, external_id, failure) VALUES ('${company}', 'igdb', '1', 'vendor-away')`,
  game_import_source_known: wished('source', `'epic'`),
  game_external_ids_object: edit(`external_ids = '[]'`),
  game_name_1_to_200: edit(`name = ' '`),
  game_news_source_url_http: news('title, source_url', `'News', 'ftp://x.example'`),
  game_news_title_not_blank: news('title', `' '`),
  channel_period_days: `INSERT INTO channel_period (connection_id, type, days, creator_id, platform) VALUES ('${connection}', 'STREAM', 2, '${creator}', 'twitch')`,
  game_period_days: `INSERT INTO game_period (game_id, type, days) VALUES ('${game}', 'STREAM', 2)`,
  game_release_key: twice(
    `INSERT INTO game_release (game_id, family, released_on) VALUES ('${game}', 'Pc', '2026-01-01')`,
  ),
  game_slug_is_a_name: edit(`slug = 'Ember fall'`),
  game_slug_key: `INSERT INTO game (name, slug) VALUES ('Emberfall again', 'emberfall')`,
  game_steam_id_key: `INSERT INTO game (name, slug, external_ids) VALUES ('One', 'one', '{"steam": "1"}'), ('Two', 'two', '{"steam": "1"}')`,
  game_website_http: edit(`website = 'javascript:alert(1)'`),
  hardware_id_is_a_name: device('Z z', 'Zzz', 999),
  hardware_name_key: device('zzz', 'Steam Deck', 999),
  hardware_position_key: device('zzz', 'Zzz', 1),
  invoice_line_position_key: `${invoice}; ${twice(line)}`,
  invoice_number_key: `${invoice}; INSERT INTO invoice (company_id, number, total_cents) VALUES ('${company}', 'QB-1', 1)`,
  invoice_payment_id_key: `${invoice}; INSERT INTO invoice (company_id, payment_id, total_cents) VALUES ('${company}', '${a.claim}', 1)`,
  language_code_is_iso: `INSERT INTO language (code, name) VALUES ('EN', 'Shouted')`,
  language_name_key: `INSERT INTO language (code, name) SELECT 'zzz', name FROM language LIMIT 1`,
  credit_note_number_key: `${paidInvoice}; ${twice(`INSERT INTO credit_note (invoice_id, number, total_cents, reason) VALUES ('${a.bid}', 'QC-1', 1, 'Wrong')`)}`,
  credit_note_transfer_id_key: `${paidInvoice};
    INSERT INTO ledger_transfer (id, idempotency_key, kind, description) VALUES ('${a.link}', 'k', 'adjustment', 'Given back');
    ${twice(`INSERT INTO credit_note (invoice_id, transfer_id, total_cents, reason) VALUES ('${a.bid}', '${a.link}', 1, 'Wrong')`)}`,
  ledger_account_company_key: twice(
    `INSERT INTO ledger_account (kind, company_id) VALUES ('company', '${company}')`,
  ),
  ledger_account_escrow_key: `${given.questRun}; ${twice(
    `INSERT INTO ledger_account (kind, company_id, quest_run_id) VALUES ('escrow', '${company}', '${a.questRun}')`,
  )}`,
  ledger_account_vendor_key: `INSERT INTO ledger_account (kind, vendor) VALUES ('vendor', 'stripe')`,
  ledger_account_creator_key: twice(
    `INSERT INTO ledger_account (kind, creator_id) VALUES ('creator', '${creator}')`,
  ),
  ledger_account_platform_key: `INSERT INTO ledger_account (kind) VALUES ('revenue')`,
  ledger_transfer_idempotency_key_key: twice(
    `INSERT INTO ledger_transfer (idempotency_key, kind, description) VALUES ('k', 'adjustment', 'Twice')`,
  ),
  notification_once_per_event: twice(told('{"title": "News"}')),
  notification_params_is_object: `INSERT INTO notification (user_id, kind, params) VALUES ('${owner}', 'message', '[]')`,
  notification_told_in_words: told('{"title": " "}'),
  notification_told_within_the_site: told('{"title": "News", "path": "//evil.example"}'),
  payment_provider_reference_key: `${paid('a')}; ${paid('b')}`,
  payout_account_provider_reference_key: `DELETE FROM payout_account; INSERT INTO payout_account (creator_id, method, provider_reference, country) VALUES ('${creator}', 'card', 'x', 'SE'), ('${market.otherCreator}', 'card', 'x', 'SE')`,
  payout_provider_reference_key: `${paidOut('a')}; ${paidOut('b')}`,
  plan_id_is_a_name: placed('Huge', 9).replace(`'huge'`, `'Huge!'`),
  plan_name_key: placed('Starter', 9),
  plan_position_key: placed('Huge', 1),
  rss_article_title_not_blank: article('https://a.example/1', ' '),
  rss_article_url_http: article('javascript:alert(1)', 'Title'),
  seller_is_one: `INSERT INTO seller (id, legal_name, country, tax_basis_points) VALUES (2, 'Other', 'SE', 0)`,
  seller_legal_name_1_to_200: seller(`legal_name = ' '`),
  seller_tax_id_form: seller(`tax_id = '?'`),
  seller_street_name_1_to_200: seller(`street_name = ' '`),
  seller_street_number_1_to_20: seller(`street_number = ' '`),
  seller_zip_code_1_to_20: seller(`zip_code = ' '`),
  seller_city_1_to_100: seller(`city = ' '`),
  seller_province_1_to_100: seller(`province = ' '`),
  seller_tax_up_to_100_percent: seller('tax_basis_points = 10001'),
  session_expires_later: `INSERT INTO session (user_id, token_hash, expires_at) VALUES ('${owner}', 'x', now() - interval '1 day')`,
  session_token_hash_key: twice(
    `INSERT INTO session (user_id, token_hash, expires_at) VALUES ('${owner}', 'x', now() + interval '1 day')`,
  ),
  statement_month_key: twice(
    `INSERT INTO statement (company_id, month, opening_cents, paid_cents, spent_cents, closing_cents) VALUES ('${company}', '2026-01-01', 0, 0, 0, 0)`,
  ),
  summary_content_some: summary({ content: '[]' }),
  summary_frequency_mailed: summary({ frequency: 'never' }),
  summary_once_per_morning: twice(summary({})),
  summary_tells_of_some_time: summary({ from: '2026-01-05' }),
  tag_name_1_to_50: `INSERT INTO tag (kind, name) VALUES ('genre', ' ')`,
  tag_name_key: `INSERT INTO tag (kind, name) VALUES ('genre', 'racing')`,
  upload_path_key: twice(
    `INSERT INTO upload (kind, name, path, mime_type, bytes) VALUES ('document', 'a.pdf', 'p', 'application/pdf', 1)`,
  ),
  user_connection_figures_not_negative: `UPDATE user_connection SET followers = -1 WHERE id = '${connection}'`,
  verification_token_expires_later: token('', `now() - interval '1 day'`),
  verification_token_token_hash_key: twice(token('', `now() + interval '1 day'`)),
  verification_token_used_or_expired: token(
    ', used_at, expired_at',
    `now() + interval '1 day', now(), now()`,
  ),
  whats_new_entry_title_not_blank: `INSERT INTO whats_new_entry (title, body) VALUES (' ', 'x')`,
}

const names = async (sql: string): Promise<readonly string[]> => {
  const { rows } = await scratch.client.query<{ name: string }>(sql)
  return rows.map(({ name }) => name)
}

describe('testing all constraints of the database', () => {
  // The other tests in this folder break the constraints that domain/ lists. Each file covers a part of them.
  const known = (name: string): boolean => name in constraints || name in internal

  test('for every check and exclusion constraint, there is a test that violates it', async () => {
    const found = await names(
      `SELECT DISTINCT conname AS name FROM pg_constraint
        WHERE contype IN ('c', 'x') AND connamespace = 'public'::regnamespace AND conparentid = 0 ORDER BY 1`,
    )
    expect(found.length).toBeGreaterThan(100)
    expect(found.filter((name) => !known(name))).toEqual([])
  })

  test('for every unique index, there is a test that violates it, except indexes that only serve foreign keys', async () => {
    const found = await names(
      `SELECT index.relname AS name FROM pg_index
         JOIN pg_class AS index ON index.oid = indexrelid JOIN pg_class AS owner ON owner.oid = indrelid
        WHERE indisunique AND NOT indisprimary AND owner.relnamespace = 'public'::regnamespace AND NOT owner.relispartition
          AND NOT EXISTS (SELECT FROM pg_index AS key
                           WHERE key.indrelid = pg_index.indrelid AND key.indisprimary AND key.indkey::int2[] <@ pg_index.indkey::int2[])
        ORDER BY 1`,
    )
    expect(found.length).toBeGreaterThan(50)
    expect(found.filter((name) => !known(name))).toEqual([])
  })

  test("for every guard of the database, a test violates the guard's rule and gets the guard's name in the error", async () => {
    const found = await names(
      `SELECT DISTINCT found[1] AS name
         FROM pg_proc, regexp_matches(prosrc, 'refuse\\(\\s*''([a-z0-9_]+)''', 'g') AS found
        WHERE pronamespace = 'public'::regnamespace ORDER BY 1`,
    )
    expect(found.length).toBeGreaterThan(30)
    expect(found.filter((name) => !(name in constraints))).toEqual([])
  })

  test('every constraint that the tests name exists in the database', async () => {
    const found = await names(
      `SELECT conname AS name FROM pg_constraint WHERE connamespace = 'public'::regnamespace
       UNION SELECT relname FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('i', 'I')`,
    )
    expect(Object.keys(internal).filter((name) => !found.includes(name))).toEqual([])
  })
})

describe('testing constraints that no form can violate', () => {
  test.each(Object.entries(internal))('the constraint %s refuses an invalid row', async (name, broken) => {
    const refusal = await attempt(scratch.client, 'SELECT', broken)
    expect(refusal?.constraint).toBe(name)
  })
})
