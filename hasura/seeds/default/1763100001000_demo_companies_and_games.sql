-- The demo market, part one: games, companies and their codes. Identical on every machine, with dates relative to now. Row
-- ids derive from words, so that a second run finds all rows and changes nothing.

-- STABLE like array_to_string, because Postgres does not inline a function declared less volatile than its parts.
CREATE OR REPLACE FUNCTION pg_temp.seed_id(VARIADIC words text[]) RETURNS uuid LANGUAGE sql STABLE AS $$
  SELECT md5('demo/' || array_to_string(words, '/'))::uuid
$$;
-- A number in [0, 1) that depends only on the given words.
CREATE OR REPLACE FUNCTION pg_temp.seed_random(VARIADIC words text[]) RETURNS double precision LANGUAGE sql STABLE AS $$
  SELECT ('x' || left(md5('random/' || array_to_string(words, '/')), 8))::bit(32)::bigint / 4294967296.0
$$;
CREATE OR REPLACE FUNCTION pg_temp.seed_slug(name text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT trim(both '-' from regexp_replace(lower(name), '[^a-z0-9]+', '-', 'g'))
$$;

CREATE TEMP TABLE seed_company ON COMMIT DROP AS
SELECT position, name, type, plan_id, verification, pg_temp.seed_id('company', name) AS id, pg_temp.seed_slug(name) AS slug
  FROM (VALUES
    (1, 'Northlight Studio', 'small_game_studio', 'scale', 'verified'),
    (2, 'Ironvale Games', 'large_game_studio', 'scale', 'verified'),
    (3, 'Paper Lantern', 'small_game_studio', 'growth', 'verified'),
    (4, 'Cobalt Harbor', 'publisher', 'scale', 'verified'),
    (5, 'Quillwork', 'small_game_studio', 'starter', 'verified'),
    (6, 'Meridian Interactive', 'publisher', 'growth', 'verified'),
    (7, 'Fernbrook', 'small_game_studio', 'growth', 'verified'),
    (8, 'Signal & Stone', 'agency', 'growth', 'verified'),
    (9, 'Halcyon Drinks', 'brand', 'growth', 'verified'),
    (10, 'Bitter Comet', 'small_game_studio', 'starter', 'pending'),
    (11, 'Tallgrass Works', 'small_game_studio', 'starter', 'unverified'),
    (12, 'Vantage Gear', 'brand', 'starter', 'rejected')
  ) AS given (position, name, type, plan_id, verification);

-- The first company belongs to the demo account, because accounts are seeded before the market.
UPDATE seed_company
   SET id = company_member.company_id
  FROM "user" JOIN company_member ON company_member.user_id = "user".id
 WHERE "user".username = 'demostudio' AND seed_company.position = 1;

CREATE TEMP TABLE seed_game ON COMMIT DROP AS
SELECT ordinality AS position, name, pg_temp.seed_id('game', name) AS id, pg_temp.seed_slug(name) AS slug,
       1 + (ordinality - 1) % 8 AS company_position,
       -- A third of the games come out within a year; the others came out over the last four years.
       CASE WHEN ordinality % 3 = 0 THEN current_date + (5 + 355 * pg_temp.seed_random('release', name))::integer
            ELSE current_date - (3 + 1450 * pg_temp.seed_random('release', name) ^ 2)::integer END AS released_on
  FROM unnest(ARRAY[
    'Ember Hollow', 'Tidebreaker', 'Neon Requiem', 'Starfall Drifters', 'Pinewatch', 'Glass Kingdom', 'Rift Runners', 'Moss & Iron', 'Last Lantern',
    'Clockwork Heist', 'Saltwind', 'Echo Protocol', 'Thornveil', 'Orbital Diner', 'Ashen Crown', 'Little Lighthouse', 'Voidcaller', 'Sunken Choir',
    'Gearspring', 'Northern Pass', 'Paper Dragons', 'Hexfield', 'Wild Circuit', 'Quiet Harvest', 'Blackwater Line', 'Skyhook', 'Mirrorfall',
    'Copper Canyon', 'Frostbound', 'Night Courier', 'Bramble & Bone', 'Heartwood', 'Static Bloom', 'Deep Signal', 'Kite Republic', 'Under Arcadia',
    'Rustfield Derby', 'Velvet Asylum', 'Seven Bells', 'Driftmarket', 'Lumen Tactics', 'Coral Court', 'The Long Ferry', 'Obsidian Oath', 'Tiny Tundra',
    'Parallel Park', 'Wyrmgate', 'Sugar Reef', 'Monsoon Alley', 'Dustwalker', 'Aurora Station', 'Feral Hearts', 'Grimm Gardens', 'Nova Cartel',
    'Silent Orchard', 'Ronin Express', 'Cinder League', 'Maple Hollow', 'Turbo Relics', 'Winter Embassy'
  ]) WITH ORDINALITY AS given (name, ordinality);

INSERT INTO company (id, name, type, website, logo_url, description, verification, verification_reason, is_demo, created_at)
SELECT id, name, type, 'https://' || slug || '.example', '/files/art/company-' || slug || '.svg',
       format('%s develops and publishes games that are as fun to watch as to play.', name),
       verification, CASE WHEN verification = 'rejected' THEN 'The website could not be reached.' ELSE '' END, true,
       now() - make_interval(days => 200 + position * 61)
  FROM seed_company
    ON CONFLICT (id) DO UPDATE SET logo_url = EXCLUDED.logo_url WHERE company.logo_url IS NULL;

INSERT INTO company_settings (company_id, email, billing_email)
SELECT id, 'hello@' || slug || '.example', 'billing@' || slug || '.example' FROM seed_company
    ON CONFLICT DO NOTHING;

INSERT INTO company_billing (company_id, legal_name, tax_id, street_name, street_number, zip_code, city, country)
SELECT id, name || suffix, prefix || (100000000 + position * 7919) || ending, street, (4 + position)::text, zip, city, country
  FROM seed_company
  JOIN (VALUES (0, ' AB', 'SE', '001', 'Storgatan', '411 38', 'Göteborg', 'SE'), (1, ' Ltd', 'GB', '', 'Mill Lane', 'CB1 2AD', 'Cambridge', 'GB'),
               (2, ' GmbH', 'DE', '', 'Lindenstraße', '10969', 'Berlin', 'DE')) AS place (turn, suffix, prefix, ending, street, zip, city, country)
    ON turn = position % 3
    ON CONFLICT DO NOTHING;

UPDATE subscription
   SET plan_id = seed_company.plan_id, valid_to = CASE WHEN seed_company.plan_id <> 'starter' THEN now() + interval '9 months' END
  FROM seed_company
 WHERE subscription.company_id = seed_company.id AND subscription.plan_id = 'starter' AND seed_company.plan_id <> 'starter';

-- Three members per company. The demo account is the first owner of the first company.
CREATE TEMP TABLE seed_member ON COMMIT DROP AS
SELECT seed_company.id AS company_id, seed_company.position AS company_position, seat,
       pg_temp.seed_id('member', seed_company.slug, seat::text) AS id,
       (ARRAY['Astrid', 'Tomas', 'Yuki', 'Leila', 'Marcus', 'Ingrid', 'Rafael', 'Noor', 'Oskar', 'Celeste', 'Jonah', 'Maren'])[1 + (seed_company.position + seat * 5) % 12]
         || (ARRAY['Berg', 'Novak', 'Tanaka', 'Haddad', 'Okafor', 'Lindqvist', 'Moreau', 'Castillo', 'Weiss', 'Doyle', 'Petrov', 'Quist'])[1 + (seed_company.position * 7 + seat) % 12] AS display_name,
       (ARRAY['Head of marketing', 'Community manager', 'Producer'])[seat] AS title
  FROM seed_company, generate_series(1, 3) AS seat
 WHERE NOT (seed_company.position = 1 AND seat = 1);

INSERT INTO "user" (id, username, display_name, email, user_type, email_verified_at, country, language, picture_url, terms_accepted_at, is_demo, created_at)
SELECT id, 'member' || company_position || 'x' || seat, display_name, 'member' || company_position || 'x' || seat || '@market.example', 'Company',
       now() - interval '250 days', 'SE', 'en', '/files/art/avatar-' || lower(display_name) || '.svg', now() - interval '251 days', true, now() - interval '251 days'
  FROM seed_member
    ON CONFLICT DO NOTHING;

INSERT INTO company_member (user_id, company_id, title, is_owner)
SELECT id, company_id, title, seat = 1 FROM seed_member
 WHERE NOT EXISTS (SELECT FROM company_member WHERE user_id = seed_member.id);

INSERT INTO game (id, name, slug, developer, publisher, description, website, poster_url, hero_url, thumbnail_url, released_on, anticipation, external_ids)
SELECT seed_game.id, seed_game.name, seed_game.slug, seed_company.name,
       CASE WHEN seed_game.position % 4 = 0 THEN 'Cobalt Harbor' ELSE seed_company.name END,
       format('%s %s %s',
         seed_game.name,
         (ARRAY['is a hand-drawn adventure about finding the way home.', 'throws four friends into a storm that never ends.', 'is a tactical game in which every turn is an argument.',
                'asks how much of a city you can rebuild before the next winter.', 'is a fast, loud and generous shooter.', 'turns patience into the sharpest weapon.'])[1 + seed_game.position % 6],
         (ARRAY['Play alone or with friends.', 'No two runs are alike.', 'Made by twelve people over three years.', 'With a soundtrack recorded live.'])[1 + seed_game.position % 4]),
       'https://' || seed_game.slug || '.example',
       '/files/art/poster-' || seed_game.slug || '.svg', '/files/art/hero-' || seed_game.slug || '.svg', '/files/art/thumbnail-' || seed_game.slug || '.svg',
       seed_game.released_on,
       CASE WHEN seed_game.released_on > current_date THEN (40000 * pg_temp.seed_random('anticipation', seed_game.name) ^ 2)::integer ELSE 0 END,
       jsonb_build_object('steam', (400000 + seed_game.position * 371)::text)
  FROM seed_game JOIN seed_company ON seed_company.position = seed_game.company_position
    ON CONFLICT DO NOTHING;

INSERT INTO company_game (company_id, game_id)
SELECT seed_company.id, seed_game.id FROM seed_game JOIN seed_company ON seed_company.position = seed_game.company_position
    ON CONFLICT DO NOTHING;

INSERT INTO game_platform (game_id, family)
SELECT seed_game.id, platform_family.value
  FROM seed_game, platform_family
 WHERE platform_family.value = 'Pc' OR pg_temp.seed_random('platform', seed_game.name, platform_family.value) < 0.4
    ON CONFLICT DO NOTHING;

INSERT INTO game_release (id, game_id, family, released_on, label)
SELECT pg_temp.seed_id('release', seed_game.name, game_platform.family), seed_game.id, game_platform.family,
       seed_game.released_on + CASE WHEN game_platform.family = 'Pc' THEN 0 ELSE (120 * pg_temp.seed_random('port', seed_game.name, game_platform.family))::integer END,
       CASE WHEN seed_game.position % 5 = 0 AND game_platform.family = 'Pc' THEN 'Early access' ELSE '' END
  FROM seed_game JOIN game_platform ON game_platform.game_id = seed_game.id
    ON CONFLICT DO NOTHING;

INSERT INTO game_tag (game_id, tag_id)
SELECT id, tag_id
  FROM (SELECT seed_game.id, tag.id AS tag_id,
               row_number() OVER (PARTITION BY seed_game.id, tag.kind ORDER BY pg_temp.seed_random('tag', seed_game.name, tag.name::text)) AS rank, tag.kind
          FROM seed_game, tag WHERE tag.kind IN ('genre', 'theme', 'feature')) AS ranked
 WHERE rank <= CASE kind WHEN 'genre' THEN 2 WHEN 'feature' THEN 3 ELSE 1 END
    ON CONFLICT DO NOTHING;

INSERT INTO game_news (id, game_id, title, summary, body, author, image_url, published_at)
SELECT pg_temp.seed_id('news', seed_game.name, issue::text), seed_game.id,
       format((ARRAY['%s: what the new season brings', 'A first look behind the scenes of %s', '%s gets a date for its next big update',
                     'Players of %s broke their own record', 'How %s found its sound'])[1 + ((seed_game.position + issue) % 5)::integer], seed_game.name),
       'The team talks about its next plans and answers the most common questions from players.',
       format(E'It has been a busy month for %s. The team fixed the most reported problems and shows what it is working on next.\n\nThe update comes free of charge on every platform. Creators get early access a week before.', seed_game.name),
       seed_company.name, '/files/art/thumbnail-' || seed_game.slug || '.svg',
       now() - make_interval(days => (issue * 17 + seed_game.position % 13)::integer, hours => (seed_game.position % 11)::integer)
  FROM seed_game JOIN seed_company ON seed_company.position = seed_game.company_position, generate_series(0, 2) AS issue
    ON CONFLICT DO NOTHING;

-- Codes: every released or nearly released game has one item, and some have a DLC or a demo. Stock sizes vary.
CREATE TEMP TABLE seed_item ON COMMIT DROP AS
SELECT pg_temp.seed_id('item', seed_game.name, item_type) AS id, seed_company.id AS company_id, seed_game.id AS game_id, seed_game.slug, seed_game.position, item_type AS type,
       CASE item_type WHEN 'game' THEN seed_game.name WHEN 'DLC' THEN seed_game.name || ': Deep Winter' WHEN 'demo' THEN seed_game.name || ' demo'
                      WHEN 'in_game_item' THEN seed_game.name || ': founder''s banner' ELSE seed_game.name || ' soundtrack' END AS name
  FROM seed_game JOIN seed_company ON seed_company.position = seed_game.company_position,
       unnest(ARRAY['game', 'DLC', 'demo', 'in_game_item', 'other']) AS item_type
 WHERE item_type = 'game' OR (item_type = 'DLC' AND seed_game.position % 4 = 1) OR (item_type = 'demo' AND seed_game.released_on > current_date)
    OR (item_type = 'in_game_item' AND seed_game.position % 6 = 2) OR (item_type = 'other' AND seed_game.position % 15 = 7)
 UNION ALL
-- Companies without their own games have codes of other companies' games for their campaigns.
SELECT pg_temp.seed_id('item', seed_game.name, seed_company.slug), seed_company.id, seed_game.id, seed_game.slug, seed_game.position, 'game', seed_game.name
  FROM seed_game JOIN seed_company ON seed_company.position IN (9, 10) AND seed_game.position % 6 = seed_company.position % 6;

INSERT INTO code_item (id, company_id, game_id, type, name, item_name, created_by, created_at)
SELECT seed_item.id, seed_item.company_id, game_id, type, name, name, owner.user_id, now() - interval '245 days'
  FROM seed_item
  LEFT JOIN LATERAL (SELECT user_id FROM company_member WHERE company_id = seed_item.company_id AND is_owner ORDER BY user_id LIMIT 1) AS owner ON true
    ON CONFLICT DO NOTHING;

INSERT INTO code_batch (id, company_id, item_id, distribution_channel_id, note, added_by, created_at)
SELECT pg_temp.seed_id('batch', seed_item.id::text, channel), seed_item.company_id, seed_item.id, channel, 'Launch codes', owner.user_id, now() - interval '240 days'
  FROM seed_item
  LEFT JOIN LATERAL (SELECT user_id FROM company_member WHERE company_id = seed_item.company_id AND is_owner ORDER BY user_id LIMIT 1) AS owner ON true,
       unnest(ARRAY['steam', 'xbox_series_sx', 'playstation_5_eu', 'switch_eu']) AS channel
 WHERE channel = 'steam' OR pg_temp.seed_random('batch', seed_item.slug, channel) < 0.35
    ON CONFLICT DO NOTHING;

-- Inserted as plain text with the table's guard off; the codes are encrypted right after seeding.
SET LOCAL session_replication_role = replica;
INSERT INTO code (id, company_id, item_id, batch_id, distribution_channel_id, code_ciphertext, key_id, code_hash, status, added_by, created_at)
SELECT pg_temp.seed_id('code', code_batch.id::text, number::text), code_batch.company_id, code_batch.item_id, code_batch.id, code_batch.distribution_channel_id,
       convert_to(plain, 'UTF8'), 'clear', sha256(convert_to(plain, 'UTF8')),
       CASE WHEN pg_temp.seed_random('held', code_batch.id::text, number::text) < 0.04 THEN 'unavailable' ELSE 'available' END,
       code_batch.added_by, code_batch.created_at
  FROM seed_item CROSS JOIN unnest(ARRAY['steam', 'xbox_series_sx', 'playstation_5_eu', 'switch_eu']) AS channel JOIN code_batch ON code_batch.id = pg_temp.seed_id('batch', seed_item.id::text, channel),
       generate_series(1, 48 + (70 * pg_temp.seed_random('stock', code_batch.id::text))::integer) AS number,
       -- OFFSET 0 makes Postgres compute each value once instead of once per reference.
       LATERAL (SELECT upper(md5(code_batch.id::text || number)) AS word OFFSET 0) AS random,
       LATERAL (SELECT format('DEMO-%s-%s-%s', substr(word, 1, 5), substr(word, 6, 5), substr(word, 11, 5)) AS plain OFFSET 0) AS text
    ON CONFLICT DO NOTHING;
SET LOCAL session_replication_role = origin;

INSERT INTO company_page (company_id, font, headline, description, hero_url, is_published)
SELECT seed_company.id, (ARRAY['Lato', 'Source_Code_Pro', 'Comfortaa', 'Josefin_Slab', 'Josefin_Sans', 'Roboto_Mono'])[1 + (seed_company.position - 1) % 6], format('Get noticed with %s', seed_company.name),
       'Codes, Quests and Missions for creators who like our games. We answer within two days.',
       '/files/art/banner-company-' || seed_company.slug || '.svg', seed_company.position <= 9
  FROM seed_company
    ON CONFLICT DO NOTHING;

INSERT INTO company_page_block (id, company_id, kind, position, content)
SELECT pg_temp.seed_id('company block', seed_company.slug, kind), seed_company.id, kind, ordinality, content
  FROM seed_company, (VALUES
    ('text', 1, '{"heading": "Who we are", "text": "A team that has made games for more than ten years, and that reads every comment.\n\n- **Codes** for the games you like\n- **Quests** that pay on time\n- **Missions** with rewards worth having"}'::jsonb),
    ('activations', 2, '{"heading": "Open now"}'), ('games', 3, '{"heading": "Our games"}'), ('announcements', 4, '{"heading": "News for creators"}'),
    ('hero', 0, '{"heading": "Come and play"}'), ('links', 5, '{"heading": "Elsewhere", "links": [{"label": "Discord", "url": "https://discord.example/studio"}]}'),
    ('video', 6, '{"heading": "Our last trailer", "url": "https://www.youtube.com/watch?v=dQw4w9WgXcQ"}'), ('image', 7, '{"url": "/files/art/hero-ember-hollow.svg", "alt": "A valley at dusk"}')
  ) AS block (kind, ordinality, content)
 WHERE ordinality BETWEEN 1 AND 4 OR seed_company.position % 3 = 0
    ON CONFLICT (id) DO NOTHING;

INSERT INTO announcement (id, company_id, title, body, author_id, created_at)
SELECT pg_temp.seed_id('announcement', seed_company.slug, number::text), seed_company.id,
       (ARRAY['Welcome to our Creator Program', 'New Missions every month', 'How we choose creators for Quests'])[number],
       (ARRAY['Thank you for joining. Our open Missions, Quests and codes are on this page.',
              'From now on there is a new Mission on the first of every month. Rewards are listed before you join.',
              'We care more about how you talk with your viewers than about how many you have.'])[number],
       (SELECT user_id FROM company_member WHERE company_id = seed_company.id AND is_owner ORDER BY user_id LIMIT 1),
       now() - make_interval(days => number * 23 + seed_company.position)
  FROM seed_company, generate_series(1, 3) AS number
 WHERE seed_company.position <= 9
    ON CONFLICT DO NOTHING;

INSERT INTO whats_new_entry (id, title, body, audience, published_at)
VALUES
  (pg_temp.seed_id('whats new', '1'), 'Missions can unlock Missions', 'Choose follow-up Missions that open once a creator has completed this one.', 'Company', now() - interval '9 days'),
  (pg_temp.seed_id('whats new', '2'), 'See why you qualify', 'Every requirement now shows how far you are above or below it.', 'Creator', now() - interval '6 days'),
  (pg_temp.seed_id('whats new', '4'), 'Become a creator in three steps', 'Connect a channel, tell us what you play, and request access.', 'User', now() - interval '12 days'),
  (pg_temp.seed_id('whats new', '3'), 'Find anything with one shortcut', 'Press Ctrl+K to open any page, game or company.', NULL, now() - interval '2 days')
    ON CONFLICT DO NOTHING;

-- Removes this seed's events, because seeded history must not be delivered. Only seeds can delete from the outbox.
SET LOCAL session_replication_role = replica;
DELETE FROM domain_event WHERE created_at = now();
SET LOCAL session_replication_role = origin;
