-- What creators publish, with its daily figures (rules §3).

CREATE TABLE content_type (value text PRIMARY KEY, comment text NOT NULL);
COMMENT ON TABLE content_type IS 'What kind of content it is.';
COMMENT ON COLUMN content_type.value IS 'The word that other rows use.';
COMMENT ON COLUMN content_type.comment IS 'What it means.';
INSERT INTO content_type (value, comment) VALUES
  ('SHORTS', 'A short video'),
  ('STREAM', 'A livestream'),
  ('VIDEO', 'A video'),
  ('VOD', 'The recording of a livestream');

CREATE TABLE post_visibility (value text PRIMARY KEY, comment text NOT NULL);
COMMENT ON TABLE post_visibility IS 'Who sees a published post.';
COMMENT ON COLUMN post_visibility.value IS 'The word that other rows use.';
COMMENT ON COLUMN post_visibility.comment IS 'What it means.';
INSERT INTO post_visibility (value, comment) VALUES
  ('public', 'Public'),
  ('unlisted', 'Unlisted: only with its link'),
  ('private', 'Private: only its owner'),
  ('removed', 'Removed: nobody any more');

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
  -- Whether content says that it was paid for: who pays for it has to see that it does.
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
COMMENT ON TABLE content IS 'A stream, video, short or VOD on a creator''s channel, with its figures so far.';
COMMENT ON COLUMN content.id IS 'The row''s identity.';
COMMENT ON COLUMN content.creator_id IS 'The creator it is about.';
COMMENT ON COLUMN content.connection_id IS 'The channel.';
COMMENT ON COLUMN content.platform IS 'Where it is published.';
COMMENT ON COLUMN content.type IS 'Stream, video, short or VOD.';
COMMENT ON COLUMN content.external_id IS 'Its id on the platform.';
COMMENT ON COLUMN content.url IS 'Where it is watched.';
COMMENT ON COLUMN content.title IS 'Its title.';
COMMENT ON COLUMN content.thumbnail_url IS 'Its picture.';
COMMENT ON COLUMN content.game_id IS 'The game it shows.';
COMMENT ON COLUMN content.language IS 'Its language.';
COMMENT ON COLUMN content.visibility IS 'Who sees it, as last seen.';
COMMENT ON COLUMN content.published_at IS 'When it was published or went live.';
COMMENT ON COLUMN content.duration_minutes IS 'Its length, or the air time so far; empty where the vendor does not tell.';
COMMENT ON COLUMN content.average_ccv IS 'Average concurrent viewers of a stream.';
COMMENT ON COLUMN content.peak_ccv IS 'Most concurrent viewers of a stream.';
COMMENT ON COLUMN content.views IS 'Views so far; empty where the vendor does not tell.';
COMMENT ON COLUMN content.hours_watched IS 'Hours watched so far: measured for streams, empty where the vendor does not tell.';
COMMENT ON COLUMN content.likes IS 'Likes so far; empty where the vendor does not tell.';
COMMENT ON COLUMN content.checked_at IS 'When the figures were last fetched.';
COMMENT ON COLUMN content.game_source IS 'What says that it shows this game: the vendor''s category, words of the title, tags or description, or a person.';
COMMENT ON COLUMN content.game_confidence IS 'How sure that is, in percent.';
COMMENT ON COLUMN content.disclosed_by IS 'What tells viewers that it was paid for, as last seen: the vendor''s mark, words of the title or of the description; empty where nothing does.';
COMMENT ON COLUMN content.created_at IS 'When the row was made.';
CREATE INDEX content_language_idx ON content (language);
CREATE INDEX content_connection_id_idx ON content (connection_id);
CREATE INDEX content_creator_idx ON content (creator_id, type, published_at DESC, id DESC);
-- Lists show several types at once: an index that began with the type could not give their order.
CREATE INDEX content_game_idx ON content (game_id, published_at DESC, id);
CREATE INDEX content_published_idx ON content (published_at DESC, id);
CREATE INDEX content_views_idx ON content (views DESC NULLS LAST, id);
CREATE INDEX content_average_ccv_idx ON content (average_ccv DESC NULLS LAST, id);
CREATE INDEX content_creator_game_idx ON content (creator_id, game_id, published_at);

-- A person who corrects the game moves the days that were counted for it along.
CREATE FUNCTION content_game_followed() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  UPDATE content_day SET game_id = NEW.game_id WHERE content_id = NEW.id AND game_id IS DISTINCT FROM NEW.game_id;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION content_game_followed() IS 'The days of content count for the game that the content shows.';
CREATE TRIGGER content_game_followed AFTER UPDATE OF game_id ON content
  FOR EACH ROW WHEN (NEW.game_id IS DISTINCT FROM OLD.game_id) EXECUTE FUNCTION content_game_followed();

-- A promise lasts for 90 days from approval: as long as looks read what a channel published.
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
COMMENT ON FUNCTION content_tell_withdrawn() IS 'Says of each run that content serves that it was removed or made private.';
CREATE TRIGGER content_tell_withdrawn AFTER UPDATE OF visibility ON content
  FOR EACH ROW WHEN (OLD.visibility IN ('public', 'unlisted') AND NEW.visibility IN ('private', 'removed'))
  EXECUTE FUNCTION content_tell_withdrawn();

CREATE FUNCTION channel_speaks_anew(of_connection_id uuid) RETURNS boolean
  LANGUAGE sql STABLE AS $$
  SELECT coalesce(
    mode() WITHIN GROUP (ORDER BY language) FILTER (WHERE published_at >= now() - interval '30 days')
    <> mode() WITHIN GROUP (ORDER BY language) FILTER (WHERE published_at < now() - interval '30 days'), false)
    FROM content WHERE connection_id = of_connection_id AND language IS NOT NULL
$$;
COMMENT ON FUNCTION channel_speaks_anew(uuid) IS 'Whether most of what a channel published within 30 days is in another language than most of what it published before.';

CREATE FUNCTION content_notice_language() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  PERFORM notice_new_voice(connection_id) FROM (
    SELECT DISTINCT fresh.connection_id FROM fresh JOIN user_connection c ON c.id = fresh.connection_id
     WHERE fresh.language IS NOT NULL AND c.renamed_at > now() - interval '30 days') AS renamed;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION content_notice_language() IS 'Looks at the language of channels that were renamed and publish something new.';
CREATE TRIGGER content_notice_language AFTER INSERT ON content
  REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION content_notice_language();

-- Who is on air on two channels at one time is on air once: a goal of air time counts the clock, not the channels.
CREATE FUNCTION air_minutes(pieces content[]) RETURNS bigint
  LANGUAGE sql STABLE AS $$
  SELECT coalesce(round(sum(extract(epoch FROM upper(on_air) - lower(on_air)) / 60)), 0)::bigint
    FROM (SELECT range_agg(tstzrange(p.published_at, p.published_at + make_interval(mins => p.duration_minutes))) AS spans
            FROM unnest(pieces) AS p WHERE p.duration_minutes IS NOT NULL) AS shown, unnest(spans) AS on_air
$$;
COMMENT ON FUNCTION air_minutes(content[]) IS 'Minutes on air of one creator: what ran on several channels at one time counts once.';

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
  PRIMARY KEY (content_id, day)
) PARTITION BY RANGE (day);
COMMENT ON TABLE content_day IS 'What one piece of content gained on one day: the facts that all reports are rolled up from.';
COMMENT ON COLUMN content_day.content_id IS 'The content.';
COMMENT ON COLUMN content_day.day IS 'The day, in UTC.';
COMMENT ON COLUMN content_day.creator_id IS 'The creator it is about.';
COMMENT ON COLUMN content_day.game_id IS 'The game it showed.';
COMMENT ON COLUMN content_day.platform IS 'Where.';
COMMENT ON COLUMN content_day.type IS 'What kind of content.';
COMMENT ON COLUMN content_day.views IS 'Views gained that day.';
COMMENT ON COLUMN content_day.hours_watched IS 'Hours watched that day.';
COMMENT ON COLUMN content_day.air_minutes IS 'Minutes on air that day.';
COMMENT ON COLUMN content_day.ccv_minutes IS 'Average concurrent viewers times minutes on air: divide the sums for an average over days.';
CREATE INDEX content_day_creator_idx ON content_day (creator_id, day);
CREATE INDEX content_day_game_idx ON content_day (game_id, day);

-- Every growing table is partitioned by month. What no month holds goes to the default partition, and moves out of it
-- when its month is made.
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
COMMENT ON FUNCTION create_month_partition(text, date) IS 'Makes the partition of a month unless it is there.';

CREATE FUNCTION create_month_partitions(first_month date, last_month date) RETURNS void LANGUAGE sql AS $$
  SELECT create_month_partition(parent, month::date)
  FROM unnest(ARRAY['content_day', 'link_click', 'channel_day']) AS parent, generate_series(first_month, last_month, interval '1 month') AS month
  WHERE to_regclass(parent) IS NOT NULL
  ORDER BY parent, month
$$;
COMMENT ON FUNCTION create_month_partitions(date, date) IS 'Makes the partitions of all growing tables for the months given; a schedule calls it ahead of time.';

CREATE TABLE content_day_default PARTITION OF content_day DEFAULT;
SELECT create_month_partitions('2025-10-01', '2027-12-01');
