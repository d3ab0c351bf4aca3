DROP TRIGGER key_campaign_participant_watch_channels ON key_campaign_participant;
DROP TRIGGER mission_run_watch_channels ON mission_run;
DROP TRIGGER quest_run_watch_channels ON quest_run;
DROP TRIGGER submission_watch_channels ON submission;
DROP FUNCTION watch_channels_soon();
DROP TRIGGER user_connection_watch_again ON user_connection;
DROP TRIGGER user_connection_watch_new ON user_connection;
DROP FUNCTION user_connection_watch();
DROP FUNCTION is_sealed(bytea);
DROP TRIGGER content_game_followed ON content;
DROP FUNCTION content_game_followed();

ALTER TABLE game DROP COLUMN aliases;
UPDATE content SET duration_minutes = coalesce(duration_minutes, 0), views = coalesce(views, 0),
                   hours_watched = coalesce(hours_watched, 0), likes = coalesce(likes, 0)
 WHERE num_nulls(duration_minutes, views, hours_watched, likes) > 0;
ALTER TABLE content
  DROP CONSTRAINT content_game_confidence_percent,
  DROP CONSTRAINT content_game_source_known,
  DROP COLUMN game_confidence,
  DROP COLUMN game_source,
  ALTER COLUMN duration_minutes SET DEFAULT 0, ALTER COLUMN duration_minutes SET NOT NULL,
  ALTER COLUMN views SET DEFAULT 0, ALTER COLUMN views SET NOT NULL,
  ALTER COLUMN hours_watched SET DEFAULT 0, ALTER COLUMN hours_watched SET NOT NULL,
  ALTER COLUMN likes SET DEFAULT 0, ALTER COLUMN likes SET NOT NULL;
DROP INDEX content_views_idx;
CREATE INDEX content_views_idx ON content (type, views DESC);
COMMENT ON COLUMN content.visibility IS 'Public or unlisted, as last seen.';
COMMENT ON COLUMN content.duration_minutes IS 'Its length, or the air time so far.';
COMMENT ON COLUMN content.views IS 'Views so far.';
COMMENT ON COLUMN content.hours_watched IS 'Hours watched so far.';
COMMENT ON COLUMN content.likes IS 'Likes so far.';

-- What nobody sees stays hidden from lists as well as this version can.
UPDATE content SET visibility = 'unlisted' WHERE visibility IN ('private', 'removed');
ALTER TABLE submission DROP CONSTRAINT submission_visible;
DELETE FROM post_visibility WHERE value IN ('private', 'removed');

CREATE OR REPLACE FUNCTION create_month_partitions(first_month date, last_month date) RETURNS void LANGUAGE sql AS $$
  SELECT create_month_partition(parent, month::date)
  FROM unnest(ARRAY['content_day', 'link_click']) AS parent, generate_series(first_month, last_month, interval '1 month') AS month
  WHERE to_regclass(parent) IS NOT NULL
  ORDER BY parent, month
$$;
DROP TABLE channel_day;
DROP TABLE vendor_quota;
DROP TABLE channel_watch;
