-- Channels are read again and again: when each is looked at next, what the vendors' quotas still give, what a channel had on
-- each day, and which game a video is about.

CREATE TABLE channel_watch (
  connection_id uuid PRIMARY KEY REFERENCES user_connection ON DELETE CASCADE,
  provider_id   text NOT NULL REFERENCES channel_provider ON DELETE RESTRICT,
  priority      smallint NOT NULL DEFAULT 1,
  due_at        timestamptz NOT NULL DEFAULT now(),
  looked_at     timestamptz,
  failures      smallint NOT NULL DEFAULT 0,
  failure       text,
  videos        integer,
  uploads_etag  text
);
CREATE INDEX channel_watch_due_idx ON channel_watch (provider_id, priority, due_at);
COMMENT ON TABLE channel_watch IS 'When a channel is looked at next, and what the last look found out for it.';
COMMENT ON COLUMN channel_watch.connection_id IS 'The channel.';
COMMENT ON COLUMN channel_watch.provider_id IS 'Its vendor, whose quota the look costs.';
COMMENT ON COLUMN channel_watch.priority IS 'Who goes first where the quota is short: the place in lookReasons of domain/, 0 before all others.';
COMMENT ON COLUMN channel_watch.due_at IS 'When it is looked at next; while somebody looks, when another may take over.';
COMMENT ON COLUMN channel_watch.looked_at IS 'When it was last read whole.';
COMMENT ON COLUMN channel_watch.failures IS 'How many looks have failed since then.';
COMMENT ON COLUMN channel_watch.failure IS 'What the vendor said last, in words for whoever operates the product.';
COMMENT ON COLUMN channel_watch.videos IS 'How many public videos the vendor counted: where that is as before, the list is not read again.';
COMMENT ON COLUMN channel_watch.uploads_etag IS 'The version of the list of uploads that was read last.';

CREATE TABLE vendor_quota (
  provider_id  text PRIMARY KEY REFERENCES channel_provider ON DELETE CASCADE,
  day          date NOT NULL,
  units        integer NOT NULL DEFAULT 0,
  paused_until timestamptz
);
COMMENT ON TABLE vendor_quota IS 'What was taken of a vendor''s quota today. Whoever looks at channels locks the row, so that two never take the same units.';
COMMENT ON COLUMN vendor_quota.provider_id IS 'The vendor.';
COMMENT ON COLUMN vendor_quota.day IS 'The vendor''s own day: YouTube''s begins at midnight in California.';
COMMENT ON COLUMN vendor_quota.units IS 'Units taken on that day.';
COMMENT ON COLUMN vendor_quota.paused_until IS 'The vendor asked to be left alone until then.';

CREATE TABLE channel_day (
  connection_id uuid NOT NULL REFERENCES user_connection ON DELETE CASCADE,
  day           date NOT NULL,
  followers     integer,
  total_views   bigint,
  PRIMARY KEY (connection_id, day)
) PARTITION BY RANGE (day);
COMMENT ON TABLE channel_day IS 'What a channel had at its last look on a day.';
COMMENT ON COLUMN channel_day.connection_id IS 'The channel.';
COMMENT ON COLUMN channel_day.day IS 'The day, in UTC.';
COMMENT ON COLUMN channel_day.followers IS 'Followers or subscribers; empty where the vendor does not tell.';
COMMENT ON COLUMN channel_day.total_views IS 'All views of the channel; empty where the vendor does not tell.';
CREATE TABLE channel_day_default PARTITION OF channel_day DEFAULT;

CREATE OR REPLACE FUNCTION create_month_partitions(first_month date, last_month date) RETURNS void LANGUAGE sql AS $$
  SELECT create_month_partition(parent, month::date)
  FROM unnest(ARRAY['content_day', 'link_click', 'channel_day']) AS parent, generate_series(first_month, last_month, interval '1 month') AS month
  WHERE to_regclass(parent) IS NOT NULL
  ORDER BY parent, month
$$;

SELECT create_month_partition('channel_day', to_date(right(month.relname, 7), 'YYYY_MM'))
  FROM pg_inherits JOIN pg_class month ON month.oid = inhrelid
 WHERE inhparent = 'content_day'::regclass AND month.relname ~ '_[0-9]{4}_[0-9]{2}$'
 ORDER BY month.relname;

-- A video may be hidden or gone: those who list content see public ones only, and a company still sees what became of what
-- was submitted to it.
INSERT INTO post_visibility (value, comment) VALUES
  ('private', 'Private: only its owner'),
  ('removed', 'Removed: nobody any more');
ALTER TABLE submission ADD CONSTRAINT submission_visible CHECK (visibility IN ('public', 'unlisted'));

-- What no vendor tells is empty, not nought.
ALTER TABLE content
  ALTER COLUMN duration_minutes DROP NOT NULL, ALTER COLUMN duration_minutes DROP DEFAULT,
  ALTER COLUMN views DROP NOT NULL, ALTER COLUMN views DROP DEFAULT,
  ALTER COLUMN hours_watched DROP NOT NULL, ALTER COLUMN hours_watched DROP DEFAULT,
  ALTER COLUMN likes DROP NOT NULL, ALTER COLUMN likes DROP DEFAULT,
  ADD COLUMN game_source text,
  ADD COLUMN game_confidence smallint,
  ADD CONSTRAINT content_game_source_known CHECK (game_source IN ('category', 'title', 'tags', 'description', 'person')),
  ADD CONSTRAINT content_game_confidence_percent CHECK (game_confidence BETWEEN 0 AND 100);
DROP INDEX content_views_idx;
CREATE INDEX content_views_idx ON content (type, views DESC NULLS LAST);
COMMENT ON COLUMN content.visibility IS 'Who sees it, as last seen.';
COMMENT ON COLUMN content.duration_minutes IS 'Its length, or the air time so far; empty where the vendor does not tell.';
COMMENT ON COLUMN content.views IS 'Views so far; empty where the vendor does not tell.';
COMMENT ON COLUMN content.hours_watched IS 'Hours watched so far: measured for streams, empty where the vendor does not tell.';
COMMENT ON COLUMN content.likes IS 'Likes so far; empty where the vendor does not tell.';
COMMENT ON COLUMN content.game_source IS 'What says that it shows this game: the vendor''s category, words of the title, tags or description, or a person.';
COMMENT ON COLUMN content.game_confidence IS 'How sure that is, in percent.';
ALTER TABLE game ADD COLUMN aliases text[] NOT NULL DEFAULT '{}';
COMMENT ON COLUMN game.aliases IS 'Other names that people write in the titles of videos.';

-- A person who corrects the game moves the days that were counted for it along.
CREATE FUNCTION content_game_followed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE content_day SET game_id = NEW.game_id WHERE content_id = NEW.id AND game_id IS DISTINCT FROM NEW.game_id;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION content_game_followed() IS 'The days of content count for the game that the content shows.';
CREATE TRIGGER content_game_followed AFTER UPDATE OF game_id ON content
  FOR EACH ROW WHEN (NEW.game_id IS DISTINCT FROM OLD.game_id) EXECUTE FUNCTION content_game_followed();

-- A channel is looked at as soon as it is connected, or connected again. What is no longer than a nonce and a tag was never
-- sealed: the channels of the demo market exist nowhere, and nobody can ask about them.
CREATE FUNCTION is_sealed(token bytea) RETURNS boolean
  LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$ SELECT coalesce(octet_length(token) > 28, false) $$;
COMMENT ON FUNCTION is_sealed(bytea) IS 'Whether there is a token in it, sealed.';

CREATE FUNCTION user_connection_watch() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO channel_watch (connection_id, provider_id) VALUES (NEW.id, NEW.provider_id)
  ON CONFLICT (connection_id) DO UPDATE SET due_at = now(), priority = 1, failures = 0, failure = NULL;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION user_connection_watch() IS 'Puts a channel that can be read at the head of those that are looked at.';
CREATE TRIGGER user_connection_watch_new AFTER INSERT ON user_connection
  FOR EACH ROW WHEN (NEW.has_refresh_token AND is_sealed(NEW.refresh_token_sealed)) EXECUTE FUNCTION user_connection_watch();
CREATE TRIGGER user_connection_watch_again AFTER UPDATE OF refresh_token_expired, refresh_token_sealed ON user_connection
  FOR EACH ROW WHEN (NEW.has_refresh_token AND NOT OLD.has_refresh_token AND is_sealed(NEW.refresh_token_sealed))
  EXECUTE FUNCTION user_connection_watch();

-- Who begins a deal, or hands in a link, has the channel looked at now and not tomorrow.
CREATE FUNCTION watch_channels_soon() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE channel_watch w SET due_at = now(), priority = 0
    FROM (SELECT watched.connection_id FROM channel_watch watched JOIN user_connection c ON c.id = watched.connection_id
           WHERE c.user_id = NEW.creator_id AND c.has_refresh_token AND (watched.priority > 0 OR watched.due_at > now())
           ORDER BY 1 FOR NO KEY UPDATE OF watched) AS waiting
   WHERE w.connection_id = waiting.connection_id;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION watch_channels_soon() IS 'Has the channels of the row''s creator looked at now.';
CREATE TRIGGER submission_watch_channels AFTER INSERT ON submission FOR EACH ROW EXECUTE FUNCTION watch_channels_soon();
CREATE TRIGGER quest_run_watch_channels AFTER UPDATE OF status ON quest_run
  FOR EACH ROW WHEN (NEW.status IN ('CONTENTPRODUCTION', 'CONTENT_PUBLIC_AVAILABILITY_VERIFICATION') AND OLD.status <> NEW.status)
  EXECUTE FUNCTION watch_channels_soon();
CREATE TRIGGER mission_run_watch_channels AFTER INSERT ON mission_run FOR EACH ROW EXECUTE FUNCTION watch_channels_soon();
CREATE TRIGGER key_campaign_participant_watch_channels AFTER UPDATE OF status ON key_campaign_participant
  FOR EACH ROW WHEN (NEW.status = 'claimed_key' AND OLD.status <> NEW.status) EXECUTE FUNCTION watch_channels_soon();

-- Who was connected before.
INSERT INTO channel_watch (connection_id, provider_id)
SELECT id, provider_id FROM user_connection WHERE has_refresh_token AND is_sealed(refresh_token_sealed);
