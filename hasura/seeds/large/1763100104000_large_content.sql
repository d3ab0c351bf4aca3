-- The large market's content: 1.5 million pieces over the last year with 3.5 million daily figures. Submitted content shows
-- the activation's game and was made the day before.

CREATE OR REPLACE FUNCTION pg_temp.chance(place bigint, salt bigint) RETURNS double precision LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT (hashint8extended(place, salt) & 1073741823) / 1073741824.0
$$;
CREATE OR REPLACE FUNCTION pg_temp.large_id(kind text, place bigint) RETURNS uuid LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT (kind || '-0000-4000-8000-' || lpad(to_hex(place), 12, '0'))::uuid
$$;

DO $$ BEGIN
  EXECUTE format('CREATE OR REPLACE FUNCTION pg_temp.creators() RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE AS ''SELECT %s''',
                 coalesce(nullif(current_setting('questboard.large_creators', true), ''), '100000')::integer);
END $$;

SET LOCAL session_replication_role = replica;
SET LOCAL synchronous_commit = off;
SET LOCAL work_mem = '128MB';

-- If this file runs again, it finds the first piece of content and changes nothing.
CREATE TEMP TABLE seed_size ON COMMIT DROP AS
SELECT CASE WHEN EXISTS (SELECT FROM content WHERE id = pg_temp.large_id('d0000000', 1)) THEN 0 ELSE 1 END AS share;
CREATE OR REPLACE FUNCTION pg_temp.times(factor numeric) RETURNS SETOF integer LANGUAGE sql AS $$
  SELECT generate_series(1, (pg_temp.creators() * factor * share)::integer) FROM seed_size
$$;

INSERT INTO content (id, creator_id, connection_id, platform, type, external_id, url, title, game_id, published_at, duration_minutes, average_ccv, views, hours_watched, created_at)
SELECT given.id, pg_temp.large_id('c0000000', creator), pg_temp.large_id('cc000000', creator), (ARRAY['twitch', 'youtube', 'tiktok'])[1 + creator % 3], what.type, 'large-' || n, 'https://watch.example/' || n, 'Large content ' || n,
       game.id, what.published_at, 120, CASE what.type WHEN 'STREAM' THEN 5 + floor(300 * luck)::integer END, floor(20000 * luck)::bigint, round((900 * luck)::numeric, 2), what.published_at
  FROM (SELECT place AS n, pg_temp.large_id('d0000000', place) AS id, 1 + place % pg_temp.creators() AS creator, pg_temp.chance(place, 10) ^ 3 AS luck FROM pg_temp.times(15) AS place) AS given
  LEFT JOIN submission ON submission.content_id = given.id
  LEFT JOIN activation ON activation.id = submission.activation_id
  JOIN game ON game.id = coalesce(activation.game_id, pg_temp.large_id('90000000', 1 + floor(1000 * pg_temp.chance(n, 8) ^ 2)::integer))
 -- Creators show only released games, except for content an activation requested.
 CROSS JOIN LATERAL (SELECT coalesce(submission.post_type, (ARRAY['STREAM', 'VIDEO', 'SHORTS'])[1 + creator % 3]) AS type,
       coalesce(submission.submitted_at - interval '20 hours', now() - least(interval '360 days', now() - game.released_on) * pg_temp.chance(n, 9)) AS published_at) AS what;
INSERT INTO content_day (content_id, day, creator_id, connection_id, is_public, game_id, platform, type, views, hours_watched, air_minutes, ccv_minutes)
SELECT content.id, first_day + late, creator_id, connection_id, visibility = 'public', game_id, platform, type, CASE late WHEN 0 THEN views - later * (views / (later + 1)) ELSE views / (later + 1) END,
       CASE late WHEN 0 THEN hours_watched - later * round(hours_watched / (later + 1), 2) ELSE round(hours_watched / (later + 1), 2) END, CASE late WHEN 0 THEN duration_minutes ELSE 0 END, CASE late WHEN 0 THEN duration_minutes * coalesce(average_ccv, 0) ELSE 0 END
  FROM pg_temp.times(15) AS n JOIN content ON content.id = pg_temp.large_id('d0000000', n)
 CROSS JOIN LATERAL (SELECT (published_at AT TIME ZONE 'Europe/Stockholm')::date AS first_day) AS began
 CROSS JOIN LATERAL (SELECT least(1 + n % 3 / 2, (now() AT TIME ZONE 'Europe/Stockholm')::date - first_day) AS later) AS seen
 CROSS JOIN generate_series(0, later) AS late;
ANALYZE content, content_day;

-- Totals that triggers normally keep, computed once for all rows written without them.
SELECT rebuild_rollups() FROM seed_size WHERE share = 1;
SELECT refresh_creator_eligibility() FROM seed_size WHERE share = 1;
SELECT refresh_creator_periods() FROM seed_size WHERE share = 1;
SELECT refresh_game_periods() FROM seed_size WHERE share = 1;
SELECT rebuild_activation_guests() FROM seed_size WHERE share = 1;
