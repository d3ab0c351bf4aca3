-- Periods are computed with a plan made for the very creators or games given. Within one statement for "these, or all", a
-- plan that must serve both reads all the facts: a minute for five hundred creators in place of a moment.

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
