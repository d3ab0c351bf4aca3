CREATE OR REPLACE FUNCTION add_content_days(rows content_day[], sign integer) RETURNS void LANGUAGE sql AS $$
  INSERT INTO creator_day AS d (creator_id, day, platform, type, views, hours_watched, air_minutes, ccv_minutes)
  SELECT creator_id, day, platform, type, sign * sum(views), sign * sum(hours_watched), sign * sum(air_minutes), sign * sum(ccv_minutes)
  FROM unnest(rows) GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4
  ON CONFLICT (creator_id, day, platform, type) DO UPDATE SET
    views = d.views + excluded.views, hours_watched = d.hours_watched + excluded.hours_watched,
    air_minutes = d.air_minutes + excluded.air_minutes, ccv_minutes = d.ccv_minutes + excluded.ccv_minutes;

  INSERT INTO game_day AS d (game_id, day, platform, type, views, hours_watched, air_minutes, ccv_minutes)
  SELECT game_id, day, platform, type, sign * sum(views), sign * sum(hours_watched), sign * sum(air_minutes), sign * sum(ccv_minutes)
  FROM unnest(rows) WHERE game_id IS NOT NULL GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4
  ON CONFLICT (game_id, day, platform, type) DO UPDATE SET
    views = d.views + excluded.views, hours_watched = d.hours_watched + excluded.hours_watched,
    air_minutes = d.air_minutes + excluded.air_minutes, ccv_minutes = d.ccv_minutes + excluded.ccv_minutes;

  INSERT INTO activation_day AS d (activation_id, creator_id, game_id, company_id, day, views, hours_watched, air_minutes, ccv_minutes)
  SELECT s.activation_id, s.creator_id, a.game_id, s.company_id, r.day,
         sign * sum(r.views), sign * sum(r.hours_watched), sign * sum(r.air_minutes), sign * sum(r.ccv_minutes)
  FROM unnest(rows) r
  JOIN submission s ON s.content_id = r.content_id AND s.status <> 'REJECTED'
  JOIN activation a ON a.id = s.activation_id
  GROUP BY 1, 2, 3, 4, 5 ORDER BY 1, 2, 5
  ON CONFLICT ON CONSTRAINT activation_day_key DO UPDATE SET
    views = d.views + excluded.views, hours_watched = d.hours_watched + excluded.hours_watched,
    air_minutes = d.air_minutes + excluded.air_minutes, ccv_minutes = d.ccv_minutes + excluded.ccv_minutes;
$$;

CREATE OR REPLACE FUNCTION rebuild_rollups() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  TRUNCATE creator_day, game_day, activation_day, link_click_day;
  INSERT INTO creator_day SELECT creator_id, day, platform, type, sum(views), sum(hours_watched), sum(air_minutes), sum(ccv_minutes)
  FROM content_day GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4;
  INSERT INTO game_day SELECT game_id, day, platform, type, sum(views), sum(hours_watched), sum(air_minutes), sum(ccv_minutes)
  FROM content_day WHERE game_id IS NOT NULL GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4;
  INSERT INTO link_click_day (link_id, day, country, device, activation_id, company_id, creator_id, clicks)
  SELECT c.link_id, (c.clicked_at AT TIME ZONE 'UTC')::date, c.country, c.device, l.activation_id, l.company_id, l.creator_id, count(*)
  FROM link_click c JOIN link l ON l.id = c.link_id GROUP BY 1, 2, 3, 4, 5, 6, 7 ORDER BY 1, 2, 3, 4;
  UPDATE link SET click_count = coalesce((SELECT sum(clicks) FROM link_click_day d WHERE d.link_id = link.id), 0);
  INSERT INTO activation_day (activation_id, creator_id, game_id, company_id, day, submissions, views, hours_watched, air_minutes, ccv_minutes, clicks, codes)
  SELECT u.activation_id, u.creator_id, a.game_id, a.company_id, u.day, sum(u.submissions), sum(u.views), sum(u.hours_watched),
         sum(u.air_minutes), sum(u.ccv_minutes), sum(u.clicks), sum(u.codes)
  FROM (
    SELECT activation_id, creator_id, (submitted_at AT TIME ZONE 'UTC')::date AS day, 1 AS submissions, 0::bigint AS views,
           0::numeric AS hours_watched, 0::bigint AS air_minutes, 0::bigint AS ccv_minutes, 0::bigint AS clicks, 0 AS codes
    FROM submission WHERE status <> 'REJECTED'
    UNION ALL
    SELECT s.activation_id, s.creator_id, f.day, 0, f.views, f.hours_watched, f.air_minutes, f.ccv_minutes, 0, 0
    FROM submission s JOIN content_day f ON f.content_id = s.content_id WHERE s.status <> 'REJECTED'
    UNION ALL
    SELECT activation_id, creator_id, day, 0, 0, 0, 0, 0, clicks, 0 FROM link_click_day
    UNION ALL
    SELECT activation_id, creator_id, (claimed_at AT TIME ZONE 'UTC')::date, 0, 0, 0, 0, 0, 0, 1 FROM code_claim
  ) u JOIN activation a ON a.id = u.activation_id
  GROUP BY 1, 2, 3, 4, 5 ORDER BY 1, 2, 3, 4, 5;
END $$;

CREATE OR REPLACE FUNCTION refresh_game_periods(game_ids uuid[] DEFAULT NULL, today date DEFAULT (now() AT TIME ZONE 'UTC')::date)
RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF game_ids IS NULL THEN
    DELETE FROM game_period;
  ELSE
    DELETE FROM game_period WHERE game_id = ANY (game_ids);
  END IF;
  EXECUTE format($sql$
    INSERT INTO game_period (game_id, type, days, creators, items, views, hours_watched, air_minutes, average_ccv)
    WITH fact AS (
      SELECT f.game_id, f.type, $1 - f.day AS age, f.views, f.hours_watched, f.air_minutes, f.ccv_minutes,
             (lead(f.day) OVER (PARTITION BY f.game_id, f.type, f.content_id ORDER BY f.day) IS NULL)::integer AS is_last,
             (lead(f.day) OVER (PARTITION BY f.game_id, f.type, f.creator_id ORDER BY f.day) IS NULL)::integer AS is_last_of_creator
        FROM content_day f WHERE f.day > $1 - 180 AND f.day <= $1 AND %s
    ), stretch AS (
      SELECT game_id, type, CASE WHEN age < 1 THEN 1 WHEN age < 3 THEN 3 WHEN age < 7 THEN 7 WHEN age < 14 THEN 14 WHEN age < 30 THEN 30 WHEN age < 90 THEN 90 ELSE 180 END AS days, sum(is_last_of_creator) AS creators, sum(is_last) AS items, sum(views) AS views,
             sum(hours_watched) AS hours_watched, sum(air_minutes) AS air_minutes, sum(ccv_minutes) AS ccv_minutes
        FROM fact GROUP BY 1, 2, 3
    )
    SELECT s.game_id, s.type, p.days, sum(s.creators), sum(s.items), sum(s.views), sum(s.hours_watched), sum(s.air_minutes),
           round(sum(s.ccv_minutes) / nullif(sum(s.air_minutes), 0))
      FROM stretch s JOIN unnest(ARRAY[1, 3, 7, 14, 30, 90, 180]::smallint[]) AS p(days) ON s.days <= p.days
     GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
    ON CONFLICT (game_id, type, days) DO NOTHING $sql$, CASE WHEN game_ids IS NULL THEN 'f.game_id IS NOT NULL' ELSE 'f.game_id = ANY ($2)' END)
  USING today, game_ids;
END $$;

CREATE OR REPLACE FUNCTION refresh_channel_periods(creator_ids uuid[] DEFAULT NULL, today date DEFAULT (now() AT TIME ZONE 'UTC')::date)
RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF creator_ids IS NULL THEN
    DELETE FROM channel_period;
  ELSE
    DELETE FROM channel_period WHERE creator_id = ANY (creator_ids);
  END IF;
  -- Each fact is read once and counts in every period that contains its last day. Planned for the given creators.
  EXECUTE format($sql$
    INSERT INTO channel_period (connection_id, type, days, creator_id, platform, country, language, size_tier, followers, followers_gained,
                                items, views, hours_watched, air_minutes, average_ccv, views_per_item)
    WITH fact AS (
      SELECT c.connection_id, f.type, $1 - f.day AS age, f.views, f.hours_watched, f.air_minutes, f.ccv_minutes,
             (lead(f.day) OVER (PARTITION BY f.content_id, f.type ORDER BY f.day) IS NULL)::integer AS is_last
        FROM content_day f
        JOIN content c ON c.id = f.content_id AND c.visibility = 'public' AND c.connection_id IS NOT NULL
       WHERE f.day > $1 - 365 AND f.day <= $1 AND %s
    ), stretch AS (
      SELECT connection_id, type, CASE WHEN age < 1 THEN 1 WHEN age < 3 THEN 3 WHEN age < 7 THEN 7 WHEN age < 14 THEN 14 WHEN age < 30 THEN 30 WHEN age < 90 THEN 90 WHEN age < 180 THEN 180 ELSE 365 END AS days,
             sum(is_last) AS items, sum(views) AS views, sum(hours_watched) AS hours_watched, sum(air_minutes) AS air_minutes, sum(ccv_minutes) AS ccv_minutes
        FROM fact GROUP BY 1, 2, 3
    ), channel AS (
      SELECT s.connection_id, s.type, p.days, sum(s.items) AS items, sum(s.views) AS views, sum(s.hours_watched) AS hours_watched,
             sum(s.air_minutes) AS air_minutes, round(sum(s.ccv_minutes) / nullif(sum(s.air_minutes), 0)) AS average_ccv
        FROM stretch s JOIN unnest(ARRAY[1, 3, 7, 14, 30, 90, 180, 365]::smallint[]) AS p(days) ON s.days <= p.days
       GROUP BY 1, 2, 3
    )
    SELECT channel.connection_id, channel.type, channel.days, u.user_id, u.provider_id, e.country, e.language, e.size_tier, u.followers,
           u.followers - (SELECT h.followers FROM channel_day h
                           WHERE h.connection_id = channel.connection_id AND h.day > $1 - channel.days AND h.followers IS NOT NULL ORDER BY h.day LIMIT 1),
           channel.items, channel.views, channel.hours_watched, channel.air_minutes, channel.average_ccv, channel.views / channel.items
      FROM channel
      JOIN user_connection u ON u.id = channel.connection_id
      JOIN creator_eligibility e ON e.creator_id = u.user_id
     ORDER BY 1, 2, 3
    $sql$, CASE WHEN creator_ids IS NULL THEN 'true' ELSE 'f.creator_id = ANY ($2)' END)
  USING today, creator_ids;
END $$;

DROP TABLE channel_content_day;
DROP TRIGGER content_days_follow ON content;
DROP FUNCTION content_days_follow();
DROP TRIGGER content_day_take_content ON content_day;
DROP FUNCTION content_day_take_content();
ALTER TABLE content_day DROP COLUMN is_public, DROP COLUMN connection_id;
COMMENT ON TABLE creator_day IS 'The daily growth of a creator''s content, by platform and type.';
COMMENT ON TABLE creator_period IS 'A creator''s figures over the last 1, 3, 7, 14, 30, 90 or 180 days, by type of content.';
COMMENT ON TABLE game_day IS 'The daily growth of a game''s content, by platform and type.';
COMMENT ON TABLE game_period IS 'A game''s figures over the last 1, 3, 7, 14, 30, 90 or 180 days, by type of content.';
DELETE FROM game_day;
INSERT INTO game_day SELECT game_id, day, platform, type, sum(views), sum(hours_watched), sum(air_minutes), sum(ccv_minutes)
FROM content_day WHERE game_id IS NOT NULL GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4;
UPDATE game_period SET refreshed_at = 'epoch' WHERE days = 180;
