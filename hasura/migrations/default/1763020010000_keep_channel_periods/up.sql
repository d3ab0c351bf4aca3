-- spec §2 'Livestream, video and shorts insights': channels are found by their figures of a time, their followers and how those
-- grew. A row has all that a list is narrowed and sorted by; figures are of public content alone.

CREATE TABLE channel_period (
  connection_id uuid NOT NULL REFERENCES user_connection ON DELETE CASCADE,
  type text NOT NULL REFERENCES content_type ON DELETE RESTRICT,
  days smallint NOT NULL,
  creator_id uuid NOT NULL REFERENCES creator ON DELETE CASCADE,
  platform text NOT NULL REFERENCES channel_provider ON DELETE RESTRICT,
  country text REFERENCES country ON DELETE SET NULL,
  language text REFERENCES language ON DELETE SET NULL,
  size_tier text REFERENCES size_tier ON DELETE RESTRICT,
  followers integer,
  followers_gained integer,
  items integer NOT NULL DEFAULT 0,
  views bigint NOT NULL DEFAULT 0,
  hours_watched numeric(16, 2) NOT NULL DEFAULT 0,
  air_minutes bigint NOT NULL DEFAULT 0,
  average_ccv integer,
  views_per_item bigint NOT NULL DEFAULT 0,
  refreshed_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (connection_id, type, days),
  CONSTRAINT channel_period_days CHECK (days IN (7, 30, 90, 180, 365))
);
COMMENT ON TABLE channel_period IS 'What a channel''s public content brought over the last 7, 30, 90, 180 or 365 days, by type of content.';
COMMENT ON COLUMN channel_period.connection_id IS 'The channel.';
COMMENT ON COLUMN channel_period.type IS 'What kind of content.';
COMMENT ON COLUMN channel_period.days IS 'How many days back.';
COMMENT ON COLUMN channel_period.creator_id IS 'The creator whose channel it is.';
COMMENT ON COLUMN channel_period.platform IS 'Where the channel is.';
COMMENT ON COLUMN channel_period.country IS 'The creator''s country.';
COMMENT ON COLUMN channel_period.language IS 'The creator''s language.';
COMMENT ON COLUMN channel_period.size_tier IS 'The creator''s size.';
COMMENT ON COLUMN channel_period.followers IS 'Followers or subscribers now; empty where the vendor does not tell.';
COMMENT ON COLUMN channel_period.followers_gained IS 'How many more than at the first look in that time, or fewer; empty where there was none before.';
COMMENT ON COLUMN channel_period.items IS 'Pieces of content with figures in that time.';
COMMENT ON COLUMN channel_period.views IS 'Views gained.';
COMMENT ON COLUMN channel_period.hours_watched IS 'Hours watched.';
COMMENT ON COLUMN channel_period.air_minutes IS 'Minutes on air.';
COMMENT ON COLUMN channel_period.average_ccv IS 'Average concurrent viewers, weighted by air time.';
COMMENT ON COLUMN channel_period.views_per_item IS 'Views per piece of content.';
COMMENT ON COLUMN channel_period.refreshed_at IS 'When it was computed.';
CREATE INDEX channel_period_creator_id_idx ON channel_period (creator_id);
CREATE INDEX channel_period_views_idx ON channel_period (type, days, views DESC, connection_id);
CREATE INDEX channel_period_hours_watched_idx ON channel_period (type, days, hours_watched DESC, connection_id);
CREATE INDEX channel_period_views_per_item_idx ON channel_period (type, days, views_per_item DESC, connection_id);
CREATE INDEX channel_period_average_ccv_idx ON channel_period (type, days, average_ccv DESC NULLS LAST, connection_id);
CREATE INDEX channel_period_followers_idx ON channel_period (type, days, followers DESC NULLS LAST, connection_id);
CREATE INDEX channel_period_followers_gained_idx ON channel_period (type, days, followers_gained DESC NULLS LAST, connection_id);
CREATE INDEX channel_period_country_idx ON channel_period (country, type, days, views DESC);
CREATE INDEX channel_period_language_idx ON channel_period (language, type, days, views DESC);
CREATE INDEX channel_period_size_tier_idx ON channel_period (size_tier, type, days, views DESC);
CREATE INDEX channel_period_platform_idx ON channel_period (platform, type, days, views DESC);

CREATE FUNCTION refresh_channel_periods(creator_ids uuid[] DEFAULT NULL, today date DEFAULT (now() AT TIME ZONE 'UTC')::date)
RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF creator_ids IS NULL THEN
    DELETE FROM channel_period;
  ELSE
    DELETE FROM channel_period WHERE creator_id = ANY (creator_ids);
  END IF;
  -- Each fact is read once: a piece counts in each time that its last day is in. Planned for the very creators given.
  EXECUTE format($sql$
    INSERT INTO channel_period (connection_id, type, days, creator_id, platform, country, language, size_tier, followers, followers_gained,
                                items, views, hours_watched, air_minutes, average_ccv, views_per_item)
    WITH fact AS (
      SELECT c.connection_id, f.type, $1 - f.day AS age, f.views, f.hours_watched, f.air_minutes, f.ccv_minutes,
             (lead(f.day) OVER (PARTITION BY f.content_id, f.type ORDER BY f.day) IS NULL)::integer AS is_last
        FROM content_day f
        JOIN content c ON c.id = f.content_id AND c.visibility = 'public' AND c.connection_id IS NOT NULL
       WHERE f.day > $1 - 365 AND f.day <= $1 AND %s
    ), stretch AS (
      SELECT connection_id, type, CASE WHEN age < 7 THEN 7 WHEN age < 30 THEN 30 WHEN age < 90 THEN 90 WHEN age < 180 THEN 180 ELSE 365 END AS days,
             sum(is_last) AS items, sum(views) AS views, sum(hours_watched) AS hours_watched, sum(air_minutes) AS air_minutes, sum(ccv_minutes) AS ccv_minutes
        FROM fact GROUP BY 1, 2, 3
    ), channel AS (
      SELECT s.connection_id, s.type, p.days, sum(s.items) AS items, sum(s.views) AS views, sum(s.hours_watched) AS hours_watched,
             sum(s.air_minutes) AS air_minutes, round(sum(s.ccv_minutes) / nullif(sum(s.air_minutes), 0)) AS average_ccv
        FROM stretch s JOIN unnest(ARRAY[7, 30, 90, 180, 365]::smallint[]) AS p(days) ON s.days <= p.days
       GROUP BY 1, 2, 3
    )
    SELECT channel.connection_id, channel.type, channel.days, u.user_id, u.provider_id, e.country, e.language, e.size_tier, u.followers,
           u.followers - (SELECT h.followers FROM channel_day h
                           WHERE h.connection_id = channel.connection_id AND h.day > $1 - channel.days AND h.followers IS NOT NULL ORDER BY h.day LIMIT 1),
           channel.items, channel.views, channel.hours_watched, channel.air_minutes, channel.average_ccv, channel.views / channel.items
      FROM channel
      JOIN user_connection u ON u.id = channel.connection_id
      JOIN creator_eligibility e ON e.creator_id = u.user_id
     ORDER BY 1, 2, 3
    $sql$, CASE WHEN creator_ids IS NULL THEN 'true' ELSE 'f.creator_id = ANY ($2)' END)
  USING today, creator_ids;
END $$;
COMMENT ON FUNCTION refresh_channel_periods(uuid[], date) IS 'Computes channel_period anew for the creators given, or for all.';

-- Channels are as fresh as their creators: whoever computes the one anew computes the other.
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
  PERFORM refresh_channel_periods(creator_ids, today);
END $$;

CREATE INDEX channel_period_stale_idx ON channel_period (refreshed_at) WHERE days = 365;
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
      (SELECT creator_id FROM creator_period WHERE days = 180 AND refreshed_at < midnight ORDER BY refreshed_at LIMIT at_most)
      UNION ALL
      -- Who published nothing for half a year has figures of a year still.
      (SELECT creator_id FROM channel_period WHERE days = 365 AND refreshed_at < midnight ORDER BY refreshed_at LIMIT at_most)) AS oldest
     LIMIT at_most);
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

-- Those of a market that is there already.
SELECT refresh_channel_periods();

-- What a creator plays: content of a channel, game by game.
CREATE VIEW channel_game AS
  SELECT connection_id, game_id, type, count(*)::integer AS items, sum(views)::bigint AS views, sum(hours_watched) AS hours_watched,
         round(avg(average_ccv))::integer AS average_ccv, max(published_at) AS last_published_at
    FROM content
   WHERE visibility = 'public' AND game_id IS NOT NULL AND connection_id IS NOT NULL
   GROUP BY connection_id, game_id, type;
COMMENT ON VIEW channel_game IS 'What a channel''s public content of one game brought so far, by type of content.';
COMMENT ON COLUMN channel_game.connection_id IS 'The channel.';
COMMENT ON COLUMN channel_game.game_id IS 'The game.';
COMMENT ON COLUMN channel_game.type IS 'What kind of content.';
COMMENT ON COLUMN channel_game.items IS 'Pieces of content.';
COMMENT ON COLUMN channel_game.views IS 'Views so far; empty where the vendor does not tell.';
COMMENT ON COLUMN channel_game.hours_watched IS 'Hours watched so far; empty where the vendor does not tell.';
COMMENT ON COLUMN channel_game.average_ccv IS 'Average concurrent viewers of its streams.';
COMMENT ON COLUMN channel_game.last_published_at IS 'When the last of it was published.';
