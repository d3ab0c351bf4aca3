DROP FUNCTION refresh_stale_periods(integer);
DROP TRIGGER content_day_stale_update ON content_day;
DROP TRIGGER content_day_stale_insert ON content_day;
DROP FUNCTION content_day_mark_stale();
DROP FUNCTION refresh_game_periods(uuid[], date);
CREATE FUNCTION refresh_game_periods(today date DEFAULT (now() AT TIME ZONE 'UTC')::date) RETURNS void LANGUAGE sql AS $$
  DELETE FROM game_period;
  INSERT INTO game_period (game_id, type, days, creators, items, views, hours_watched, air_minutes, average_ccv)
  SELECT f.game_id, f.type, p.days, count(DISTINCT f.creator_id), count(DISTINCT f.content_id), sum(f.views), sum(f.hours_watched),
         sum(f.air_minutes), round(sum(f.ccv_minutes)::numeric / nullif(sum(f.air_minutes), 0))
  FROM unnest(ARRAY[1, 3, 7, 14, 30, 90, 180]::smallint[]) AS p(days)
  JOIN content_day f ON f.day > today - p.days AND f.day <= today
  WHERE f.game_id IS NOT NULL
  GROUP BY 1, 2, 3
$$;
COMMENT ON FUNCTION refresh_game_periods(date) IS 'Computes game_period anew.';
DROP INDEX game_period_stale_idx;
DROP INDEX creator_period_stale_idx;
