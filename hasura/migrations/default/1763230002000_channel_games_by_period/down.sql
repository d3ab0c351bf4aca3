DROP VIEW channel_game;
CREATE VIEW channel_game AS
  SELECT connection_id, game_id, type, count(*)::integer AS items, sum(views)::bigint AS views, sum(hours_watched) AS hours_watched,
         round(avg(average_ccv))::integer AS average_ccv, max(published_at) AS last_published_at
    FROM content
   WHERE visibility = 'public' AND game_id IS NOT NULL AND connection_id IS NOT NULL
   GROUP BY connection_id, game_id, type;
COMMENT ON VIEW channel_game IS 'The figures so far of a channel''s public content of one game, by type of content.';
COMMENT ON COLUMN channel_game.connection_id IS 'The channel.';
COMMENT ON COLUMN channel_game.game_id IS 'The game.';
COMMENT ON COLUMN channel_game.type IS 'The type of content.';
COMMENT ON COLUMN channel_game.items IS 'Pieces of content.';
COMMENT ON COLUMN channel_game.views IS 'Views so far. Empty if the vendor does not report them.';
COMMENT ON COLUMN channel_game.hours_watched IS 'Hours watched so far. Empty if the vendor does not report them.';
COMMENT ON COLUMN channel_game.average_ccv IS 'Average concurrent viewers of the streams.';
COMMENT ON COLUMN channel_game.last_published_at IS 'When the latest content was published.';
COMMENT ON COLUMN matchmaking_item.cost_per_hour_cents IS 'Estimated cost per hour in US cents.';
