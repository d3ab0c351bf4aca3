-- Periods are kept fresh piece by piece: facts mark whose figures they change, midnight makes all of them old, and a
-- schedule takes the stale ones in short transactions. The row of 180 days carries the mark: who has any figures has it.

CREATE INDEX creator_period_stale_idx ON creator_period (refreshed_at) WHERE days = 180;
CREATE INDEX game_period_stale_idx ON game_period (refreshed_at) WHERE days = 180;

DROP FUNCTION refresh_game_periods(date);
CREATE FUNCTION refresh_game_periods(game_ids uuid[] DEFAULT NULL, today date DEFAULT (now() AT TIME ZONE 'UTC')::date)
RETURNS void LANGUAGE sql AS $$
  DELETE FROM game_period WHERE game_ids IS NULL OR game_id = ANY (game_ids);
  INSERT INTO game_period (game_id, type, days, creators, items, views, hours_watched, air_minutes, average_ccv)
  SELECT f.game_id, f.type, p.days, count(DISTINCT f.creator_id), count(DISTINCT f.content_id), sum(f.views), sum(f.hours_watched),
         sum(f.air_minutes), round(sum(f.ccv_minutes)::numeric / nullif(sum(f.air_minutes), 0))
  FROM unnest(ARRAY[1, 3, 7, 14, 30, 90, 180]::smallint[]) AS p(days)
  JOIN content_day f ON f.day > today - p.days AND f.day <= today
  WHERE f.game_id IS NOT NULL AND (game_ids IS NULL OR f.game_id = ANY (game_ids))
  GROUP BY 1, 2, 3
$$;
COMMENT ON FUNCTION refresh_game_periods(uuid[], date) IS 'Computes game_period anew for the games given, or for all.';

CREATE FUNCTION content_day_mark_stale() RETURNS trigger
  LANGUAGE plpgsql AS $$
DECLARE
  -- The epoch is earlier than any midnight, and a date that every client can read.
  stale CONSTANT timestamptz := 'epoch';
BEGIN
  INSERT INTO creator_period AS p (creator_id, type, days, refreshed_at)
  SELECT DISTINCT creator_id, type, 180::smallint, stale FROM changed WHERE day > (now() AT TIME ZONE 'UTC')::date - 180
  ORDER BY creator_id, type
  ON CONFLICT (creator_id, type, days) DO UPDATE SET refreshed_at = stale WHERE p.refreshed_at > stale;
  INSERT INTO game_period AS p (game_id, type, days, refreshed_at)
  SELECT DISTINCT game_id, type, 180::smallint, stale FROM changed
   WHERE game_id IS NOT NULL AND day > (now() AT TIME ZONE 'UTC')::date - 180
  ORDER BY game_id, type
  ON CONFLICT (game_id, type, days) DO UPDATE SET refreshed_at = stale WHERE p.refreshed_at > stale;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION content_day_mark_stale() IS 'Marks the periods of whom new facts are about, for refresh_stale_periods.';
CREATE TRIGGER content_day_stale_insert AFTER INSERT ON content_day
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION content_day_mark_stale();
CREATE TRIGGER content_day_stale_update AFTER UPDATE ON content_day
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION content_day_mark_stale();

CREATE FUNCTION refresh_stale_periods(at_most integer) RETURNS integer
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
COMMENT ON FUNCTION refresh_stale_periods(integer) IS
  'Computes the periods of so many creators, and of a tenth as many games, that are older than today or have new facts; says how many. Called until it says 0.';
