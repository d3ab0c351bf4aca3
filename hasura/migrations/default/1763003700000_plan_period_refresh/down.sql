CREATE OR REPLACE FUNCTION refresh_game_periods(game_ids uuid[] DEFAULT NULL, today date DEFAULT (now() AT TIME ZONE 'UTC')::date)
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

CREATE OR REPLACE FUNCTION refresh_creator_periods(creator_ids uuid[] DEFAULT NULL, today date DEFAULT (now() AT TIME ZONE 'UTC')::date)
RETURNS void LANGUAGE sql AS $$
  DELETE FROM creator_period WHERE creator_ids IS NULL OR creator_id = ANY (creator_ids);
  INSERT INTO creator_period (creator_id, type, days, items, views, hours_watched, air_minutes, average_ccv, views_per_item)
  SELECT f.creator_id, f.type, p.days, count(DISTINCT f.content_id), sum(f.views), sum(f.hours_watched), sum(f.air_minutes),
         round(sum(f.ccv_minutes)::numeric / nullif(sum(f.air_minutes), 0)), sum(f.views) / count(DISTINCT f.content_id)
  FROM unnest(ARRAY[1, 3, 7, 14, 30, 90, 180]::smallint[]) AS p(days)
  JOIN content_day f ON f.day > today - p.days AND f.day <= today
  WHERE creator_ids IS NULL OR f.creator_id = ANY (creator_ids)
  GROUP BY 1, 2, 3
$$;
