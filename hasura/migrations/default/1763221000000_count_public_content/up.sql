-- Insights count public content only. A channel's page, games and creators also counted unlisted, private and removed content: the
-- page of a channel showed 83.9K views, the list 45.1K, and a company could learn that an unlisted video exists.

-- A fact stores the columns that roll-ups read, as it already stores its game.
ALTER TABLE content_day
  ADD COLUMN connection_id uuid,
  ADD COLUMN is_public boolean NOT NULL DEFAULT true;
COMMENT ON COLUMN content_day.connection_id IS 'The channel; kept equal to the content''s.';
COMMENT ON COLUMN content_day.is_public IS 'Everyone can see the content; kept equal to the content''s visibility. Only public content counts in insights.';
ALTER TABLE content_day DISABLE TRIGGER USER;
UPDATE content_day f SET connection_id = c.connection_id, is_public = c.visibility = 'public' FROM content c
 WHERE c.id = f.content_id AND (f.connection_id, f.is_public) IS DISTINCT FROM (c.connection_id, c.visibility = 'public');
ALTER TABLE content_day ENABLE TRIGGER USER;

-- The content is locked, so that it cannot become unlisted before the transaction ends.
CREATE FUNCTION content_day_take_content() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  SELECT c.connection_id, c.visibility = 'public' INTO NEW.connection_id, NEW.is_public FROM content c WHERE c.id = NEW.content_id FOR SHARE;
  -- The foreign key refuses content that does not exist.
  NEW.is_public := coalesce(NEW.is_public, false);
  RETURN NEW;
END $$;
COMMENT ON FUNCTION content_day_take_content() IS 'Gives a new fact the channel and the visibility of its content.';
CREATE TRIGGER content_day_take_content BEFORE INSERT ON content_day
  FOR EACH ROW EXECUTE FUNCTION content_day_take_content();

CREATE FUNCTION content_days_follow() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  UPDATE content_day SET connection_id = NEW.connection_id, is_public = NEW.visibility = 'public'
   WHERE content_id = NEW.id AND (connection_id, is_public) IS DISTINCT FROM (NEW.connection_id, NEW.visibility = 'public');
  -- Facts mark only the periods of half a year as stale.
  UPDATE channel_period SET refreshed_at = 'epoch' WHERE connection_id IN (OLD.connection_id, NEW.connection_id) AND days = 365 AND refreshed_at > 'epoch';
  RETURN NULL;
END $$;
COMMENT ON FUNCTION content_days_follow() IS 'The facts of content follow its visibility and its channel, and so do all roll-ups.';
CREATE TRIGGER content_days_follow AFTER UPDATE OF visibility, connection_id ON content
  FOR EACH ROW WHEN ((OLD.visibility = 'public', OLD.connection_id) IS DISTINCT FROM (NEW.visibility = 'public', NEW.connection_id))
  EXECUTE FUNCTION content_days_follow();

-- The page counts one channel, as the list does, because a creator can have two channels on one platform.
CREATE TABLE channel_content_day (
  connection_id uuid NOT NULL REFERENCES user_connection ON DELETE CASCADE,
  day           date NOT NULL,
  type          text NOT NULL REFERENCES content_type ON DELETE RESTRICT,
  views         bigint NOT NULL DEFAULT 0,
  hours_watched numeric(16, 2) NOT NULL DEFAULT 0,
  air_minutes   bigint NOT NULL DEFAULT 0,
  ccv_minutes   bigint NOT NULL DEFAULT 0,
  PRIMARY KEY (connection_id, day, type)
);
COMMENT ON TABLE channel_content_day IS 'The daily growth of a channel''s public content, by type. channel_period sums the same facts.';
COMMENT ON COLUMN channel_content_day.connection_id IS 'The channel.';
COMMENT ON COLUMN channel_content_day.day IS 'The day, in UTC.';
COMMENT ON COLUMN channel_content_day.type IS 'The type of content.';
COMMENT ON COLUMN channel_content_day.views IS 'Views gained.';
COMMENT ON COLUMN channel_content_day.hours_watched IS 'Hours watched.';
COMMENT ON COLUMN channel_content_day.air_minutes IS 'Minutes on air.';
COMMENT ON COLUMN channel_content_day.ccv_minutes IS 'Concurrent viewers times minutes on air.';
COMMENT ON TABLE creator_day IS 'The daily growth of a creator''s content, including unlisted content, by platform and type. Only the creator reads it.';
COMMENT ON TABLE creator_period IS 'A creator''s figures over the last 1, 3, 7, 14, 30, 90 or 180 days, unlisted content included, by type. Only the creator reads it.';
COMMENT ON TABLE game_day IS 'The daily growth of a game''s public content, by platform and type.';
COMMENT ON TABLE game_period IS 'The figures of a game''s public content over the last 1, 3, 7, 14, 30, 90 or 180 days, by type of content.';

CREATE OR REPLACE FUNCTION add_content_days(rows content_day[], sign integer) RETURNS void LANGUAGE sql AS $$
  INSERT INTO creator_day AS d (creator_id, day, platform, type, views, hours_watched, air_minutes, ccv_minutes)
  SELECT creator_id, day, platform, type, sign * sum(views), sign * sum(hours_watched), sign * sum(air_minutes), sign * sum(ccv_minutes)
  FROM unnest(rows) GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4
  ON CONFLICT (creator_id, day, platform, type) DO UPDATE SET
    views = d.views + excluded.views, hours_watched = d.hours_watched + excluded.hours_watched,
    air_minutes = d.air_minutes + excluded.air_minutes, ccv_minutes = d.ccv_minutes + excluded.ccv_minutes;

  INSERT INTO channel_content_day AS d (connection_id, day, type, views, hours_watched, air_minutes, ccv_minutes)
  SELECT r.connection_id, r.day, r.type, sign * sum(r.views), sign * sum(r.hours_watched), sign * sum(r.air_minutes), sign * sum(r.ccv_minutes)
  -- Skips deleted channels, because their figures are deleted too.
  FROM unnest(rows) r JOIN user_connection c ON c.id = r.connection_id WHERE r.is_public GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
  ON CONFLICT (connection_id, day, type) DO UPDATE SET
    views = d.views + excluded.views, hours_watched = d.hours_watched + excluded.hours_watched,
    air_minutes = d.air_minutes + excluded.air_minutes, ccv_minutes = d.ccv_minutes + excluded.ccv_minutes;

  INSERT INTO game_day AS d (game_id, day, platform, type, views, hours_watched, air_minutes, ccv_minutes)
  SELECT game_id, day, platform, type, sign * sum(views), sign * sum(hours_watched), sign * sum(air_minutes), sign * sum(ccv_minutes)
  FROM unnest(rows) WHERE game_id IS NOT NULL AND is_public GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4
  ON CONFLICT (game_id, day, platform, type) DO UPDATE SET
    views = d.views + excluded.views, hours_watched = d.hours_watched + excluded.hours_watched,
    air_minutes = d.air_minutes + excluded.air_minutes, ccv_minutes = d.ccv_minutes + excluded.ccv_minutes;

  INSERT INTO activation_day AS d (activation_id, creator_id, game_id, company_id, day, views, hours_watched, air_minutes, ccv_minutes)
  SELECT s.activation_id, s.creator_id, a.game_id, s.company_id, r.day,
         sign * sum(r.views), sign * sum(r.hours_watched), sign * sum(r.air_minutes), sign * sum(r.ccv_minutes)
  FROM unnest(rows) r
  JOIN submission s ON s.content_id = r.content_id AND s.status <> 'REJECTED'
  JOIN activation a ON a.id = s.activation_id
  GROUP BY 1, 2, 3, 4, 5 ORDER BY 1, 2, 5
  ON CONFLICT ON CONSTRAINT activation_day_key DO UPDATE SET
    views = d.views + excluded.views, hours_watched = d.hours_watched + excluded.hours_watched,
    air_minutes = d.air_minutes + excluded.air_minutes, ccv_minutes = d.ccv_minutes + excluded.ccv_minutes;
$$;

CREATE OR REPLACE FUNCTION rebuild_rollups() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  TRUNCATE creator_day, channel_content_day, game_day, activation_day, link_click_day;
  INSERT INTO creator_day SELECT creator_id, day, platform, type, sum(views), sum(hours_watched), sum(air_minutes), sum(ccv_minutes)
  FROM content_day GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4;
  INSERT INTO channel_content_day SELECT connection_id, day, type, sum(views), sum(hours_watched), sum(air_minutes), sum(ccv_minutes)
  FROM content_day WHERE is_public AND connection_id IS NOT NULL GROUP BY 1, 2, 3 ORDER BY 1, 2, 3;
  INSERT INTO game_day SELECT game_id, day, platform, type, sum(views), sum(hours_watched), sum(air_minutes), sum(ccv_minutes)
  FROM content_day WHERE game_id IS NOT NULL AND is_public GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4;
  INSERT INTO link_click_day (link_id, day, country, device, activation_id, company_id, creator_id, clicks)
  SELECT c.link_id, (c.clicked_at AT TIME ZONE 'UTC')::date, c.country, c.device, l.activation_id, l.company_id, l.creator_id, count(*)
  FROM link_click c JOIN link l ON l.id = c.link_id GROUP BY 1, 2, 3, 4, 5, 6, 7 ORDER BY 1, 2, 3, 4;
  UPDATE link SET click_count = coalesce((SELECT sum(clicks) FROM link_click_day d WHERE d.link_id = link.id), 0);
  INSERT INTO activation_day (activation_id, creator_id, game_id, company_id, day, submissions, views, hours_watched, air_minutes, ccv_minutes, clicks, codes)
  SELECT u.activation_id, u.creator_id, a.game_id, a.company_id, u.day, sum(u.submissions), sum(u.views), sum(u.hours_watched),
         sum(u.air_minutes), sum(u.ccv_minutes), sum(u.clicks), sum(u.codes)
  FROM (
    SELECT activation_id, creator_id, (submitted_at AT TIME ZONE 'UTC')::date AS day, 1 AS submissions, 0::bigint AS views,
           0::numeric AS hours_watched, 0::bigint AS air_minutes, 0::bigint AS ccv_minutes, 0::bigint AS clicks, 0 AS codes
    FROM submission WHERE status <> 'REJECTED'
    UNION ALL
    SELECT s.activation_id, s.creator_id, f.day, 0, f.views, f.hours_watched, f.air_minutes, f.ccv_minutes, 0, 0
    FROM submission s JOIN content_day f ON f.content_id = s.content_id WHERE s.status <> 'REJECTED'
    UNION ALL
    SELECT activation_id, creator_id, day, 0, 0, 0, 0, 0, clicks, 0 FROM link_click_day
    UNION ALL
    SELECT activation_id, creator_id, (claimed_at AT TIME ZONE 'UTC')::date, 0, 0, 0, 0, 0, 0, 1 FROM code_claim
  ) u JOIN activation a ON a.id = u.activation_id
  GROUP BY 1, 2, 3, 4, 5 ORDER BY 1, 2, 3, 4, 5;
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
    ON CONFLICT (game_id, type, days) DO NOTHING $sql$, CASE WHEN game_ids IS NULL THEN 'f.is_public AND f.game_id IS NOT NULL' ELSE 'f.is_public AND f.game_id = ANY ($2)' END)
  USING today, game_ids;
END $$;

CREATE OR REPLACE FUNCTION refresh_channel_periods(creator_ids uuid[] DEFAULT NULL, today date DEFAULT (now() AT TIME ZONE 'UTC')::date)
RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF creator_ids IS NULL THEN
    DELETE FROM channel_period;
  ELSE
    DELETE FROM channel_period WHERE creator_id = ANY (creator_ids);
  END IF;
  -- Each fact is read once, and content counts in every period that contains its last day. Planned for the given creators.
  EXECUTE format($sql$
    INSERT INTO channel_period (connection_id, type, days, creator_id, platform, country, language, size_tier, followers, followers_gained,
                                items, views, hours_watched, air_minutes, average_ccv, views_per_item)
    WITH fact AS (
      SELECT f.connection_id, f.type, $1 - f.day AS age, f.views, f.hours_watched, f.air_minutes, f.ccv_minutes,
             (lead(f.day) OVER (PARTITION BY f.content_id, f.type ORDER BY f.day) IS NULL)::integer AS is_last
        FROM content_day f
       WHERE f.is_public AND f.connection_id IS NOT NULL AND f.day > $1 - 365 AND f.day <= $1 AND %s
    ), stretch AS (
      SELECT connection_id, type, CASE WHEN age < 1 THEN 1 WHEN age < 3 THEN 3 WHEN age < 7 THEN 7 WHEN age < 14 THEN 14 WHEN age < 30 THEN 30 WHEN age < 90 THEN 90 WHEN age < 180 THEN 180 ELSE 365 END AS days,
             sum(is_last) AS items, sum(views) AS views, sum(hours_watched) AS hours_watched, sum(air_minutes) AS air_minutes, sum(ccv_minutes) AS ccv_minutes
        FROM fact GROUP BY 1, 2, 3
    ), channel AS (
      SELECT s.connection_id, s.type, p.days, sum(s.items) AS items, sum(s.views) AS views, sum(s.hours_watched) AS hours_watched,
             sum(s.air_minutes) AS air_minutes, round(sum(s.ccv_minutes) / nullif(sum(s.air_minutes), 0)) AS average_ccv
        FROM stretch s JOIN unnest(ARRAY[1, 3, 7, 14, 30, 90, 180, 365]::smallint[]) AS p(days) ON s.days <= p.days
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

INSERT INTO channel_content_day SELECT connection_id, day, type, sum(views), sum(hours_watched), sum(air_minutes), sum(ccv_minutes)
FROM content_day WHERE is_public AND connection_id IS NOT NULL GROUP BY 1, 2, 3 ORDER BY 1, 2, 3;
DELETE FROM game_day;
INSERT INTO game_day SELECT game_id, day, platform, type, sum(views), sum(hours_watched), sum(air_minutes), sum(ccv_minutes)
FROM content_day WHERE game_id IS NOT NULL AND is_public GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4;
UPDATE game_period SET refreshed_at = 'epoch' WHERE days = 180;
