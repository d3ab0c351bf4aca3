-- A large market beside the demo one: 100,000 creators, 1.5 million pieces of content with 3.5 million daily figures,
-- 2,000 activations and 200,000 runs. Its money and the demo company's part of it are in the files that follow. For benchmarks: what grows is in proportion, what is read by people is plain.

-- A number in [0, 1) that depends on nothing but its place and what it is for.
CREATE OR REPLACE FUNCTION pg_temp.chance(place bigint, salt bigint) RETURNS double precision LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT (hashint8extended(place, salt) & 1073741823) / 1073741824.0
$$;
-- Ids say what they are: the kind in front, the place at the end.
CREATE OR REPLACE FUNCTION pg_temp.large_id(kind text, place bigint) RETURNS uuid LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT (kind || '-0000-4000-8000-' || lpad(to_hex(place), 12, '0'))::uuid
$$;

-- A constant, so that a place costs no look-up.
DO $$ BEGIN
  EXECUTE format('CREATE OR REPLACE FUNCTION pg_temp.creators() RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE AS ''SELECT %s''',
                 coalesce(nullif(current_setting('questboard.large_creators', true), ''), '100000')::integer);
END $$;

SET LOCAL session_replication_role = replica;
SET LOCAL synchronous_commit = off;
SET LOCAL work_mem = '128MB';

-- Run twice, it finds the first creator and changes nothing.
CREATE TEMP TABLE seed_size ON COMMIT DROP AS
SELECT CASE WHEN EXISTS (SELECT FROM creator WHERE id = pg_temp.large_id('c0000000', 1)) THEN 0 ELSE 1 END AS share;
CREATE OR REPLACE FUNCTION pg_temp.places(total integer) RETURNS SETOF integer LANGUAGE sql AS $$
  SELECT generate_series(1, total * share) FROM seed_size
$$;
-- What grows, as a multiple of the creators: 100,000, or as many as `questboard.large_creators` says, in hundreds.
CREATE OR REPLACE FUNCTION pg_temp.times(factor numeric) RETURNS SETOF integer LANGUAGE sql AS $$
  SELECT generate_series(1, (pg_temp.creators() * factor * share)::integer) FROM seed_size
$$;

SELECT create_month_partitions((date_trunc('month', now()) - interval '13 months')::date, (date_trunc('month', now()) + interval '3 months')::date);

-- People ---------------------------------------------------------------------------------------------------------
INSERT INTO "user" (id, username, display_name, email, user_type, email_verified_at, country, language, is_demo, created_at)
SELECT pg_temp.large_id('c0000000', n), 'large' || n, 'Large' || n, 'large' || n || '@market.example', 'Creator', now(),
       (ARRAY['US', 'GB', 'DE', 'SE', 'FR', 'BR', 'ES', 'PL', 'CA', 'JP'])[1 + floor(10 * pg_temp.chance(n, 1))::integer],
       (ARRAY['en', 'en', 'de', 'sv', 'fr', 'pt', 'es', 'pl', 'en', 'ja'])[1 + floor(10 * pg_temp.chance(n, 1))::integer],
       true, now() - interval '900 days' * pg_temp.chance(n, 2)
  FROM pg_temp.times(1) AS n;
INSERT INTO notification_preference (user_id) SELECT pg_temp.large_id('c0000000', n) FROM pg_temp.times(1) AS n;
INSERT INTO user_connection (id, user_id, provider_id, channel_id, channel_name, channel_url, channel_created_at, followers, average_ccv, average_views_per_video, average_views_per_short, total_views, figures_at, refresh_token_sealed)
SELECT pg_temp.large_id('cc000000', n), pg_temp.large_id('c0000000', n), provider, 'large-' || n, 'Large' || n, 'https://' || provider || '.example/large' || n, now() - interval '3 years',
       followers, CASE WHEN provider <> 'tiktok' THEN followers / 90 END, CASE WHEN provider = 'youtube' THEN followers / 5 END, CASE WHEN provider <> 'twitch' THEN followers / 4 END, followers::bigint * 40, now(), '\x00'
  FROM pg_temp.times(1) AS n,
       LATERAL (SELECT (ARRAY['twitch', 'youtube', 'tiktok'])[1 + n % 3] AS provider, round(10 ^ (2.3 + 3.4 * pg_temp.chance(n, 3) ^ 2))::integer AS followers) AS channel;
INSERT INTO creator (id, size_tier, primary_content_language, onboarded_at, quests_onboarded_at)
SELECT user_id, size_tier_of(greatest(average_views_per_video, average_views_per_short), average_ccv), "user".language, now(), now()
  FROM pg_temp.times(1) AS n JOIN user_connection ON user_connection.id = pg_temp.large_id('cc000000', n) JOIN "user" ON "user".id = user_id;
INSERT INTO channel_verification (connection_id, user_id, status, finished_at)
SELECT pg_temp.large_id('cc000000', n), pg_temp.large_id('c0000000', n), 'meets_requirements', now() FROM pg_temp.times(1) AS n;
INSERT INTO creator_access (creator_id, kind, status, decided_at)
SELECT pg_temp.large_id('c0000000', n), kind, 'approved', now() FROM pg_temp.times(1) AS n, unnest(ARRAY['creator', 'quests', 'keys']) AS kind;

-- Companies, games, activations ----------------------------------------------------------------------------------
INSERT INTO company (id, name, type, website, verification, is_demo)
SELECT pg_temp.large_id('f0000000', n), 'Large Company ' || n, 'publisher', 'https://large' || n || '.example', 'verified', true FROM pg_temp.places(100) AS n;
INSERT INTO subscription (company_id, plan_id, valid_to) SELECT pg_temp.large_id('f0000000', n), 'scale', now() + interval '1 year' FROM pg_temp.places(100) AS n;
INSERT INTO game (id, name, slug, released_on)
SELECT pg_temp.large_id('90000000', n), 'Large Game ' || n, 'large-game-' || n, current_date - (1500 * pg_temp.chance(n, 4))::integer FROM pg_temp.places(1000) AS n;
INSERT INTO activation (id, kind, company_id, game_id, name, status, start_date, end_date, published_at, created_at)
SELECT pg_temp.large_id('a0000000', n), (ARRAY['KEY', 'QUEST', 'MISSION'])[1 + n % 3], pg_temp.large_id('f0000000', 1 + n % 100), pg_temp.large_id('90000000', 1 + n % 1000), 'Large activation ' || n,
       CASE WHEN n % 5 < 3 THEN 'active' ELSE 'ended' END, now() - interval '200 days', CASE WHEN n % 5 < 3 THEN now() + interval '60 days' ELSE now() - interval '10 days' END, now() - interval '200 days' * pg_temp.chance(n, 5), now() - interval '210 days'
  FROM pg_temp.places(2000) AS n;
INSERT INTO activation_game (activation_id, game_id) SELECT pg_temp.large_id('a0000000', n), pg_temp.large_id('90000000', 1 + n % 1000) FROM pg_temp.places(2000) AS n;
INSERT INTO requirement (activation_id, twitch_followers, youtube_subscribers, languages)
SELECT pg_temp.large_id('a0000000', n), 250 * (1 + n % 8), 250 * (1 + n % 8), CASE WHEN n % 4 = 0 THEN '{en}' ELSE '{}' END::text[] FROM pg_temp.places(2000) AS n;
INSERT INTO key_campaign (id) SELECT id FROM pg_temp.places(2000) AS n JOIN activation ON id = pg_temp.large_id('a0000000', n) AND kind = 'KEY';
INSERT INTO quest (id, budget_cents, post_types, talking_points, target_url) SELECT id, 50000000, '{STREAM,VIDEO}', ARRAY['What surprised you'], 'https://large.example' FROM pg_temp.places(2000) AS n JOIN activation ON id = pg_temp.large_id('a0000000', n) AND kind = 'QUEST';
INSERT INTO mission (id) SELECT id FROM pg_temp.places(2000) AS n JOIN activation ON id = pg_temp.large_id('a0000000', n) AND kind = 'MISSION';
INSERT INTO mission_criterion (id, mission_id, category, metric, target)
SELECT pg_temp.large_id('ac000000', n), id, 'STREAM_CONTENT', 'STREAM_CONTENT_AIR_TIME', 600 FROM pg_temp.places(2000) AS n JOIN activation ON id = pg_temp.large_id('a0000000', n) AND kind = 'MISSION';

-- Runs: each creator is in two activations or three, far enough apart that no pair comes twice. Nobody makes offers on TikTok, so
-- that 200,000 of these are left. All of a run has happened by now.
CREATE TEMP TABLE seed_run ON COMMIT DROP AS
SELECT n, activation.id AS activation_id, activation.kind, activation.company_id, pg_temp.large_id('c0000000', 1 + n % pg_temp.creators()) AS creator_id, pg_temp.large_id('e0000000', n) AS id,
       now() - interval '15 days' - interval '175 days' * pg_temp.chance(n, 6) AS joined_at, pg_temp.chance(n, 7) AS fate, 1 + n % pg_temp.creators() AS creator
  FROM pg_temp.times(2.25) AS n JOIN activation ON activation.id = pg_temp.large_id('a0000000', 1 + (n::bigint * 7919 + n / pg_temp.creators()) % 2000)
 WHERE activation.kind <> 'QUEST' OR (1 + n % pg_temp.creators()) % 3 < 2;
INSERT INTO quest_run (id, quest_id, company_id, creator_id, started_by, current_bid_id, connection_id, delivery_type, auto_approve_days, kit_codes, fee_basis_points, fee_cents, brief, accepted_at, paid_at, content_submitted_at, content_approved_at,
                       content_deadline_at, deadline_at, status, amount_cents, platform, post_type, content_length_minutes, finished_at, payment_id, payout_id, status_changed_at, created_at)
SELECT seed_run.id, activation_id, company_id, creator_id, 'creator', pg_temp.large_id('bd000000', n), pg_temp.large_id('cc000000', creator), 'open', 5, 1, 1000, fee_of(cents, 1000), '{}', joined_at + interval '1 day', joined_at + interval '2 days',
       CASE WHEN status <> 'CONTENTPRODUCTION' THEN joined_at + interval '8 days' END, CASE status WHEN 'COMPLETED' THEN joined_at + interval '9 days' END, joined_at + interval '12 days',
       CASE WHEN status <> 'COMPLETED' THEN now() + interval '30 days' * pg_temp.chance(n, 16) END, status, cents, CASE creator % 3 WHEN 0 THEN 'twitch' ELSE 'youtube' END, CASE creator % 3 WHEN 0 THEN 'STREAM' ELSE 'VIDEO' END, 120,
       CASE status WHEN 'COMPLETED' THEN joined_at + interval '12 days' END, pg_temp.large_id('fa000000', n), CASE status WHEN 'COMPLETED' THEN pg_temp.large_id('fb000000', n) END,
       joined_at + CASE status WHEN 'COMPLETED' THEN interval '12 days' WHEN 'CONTENTREVIEW' THEN interval '8 days' ELSE interval '2 days' END, joined_at
  FROM seed_run JOIN creator ON creator.id = creator_id
 CROSS JOIN LATERAL (SELECT CASE WHEN fate < 0.6 THEN 'COMPLETED' WHEN fate < 0.8 THEN 'CONTENTPRODUCTION' ELSE 'CONTENTREVIEW' END AS status,
       -- From what a creator of the size takes at least to six times as much, in steps of $10.
       round(CASE size_tier WHEN 'macro' THEN 500000 WHEN 'mid' THEN 100000 WHEN 'micro' THEN 20000 ELSE 5000 END * (1 + 5 * pg_temp.chance(n, 15) ^ 2) / 1000)::bigint * 1000 AS cents) AS deal
 WHERE kind = 'QUEST';
INSERT INTO mission_run (id, mission_id, company_id, creator_id, status, joined_at, finished_at, status_changed_at)
SELECT id, activation_id, company_id, creator_id, CASE WHEN fate < 0.6 THEN 'completed' WHEN fate < 0.8 THEN 'active' ELSE 'review' END, joined_at, CASE WHEN fate < 0.6 THEN joined_at + interval '12 days' END, joined_at
  FROM seed_run WHERE kind = 'MISSION';
INSERT INTO key_campaign_participant (id, campaign_id, company_id, creator_id, status, applied_at, status_changed_at)
SELECT id, activation_id, company_id, creator_id, CASE WHEN fate < 0.3 THEN 'pending' WHEN fate < 0.6 THEN 'claimed_key' ELSE 'completed' END, joined_at, joined_at FROM seed_run WHERE kind = 'KEY';

-- Content: fifteen pieces per creator over the last year. ---------------------------------------------------------
INSERT INTO content (id, creator_id, connection_id, platform, type, external_id, url, title, game_id, published_at, duration_minutes, average_ccv, views, hours_watched)
SELECT pg_temp.large_id('d0000000', n), pg_temp.large_id('c0000000', creator), pg_temp.large_id('cc000000', creator), (ARRAY['twitch', 'youtube', 'tiktok'])[1 + creator % 3], (ARRAY['STREAM', 'VIDEO', 'SHORTS'])[1 + creator % 3],
       'large-' || n, 'https://watch.example/' || n, 'Large content ' || n, pg_temp.large_id('90000000', 1 + floor(1000 * pg_temp.chance(n, 8) ^ 2)::integer), now() - interval '360 days' * pg_temp.chance(n, 9), 120,
       CASE WHEN creator % 3 = 0 THEN 5 + floor(300 * pg_temp.chance(n, 10) ^ 3)::integer END, floor(20000 * pg_temp.chance(n, 10) ^ 3)::bigint, round((900 * pg_temp.chance(n, 10) ^ 3)::numeric, 2)
  FROM (SELECT place AS n, 1 + place % pg_temp.creators() AS creator FROM pg_temp.times(15) AS place) AS given;
INSERT INTO content_day (content_id, day, creator_id, game_id, platform, type, views, hours_watched, air_minutes, ccv_minutes)
SELECT id, (published_at AT TIME ZONE 'UTC')::date + late, creator_id, game_id, platform, type, views / (late + 1), hours_watched / (late + 1), CASE late WHEN 0 THEN duration_minutes ELSE 0 END,
       CASE late WHEN 0 THEN duration_minutes * coalesce(average_ccv, 0) ELSE 0 END
  FROM pg_temp.times(15) AS n JOIN content ON content.id = pg_temp.large_id('d0000000', n), generate_series(0, 1 + n % 3 / 2) AS late;

INSERT INTO submission (id, activation_id, company_id, creator_id, quest_run_id, mission_run_id, participant_id, content_id, url, post_type, status, submitted_at, reviewed_at)
SELECT pg_temp.large_id('b0000000', n), activation_id, company_id, creator_id, CASE kind WHEN 'QUEST' THEN seed_run.id END, CASE kind WHEN 'MISSION' THEN seed_run.id END, CASE kind WHEN 'KEY' THEN seed_run.id END,
       pg_temp.large_id('d0000000', n), 'https://watch.example/' || n, (ARRAY['STREAM', 'VIDEO', 'SHORTS'])[1 + creator % 3], CASE WHEN fate >= 0.8 AND kind <> 'KEY' THEN 'PENDING' ELSE 'APPROVED' END, joined_at + interval '8 days',
       CASE WHEN fate < 0.8 OR kind = 'KEY' THEN joined_at + interval '9 days' END
  FROM seed_run WHERE CASE kind WHEN 'KEY' THEN fate >= 0.6 ELSE fate < 0.6 OR fate >= 0.8 END;

UPDATE activation SET participant_count = counted.runs FROM (SELECT activation_id, count(*) AS runs FROM seed_run GROUP BY 1) AS counted WHERE activation.id = counted.activation_id;
