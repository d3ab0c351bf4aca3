-- The demo market, part two: 400 creators with channels, interests, hardware and pages.

CREATE OR REPLACE FUNCTION pg_temp.seed_id(VARIADIC words text[]) RETURNS uuid LANGUAGE sql STABLE AS $$
  SELECT md5('demo/' || array_to_string(words, '/'))::uuid
$$;
CREATE OR REPLACE FUNCTION pg_temp.seed_random(VARIADIC words text[]) RETURNS double precision LANGUAGE sql STABLE AS $$
  SELECT ('x' || left(md5('random/' || array_to_string(words, '/')), 8))::bit(32)::bigint / 4294967296.0
$$;

-- Names combine two lists of twenty. Reach is log-normal, as in reality: many small channels, few large ones.
CREATE TEMP TABLE seed_creator ON COMMIT DROP AS
SELECT position, pg_temp.seed_id('creator', position::text) AS id,
       (ARRAY['Pixel', 'Nova', 'Lazy', 'Turbo', 'Misty', 'Grim', 'Cosmic', 'Salty', 'Velvet', 'Rusty', 'Hyper', 'Quiet', 'Lucky', 'Frost', 'Neon', 'Wicked', 'Honey', 'Shadow', 'Solar', 'Paper'])[1 + position % 20]
         || (ARRAY['Otter', 'Knight', 'Fox', 'Wizard', 'Panda', 'Raven', 'Pilot', 'Moth', 'Viking', 'Queen', 'Goblin', 'Badger', 'Ghost', 'Comet', 'Lynx', 'Baron', 'Heron', 'Titan', 'Sailor', 'Wolf'])[1 + position / 20] AS display_name,
       place.country, place.language,
       round(10 ^ (2.45 + 3.2 * pg_temp.seed_random('reach', position::text) ^ 2))::integer AS followers,
       now() - make_interval(days => (30 + 900 * pg_temp.seed_random('joined', position::text))::integer) AS joined_at
  FROM generate_series(0, 399) AS position,
       LATERAL (SELECT * FROM (VALUES
         (0.26, 'US', 'en'), (0.37, 'GB', 'en'), (0.47, 'DE', 'de'), (0.53, 'SE', 'sv'), (0.60, 'FR', 'fr'), (0.67, 'BR', 'pt'), (0.73, 'ES', 'es'), (0.77, 'PL', 'pl'),
         (0.82, 'CA', 'en'), (0.85, 'JP', 'ja'), (0.88, 'KR', 'ko'), (0.91, 'AU', 'en'), (0.94, 'MX', 'es'), (0.96, 'IT', 'it'), (0.98, 'NL', 'nl'), (1.01, 'NO', 'no')
       ) AS places (up_to, country, language) WHERE up_to > pg_temp.seed_random('place', position::text) ORDER BY up_to LIMIT 1) AS place;

INSERT INTO "user" (id, username, display_name, email, user_type, email_verified_at, country, language, picture_url, description, terms_accepted_at, is_demo, created_at)
SELECT id, 'creator' || (1000 + position), display_name, 'creator' || (1000 + position) || '@market.example', 'Creator', joined_at + interval '1 hour',
       country, CASE WHEN language IN (SELECT code FROM language) THEN language END, '/files/art/avatar-' || lower(display_name) || '.svg',
       (ARRAY['Cozy games and loud opinions, four evenings a week.', 'First runs, last bosses and everything in between.', 'Guides for people who hate guides.',
              'Variety, with a weakness for strategy.', 'Speedruns, badly explained.', 'Indie first, always.'])[1 + position % 6],
       joined_at, true, joined_at
  FROM seed_creator
    ON CONFLICT DO NOTHING;

-- These triggers are off, because they would compute eligibility again for each row. Once at the end is enough.
ALTER TABLE creator DISABLE TRIGGER creator_follow_eligibility;
ALTER TABLE user_connection DISABLE TRIGGER user_connection_follow_eligibility;
ALTER TABLE creator_access DISABLE TRIGGER creator_access_follow_eligibility;

INSERT INTO creator (id, primary_content_language, onboarded_at, quests_onboarded_at, created_at)
SELECT id, CASE WHEN language IN (SELECT code FROM language) THEN language END, joined_at + interval '1 day',
       CASE WHEN position % 5 <> 0 THEN joined_at + interval '2 days' END, joined_at
  FROM seed_creator
    ON CONFLICT DO NOTHING;

CREATE TEMP TABLE seed_channel ON COMMIT DROP AS
SELECT pg_temp.seed_id('channel', seed_creator.position::text, provider) AS id, seed_creator.id AS creator_id, seed_creator.position, display_name, provider, joined_at,
       greatest(60, round(followers * (0.4 + 0.9 * pg_temp.seed_random('channel', seed_creator.position::text, provider))))::integer AS followers
  FROM seed_creator, unnest(ARRAY['twitch', 'youtube', 'tiktok']) WITH ORDINALITY AS given (provider, rank)
 WHERE rank = 1 + seed_creator.position % 3 OR pg_temp.seed_random('has', seed_creator.position::text, provider) < 0.4;

INSERT INTO user_connection (id, user_id, provider_id, channel_id, channel_name, channel_url, picture_url, affiliation, is_business_account, channel_created_at,
                             followers, average_ccv, average_views_per_video, average_views_per_short, total_views, figures_at, refresh_token_sealed, created_at)
SELECT id, creator_id, provider, 'demo-' || provider || '-' || position, display_name,
       (CASE provider WHEN 'twitch' THEN 'https://www.twitch.tv/' WHEN 'youtube' THEN 'https://www.youtube.com/@' ELSE 'https://www.tiktok.com/@' END) || lower(display_name),
       '/files/art/avatar-' || lower(display_name) || '.svg',
       CASE WHEN provider <> 'twitch' THEN 'none' WHEN followers > 40000 THEN 'twitch_partner' WHEN followers > 400 THEN 'twitch_affiliate' ELSE 'none' END,
       provider = 'tiktok', CASE WHEN position = 41 THEN now() - interval '20 days' ELSE joined_at - make_interval(days => (120 + 2000 * pg_temp.seed_random('age', id::text))::integer) END,
       CASE WHEN position <> 61 THEN followers END,
       CASE WHEN provider <> 'tiktok' THEN round(followers * (0.004 + 0.02 * pg_temp.seed_random('ccv', id::text)))::integer END,
       CASE WHEN provider = 'youtube' THEN round(followers * (0.05 + 0.4 * pg_temp.seed_random('video', id::text)))::integer END,
       CASE WHEN provider <> 'twitch' THEN round(followers * (0.1 + 0.9 * pg_temp.seed_random('short', id::text)))::integer END,
       followers::bigint * 40, now() - interval '5 hours',
       CASE WHEN position % 17 <> 0 THEN '\x00'::bytea END, joined_at
  FROM seed_channel
    ON CONFLICT DO NOTHING;

-- Same results as `verifyChannel` in domain/: channels without figures, too young, with too few followers, and passing ones.
INSERT INTO channel_verification (connection_id, user_id, status, reason, started_at, finished_at)
SELECT seed_channel.id, creator_id, CASE WHEN verdict.reason IS NULL THEN 'meets_requirements' ELSE 'fails_requirements' END, verdict.reason, joined_at, joined_at + interval '2 minutes'
  FROM seed_channel JOIN user_connection ON user_connection.id = seed_channel.id
 CROSS JOIN LATERAL (SELECT CASE WHEN user_connection.followers IS NULL THEN 'insufficient_data'
                                 WHEN channel_created_at > now() - interval '30 days' THEN 'channel_too_new'
                                 WHEN user_connection.followers < 250 THEN 'too_few_followers' END AS reason) AS verdict
    ON CONFLICT DO NOTHING;

-- A third of the creators have a minimum deal size that is typical for their tier.
UPDATE creator
   SET minimum_deal_size_cents = CASE size_tier WHEN 'nano' THEN 5000 WHEN 'micro' THEN 20000 WHEN 'mid' THEN 100000 WHEN 'macro' THEN 500000 END
  FROM seed_creator
 WHERE seed_creator.id = creator.id AND seed_creator.position % 3 = 0 AND minimum_deal_size_cents IS NULL;

-- Our team answers within four days, so pending requests are two or three days old.
INSERT INTO creator_access (creator_id, kind, status, reason, requested_at, decided_at)
SELECT creator_id, kind, status, CASE status WHEN 'rejected' THEN 'Please show more of your own content first.' ELSE '' END,
       CASE status WHEN 'pending' THEN now() - interval '1 day' * (2 + pg_temp.seed_random('asked', position::text, kind)) ELSE joined_at + interval '1 day' END,
       CASE WHEN status <> 'pending' THEN joined_at + interval '4 days' END
  FROM (SELECT id AS creator_id, kind, position, joined_at,
               CASE WHEN kind = 'creator' OR position % 11 <> 0 THEN 'approved' WHEN position % 2 = 0 THEN 'pending' ELSE 'rejected' END AS status
          FROM seed_creator, unnest(ARRAY['creator', 'quests', 'keys']) AS kind) AS asked
 WHERE EXISTS (SELECT FROM channel_verification WHERE user_id = asked.creator_id AND channel_verification.status = 'meets_requirements')
    ON CONFLICT DO NOTHING;

INSERT INTO creator_interest (creator_id, tag_id)
SELECT seed_creator.id, tag.id
  FROM seed_creator, tag
 WHERE tag.kind IN ('category', 'genre') AND pg_temp.seed_random('interest', position::text, tag.name::text) < 0.14
    ON CONFLICT DO NOTHING;

INSERT INTO creator_hardware (creator_id, hardware_id)
SELECT seed_creator.id, hardware.id
  FROM seed_creator, hardware
 WHERE hardware.id = 'windows_pc' OR pg_temp.seed_random('hardware', seed_creator.position::text, hardware.id) < 0.2
    ON CONFLICT DO NOTHING;

INSERT INTO creator_game (creator_id, game_id)
SELECT seed_creator.id, game.id
  FROM seed_creator, game
 WHERE pg_temp.seed_random('plays', position::text, game.slug) < 0.06
    ON CONFLICT DO NOTHING;

INSERT INTO user_link (user_id, kind, url)
SELECT id, kind, 'https://' || kind || '.example/' || lower(display_name)
  FROM seed_creator, unnest(ARRAY['discord', 'instagram', 'extra']) AS kind
 WHERE pg_temp.seed_random('link', position::text, kind) < 0.5
    ON CONFLICT DO NOTHING;

INSERT INTO address (user_id, first_name, last_name, street_name, street_number, zip_code, city, country)
SELECT id, (ARRAY['Alex', 'Sam', 'Robin', 'Kim', 'Jo', 'Mika', 'Noa'])[1 + position % 7], (ARRAY['Berg', 'Silva', 'Martin', 'Novak', 'Tanaka', 'Kowalski'])[1 + position % 6],
       (ARRAY['Harbour Road', 'Mill Lane', 'Station Street', 'Garden Row'])[1 + position % 4], (1 + position % 120)::text, (10000 + position * 37)::text,
       (ARRAY['Northport', 'Eastfield', 'Lakeside', 'Old Town'])[1 + position / 4 % 4], country
  FROM seed_creator
 WHERE position % 4 <> 3
    ON CONFLICT DO NOTHING;

INSERT INTO creator_page (id, creator_id, slug, title, description, font, hero_url, is_published, position)
SELECT pg_temp.seed_id('page', position::text), id, lower(display_name), display_name, 'Streams, videos and what I’m playing right now.',
       (ARRAY['Lato', 'Source_Code_Pro', 'Comfortaa', 'Josefin_Slab', 'Josefin_Sans', 'Roboto_Mono'])[1 + position / 2 % 6],
       '/files/art/banner-creator-' || lower(display_name) || '.svg', true, 0
  FROM seed_creator
 WHERE position % 2 = 0
    ON CONFLICT DO NOTHING;

INSERT INTO creator_page_block (id, page_id, kind, position, content)
SELECT pg_temp.seed_id('block', seed_creator.position::text, kind), pg_temp.seed_id('page', seed_creator.position::text), kind, block.position, content
  FROM seed_creator, (VALUES
    ('hero', 1, '{"heading": "Welcome"}'::jsonb), ('channels', 2, '{"heading": "Where to find me"}'), ('games', 3, '{"heading": "Now playing"}'), ('links', 4, '{"heading": "More of me"}'),
    ('streams', 5, '{"heading": "Latest streams"}'), ('video', 6, '{"heading": "My favorite", "url": "https://www.youtube.com/watch?v=dQw4w9WgXcQ"}'),
    ('image', 7, '{"url": "/files/art/hero-hexfield.svg", "alt": "Where I spend my evenings"}')
  ) AS block (kind, position, content)
 WHERE seed_creator.position % 2 = 0 AND (block.position <= 4 OR seed_creator.position % 10 = 0)
    ON CONFLICT (id) DO NOTHING;

INSERT INTO creator_page_channel (page_id, connection_id, position)
SELECT pg_temp.seed_id('page', position::text), id, 0 FROM seed_channel WHERE position % 2 = 0
    ON CONFLICT DO NOTHING;

UPDATE notification_preference
   SET key_status_summary = (ARRAY['immediately', 'daily', 'weekly', 'never'])[1 + position % 4],
       program_applicant_summary = (ARRAY['never', 'daily', 'weekly', 'immediately'])[1 + position % 4],
       mission_status_summary = (ARRAY['daily', 'weekly', 'never', 'immediately'])[1 + position % 4]
  FROM (SELECT id, row_number() OVER (ORDER BY id) AS position FROM "user" WHERE is_demo AND username LIKE 'member%') AS colleague
 WHERE user_id = colleague.id;

-- The demo creator has a complete profile, like any other creator.
CREATE TEMP TABLE seed_demo_creator ON COMMIT DROP AS
SELECT id, created_at FROM "user" WHERE username = 'democreator' AND is_demo;

INSERT INTO creator_interest (creator_id, tag_id)
SELECT seed_demo_creator.id, tag.id FROM seed_demo_creator, tag
 WHERE (tag.kind, tag.name) IN (('genre', 'Strategy'), ('genre', 'Roguelike'), ('genre', 'Survival'), ('genre', 'Adventure'), ('category', 'Guides and tips'), ('category', 'Let''s play'))
    ON CONFLICT DO NOTHING;
INSERT INTO creator_hardware (creator_id, hardware_id)
SELECT seed_demo_creator.id, owned FROM seed_demo_creator, unnest(ARRAY['windows_pc', 'steam_deck', 'playstation_5', 'switch']) AS owned
    ON CONFLICT DO NOTHING;
INSERT INTO creator_game (creator_id, game_id)
SELECT seed_demo_creator.id, game.id FROM seed_demo_creator, game
 WHERE game.slug IN ('glass-kingdom', 'hexfield', 'lumen-tactics', 'frostbound', 'last-lantern', 'ember-hollow')
    ON CONFLICT DO NOTHING;
INSERT INTO user_link (user_id, kind, url)
SELECT seed_demo_creator.id, kind, 'https://' || kind || '.example/democreator' FROM seed_demo_creator, unnest(ARRAY['discord', 'instagram', 'facebook']) AS kind
    ON CONFLICT DO NOTHING;
INSERT INTO address (user_id, first_name, last_name, street_name, street_number, zip_code, city, country)
SELECT id, 'Robin', 'Berg', 'Hamngatan', '12', '11147', 'Stockholm', 'SE' FROM seed_demo_creator
    ON CONFLICT DO NOTHING;

ALTER TABLE creator ENABLE TRIGGER creator_follow_eligibility;
ALTER TABLE user_connection ENABLE TRIGGER user_connection_follow_eligibility;
ALTER TABLE creator_access ENABLE TRIGGER creator_access_follow_eligibility;
-- Without fresh statistics, Postgres would treat these tables as small and plan slow nested loops in the following parts.
ANALYZE "user", creator, user_connection, creator_game;
SELECT refresh_creator_eligibility();
ANALYZE creator_eligibility, creator_access;

-- Removes this seed's events, because seeded history must not be delivered.
SET LOCAL session_replication_role = replica;
DELETE FROM domain_event WHERE created_at = now();
SET LOCAL session_replication_role = origin;
