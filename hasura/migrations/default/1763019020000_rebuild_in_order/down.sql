CREATE OR REPLACE FUNCTION rebuild_rollups() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  TRUNCATE creator_day, game_day, activation_day, link_click_day;
  INSERT INTO creator_day SELECT creator_id, day, platform, type, sum(views), sum(hours_watched), sum(air_minutes), sum(ccv_minutes)
  FROM content_day GROUP BY 1, 2, 3, 4;
  INSERT INTO game_day SELECT game_id, day, platform, type, sum(views), sum(hours_watched), sum(air_minutes), sum(ccv_minutes)
  FROM content_day WHERE game_id IS NOT NULL GROUP BY 1, 2, 3, 4;
  INSERT INTO link_click_day (link_id, day, country, device, activation_id, company_id, creator_id, clicks)
  SELECT c.link_id, (c.clicked_at AT TIME ZONE 'UTC')::date, c.country, c.device, l.activation_id, l.company_id, l.creator_id, count(*)
  FROM link_click c JOIN link l ON l.id = c.link_id GROUP BY 1, 2, 3, 4, 5, 6, 7;
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
  GROUP BY 1, 2, 3, 4, 5;
END $$;

CREATE OR REPLACE FUNCTION refresh_creator_periods(creator_ids uuid[] DEFAULT NULL, today date DEFAULT (now() AT TIME ZONE 'UTC')::date)
RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF creator_ids IS NULL THEN
    DELETE FROM creator_period;
  ELSE
    DELETE FROM creator_period WHERE creator_id = ANY (creator_ids);
  END IF;
  EXECUTE format($sql$
    INSERT INTO creator_period (creator_id, type, days, items, views, hours_watched, air_minutes, average_ccv, views_per_item)
    SELECT f.creator_id, f.type, p.days, count(DISTINCT f.content_id), sum(f.views), sum(f.hours_watched), sum(f.air_minutes),
           round(sum(f.ccv_minutes)::numeric / nullif(sum(f.air_minutes), 0)), sum(f.views) / count(DISTINCT f.content_id)
    FROM content_day f
    JOIN unnest(ARRAY[1, 3, 7, 14, 30, 90, 180]::smallint[]) AS p(days) ON f.day > $1 - p.days
    WHERE f.day > $1 - 180 AND f.day <= $1 AND %s
    GROUP BY 1, 2, 3 $sql$, CASE WHEN creator_ids IS NULL THEN 'true' ELSE 'f.creator_id = ANY ($2)' END)
  USING today, creator_ids;
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
    SELECT f.game_id, f.type, p.days, count(DISTINCT f.creator_id), count(DISTINCT f.content_id), sum(f.views), sum(f.hours_watched),
           sum(f.air_minutes), round(sum(f.ccv_minutes)::numeric / nullif(sum(f.air_minutes), 0))
    FROM content_day f
    JOIN unnest(ARRAY[1, 3, 7, 14, 30, 90, 180]::smallint[]) AS p(days) ON f.day > $1 - p.days
    WHERE f.day > $1 - 180 AND f.day <= $1 AND %s
    GROUP BY 1, 2, 3 $sql$, CASE WHEN game_ids IS NULL THEN 'f.game_id IS NOT NULL' ELSE 'f.game_id = ANY ($2)' END)
  USING today, game_ids;
END $$;
