-- Content that turns out to show another game takes its views along: the figures of the game that it leaves are stale as well.

CREATE FUNCTION content_day_mark_left_stale() RETURNS trigger
  LANGUAGE plpgsql AS $$
DECLARE
  stale CONSTANT timestamptz := 'epoch';
BEGIN
  INSERT INTO game_period AS p (game_id, type, days, refreshed_at)
  SELECT game_id, type, 180::smallint, stale FROM (
           SELECT game_id, type FROM before WHERE game_id IS NOT NULL AND day > (now() AT TIME ZONE 'UTC')::date - 180
           EXCEPT SELECT game_id, type FROM changed) AS left_behind
  ORDER BY game_id, type
  ON CONFLICT (game_id, type, days) DO UPDATE SET refreshed_at = stale WHERE p.refreshed_at > stale;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION content_day_mark_left_stale() IS 'Marks the periods of games that facts were about and are not any more, for refresh_stale_periods.';
CREATE TRIGGER content_day_stale_leave AFTER UPDATE ON content_day
  REFERENCING OLD TABLE AS before NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION content_day_mark_left_stale();
