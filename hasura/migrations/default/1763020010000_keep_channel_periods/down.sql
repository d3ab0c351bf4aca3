DROP VIEW channel_game;

CREATE OR REPLACE FUNCTION refresh_stale_periods(at_most integer) RETURNS integer
  LANGUAGE plpgsql AS $$
DECLARE
  midnight timestamptz := date_trunc('day', now(), 'UTC');
  stale_creators uuid[];
  stale_games uuid[];
BEGIN
  -- Two at once would write the same rows: the later one leaves the work to the first.
  IF NOT pg_try_advisory_xact_lock(hashtext('refresh_stale_periods')) THEN
    RETURN 0;
  END IF;
  stale_creators := array(
    SELECT DISTINCT creator_id FROM (
      SELECT creator_id FROM creator_period WHERE days = 180 AND refreshed_at < midnight ORDER BY refreshed_at LIMIT at_most) AS oldest);
  stale_games := array(
    SELECT DISTINCT game_id FROM (
      SELECT game_id FROM game_period WHERE days = 180 AND refreshed_at < midnight ORDER BY refreshed_at LIMIT at_most / 10) AS oldest);
  IF stale_creators <> '{}' THEN
    PERFORM refresh_creator_periods(stale_creators);
  END IF;
  IF stale_games <> '{}' THEN
    PERFORM refresh_game_periods(stale_games);
  END IF;
  RETURN cardinality(stale_creators) + cardinality(stale_games);
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
    WITH fact AS (
      SELECT f.creator_id, f.type, $1 - f.day AS age, f.views, f.hours_watched, f.air_minutes, f.ccv_minutes,
             (lead(f.day) OVER (PARTITION BY f.creator_id, f.type, f.content_id ORDER BY f.day) IS NULL)::integer AS is_last
        FROM content_day f WHERE f.day > $1 - 180 AND f.day <= $1 AND %s
    ), stretch AS (
      SELECT creator_id, type, CASE WHEN age < 1 THEN 1 WHEN age < 3 THEN 3 WHEN age < 7 THEN 7 WHEN age < 14 THEN 14 WHEN age < 30 THEN 30 WHEN age < 90 THEN 90 ELSE 180 END AS days, sum(is_last) AS items, sum(views) AS views, sum(hours_watched) AS hours_watched,
             sum(air_minutes) AS air_minutes, sum(ccv_minutes) AS ccv_minutes
        FROM fact GROUP BY 1, 2, 3
    )
    SELECT s.creator_id, s.type, p.days, sum(s.items), sum(s.views), sum(s.hours_watched), sum(s.air_minutes),
           round(sum(s.ccv_minutes) / nullif(sum(s.air_minutes), 0)), sum(s.views) / sum(s.items)
      FROM stretch s JOIN unnest(ARRAY[1, 3, 7, 14, 30, 90, 180]::smallint[]) AS p(days) ON s.days <= p.days
     GROUP BY 1, 2, 3 ORDER BY 1, 2, 3 $sql$, CASE WHEN creator_ids IS NULL THEN 'true' ELSE 'f.creator_id = ANY ($2)' END)
  USING today, creator_ids;
END $$;

DROP FUNCTION refresh_channel_periods(uuid[], date);
DROP TABLE channel_period;
