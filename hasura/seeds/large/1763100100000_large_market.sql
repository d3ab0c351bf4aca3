-- A large market next to the demo market, for benchmarks: 100,000 creators, 2,000 activations and 200,000 runs. The other
-- files add money, content and the demo company's part. Volumes are proportional, texts are simple, and the demo market's
-- rules hold.

-- A pseudo-random number in [0, 1) that depends only on the given number and purpose.
CREATE OR REPLACE FUNCTION pg_temp.chance(place bigint, salt bigint) RETURNS double precision LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT (hashint8extended(place, salt) & 1073741823) / 1073741824.0
$$;
-- An id shows its kind at the start and its number at the end.
CREATE OR REPLACE FUNCTION pg_temp.large_id(kind text, place bigint) RETURNS uuid LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT (kind || '-0000-4000-8000-' || lpad(to_hex(place), 12, '0'))::uuid
$$;

-- All creators here are paid out to a card: the same rule as `payoutShare` in domain/, solved for the sum that arrives.
CREATE OR REPLACE FUNCTION pg_temp.payout_cost(earned_cents bigint) RETURNS bigint LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT earned_cents - ceil((earned_cents - 24.5) / 1.0025)::bigint + 1
$$;
-- A function with a constant result, so that Postgres inlines the number.
DO $$ BEGIN
  EXECUTE format('CREATE OR REPLACE FUNCTION pg_temp.creators() RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE AS ''SELECT %s''',
                 coalesce(nullif(current_setting('questboard.large_creators', true), ''), '100000')::integer);
END $$;

SET LOCAL session_replication_role = replica;
SET LOCAL synchronous_commit = off;
SET LOCAL work_mem = '128MB';

-- If this file runs again, it finds the first creator and changes nothing.
CREATE TEMP TABLE seed_size ON COMMIT DROP AS
SELECT CASE WHEN EXISTS (SELECT FROM creator WHERE id = pg_temp.large_id('c0000000', 1)) THEN 0 ELSE 1 END AS share;
CREATE OR REPLACE FUNCTION pg_temp.places(total integer) RETURNS SETOF integer LANGUAGE sql AS $$
  SELECT generate_series(1, total * share) FROM seed_size
$$;
-- Rows as a multiple of the creators: 100,000, or the value of `questboard.large_creators` (a multiple of 100).
CREATE OR REPLACE FUNCTION pg_temp.times(factor numeric) RETURNS SETOF integer LANGUAGE sql AS $$
  SELECT generate_series(1, (pg_temp.creators() * factor * share)::integer) FROM seed_size
$$;

SELECT create_month_partitions((date_trunc('month', now()) - interval '13 months')::date, (date_trunc('month', now()) + interval '3 months')::date);

-- People ---------------------------------------------------------------------------------------------------------
INSERT INTO "user" (id, username, display_name, email, user_type, email_verified_at, country, language, is_demo, created_at)
SELECT pg_temp.large_id('c0000000', n), 'large' || n, 'Large' || n, 'large' || n || '@market.example', 'Creator', now() - interval '300 days',
       (ARRAY['US', 'GB', 'DE', 'SE', 'FR', 'BR', 'ES', 'PL', 'CA', 'JP'])[1 + floor(10 * pg_temp.chance(n, 1))::integer],
       (ARRAY['en', 'en', 'de', 'sv', 'fr', 'pt', 'es', 'pl', 'en', 'ja'])[1 + floor(10 * pg_temp.chance(n, 1))::integer],
       true, now() - interval '300 days' - interval '700 days' * pg_temp.chance(n, 2)
  FROM pg_temp.times(1) AS n;
INSERT INTO notification_preference (user_id) SELECT pg_temp.large_id('c0000000', n) FROM pg_temp.times(1) AS n;
INSERT INTO user_connection (id, user_id, provider_id, channel_id, channel_name, channel_url, channel_created_at, followers, average_ccv, average_views_per_video, average_views_per_short, total_views, figures_at, refresh_token_sealed, created_at)
SELECT pg_temp.large_id('cc000000', n), pg_temp.large_id('c0000000', n), provider, 'large-' || n, 'Large' || n, 'https://' || provider || '.example/large' || n, now() - interval '3 years',
       followers, CASE WHEN provider <> 'tiktok' THEN followers / 90 END, CASE WHEN provider = 'youtube' THEN followers / 5 END, CASE WHEN provider <> 'twitch' THEN followers / 4 END, followers::bigint * 40, now(), '\x00', "user".created_at
  FROM pg_temp.times(1) AS n JOIN "user" ON "user".id = pg_temp.large_id('c0000000', n),
       LATERAL (SELECT (ARRAY['twitch', 'youtube', 'tiktok'])[1 + n % 3] AS provider, round(10 ^ (2.4 + 3.3 * pg_temp.chance(n, 3) ^ 2))::integer AS followers) AS channel;
INSERT INTO creator (id, size_tier, primary_content_language, onboarded_at, quests_onboarded_at, created_at)
SELECT user_id, size_tier_of(greatest(average_views_per_video, average_views_per_short), average_ccv), "user".language, "user".created_at, "user".created_at, "user".created_at
  FROM pg_temp.times(1) AS n JOIN user_connection ON user_connection.id = pg_temp.large_id('cc000000', n) JOIN "user" ON "user".id = user_id;
INSERT INTO channel_verification (connection_id, user_id, status, started_at, finished_at)
SELECT connection.id, user_id, 'meets_requirements', created_at, created_at + interval '1 minute' FROM pg_temp.times(1) AS n JOIN user_connection AS connection ON connection.id = pg_temp.large_id('cc000000', n);
INSERT INTO creator_access (creator_id, kind, status, requested_at, decided_at)
SELECT creator.id, kind, 'approved', created_at, created_at + interval '2 days' FROM pg_temp.times(1) AS n JOIN creator ON creator.id = pg_temp.large_id('c0000000', n), unnest(ARRAY['creator', 'quests', 'keys']) AS kind;

-- Companies, games, activations ----------------------------------------------------------------------------------
INSERT INTO company (id, name, type, website, verification, is_demo, created_at)
SELECT pg_temp.large_id('f0000000', n), 'Large Company ' || n, 'publisher', 'https://large' || n || '.example', 'verified', true, now() - interval '500 days' FROM pg_temp.places(100) AS n;
INSERT INTO company_settings (company_id, email, billing_email)
SELECT pg_temp.large_id('f0000000', n), 'hello@large' || n || '.example', 'billing@large' || n || '.example' FROM pg_temp.places(100) AS n;
INSERT INTO "user" (id, username, display_name, email, user_type, email_verified_at, country, language, is_demo, created_at)
SELECT pg_temp.large_id('c1000000', n), 'largeowner' || n, 'LargeOwner' || n, 'owner@large' || n || '.example', 'Company', now() - interval '500 days', 'US', 'en', true, now() - interval '500 days' FROM pg_temp.places(100) AS n;
INSERT INTO notification_preference (user_id) SELECT pg_temp.large_id('c1000000', n) FROM pg_temp.places(100) AS n;
INSERT INTO company_member (user_id, company_id, title, is_owner, created_at)
SELECT pg_temp.large_id('c1000000', n), pg_temp.large_id('f0000000', n), 'Head of Partnerships', true, now() - interval '500 days' FROM pg_temp.places(100) AS n;
INSERT INTO subscription (company_id, plan_id, valid_to, created_at) SELECT pg_temp.large_id('f0000000', n), 'scale', now() + interval '1 year', now() - interval '500 days' FROM pg_temp.places(100) AS n;
INSERT INTO game (id, name, slug, released_on)
SELECT pg_temp.large_id('90000000', n), 'Large Game ' || n, 'large-game-' || n, current_date - (1500 * pg_temp.chance(n, 4))::integer FROM pg_temp.places(1000) AS n;
-- Two in five activations have ended.
INSERT INTO activation (id, kind, company_id, game_id, name, status, start_date, end_date, published_at, closed_at, created_by, created_at)
SELECT pg_temp.large_id('a0000000', n), (ARRAY['KEY', 'QUEST', 'MISSION'])[1 + n % 3], pg_temp.large_id('f0000000', 1 + n % 100), pg_temp.large_id('90000000', 1 + n % 1000), 'Large activation ' || n,
       CASE WHEN is_over THEN 'ended' ELSE 'active' END, now() - interval '200 days', CASE WHEN is_over THEN now() - interval '2 days' ELSE now() + interval '60 days' END,
       now() - interval '200 days' - interval '20 days' * pg_temp.chance(n, 5), CASE WHEN is_over THEN now() - interval '2 days' END, pg_temp.large_id('c1000000', 1 + n % 100), now() - interval '230 days'
  FROM pg_temp.places(2000) AS n CROSS JOIN LATERAL (SELECT n % 5 > 2 AS is_over) AS fate;
INSERT INTO activation_game (activation_id, game_id) SELECT pg_temp.large_id('a0000000', n), pg_temp.large_id('90000000', 1 + n % 1000) FROM pg_temp.places(2000) AS n;
INSERT INTO requirement (activation_id, twitch_followers, youtube_subscribers, tiktok_followers, languages)
SELECT pg_temp.large_id('a0000000', n), 250 * (1 + n % 8), 250 * (1 + n % 8), 250 * (1 + n % 8), CASE WHEN n % 4 = 0 THEN '{en}' ELSE '{}' END::text[] FROM pg_temp.places(2000) AS n;
INSERT INTO key_campaign (id) SELECT id FROM pg_temp.places(2000) AS n JOIN activation ON id = pg_temp.large_id('a0000000', n) AND kind = 'KEY';
INSERT INTO quest (id, budget_cents, post_types, talking_points, target_url) SELECT id, 50000000, '{STREAM,VIDEO}', ARRAY['What surprised you'], 'https://large.example' FROM pg_temp.places(2000) AS n JOIN activation ON id = pg_temp.large_id('a0000000', n) AND kind = 'QUEST';
INSERT INTO mission (id) SELECT id FROM pg_temp.places(2000) AS n JOIN activation ON id = pg_temp.large_id('a0000000', n) AND kind = 'MISSION';
INSERT INTO mission_criterion (id, mission_id, category, metric, target)
SELECT pg_temp.large_id('ac000000', n), id, 'STREAM_CONTENT', 'STREAM_CONTENT_AIR_TIME', 100 FROM pg_temp.places(2000) AS n JOIN activation ON id = pg_temp.large_id('a0000000', n) AND kind = 'MISSION';

-- Each creator joins two or three activations, and none of them twice. TikTok creators make no offers and no streams, which
-- leaves 200,000 runs. The runs of key campaigns are in the file with the codes. Ended activations have no open runs, and open
-- runs are recent enough for their deadlines.
CREATE TEMP TABLE seed_run ON COMMIT DROP AS
SELECT n, activation.id AS activation_id, activation.kind, activation.company_id, activation.end_date, creator, pg_temp.large_id('c0000000', creator) AS creator_id, pg_temp.large_id('e0000000', n) AS id,
       CASE creator % 3 WHEN 0 THEN 'twitch' ELSE 'youtube' END AS platform, pg_temp.chance(n, 6) AS chance,
       CASE WHEN activation.status = 'ended' OR fate < 0.6 THEN 'over' WHEN fate < 0.8 THEN 'at work' ELSE 'in review' END AS stage
  FROM (SELECT place AS n, 1 + place % pg_temp.creators() AS creator, pg_temp.chance(place, 7) AS fate FROM pg_temp.times(2.6) AS place) AS given
  JOIN activation ON activation.id = pg_temp.large_id('a0000000', 1 + (n::bigint * 7919 + n / pg_temp.creators()) % 2000)
 WHERE activation.kind = 'KEY' OR creator % 3 < 2;
WITH asked AS MATERIALIZED (SELECT id, auto_approve_days, quest_brief(id) AS brief FROM quest WHERE id IN (SELECT activation_id FROM seed_run))
INSERT INTO quest_run (id, quest_id, company_id, creator_id, started_by, current_bid_id, connection_id, delivery_type, auto_approve_days, kit_codes, fee_basis_points, fee_cents, payout_method, payout_cost_cents, brief, accepted_at, paid_at, content_submitted_at, content_approved_at,
                       content_deadline_at, listing_deadline_at, deadline_at, status, amount_cents, platform, post_type, content_length_minutes, finished_at, payment_id, payout_id, status_changed_at, created_at)
SELECT seed_run.id, activation_id, company_id, creator_id, 'creator', pg_temp.large_id('bd000000', n), pg_temp.large_id('cc000000', creator), 'open', auto_approve_days, 1, 1000, fee_of(cents, 1000), 'card', pg_temp.payout_cost(cents - fee_of(cents, 1000)), brief, began_at + interval '1 day', began_at + interval '2 days',
       CASE WHEN stage <> 'at work' THEN began_at + interval '8 days' END, CASE stage WHEN 'over' THEN began_at + interval '9 days' END, began_at + interval '12 days', CASE WHEN stage = 'over' AND post_type = 'VIDEO' THEN began_at + interval '19 days' END,
       CASE stage WHEN 'at work' THEN began_at + interval '12 days' WHEN 'in review' THEN began_at + interval '8 days' + make_interval(hours => 24 * auto_approve_days) END,
       CASE stage WHEN 'over' THEN 'COMPLETED' WHEN 'at work' THEN 'CONTENTPRODUCTION' ELSE 'CONTENTREVIEW' END, cents, platform, post_type, 120,
       CASE stage WHEN 'over' THEN began_at + interval '12 days' END, pg_temp.large_id('fa000000', n), CASE stage WHEN 'over' THEN pg_temp.large_id('fb000000', n) END,
       began_at + CASE stage WHEN 'over' THEN interval '12 days' WHEN 'in review' THEN interval '8 days' ELSE interval '2 days' END, began_at
  FROM seed_run JOIN creator ON creator.id = creator_id JOIN asked ON asked.id = activation_id
 CROSS JOIN LATERAL (SELECT CASE platform WHEN 'twitch' THEN 'STREAM' ELSE 'VIDEO' END AS post_type,
       now() - CASE stage WHEN 'over' THEN interval '15 days' + interval '175 days' * chance WHEN 'in review' THEN interval '8 days 1 hour' + interval '4 days' * chance ELSE interval '2 days 1 hour' + interval '9 days' * chance END AS began_at,
       -- From the minimum of the creator's size tier to six times that amount, in steps of $10.
       round(CASE size_tier WHEN 'macro' THEN 500000 WHEN 'mid' THEN 100000 WHEN 'micro' THEN 20000 ELSE 5000 END * (1 + 5 * pg_temp.chance(n, 15) ^ 2) / 1000)::bigint * 1000 AS cents) AS deal
 WHERE kind = 'QUEST';
INSERT INTO mission_run (id, mission_id, company_id, creator_id, status, joined_at, deadline_at, submitted_at, reviewed_at, finished_at, status_changed_at, created_at)
SELECT id, activation_id, company_id, creator_id, CASE stage WHEN 'over' THEN 'completed' WHEN 'at work' THEN 'active' ELSE 'review' END, joined_at, end_date, CASE WHEN stage <> 'at work' THEN joined_at + interval '8 days' END,
       CASE stage WHEN 'over' THEN joined_at + interval '9 days' END, CASE stage WHEN 'over' THEN joined_at + interval '12 days' END,
       joined_at + CASE stage WHEN 'over' THEN interval '12 days' WHEN 'in review' THEN interval '8 days' ELSE interval '0' END, joined_at
  FROM seed_run
 CROSS JOIN LATERAL (SELECT now() - CASE stage WHEN 'over' THEN interval '15 days' + interval '175 days' * chance WHEN 'in review' THEN interval '9 days' + interval '20 days' * chance ELSE interval '1 hour' + interval '20 days' * chance END AS joined_at) AS came
 WHERE kind = 'MISSION';

-- Submissions: each run submits the creator's piece of content that has the same number as the run.
INSERT INTO submission (id, activation_id, company_id, creator_id, quest_run_id, content_id, url, post_type, status, submitted_at, reviewed_at)
SELECT pg_temp.large_id('b0000000', n), activation_id, run.company_id, run.creator_id, run.id, pg_temp.large_id('d0000000', n), 'https://watch.example/' || n, run.post_type, CASE WHEN content_approved_at IS NULL THEN 'PENDING' ELSE 'APPROVED' END, content_submitted_at, content_approved_at
  FROM seed_run JOIN quest_run AS run USING (id) WHERE content_submitted_at IS NOT NULL;
INSERT INTO submission (id, activation_id, company_id, creator_id, mission_run_id, criterion_id, content_id, url, post_type, status, submitted_at, reviewed_at)
SELECT pg_temp.large_id('b0000000', n), activation_id, run.company_id, run.creator_id, run.id, criterion.id, pg_temp.large_id('d0000000', n), 'https://watch.example/' || n, 'STREAM', CASE WHEN reviewed_at IS NULL THEN 'PENDING' ELSE 'APPROVED' END, submitted_at, reviewed_at
  FROM seed_run JOIN mission_run AS run USING (id) JOIN mission_criterion AS criterion ON criterion.mission_id = activation_id WHERE submitted_at IS NOT NULL;

UPDATE activation SET participant_count = counted.runs FROM (SELECT activation_id, count(*) AS runs FROM seed_run GROUP BY 1) AS counted WHERE activation.id = counted.activation_id;

ANALYZE "user", user_connection, creator, creator_access, activation, quest_run, mission_run, submission;
