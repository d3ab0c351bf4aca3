-- Facts that arrive during the computation leave a stale mark, on a new row of 180 days if there is none. The mark stays, so
-- that the figures are computed again with these facts.
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
     GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
    ON CONFLICT (creator_id, type, days) DO NOTHING $sql$, CASE WHEN creator_ids IS NULL THEN 'true' ELSE 'f.creator_id = ANY ($2)' END)
  USING today, creator_ids;
  PERFORM refresh_channel_periods(creator_ids, today);
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
