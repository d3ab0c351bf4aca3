-- The games of a channel had no period, and their average viewers counted a stream of ten minutes like one of ten hours. They now
-- have the periods of channel_period and weigh viewers by time on air.
DROP VIEW channel_game;
CREATE VIEW channel_game AS
  SELECT content.connection_id, content.game_id, content.type, period.days, count(DISTINCT content.id)::integer AS items,
         sum(fact.views)::bigint AS views, sum(fact.hours_watched) AS hours_watched,
         round(sum(fact.ccv_minutes) / nullif(sum(fact.air_minutes), 0))::integer AS average_ccv, max(content.published_at) AS last_published_at
    FROM content
    JOIN content_day AS fact ON fact.content_id = content.id
    JOIN unnest(ARRAY[1, 3, 7, 14, 30, 90, 180, 365]::smallint[]) AS period (days)
      ON fact.day > (now() AT TIME ZONE 'Europe/Stockholm')::date - period.days
   WHERE content.visibility = 'public' AND content.game_id IS NOT NULL AND content.connection_id IS NOT NULL
   GROUP BY content.connection_id, content.game_id, content.type, period.days;
COMMENT ON VIEW channel_game IS 'The figures of a channel''s public content of one game over the last 1, 3, 7, 14, 30, 90, 180 or 365 days, by type of content.';
COMMENT ON COLUMN channel_game.connection_id IS 'The channel.';
COMMENT ON COLUMN channel_game.game_id IS 'The game.';
COMMENT ON COLUMN channel_game.type IS 'The type of content.';
COMMENT ON COLUMN channel_game.days IS 'The number of days in the period.';
COMMENT ON COLUMN channel_game.items IS 'Pieces of content with figures in the period.';
COMMENT ON COLUMN channel_game.views IS 'Views gained.';
COMMENT ON COLUMN channel_game.hours_watched IS 'Hours watched.';
COMMENT ON COLUMN channel_game.average_ccv IS 'Average concurrent viewers, weighted by air time.';
COMMENT ON COLUMN channel_game.last_published_at IS 'When the latest of this content was published.';

-- Every match had the same hours, so the cost per hour was always half of the offer.
COMMENT ON COLUMN matchmaking_item.cost_per_hour_cents IS 'Estimated cost per hour watched, in US cents. Empty without predicted viewers.';
