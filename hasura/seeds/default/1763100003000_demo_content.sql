-- The demo market, part three: twelve months of streams, videos and shorts on every creator's channels.

CREATE OR REPLACE FUNCTION pg_temp.seed_id(VARIADIC words text[]) RETURNS uuid LANGUAGE sql STABLE AS $$
  SELECT md5('demo/' || array_to_string(words, '/'))::uuid
$$;
CREATE OR REPLACE FUNCTION pg_temp.seed_random(VARIADIC words text[]) RETURNS double precision LANGUAGE sql STABLE AS $$
  SELECT ('x' || left(md5('random/' || array_to_string(words, '/')), 8))::bit(32)::bigint / 4294967296.0
$$;

SET LOCAL session_replication_role = replica;

SELECT create_month_partitions((date_trunc('month', now()) - interval '13 months')::date, (date_trunc('month', now()) + interval '3 months')::date);

CREATE TEMP TABLE seed_content ON COMMIT DROP AS
SELECT pg_temp.seed_id('content', user_connection.id::text, number::text) AS id, user_connection.user_id AS creator_id, user_connection.id AS connection_id,
       provider_id AS platform, number, played.id AS game_id, played.name AS game_name, "user".language,
       CASE provider_id WHEN 'twitch' THEN CASE WHEN number % 5 = 0 THEN 'VOD' ELSE 'STREAM' END
                        WHEN 'youtube' THEN CASE WHEN number % 3 = 0 THEN 'SHORTS' ELSE 'VIDEO' END ELSE 'SHORTS' END AS type,
       date_trunc('minute', now() - interval '365 days' * pg_temp.seed_random('when', user_connection.id::text, number::text)) AS published_at,
       60 + (240 * pg_temp.seed_random('length', user_connection.id::text, number::text))::integer AS minutes,
       0.5 + pg_temp.seed_random('luck', user_connection.id::text, number::text) AS luck,
       coalesce(followers, 0) AS followers, coalesce(average_ccv, 0) AS ccv, coalesce(average_views_per_video, average_views_per_short, followers / 5, 40) AS video_views,
       coalesce(average_views_per_short, followers / 4, 40) AS short_views
  FROM user_connection
  JOIN "user" ON "user".id = user_connection.user_id AND "user".is_demo
 CROSS JOIN LATERAL (SELECT 12 + (50 * pg_temp.seed_random('items', user_connection.id::text))::integer AS count) AS items
 CROSS JOIN LATERAL generate_series(0, items.count / 4) AS stretch
  -- One game for four pieces in a row: half of the time a game from the creator's profile, otherwise a popular one.
 CROSS JOIN LATERAL (
         SELECT game.id, game.name FROM game LEFT JOIN creator_game ON creator_game.game_id = game.id AND creator_game.creator_id = user_connection.user_id
          -- Creators show only released games. The last of four pieces of content is at most a year old.
          WHERE game.released_on <= current_date - (SELECT max(365 * pg_temp.seed_random('when', user_connection.id::text, place::text))::integer + 1
                                                      FROM generate_series(greatest(1, stretch * 4), stretch * 4 + 3) AS place)
          ORDER BY pg_temp.seed_random('game', user_connection.id::text, stretch::text, game.slug) * CASE WHEN creator_game.game_id IS NULL THEN 1 ELSE 0.3 END LIMIT 1
       ) AS played
 CROSS JOIN LATERAL generate_series(greatest(1, stretch * 4), least(items.count, stretch * 4 + 3)) AS number;

-- Recent releases are too new for a series of four, so a few channels show each released game of a company.
INSERT INTO seed_content
SELECT pg_temp.seed_id('content', shown_on.id::text, game.slug), shown_on.user_id, shown_on.id, provider_id, 1000 + place, game.id, game.name, "user".language,
       CASE provider_id WHEN 'twitch' THEN 'STREAM' WHEN 'youtube' THEN CASE WHEN place % 3 = 0 THEN 'SHORTS' ELSE 'VIDEO' END ELSE 'SHORTS' END,
       date_trunc('minute', now() - least(interval '29 days', now() - game.released_on) * pg_temp.seed_random('shown', shown_on.id::text, game.slug)),
       60 + (240 * pg_temp.seed_random('length', shown_on.id::text, game.slug))::integer, 0.5 + pg_temp.seed_random('luck', shown_on.id::text, game.slug),
       coalesce(followers, 0), coalesce(average_ccv, 0), coalesce(average_views_per_video, average_views_per_short, followers / 5, 40), coalesce(average_views_per_short, followers / 4, 40)
  FROM game
 CROSS JOIN LATERAL (SELECT user_connection.*, row_number() OVER (ORDER BY pg_temp.seed_random('new', game.slug, user_connection.id::text)) AS place FROM user_connection) AS shown_on
  JOIN "user" ON "user".id = shown_on.user_id AND "user".is_demo
 WHERE place <= 12 AND game.released_on BETWEEN current_date - 365 AND current_date - 1 AND EXISTS (SELECT FROM company_game WHERE company_game.game_id = game.id);

INSERT INTO content (id, creator_id, connection_id, platform, type, external_id, url, title, thumbnail_url, game_id, language, visibility, published_at,
                     duration_minutes, average_ccv, peak_ccv, views, hours_watched, likes, checked_at, created_at)
SELECT seed_content.id, creator_id, connection_id, platform, type, 'demo-' || seed_content.id,
       'https://' || platform || '.example/watch/' || left(seed_content.id::text, 8),
       format(CASE WHEN type IN ('STREAM', 'VOD')
                   THEN (ARRAY['%s until it hurts', 'First look at %s', '%s with the chat deciding', 'Relaxed evening in %s', '%s, no map, no mercy', 'Road to the end of %s'])[1 + number % 6]
                   WHEN type = 'VIDEO' THEN (ARRAY['Why %s is worth your weekend', '%s: ten things I wish I knew', 'I finished %s without jumping', 'The secret ending of %s'])[1 + number % 4]
                   ELSE (ARRAY['%s in 30 seconds', 'This happened in %s', 'No one does this in %s'])[1 + number % 3] END, game_name),
       '/files/art/thumbnail-' || game.slug || '.svg', game_id, language, 'public', published_at,
       CASE type WHEN 'STREAM' THEN minutes WHEN 'VOD' THEN minutes WHEN 'VIDEO' THEN 8 + minutes / 12 ELSE 1 END,
       CASE WHEN type = 'STREAM' THEN round(ccv * luck) END, CASE WHEN type = 'STREAM' THEN round(ccv * luck * 1.6) END,
       round(CASE type WHEN 'STREAM' THEN ccv * luck * 6 WHEN 'VOD' THEN ccv * luck WHEN 'VIDEO' THEN video_views * luck ELSE short_views * luck END),
       round((CASE type WHEN 'STREAM' THEN ccv * luck * minutes / 60.0 WHEN 'VOD' THEN ccv * luck / 4 WHEN 'VIDEO' THEN video_views * luck * 0.11 ELSE short_views * luck * 0.008 END)::numeric, 2),
       round(followers * luck * 0.01), now() - interval '5 hours', published_at
  FROM seed_content JOIN game ON game.id = game_id
    ON CONFLICT DO NOTHING;

ANALYZE seed_content, content;
-- A stream gets its viewers on its day. Other content gets them over three days, most of them at first.
INSERT INTO content_day (content_id, day, creator_id, connection_id, is_public, game_id, platform, type, views, hours_watched, air_minutes, ccv_minutes)
SELECT content.id, first_day + late, content.creator_id, content.connection_id, content.visibility = 'public', content.game_id, content.platform, content.type,
       round(content.views * upto) - round(content.views * before), round(content.hours_watched * upto, 2) - round(content.hours_watched * before, 2),
       CASE WHEN content.type = 'STREAM' THEN content.duration_minutes ELSE 0 END, CASE WHEN content.type = 'STREAM' THEN content.duration_minutes * content.average_ccv ELSE 0 END
  FROM seed_content JOIN content ON content.id = seed_content.id
 CROSS JOIN LATERAL (SELECT (content.published_at AT TIME ZONE 'Europe/Stockholm')::date AS first_day) AS came
 CROSS JOIN LATERAL (SELECT CASE content.type WHEN 'STREAM' THEN 0 ELSE least(2, (now() AT TIME ZONE 'Europe/Stockholm')::date - first_day) END AS last) AS went
  JOIN (VALUES (0, 0, 0.6), (1, 0.6, 0.85), (2, 0.85, 1)) AS spread (late, before, after) ON late <= last
 CROSS JOIN LATERAL (SELECT CASE late WHEN last THEN 1 ELSE after END AS upto) AS reached
 WHERE content.external_id = 'demo-' || content.id
    ON CONFLICT DO NOTHING;

ANALYZE content_day;
