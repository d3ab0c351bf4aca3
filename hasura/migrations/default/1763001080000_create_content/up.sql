-- What creators publish, with its daily figures, and what of it they submit (spec §3).

CREATE TABLE content_type (
  value text PRIMARY KEY,
  comment text NOT NULL
);
COMMENT ON TABLE content_type IS 'What kind of content it is.';
INSERT INTO content_type (value, comment) VALUES
  ('SHORTS', 'A short video'),
  ('STREAM', 'A livestream'),
  ('VIDEO', 'A video'),
  ('VOD', 'The recording of a livestream');

CREATE TABLE post_visibility (
  value text PRIMARY KEY,
  comment text NOT NULL
);
COMMENT ON TABLE post_visibility IS 'Who sees a published post.';
INSERT INTO post_visibility (value, comment) VALUES
  ('public', 'Public'),
  ('unlisted', 'Unlisted: only with its link');

CREATE TABLE content (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  creator_id uuid NOT NULL REFERENCES creator ON DELETE CASCADE,
  connection_id uuid REFERENCES user_connection ON DELETE SET NULL,
  platform text NOT NULL REFERENCES channel_provider ON DELETE RESTRICT,
  type text NOT NULL REFERENCES content_type ON DELETE RESTRICT,
  external_id text NOT NULL,
  url text NOT NULL,
  title text NOT NULL DEFAULT '',
  thumbnail_url text,
  game_id uuid REFERENCES game ON DELETE SET NULL,
  language text REFERENCES language ON DELETE SET NULL,
  visibility text NOT NULL DEFAULT 'public' REFERENCES post_visibility ON DELETE RESTRICT,
  published_at timestamptz NOT NULL,
  duration_minutes integer NOT NULL DEFAULT 0,
  average_ccv integer,
  peak_ccv integer,
  views bigint NOT NULL DEFAULT 0,
  hours_watched numeric(14, 2) NOT NULL DEFAULT 0,
  likes bigint NOT NULL DEFAULT 0,
  checked_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (id, creator_id),
  CONSTRAINT content_of_platform UNIQUE (platform, external_id),
  CONSTRAINT content_url_http CHECK (url ~* '^https?://[^[:space:]]+$'),
  CONSTRAINT content_figures_not_negative CHECK (least(duration_minutes, average_ccv, peak_ccv, views, hours_watched, likes) >= 0)
);
CREATE INDEX content_language_idx ON content (language);
CREATE INDEX content_connection_id_idx ON content (connection_id);
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
COMMENT ON COLUMN content.visibility IS 'Public or unlisted, as last seen.';
COMMENT ON COLUMN content.published_at IS 'When it was published or went live.';
COMMENT ON COLUMN content.duration_minutes IS 'Its length, or the air time so far.';
COMMENT ON COLUMN content.average_ccv IS 'Average concurrent viewers of a stream.';
COMMENT ON COLUMN content.peak_ccv IS 'Most concurrent viewers of a stream.';
COMMENT ON COLUMN content.views IS 'Views so far.';
COMMENT ON COLUMN content.hours_watched IS 'Hours watched so far.';
COMMENT ON COLUMN content.likes IS 'Likes so far.';
COMMENT ON COLUMN content.checked_at IS 'When the figures were last fetched.';
COMMENT ON COLUMN content.created_at IS 'When the row was made.';
CREATE INDEX content_creator_idx ON content (creator_id, type, published_at DESC);
CREATE INDEX content_game_idx ON content (game_id, type, published_at DESC);
CREATE INDEX content_type_idx ON content (type, published_at DESC);
CREATE INDEX content_views_idx ON content (type, views DESC);

CREATE TABLE content_day (
  content_id uuid NOT NULL REFERENCES content ON DELETE CASCADE,
  day date NOT NULL,
  creator_id uuid NOT NULL REFERENCES creator ON DELETE CASCADE,
  game_id uuid REFERENCES game ON DELETE SET NULL,
  platform text NOT NULL REFERENCES channel_provider ON DELETE RESTRICT,
  type text NOT NULL REFERENCES content_type ON DELETE RESTRICT,
  views bigint NOT NULL DEFAULT 0,
  hours_watched numeric(14, 2) NOT NULL DEFAULT 0,
  air_minutes integer NOT NULL DEFAULT 0,
  ccv_minutes bigint NOT NULL DEFAULT 0,
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
  PARTITION text := format('%s_%s', parent, to_char(month, 'YYYY_MM'));
  fallback text := parent || '_default';
  key text := (SELECT pg_get_partkeydef(parent::regclass));
  upper_bound date := (month + interval '1 month')::date;
BEGIN
  key := substring(key FROM '\((.*)\)');
  IF to_regclass(PARTITION) IS NOT NULL THEN
    RETURN;
  END IF;
  EXECUTE format('create table %I (like %I including defaults including constraints)', PARTITION, parent);
  IF to_regclass(fallback) IS NOT NULL THEN
    EXECUTE format('with moved as (delete from %I where %I >= %L and %I < %L returning *) insert into %I select * from moved',
                   fallback, key, month, key, upper_bound, PARTITION);
  END IF;
  EXECUTE format('alter table %I attach partition %I for values from (%L) to (%L)', parent, PARTITION, month, upper_bound);
END $$;
COMMENT ON FUNCTION create_month_partition(text, date) IS 'Makes the partition of a month unless it is there.';

CREATE FUNCTION create_month_partitions(first_month date, last_month date) RETURNS void LANGUAGE sql AS $$
  SELECT create_month_partition(parent, month::date)
  FROM unnest(ARRAY['content_day', 'link_click']) AS parent, generate_series(first_month, last_month, interval '1 month') AS month
  WHERE to_regclass(parent) IS NOT NULL
  ORDER BY parent, month
$$;
COMMENT ON FUNCTION create_month_partitions(date, date) IS 'Makes the partitions of all growing tables for the months given; a schedule calls it ahead of time.';

CREATE TABLE content_day_default PARTITION OF content_day DEFAULT;
SELECT create_month_partitions('2025-10-01', '2027-12-01');

CREATE TABLE submission_status (
  value text PRIMARY KEY,
  comment text NOT NULL
);
COMMENT ON TABLE submission_status IS 'Where a piece of submitted content stands.';
INSERT INTO submission_status (value, comment) VALUES
  ('PENDING', 'Waits for the company'),
  ('APPROVED', 'Approved'),
  ('REJECTED', 'Rejected, with the reason');

CREATE TABLE submission (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  activation_id uuid NOT NULL REFERENCES activation ON DELETE RESTRICT,
  company_id uuid NOT NULL REFERENCES company ON DELETE RESTRICT,
  creator_id uuid NOT NULL REFERENCES creator ON DELETE RESTRICT,
  quest_run_id uuid,
  mission_run_id uuid,
  participant_id uuid,
  criterion_id uuid REFERENCES mission_criterion ON DELETE RESTRICT,
  content_id uuid,
  url text,
  message text,
  post_type text REFERENCES post_type ON DELETE RESTRICT,
  visibility text NOT NULL DEFAULT 'public' REFERENCES post_visibility ON DELETE RESTRICT,
  status text NOT NULL DEFAULT 'PENDING' REFERENCES submission_status ON DELETE RESTRICT,
  review_message text,
  submitted_at timestamptz NOT NULL DEFAULT now(),
  reviewed_at timestamptz,
  reviewed_by uuid REFERENCES "user" ON DELETE SET NULL,
  listed_at timestamptz,
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT submission_of_one_run CHECK (num_nonnulls(quest_run_id, mission_run_id, participant_id) = 1),
  CONSTRAINT submission_quest_run FOREIGN KEY (quest_run_id, creator_id) REFERENCES quest_run (id, creator_id) ON DELETE RESTRICT,
  CONSTRAINT submission_mission_run FOREIGN KEY (mission_run_id, creator_id) REFERENCES mission_run (id, creator_id) ON DELETE RESTRICT,
  CONSTRAINT submission_participant FOREIGN KEY (participant_id, creator_id)
    REFERENCES key_campaign_participant (id, creator_id) ON DELETE RESTRICT,
  CONSTRAINT submission_own_content FOREIGN KEY (content_id, creator_id) REFERENCES content (id, creator_id) ON DELETE NO ACTION,
  CONSTRAINT submission_criterion_of_mission CHECK (criterion_id IS NULL OR mission_run_id IS NOT NULL),
  CONSTRAINT submission_something CHECK (coalesce(btrim(url), '') <> '' OR coalesce(btrim(message), '') <> ''),
  CONSTRAINT submission_url_http CHECK (url ~* '^https?://[^[:space:]]+$'),
  CONSTRAINT submission_message_length CHECK (length(message) <= 5000),
  CONSTRAINT submission_review_message_on_decline CHECK (status <> 'REJECTED' OR coalesce(btrim(review_message), '') <> '')
);
CREATE INDEX submission_reviewed_by_idx ON submission (reviewed_by);
CREATE INDEX submission_criterion_id_idx ON submission (criterion_id);
COMMENT ON TABLE submission IS 'Content that a creator submitted for a quest run, a mission run or a key campaign.';
COMMENT ON COLUMN submission.id IS 'The row''s identity.';
COMMENT ON COLUMN submission.activation_id IS 'The activation.';
COMMENT ON COLUMN submission.company_id IS 'The company it belongs to; kept equal to the activation''s.';
COMMENT ON COLUMN submission.creator_id IS 'The creator it is about.';
COMMENT ON COLUMN submission.quest_run_id IS 'The quest run, if it is for one.';
COMMENT ON COLUMN submission.mission_run_id IS 'The mission run, if it is for one.';
COMMENT ON COLUMN submission.participant_id IS 'The key campaign participant, if it is for one.';
COMMENT ON COLUMN submission.criterion_id IS 'The mission criterion it is for.';
COMMENT ON COLUMN submission.content_id IS 'The stream or video, once it is known.';
COMMENT ON COLUMN submission.url IS 'Where it is.';
COMMENT ON COLUMN submission.message IS 'Words in place of a link, for a custom criterion.';
COMMENT ON COLUMN submission.post_type IS 'Stream, video or short; none for custom ones.';
COMMENT ON COLUMN submission.visibility IS 'Public or unlisted when it was submitted.';
COMMENT ON COLUMN submission.status IS 'Where it stands.';
COMMENT ON COLUMN submission.review_message IS 'What the company says; required when it rejects.';
COMMENT ON COLUMN submission.submitted_at IS 'When it was submitted.';
COMMENT ON COLUMN submission.reviewed_at IS 'When the company decided.';
COMMENT ON COLUMN submission.reviewed_by IS 'Who decided.';
COMMENT ON COLUMN submission.listed_at IS 'When an unlisted video was seen to be public.';
COMMENT ON COLUMN submission.updated_at IS 'When the row last changed.';
CREATE INDEX submission_activation_idx ON submission (activation_id, status, submitted_at DESC);
CREATE INDEX submission_company_idx ON submission (company_id, status, submitted_at DESC);
CREATE INDEX submission_creator_idx ON submission (creator_id, submitted_at DESC);
CREATE INDEX submission_content_idx ON submission (content_id);
CREATE UNIQUE INDEX submission_quest_run_url ON submission (quest_run_id, url) WHERE status <> 'REJECTED';
CREATE UNIQUE INDEX submission_mission_run_url ON submission (mission_run_id, criterion_id, url) WHERE status <> 'REJECTED';
CREATE UNIQUE INDEX submission_participant_url ON submission (participant_id, url) WHERE status <> 'REJECTED';

CREATE FUNCTION submission_take_owner() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  SELECT coalesce(q.quest_id, m.mission_id, p.campaign_id), coalesce(q.company_id, m.company_id, p.company_id),
         coalesce(q.creator_id, m.creator_id, p.creator_id)
  INTO NEW.activation_id, NEW.company_id, NEW.creator_id
  FROM (SELECT) AS one
  LEFT JOIN quest_run q ON q.id = NEW.quest_run_id
  LEFT JOIN mission_run m ON m.id = NEW.mission_run_id
  LEFT JOIN key_campaign_participant p ON p.id = NEW.participant_id;
  RETURN NEW;
END $$;
CREATE TRIGGER submission_a_take_owner BEFORE INSERT ON submission FOR EACH ROW EXECUTE FUNCTION submission_take_owner();

-- spec §5: a video under a fixed publishing window is unlisted first, and the same video later made public.
CREATE FUNCTION submission_unlisted_first() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM quest_run r JOIN quest q ON q.id = r.quest_id JOIN activation a ON a.id = q.id
             WHERE r.id = NEW.quest_run_id
               AND (q.delivery_type = 'specific_date' AND q.specific_date > now()
                    OR q.delivery_type = 'date_range' AND a.start_date > now()
                    OR a.embargo_at > now())) THEN
    PERFORM refuse('submission_unlisted_first',
      'under a fixed publishing window a video is submitted unlisted, and the same video is made public later');
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER submission_b_unlisted_first BEFORE INSERT ON submission
  FOR EACH ROW WHEN (NEW.quest_run_id IS NOT NULL AND NEW.post_type IN ('VIDEO', 'SHORTS') AND NEW.visibility = 'public')
  EXECUTE FUNCTION submission_unlisted_first();

CREATE FUNCTION submission_same_video() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refuse('submission_same_video', 'the video that is listed must be the video that was submitted');
  RETURN NEW;
END $$;
CREATE TRIGGER submission_same_video BEFORE UPDATE ON submission
  FOR EACH ROW WHEN (OLD.status = 'APPROVED' AND (OLD.url, OLD.post_type) IS DISTINCT FROM (NEW.url, NEW.post_type))
  EXECUTE FUNCTION submission_same_video();

CREATE FUNCTION submission_stamp() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  NEW.updated_at := now();
  IF NEW.status <> OLD.status THEN
    NEW.reviewed_at := CASE WHEN NEW.status <> 'PENDING' THEN now() END;
    NEW.reviewed_by := CASE WHEN NEW.status <> 'PENDING' THEN coalesce(actor_id(), NEW.reviewed_by) END;
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER submission_stamp BEFORE UPDATE ON submission FOR EACH ROW EXECUTE FUNCTION submission_stamp();
