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
    SELECT f.creator_id, f.type, p.days, count(DISTINCT f.content_id), sum(f.views), sum(f.hours_watched), sum(f.air_minutes),
           round(sum(f.ccv_minutes)::numeric / nullif(sum(f.air_minutes), 0)), sum(f.views) / count(DISTINCT f.content_id)
    FROM content_day f
    JOIN unnest(ARRAY[1, 3, 7, 14, 30, 90, 180]::smallint[]) AS p(days) ON f.day > $1 - p.days
    WHERE f.day > $1 - 180 AND f.day <= $1 AND %s
    GROUP BY 1, 2, 3 $sql$, CASE WHEN creator_ids IS NULL THEN 'true' ELSE 'f.creator_id = ANY ($2)' END)
  USING today, creator_ids;
END $$;

DROP FUNCTION refresh_channel_periods(uuid[], date);
DROP TABLE channel_period;
