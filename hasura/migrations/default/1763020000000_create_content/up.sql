CREATE TABLE content_type (value text PRIMARY KEY, comment text NOT NULL);
COMMENT ON TABLE content_type IS 'The types of content.';
COMMENT ON COLUMN content_type.value IS 'The enum value that rows of other tables contain.';
COMMENT ON COLUMN content_type.comment IS 'The meaning of the value.';
INSERT INTO content_type (value, comment) VALUES
  ('SHORTS', 'A short video'),
  ('STREAM', 'A livestream'),
  ('VIDEO', 'A video'),
  ('VOD', 'The recording of a livestream');

CREATE TABLE post_visibility (value text PRIMARY KEY, comment text NOT NULL);
COMMENT ON TABLE post_visibility IS 'The visibility of a published post.';
COMMENT ON COLUMN post_visibility.value IS 'The enum value that rows of other tables contain.';
COMMENT ON COLUMN post_visibility.comment IS 'The meaning of the value.';
INSERT INTO post_visibility (value, comment) VALUES
  ('public', 'Public'),
  ('unlisted', 'Unlisted: visible only with its link'),
  ('private', 'Private: visible only to its owner'),
  ('removed', 'Removed: no longer visible to anyone');

CREATE TABLE content (
  id               uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  creator_id       uuid NOT NULL REFERENCES creator ON DELETE CASCADE,
  connection_id    uuid REFERENCES user_connection ON DELETE SET NULL,
  platform         text NOT NULL REFERENCES channel_provider ON DELETE RESTRICT,
  type             text NOT NULL REFERENCES content_type ON DELETE RESTRICT,
  external_id      text NOT NULL,
  url              text NOT NULL,
  title            text NOT NULL DEFAULT '',
  thumbnail_url    text,
  game_id          uuid REFERENCES game ON DELETE SET NULL,
  language         text REFERENCES language ON DELETE SET NULL,
  visibility       text NOT NULL DEFAULT 'public' REFERENCES post_visibility ON DELETE RESTRICT,
  published_at     timestamptz NOT NULL,
  duration_minutes integer,
  average_ccv      integer,
  peak_ccv         integer,
  views            bigint,
  hours_watched    numeric(14, 2),
  likes            bigint,
  checked_at       timestamptz,
  game_source      text,
  game_confidence  smallint,
  -- The paid-promotion disclosure of the content, because the paying company must see that it exists.
  disclosed_by     text,
  created_at       timestamptz NOT NULL DEFAULT now(),
  UNIQUE (id, creator_id),
  CONSTRAINT content_of_platform UNIQUE (platform, external_id),
  CONSTRAINT content_url_http CHECK (url ~* '^https?://[^[:space:]]+$'),
  CONSTRAINT content_figures_not_negative CHECK (least(duration_minutes, average_ccv, peak_ccv, views, hours_watched, likes) >= 0),
  CONSTRAINT content_game_source_known CHECK (game_source IN ('category', 'title', 'tags', 'description', 'person')),
  CONSTRAINT content_game_confidence_percent CHECK (game_confidence BETWEEN 0 AND 100),
  CONSTRAINT content_disclosed_by_known CHECK (disclosed_by IN ('vendor', 'title', 'description'))
);
COMMENT ON TABLE content IS 'A stream, video, short or VOD on a creator''s channel, with its latest figures.';
COMMENT ON COLUMN content.id IS 'The unique id of the row.';
COMMENT ON COLUMN content.creator_id IS 'The creator that the row is about.';
COMMENT ON COLUMN content.connection_id IS 'The channel that the row is about.';
COMMENT ON COLUMN content.platform IS 'The platform that the content is on.';
COMMENT ON COLUMN content.type IS 'Stream, video, short or VOD.';
COMMENT ON COLUMN content.external_id IS 'The content''s id on the platform.';
COMMENT ON COLUMN content.url IS 'The address where people can watch the content.';
COMMENT ON COLUMN content.title IS 'The title of the content or other item.';
COMMENT ON COLUMN content.thumbnail_url IS 'The thumbnail picture of the content.';
COMMENT ON COLUMN content.game_id IS 'The game that the content shows.';
COMMENT ON COLUMN content.language IS 'The language of the content.';
COMMENT ON COLUMN content.visibility IS 'The visibility at the last check.';
COMMENT ON COLUMN content.published_at IS 'When the content was published or went live.';
COMMENT ON COLUMN content.duration_minutes IS 'The length, or the air time so far. Empty if the vendor does not report it.';
COMMENT ON COLUMN content.average_ccv IS 'Average concurrent viewers of a stream.';
COMMENT ON COLUMN content.peak_ccv IS 'Most concurrent viewers of a stream.';
COMMENT ON COLUMN content.views IS 'Views so far. Empty if the vendor does not report them.';
COMMENT ON COLUMN content.hours_watched IS 'Hours watched so far, measured for streams. Empty if the vendor does not report them.';
COMMENT ON COLUMN content.likes IS 'Likes so far. Empty if the vendor does not report them.';
COMMENT ON COLUMN content.checked_at IS 'When the figures were last fetched.';
COMMENT ON COLUMN content.game_source IS 'The source that identified the game: the vendor''s category, words of the title, tags or description, or a person.';
COMMENT ON COLUMN content.game_confidence IS 'The certainty that the content shows this game, in percent.';
COMMENT ON COLUMN content.disclosed_by IS 'The paid-promotion disclosure at the last check: the vendor''s mark, or words in the title or description. Empty if there is no disclosure.';
COMMENT ON COLUMN content.created_at IS 'When the row was created.';
CREATE INDEX content_language_idx ON content (language);
CREATE INDEX content_connection_id_idx ON content (connection_id);
CREATE INDEX content_creator_idx ON content (creator_id, type, published_at DESC, id DESC);
-- Lists show several types together, so an index that starts with the type could not provide their order.
CREATE INDEX content_game_idx ON content (game_id, published_at DESC, id);
CREATE INDEX content_published_idx ON content (published_at DESC, id);
CREATE INDEX content_views_idx ON content (views DESC NULLS LAST, id);
CREATE INDEX content_average_ccv_idx ON content (average_ccv DESC NULLS LAST, id);
CREATE INDEX content_creator_game_idx ON content (creator_id, game_id, published_at);

CREATE FUNCTION content_game_followed() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  UPDATE content_day SET game_id = NEW.game_id WHERE content_id = NEW.id AND game_id IS DISTINCT FROM NEW.game_id;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION content_game_followed() IS 'Assigns the daily figures of content to the game that the content shows.';
CREATE TRIGGER content_game_followed AFTER UPDATE OF game_id ON content
  FOR EACH ROW WHEN (NEW.game_id IS DISTINCT FROM OLD.game_id) EXECUTE FUNCTION content_game_followed();
COMMENT ON TRIGGER content_game_followed ON content IS 'tally';

-- The content must stay public for 90 days from approval, which is also how far back channel checks read.
CREATE FUNCTION content_tell_withdrawn() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  PERFORM emit_event('contentWithdrawn', 'submission', s.id, jsonb_strip_nulls(jsonb_build_object(
            'activation_id', s.activation_id, 'company_id', s.company_id, 'creator_id', s.creator_id, 'quest_run_id', s.quest_run_id,
            'mission_run_id', s.mission_run_id, 'participant_id', s.participant_id, 'visibility', NEW.visibility)))
     FROM submission AS s
     LEFT JOIN quest_run AS q ON q.id = s.quest_run_id
     LEFT JOIN mission_run AS m ON m.id = s.mission_run_id
     LEFT JOIN key_campaign_participant AS p ON p.id = s.participant_id
    WHERE s.content_id = NEW.id
      AND (s.status = 'PENDING' OR s.status = 'APPROVED' AND coalesce(s.reviewed_at, s.submitted_at) > now() - interval '90 days')
      AND (q.status IN ('CONTENTREVIEW', 'CONTENT_PUBLIC_AVAILABILITY_VERIFICATION', 'PAYOUT', 'COMPLETED')
           OR m.status IN ('active', 'review', 'claimReward', 'completed') OR p.status IN ('submitted_content', 'completed'));
  RETURN NULL;
END $$;
COMMENT ON FUNCTION content_tell_withdrawn() IS 'Announces, for each run that the content serves, that it was removed or made private.';
CREATE TRIGGER content_tell_withdrawn AFTER UPDATE OF visibility ON content
  FOR EACH ROW WHEN (OLD.visibility IN ('public', 'unlisted') AND NEW.visibility IN ('private', 'removed'))
  EXECUTE FUNCTION content_tell_withdrawn();
COMMENT ON TRIGGER content_tell_withdrawn ON content IS 'outbox';

CREATE FUNCTION channel_speaks_anew(of_connection_id uuid) RETURNS boolean
  LANGUAGE sql STABLE AS $$
  SELECT coalesce(
    mode() WITHIN GROUP (ORDER BY language) FILTER (WHERE published_at >= now() - interval '30 days')
    <> mode() WITHIN GROUP (ORDER BY language) FILTER (WHERE published_at < now() - interval '30 days'), false)
    FROM content WHERE connection_id = of_connection_id AND language IS NOT NULL
$$;
COMMENT ON FUNCTION channel_speaks_anew(uuid) IS 'True if most content of the last 30 days is in a different language from most of the channel''s earlier content.';

CREATE FUNCTION content_notice_language() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  PERFORM notice_new_voice(connection_id) FROM (
    SELECT DISTINCT fresh.connection_id FROM fresh JOIN user_connection c ON c.id = fresh.connection_id
     WHERE fresh.language IS NOT NULL AND c.renamed_at > now() - interval '30 days') AS renamed;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION content_notice_language() IS 'Checks the language of renamed channels that publish new content.';
CREATE TRIGGER content_notice_language AFTER INSERT ON content
  REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION content_notice_language();
COMMENT ON TRIGGER content_notice_language ON content IS 'tally';

CREATE FUNCTION content_days_follow() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  UPDATE content_day SET connection_id = NEW.connection_id, is_public = NEW.visibility = 'public'
   WHERE content_id = NEW.id AND (connection_id, is_public) IS DISTINCT FROM (NEW.connection_id, NEW.visibility = 'public');
  -- New daily facts mark only periods of up to half a year as outdated, so this statement also marks the periods of a
  -- year.
  UPDATE channel_period SET refreshed_at = 'epoch' WHERE connection_id IN (OLD.connection_id, NEW.connection_id) AND days = 365 AND refreshed_at > 'epoch';
  RETURN NULL;
END $$;
COMMENT ON FUNCTION content_days_follow() IS 'Copies a changed visibility or channel of content to its daily facts, and so to all roll-ups.';
CREATE TRIGGER content_days_follow AFTER UPDATE OF visibility, connection_id ON content
  FOR EACH ROW WHEN ((OLD.visibility = 'public', OLD.connection_id) IS DISTINCT FROM (NEW.visibility = 'public', NEW.connection_id))
  EXECUTE FUNCTION content_days_follow();
COMMENT ON TRIGGER content_days_follow ON content IS 'tally';

-- Simultaneous streams on two channels count once, because an air-time goal measures hours, not channels.
CREATE FUNCTION air_minutes(pieces content[]) RETURNS bigint
  LANGUAGE sql STABLE AS $$
  SELECT coalesce(round(sum(extract(epoch FROM upper(on_air) - lower(on_air)) / 60)), 0)::bigint
    FROM (SELECT range_agg(tstzrange(p.published_at, p.published_at + make_interval(mins => p.duration_minutes))) AS spans
            FROM unnest(pieces) AS p WHERE p.duration_minutes IS NOT NULL) AS shown, unnest(spans) AS on_air
$$;
COMMENT ON FUNCTION air_minutes(content[]) IS 'The number of minutes that a creator was on air. Simultaneous streams on several channels count once.';

CREATE TABLE content_day (
  content_id    uuid NOT NULL REFERENCES content ON DELETE CASCADE,
  day           date NOT NULL,
  creator_id    uuid NOT NULL REFERENCES creator ON DELETE CASCADE,
  game_id       uuid REFERENCES game ON DELETE SET NULL,
  platform      text NOT NULL REFERENCES channel_provider ON DELETE RESTRICT,
  type          text NOT NULL REFERENCES content_type ON DELETE RESTRICT,
  views         bigint NOT NULL DEFAULT 0,
  hours_watched numeric(14, 2) NOT NULL DEFAULT 0,
  air_minutes   integer NOT NULL DEFAULT 0,
  ccv_minutes   bigint NOT NULL DEFAULT 0,
  connection_id uuid,
  is_public     boolean NOT NULL DEFAULT true,
  PRIMARY KEY (content_id, day)
) PARTITION BY RANGE (day);
COMMENT ON TABLE content_day IS 'The daily growth of one piece of content. All reports are computed from these rows.';
COMMENT ON COLUMN content_day.content_id IS 'The content that the row is about.';
COMMENT ON COLUMN content_day.day IS 'The day in Stockholm time.';
COMMENT ON COLUMN content_day.creator_id IS 'The creator that the row is about.';
COMMENT ON COLUMN content_day.game_id IS 'The game that the content showed.';
COMMENT ON COLUMN content_day.platform IS 'The platform that the row is about.';
COMMENT ON COLUMN content_day.type IS 'The type of content.';
COMMENT ON COLUMN content_day.views IS 'Views gained that day.';
COMMENT ON COLUMN content_day.hours_watched IS 'Hours watched that day.';
COMMENT ON COLUMN content_day.air_minutes IS 'Minutes on air that day.';
COMMENT ON COLUMN content_day.ccv_minutes IS 'Average concurrent viewers times minutes on air. Divide the sums of both to get an average over several days.';
COMMENT ON COLUMN content_day.connection_id IS 'The channel of the content. Triggers keep it equal to the channel in the content''s row.';
COMMENT ON COLUMN content_day.is_public IS 'True if everyone can see the content. Triggers keep it equal to the content''s visibility. Only public content counts in insights.';

-- Locks the content, so that it cannot become unlisted before the transaction ends.
CREATE FUNCTION content_day_take_content() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  SELECT c.connection_id, c.visibility = 'public' INTO NEW.connection_id, NEW.is_public FROM content c WHERE c.id = NEW.content_id FOR SHARE;
  NEW.is_public := coalesce(NEW.is_public, false);
  RETURN NEW;
END $$;
COMMENT ON FUNCTION content_day_take_content() IS 'Copies the channel and the visibility of the content to a new daily fact.';
CREATE TRIGGER content_day_take_content BEFORE INSERT ON content_day
  FOR EACH ROW EXECUTE FUNCTION content_day_take_content();
COMMENT ON TRIGGER content_day_take_content ON content_day IS 'stamp';
CREATE INDEX content_day_creator_idx ON content_day (creator_id, day);
CREATE INDEX content_day_game_idx ON content_day (game_id, day);

-- Every growing table is partitioned by month. Rows outside of all months go to the default partition, and move to
-- their partition when it is created.
CREATE FUNCTION create_month_partition(parent text, month date) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  of_month text := format('%s_%s', parent, to_char(month, 'YYYY_MM'));
  fallback text := parent || '_default';
  key text := (SELECT pg_get_partkeydef(parent::regclass));
  upper_bound date := (month + interval '1 month')::date;
BEGIN
  key := substring(key FROM '\((.*)\)');
  IF to_regclass(of_month) IS NOT NULL THEN
    RETURN;
  END IF;
  EXECUTE format('create table %I (like %I including defaults including constraints)', of_month, parent);
  IF to_regclass(fallback) IS NOT NULL THEN
    EXECUTE format('with moved as (delete from %I where %I >= %L and %I < %L returning *) insert into %I select * from moved',
                   fallback, key, month, key, upper_bound, of_month);
  END IF;
  EXECUTE format('alter table %I attach partition %I for values from (%L) to (%L)', parent, of_month, month, upper_bound);
END $$;
COMMENT ON FUNCTION create_month_partition(text, date) IS 'Creates the partition of a month if it does not exist yet.';

CREATE FUNCTION create_month_partitions(first_month date, last_month date) RETURNS void LANGUAGE sql AS $$
  SELECT create_month_partition(parent, month::date)
  FROM unnest(ARRAY['content_day', 'link_click', 'channel_day']) AS parent, generate_series(first_month, last_month, interval '1 month') AS month
  WHERE to_regclass(parent) IS NOT NULL
  ORDER BY parent, month
$$;
COMMENT ON FUNCTION create_month_partitions(date, date) IS 'Creates the partitions of all growing tables for the given months. A schedule calls this function in advance.';

CREATE TABLE content_day_default PARTITION OF content_day DEFAULT;
SELECT create_month_partitions('2025-10-01', '2027-12-01');
