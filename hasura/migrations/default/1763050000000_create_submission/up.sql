CREATE TABLE submission_status (value text PRIMARY KEY, comment text NOT NULL);
COMMENT ON TABLE submission_status IS 'The status of a piece of submitted content.';
COMMENT ON COLUMN submission_status.value IS 'The enum value that rows of other tables contain.';
COMMENT ON COLUMN submission_status.comment IS 'The meaning of the value.';
INSERT INTO submission_status (value, comment) VALUES
  ('PENDING', 'Waiting for the company'),
  ('APPROVED', 'Approved'),
  ('REJECTED', 'Rejected, with the reason');

-- The company decides only once on each submission.
CREATE TABLE submission_transition (
  from_status text NOT NULL REFERENCES submission_status ON DELETE RESTRICT,
  to_status   text NOT NULL REFERENCES submission_status ON DELETE RESTRICT,
  event       text NOT NULL,
  PRIMARY KEY (from_status, to_status)
);
COMMENT ON TABLE submission_transition IS 'The allowed changes of submission.status. A trigger refuses all others.';
COMMENT ON COLUMN submission_transition.from_status IS 'The status before the change.';
COMMENT ON COLUMN submission_transition.to_status IS 'The status after the change.';
COMMENT ON COLUMN submission_transition.event IS 'The name of the status change in events and logs.';
INSERT INTO submission_transition (from_status, to_status, event) VALUES
  ('PENDING', 'APPROVED', 'submissionApproved'),
  ('PENDING', 'REJECTED', 'submissionRejected');

CREATE TABLE submission (
  id             uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  activation_id  uuid NOT NULL REFERENCES activation ON DELETE RESTRICT,
  company_id     uuid NOT NULL REFERENCES company ON DELETE RESTRICT,
  creator_id     uuid NOT NULL REFERENCES creator ON DELETE RESTRICT,
  quest_run_id   uuid,
  mission_run_id uuid,
  participant_id uuid,
  criterion_id   uuid REFERENCES mission_criterion ON DELETE RESTRICT,
  content_id     uuid,
  content_key    text,
  url            text,
  message        text,
  post_type      text REFERENCES post_type ON DELETE RESTRICT,
  visibility     text NOT NULL DEFAULT 'public' REFERENCES post_visibility ON DELETE RESTRICT,
  status         text NOT NULL DEFAULT 'PENDING' REFERENCES submission_status ON DELETE RESTRICT,
  review_message text,
  submitted_at   timestamptz NOT NULL DEFAULT now(),
  reviewed_at    timestamptz,
  reviewed_by    uuid REFERENCES "user" ON DELETE SET NULL,
  listed_at      timestamptz,
  updated_at     timestamptz NOT NULL DEFAULT now(),
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
  CONSTRAINT submission_review_message_on_decline CHECK (status <> 'REJECTED' OR coalesce(btrim(review_message), '') <> ''),
  CONSTRAINT submission_visible CHECK (visibility IN ('public', 'unlisted'))
);
COMMENT ON TABLE submission IS 'Content that a creator submitted for a quest run, a mission run or a key campaign.';
COMMENT ON COLUMN submission.id IS 'The unique id of the row.';
COMMENT ON COLUMN submission.activation_id IS 'The activation that the row belongs to.';
COMMENT ON COLUMN submission.company_id IS 'The owning company, always equal to the activation''s company.';
COMMENT ON COLUMN submission.creator_id IS 'The creator that the row is about.';
COMMENT ON COLUMN submission.quest_run_id IS 'The quest run of the content, if any.';
COMMENT ON COLUMN submission.mission_run_id IS 'The mission run of the content, if any.';
COMMENT ON COLUMN submission.participant_id IS 'The key campaign participant, if any.';
COMMENT ON COLUMN submission.criterion_id IS 'The mission criterion of the content.';
COMMENT ON COLUMN submission.content_id IS 'The stream or video. Empty until a channel check has found it.';
COMMENT ON COLUMN submission.url IS 'The web address of the content.';
COMMENT ON COLUMN submission.message IS 'A text instead of a link, for a custom criterion.';
COMMENT ON COLUMN submission.post_type IS 'Stream, video or short. Empty for custom criteria.';
COMMENT ON COLUMN submission.visibility IS 'The visibility at submission: public or unlisted.';
COMMENT ON COLUMN submission.status IS 'The current status of the submission.';
COMMENT ON COLUMN submission.review_message IS 'The company''s message about the content. It is required when the company rejects the content.';
COMMENT ON COLUMN submission.submitted_at IS 'When the content was submitted.';
COMMENT ON COLUMN submission.reviewed_at IS 'When the company decided on the work.';
COMMENT ON COLUMN submission.reviewed_by IS 'The member who decided on the application.';
COMMENT ON COLUMN submission.listed_at IS 'When an unlisted video was found to be public.';
COMMENT ON COLUMN submission.updated_at IS 'When the row last changed.';
COMMENT ON COLUMN submission.content_key IS 'The video that the address points to, as platform/id. Empty if it is not on a vendor''s platform.';

-- Content that no channel check has found and no company has approved does not count in any report (rules §9).
CREATE FUNCTION counts_in_results(s submission) RETURNS boolean
  LANGUAGE sql IMMUTABLE AS $$
  SELECT s.status = 'APPROVED' OR s.status <> 'REJECTED' AND s.content_id IS NOT NULL
$$;
COMMENT ON FUNCTION counts_in_results(submission) IS 'True if a channel check has found the submission, or its company has approved it.';

CREATE FUNCTION count_not_found(of_quest_run_id uuid) RETURNS integer
  LANGUAGE sql STABLE AS $$
  SELECT count(*)::integer
    FROM quest_run AS run
    JOIN submission AS s ON s.quest_run_id = run.id
   WHERE run.id = of_quest_run_id AND s.status <> 'REJECTED' AND s.reviewed_by IS NULL
     AND NOT EXISTS (
       SELECT FROM content AS c
        WHERE c.id = s.content_id AND c.creator_id = run.creator_id AND c.platform = run.platform
          AND coalesce(c.connection_id = run.connection_id, true)
          AND (c.type = run.post_type OR c.type = 'VOD' AND run.post_type = 'STREAM'))
$$;
COMMENT ON FUNCTION count_not_found(uuid) IS
  'The number of a quest run''s submissions that no channel check has found on the agreed channel, as the agreed kind, and no person has approved.';
CREATE INDEX submission_reviewed_by_idx ON submission (reviewed_by);
CREATE INDEX submission_criterion_id_idx ON submission (criterion_id);
CREATE INDEX submission_activation_idx ON submission (activation_id, status, submitted_at DESC);
CREATE INDEX submission_company_idx ON submission (company_id, status, submitted_at DESC);
CREATE INDEX submission_creator_idx ON submission (creator_id, submitted_at DESC);
CREATE INDEX submission_content_idx ON submission (content_id);
CREATE UNIQUE INDEX submission_quest_run_url ON submission (quest_run_id, url) WHERE status <> 'REJECTED';
CREATE UNIQUE INDEX submission_mission_run_url ON submission (mission_run_id, criterion_id, url) WHERE status <> 'REJECTED';
CREATE UNIQUE INDEX submission_participant_url ON submission (participant_id, url) WHERE status <> 'REJECTED';
CREATE INDEX submission_participant_idx ON submission (participant_id, submitted_at DESC) WHERE participant_id IS NOT NULL;
CREATE INDEX submission_quest_run_idx ON submission (quest_run_id, submitted_at DESC) WHERE quest_run_id IS NOT NULL;
CREATE INDEX submission_mission_run_idx ON submission (mission_run_id, submitted_at DESC) WHERE mission_run_id IS NOT NULL;
SELECT begin_with('submission', 'submission', '{PENDING}', '{reviewed_at,reviewed_by,listed_at}');

CREATE FUNCTION has_early_video(run quest_run) RETURNS boolean
  LANGUAGE sql STABLE AS $$
  SELECT publishing_opens_at(run) > now() AND coalesce(run.embargo_at <= now(), true) AND run.post_type = 'VIDEO'
     AND run.status IN ('CONTENTREVIEW', 'CONTENT_PUBLIC_AVAILABILITY_VERIFICATION')
     AND EXISTS (SELECT FROM submission s JOIN content c ON c.id = s.content_id
                  WHERE s.quest_run_id = run.id AND s.status <> 'REJECTED' AND c.visibility = 'public')
$$;
COMMENT ON FUNCTION has_early_video(quest_run) IS 'True if a submitted video is public before its window or day and breaks no embargo.';

CREATE FUNCTION submission_assign_owner() RETURNS trigger
  LANGUAGE plpgsql AS $$
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
COMMENT ON FUNCTION submission_assign_owner() IS 'Copies the activation, the company and the creator from the run, before the refusals read them.';
CREATE TRIGGER submission_assign_owner BEFORE INSERT ON submission FOR EACH ROW EXECUTE FUNCTION submission_assign_owner();

CREATE FUNCTION submission_refuse() RETURNS trigger
  LANGUAGE plpgsql AS $$
DECLARE
  is_new boolean := TG_OP = 'INSERT';
BEGIN
  IF TG_OP = 'DELETE' THEN
    PERFORM refuse('submission_is_kept', 'content cannot move to another run');
  END IF;
  IF TG_OP = 'UPDATE' AND OLD.status <> NEW.status THEN
    PERFORM refuse_transition('submission', 'submission', OLD.status, NEW.status);
    IF is_by_hand() THEN
      PERFORM refuse_by_hand('status', 'submission',
        'content is decided with its run; "deadline_at" of a quest run approves content that was not reviewed');
    END IF;
  END IF;
  IF is_new AND NEW.criterion_id IS NOT NULL AND NEW.mission_run_id IS NOT NULL THEN
    PERFORM refuse_content_of_criterion(NEW);
  END IF;
  IF NEW.mission_run_id IS NOT NULL AND (is_new OR OLD.content_id IS DISTINCT FROM NEW.content_id) THEN
    PERFORM refuse_content_of_mission(NEW, is_new);
  END IF;
  IF is_new AND NEW.quest_run_id IS NOT NULL THEN
    IF NEW.post_type = 'VIDEO' AND NEW.visibility = 'public' THEN
      PERFORM refuse_public_video(NEW);
    END IF;
    PERFORM refuse_unawaited_content(NEW);
    -- The checks of the run itself come first, so that the user sees their errors first.
    IF NEW.content_id IS NOT NULL THEN
      PERFORM refuse_content_as_seen(NEW);
    END IF;
  END IF;
  -- The rules are checked again when a channel check finds the content behind a submitted link.
  IF NEW.participant_id IS NULL AND (is_new OR NEW.content_id IS NOT NULL AND OLD.content_id IS DISTINCT FROM NEW.content_id) THEN
    PERFORM refuse_content_of_other_run(NEW);
  END IF;
  IF is_new THEN
    PERFORM refuse_waitlist(NEW.activation_id);
    RETURN NEW;
  END IF;
  IF (OLD.activation_id, OLD.company_id, OLD.creator_id, OLD.quest_run_id, OLD.mission_run_id, OLD.participant_id, OLD.criterion_id, OLD.submitted_at)
     IS DISTINCT FROM (NEW.activation_id, NEW.company_id, NEW.creator_id, NEW.quest_run_id, NEW.mission_run_id, NEW.participant_id, NEW.criterion_id, NEW.submitted_at) THEN
    PERFORM refuse('submission_is_kept', 'content cannot move to another run');
  END IF;
  IF OLD.status = 'APPROVED' AND (OLD.url, OLD.post_type) IS DISTINCT FROM (NEW.url, NEW.post_type) THEN
    PERFORM refuse('submission_same_video', 'the public video must be the submitted video');
  END IF;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION submission_refuse() IS 'Refuses content that its run does not accept or that serves another run, a status change without a lifecycle move, and changes of what was submitted.';
CREATE TRIGGER submission_refuse BEFORE INSERT OR UPDATE OR DELETE ON submission FOR EACH ROW EXECUTE FUNCTION submission_refuse();

CREATE FUNCTION submission_stamp() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.participant_id IS NULL AND NEW.content_id IS NOT NULL AND NEW.content_id IS DISTINCT FROM OLD.content_id THEN
    NEW.content_key := coalesce(content_key_of(NEW), NEW.content_key);
  END IF;
  IF TG_OP = 'INSERT' THEN
    RETURN NEW;
  END IF;
  NEW.updated_at := now();
  IF NEW.status <> OLD.status THEN
    NEW.reviewed_at := CASE WHEN NEW.status <> 'PENDING' THEN now() END;
    NEW.reviewed_by := CASE WHEN NEW.status <> 'PENDING' THEN coalesce(actor_id(), NEW.reviewed_by) END;
  END IF;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION submission_stamp() IS 'Stores the key of the content, the member who reviewed it and the time of the review.';
CREATE TRIGGER submission_stamp BEFORE INSERT OR UPDATE ON submission FOR EACH ROW EXECUTE FUNCTION submission_stamp();

CREATE FUNCTION submission_emit() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND (OLD.status = NEW.status OR NEW.status = 'PENDING') THEN
    RETURN NULL;
  END IF;
  PERFORM emit_event(
    CASE WHEN TG_OP = 'INSERT' THEN 'submissionMade' WHEN NEW.status = 'APPROVED' THEN 'submissionApproved' ELSE 'submissionRejected' END,
    'submission', NEW.id, jsonb_strip_nulls(jsonb_build_object(
      'activation_id', NEW.activation_id, 'company_id', NEW.company_id, 'creator_id', NEW.creator_id,
      'quest_run_id', NEW.quest_run_id, 'mission_run_id', NEW.mission_run_id, 'participant_id', NEW.participant_id)));
  RETURN NULL;
END $$;
COMMENT ON FUNCTION submission_emit() IS 'Announces submitted, approved and rejected content.';
CREATE TRIGGER submission_emit AFTER INSERT OR UPDATE OF status ON submission FOR EACH ROW EXECUTE FUNCTION submission_emit();

CREATE FUNCTION submission_tally() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'UPDATE' OR (counts_in_results(OLD), OLD.content_id) IS DISTINCT FROM (counts_in_results(NEW), NEW.content_id) THEN
    IF TG_OP <> 'INSERT' AND counts_in_results(OLD) THEN
      PERFORM add_submission(OLD, -1);
    END IF;
    IF TG_OP <> 'DELETE' AND counts_in_results(NEW) THEN
      PERFORM add_submission(NEW, 1);
    END IF;
  END IF;
  IF TG_OP = 'INSERT' THEN
    PERFORM check_channels_soon(NEW.creator_id);
  END IF;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION submission_tally() IS 'Adds content to the figures of its activation, and puts the creator''s channels first in the queue of checks.';
CREATE TRIGGER submission_tally AFTER INSERT OR DELETE OR UPDATE OF status, content_id ON submission
  FOR EACH ROW EXECUTE FUNCTION submission_tally();

COMMENT ON TRIGGER submission_assign_owner ON submission IS 'stamp';
COMMENT ON TRIGGER submission_refuse ON submission IS 'refuse';
COMMENT ON TRIGGER submission_stamp ON submission IS 'stamp';
COMMENT ON TRIGGER submission_emit ON submission IS 'outbox';
COMMENT ON TRIGGER submission_tally ON submission IS 'tally';

-- rules §5: under a fixed publishing window, a video is first submitted as unlisted and later made public.
CREATE FUNCTION refuse_public_video(sent submission) RETURNS void
  LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM quest_run
              WHERE id = sent.quest_run_id AND greatest(delivery_date, publish_from, embargo_at) > now()) THEN
    PERFORM refuse('submission_unlisted_first',
      'with a publishing window, a video must be submitted unlisted and made public later');
  END IF;
END $$;

CREATE FUNCTION refuse_unawaited_content(sent submission) RETURNS void
  LANGUAGE plpgsql AS $$
DECLARE
  run quest_run;
BEGIN
  SELECT * INTO run FROM quest_run WHERE id = sent.quest_run_id FOR NO KEY UPDATE;
  IF run.status NOT IN ('CONTENTPRODUCTION', 'CONTENTREVIEW') THEN
    PERFORM refuse('submission_while_awaited', 'content can be submitted only while the run waits for it');
  END IF;
  IF sent.post_type IS DISTINCT FROM run.post_type THEN
    PERFORM refuse('submission_as_agreed', format('the content must be of the agreed type "%s"', run.post_type));
  END IF;
END $$;
COMMENT ON FUNCTION refuse_unawaited_content(submission) IS 'Refuses content if the quest run does not expect it, or if it is not of the agreed kind.';

-- Known content must be on the agreed channel and visible, and is paid only once (rules §4, §5).
-- refuse_content_of_other_run compares the content with other runs.
CREATE FUNCTION refuse_content_as_seen(sent submission) RETURNS void
  LANGUAGE plpgsql AS $$
DECLARE
  seen content;
BEGIN
  -- The lock keeps the content unchanged until the submission is written.
  SELECT * INTO seen FROM content WHERE id = sent.content_id AND creator_id = sent.creator_id FOR NO KEY UPDATE;
  IF seen.id IS NULL THEN
    RETURN;
  END IF;
  IF EXISTS (SELECT FROM quest_run AS run
              WHERE run.id = sent.quest_run_id
                AND (seen.platform <> run.platform OR seen.connection_id <> run.connection_id)) THEN
    PERFORM refuse('submission_agreed_channel', 'the content must be on the agreed channel');
  END IF;
  IF seen.visibility IN ('private', 'removed') THEN
    PERFORM refuse('submission_can_be_seen', format('content with the visibility "%s" cannot be reviewed', seen.visibility));
  END IF;
END $$;
COMMENT ON FUNCTION refuse_content_as_seen(submission) IS 'Refuses known content for a quest run if it is on another channel or not visible.';

CREATE FUNCTION count_unlisted(of_quest_run_id uuid) RETURNS integer LANGUAGE sql STABLE AS $$
  SELECT count(*)::integer
    FROM submission AS s LEFT JOIN content AS c ON c.id = s.content_id
   WHERE s.quest_run_id = of_quest_run_id AND s.status = 'APPROVED' AND s.listed_at IS NULL
     AND CASE WHEN c.id IS NULL THEN s.visibility <> 'public' OR s.reviewed_by IS NULL ELSE c.visibility <> 'public' END
$$;
COMMENT ON FUNCTION count_unlisted(uuid) IS
  'The number of a quest run''s approved streams and videos that neither a channel check nor the company''s approval found to be public.';

-- Content on a key holder's channels that shows the game is offered as a match, to submit or to deny, and counts as found in
-- the results (rules §4).
CREATE VIEW key_match AS
  SELECT p.id AS participant_id, c.id AS content_id, p.campaign_id AS activation_id, p.company_id, p.creator_id, c.published_at
    FROM key_campaign_participant p
    JOIN activation a ON a.id = p.campaign_id
    JOIN content c ON c.creator_id = p.creator_id AND c.game_id = a.game_id
   WHERE p.claimed_at IS NOT NULL AND c.connection_id IS NOT NULL AND c.visibility = 'public'
     -- Content, including late content, counts until 30 days after the deadline.
     AND c.published_at >= p.claimed_at AND c.published_at < p.deadline_at + interval '30 days'
     AND NOT EXISTS (SELECT FROM submission s WHERE s.participant_id = p.id AND s.content_id = c.id)
     AND NOT EXISTS (SELECT FROM denied_match d WHERE d.participant_id = p.id AND d.content_id = c.id);
COMMENT ON VIEW key_match IS 'Content that shows the campaign''s game on the channels of creators who claimed a key, published since the claim and not submitted.';
COMMENT ON COLUMN key_match.participant_id IS 'The creator''s participation in the key campaign.';
COMMENT ON COLUMN key_match.content_id IS 'The content that the row is about.';
COMMENT ON COLUMN key_match.activation_id IS 'The key campaign that the row belongs to.';
COMMENT ON COLUMN key_match.company_id IS 'The company that owns the row.';
COMMENT ON COLUMN key_match.creator_id IS 'The creator of the content.';
COMMENT ON COLUMN key_match.published_at IS 'When the content was published or went live.';

-- This function checks that content counts once within a run; refuse_content_of_other_run compares the content with
-- other runs.
CREATE FUNCTION refuse_content_of_mission(sent submission, is_new boolean) RETURNS void
  LANGUAGE plpgsql AS $$
DECLARE
  run mission_run;
  seen content;
BEGIN
  SELECT * INTO run FROM mission_run WHERE id = sent.mission_run_id;
  IF is_new AND run.status <> 'active' THEN
    PERFORM refuse('submission_while_under_way', format('content cannot be submitted while the run is "%s"', run.status));
  END IF;
  IF sent.content_id IS NOT NULL THEN
    -- The lock keeps the content unchanged until the submission is written.
    SELECT * INTO seen FROM content WHERE id = sent.content_id AND creator_id = run.creator_id FOR NO KEY UPDATE;
  END IF;
  IF seen.published_at < mission_run_counts_from(run) THEN
    PERFORM refuse('submission_after_joining', 'only content published after joining and after the start of the mission counts');
  END IF;
  IF seen.visibility IN ('private', 'removed') THEN
    PERFORM refuse('submission_can_be_seen', format('content with the visibility "%s" cannot be reviewed', seen.visibility));
  END IF;
  IF seen.id IS NOT NULL AND EXISTS (SELECT FROM activation_game WHERE activation_id = run.mission_id)
     AND NOT EXISTS (SELECT FROM activation_game WHERE activation_id = run.mission_id AND game_id = seen.game_id) THEN
    PERFORM refuse('submission_game_of_mission', 'the content shows none of the games of the mission');
  END IF;
  IF EXISTS (SELECT FROM submission AS other
              WHERE other.id <> sent.id AND other.mission_run_id = run.id AND other.status <> 'REJECTED'
                AND other.content_id = sent.content_id AND coalesce(other.criterion_id = sent.criterion_id, true)) THEN
    PERFORM refuse('submission_serves_one_run', 'one piece of content can count only once in a run');
  END IF;
END $$;
COMMENT ON FUNCTION refuse_content_of_mission(submission, boolean) IS 'Refuses content for a mission if it is older than joining or the mission''s start, shows another game, is not visible, or already counts in its run.';

CREATE FUNCTION refuse_content_of_criterion(sent submission) RETURNS void
  LANGUAGE plpgsql AS $$
DECLARE
  asked mission_criterion;
BEGIN
  -- The lock makes two answers of one creator wait for each other.
  PERFORM FROM mission_run WHERE id = sent.mission_run_id FOR NO KEY UPDATE;
  SELECT c.* INTO asked FROM mission_criterion c JOIN mission_run r ON r.mission_id = c.mission_id
   WHERE c.id = sent.criterion_id AND r.id = sent.mission_run_id;
  IF asked.id IS NULL THEN
    PERFORM refuse('submission_own_criterion', 'the criterion belongs to another mission');
  END IF;
  IF asked.category <> 'CUSTOM_CONTENT' THEN
    -- A link can lead to content that is not known yet.
    IF sent.url IS NULL OR asked.category = 'CLICKS' THEN
      PERFORM refuse('submission_measured_criterion', 'the criterion is measured automatically and takes no submission');
    END IF;
    RETURN;
  END IF;
  IF (asked.custom_completion = 'URL') <> (sent.url IS NOT NULL) THEN
    PERFORM refuse('submission_custom_completion', format('the criterion needs a %s', asked.custom_completion));
  END IF;
  IF EXISTS (SELECT FROM submission WHERE mission_run_id = sent.mission_run_id AND criterion_id = asked.id AND status <> 'REJECTED') THEN
    PERFORM refuse('submission_answers_once', 'the criterion already has a submission');
  END IF;
END $$;
COMMENT ON FUNCTION refuse_content_of_criterion(submission) IS 'Refuses answers that do not fit a criterion: an answer for another mission, in another format, a second answer, or an answer to a measured criterion.';

-- Content that shows the quest's agreed game breaks the embargo, even if the company has changed the quest's game since.
CREATE FUNCTION embargo_breach(run quest_run) RETURNS uuid
  LANGUAGE sql STABLE AS $$
  SELECT c.id
    FROM content c
   WHERE run.embargo_broken_at IS NULL AND run.embargo_at > now() - interval '1 day'
     AND run.status IN ('CONTENTPRODUCTION', 'CONTENTREVIEW', 'CONTENT_PUBLIC_AVAILABILITY_VERIFICATION')
     AND c.creator_id = run.creator_id AND c.visibility = 'public'
     -- The content that can break the embargo: submitted content, and content since the agreement that shows the agreed
     -- game.
     AND (EXISTS (SELECT FROM submission s WHERE s.quest_run_id = run.id AND s.content_id = c.id AND s.status <> 'REJECTED')
          OR c.game_id = (run.brief ->> 'game_id')::uuid AND c.published_at >= run.accepted_at)
     -- A video may have been unlisted during the embargo, but a stream was already public.
     AND (run.embargo_at > now() OR c.type IN ('STREAM', 'VOD') AND c.published_at < run.embargo_at)
   ORDER BY c.published_at, c.id LIMIT 1
$$;
COMMENT ON FUNCTION embargo_breach(quest_run) IS 'Content of the run''s creator that is public before the embargo ends, or was on air before it. Returns nothing if a breach was already recorded.';

CREATE FUNCTION mission_goals_missing(of_run_id uuid) RETURNS bigint
  LANGUAGE sql STABLE AS $$
  SELECT count(*) FROM mission_run r JOIN mission_criterion c ON c.mission_id = r.mission_id
    LEFT JOIN mission_progress p ON p.mission_run_id = r.id AND p.criterion_id = c.id
   WHERE r.id = of_run_id AND coalesce(p.value, 0) < c.target
$$;
COMMENT ON FUNCTION mission_goals_missing(uuid) IS 'The number of mission criteria that a run has not reached.';

CREATE FUNCTION mission_run_measure(of_run_id uuid) RETURNS void
  LANGUAGE plpgsql AS $$
DECLARE
  run mission_run;
  was_missing bigint;
BEGIN
  -- The figures of two channels that arrive simultaneously are counted one after the other, so that no figure is lost.
  PERFORM pg_advisory_xact_lock(hashtextextended('mission_run ' || of_run_id, 0));
  SELECT * INTO run FROM mission_run WHERE id = of_run_id;
  IF run.status IS DISTINCT FROM 'active' THEN
    RETURN;
  END IF;
  was_missing := mission_goals_missing(run.id);
  INSERT INTO mission_progress AS p (mission_run_id, criterion_id, value, met_at)
  SELECT run.id, c.id, measured.value, CASE WHEN measured.value >= c.target THEN now() END
    FROM mission_criterion c
   CROSS JOIN LATERAL (
     SELECT air_minutes(array_agg(t)) AS minutes, coalesce(floor(sum(t.hours_watched)), 0) AS hours,
            coalesce(floor(avg(t.average_ccv)), 0) AS ccv, coalesce(sum(t.views), 0) AS views,
            coalesce(floor(avg(t.views)), 0) AS per_video, count(*) AS pieces
       FROM submission s LEFT JOIN content t ON t.id = s.content_id
      WHERE s.mission_run_id = run.id AND s.status <> 'REJECTED'
        AND CASE c.category
              WHEN 'CUSTOM_CONTENT' THEN s.criterion_id = c.id
              -- Content submitted without a criterion counts for every criterion of its kind.
              ELSE t.visibility NOT IN ('private', 'removed')
                AND (s.criterion_id = c.id OR s.criterion_id IS NULL AND (t.type IN ('STREAM', 'VOD')) = (c.category = 'STREAM_CONTENT'))
            END) AS shown
   CROSS JOIN LATERAL (
     SELECT CASE c.metric
       WHEN 'STREAM_CONTENT_AIR_TIME' THEN shown.minutes WHEN 'STREAM_CONTENT_HOURS_WATCHED' THEN shown.hours
       WHEN 'STREAM_CONTENT_CCV' THEN shown.ccv WHEN 'VIDEO_VIEWS' THEN shown.views WHEN 'VIDEO_AVERAGE_VIEWS_PER_VIDEO' THEN shown.per_video
       WHEN 'CUSTOM' THEN least(shown.pieces, 1)
       ELSE greatest(coalesce((SELECT l.click_count FROM link l
              WHERE l.activation_id = run.mission_id AND l.kind = 'mission' AND l.creator_id = run.creator_id), 0) - run.clicks_before, 0)
       END::bigint AS value) AS measured
   WHERE c.mission_id = run.mission_id
   ORDER BY c.id
  ON CONFLICT (mission_run_id, criterion_id) DO UPDATE
    SET value = excluded.value, met_at = CASE WHEN excluded.met_at IS NOT NULL THEN coalesce(p.met_at, excluded.met_at) END
    WHERE p.value <> excluded.value OR (p.met_at IS NULL) <> (excluded.met_at IS NULL);
  IF was_missing > 0 AND mission_goals_missing(run.id) = 0 THEN
    PERFORM emit_event('missionGoalsReached', 'mission_run', run.id, jsonb_build_object(
      'activation_id', run.mission_id, 'company_id', run.company_id, 'creator_id', run.creator_id));
  END IF;
END $$;
COMMENT ON FUNCTION mission_run_measure(uuid) IS 'Updates the progress of a mission run from submitted content and clicks, and announces when all goals are reached.';

-- This trigger fires at the end of the transaction, when all locks are held, so that each run is measured in its final state.
CREATE FUNCTION submission_measure() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  PERFORM mission_run_measure((to_jsonb(CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END) ->> 'mission_run_id')::uuid);
  RETURN NULL;
END $$;
COMMENT ON FUNCTION submission_measure() IS 'Measures a run after content was submitted to it.';
CREATE CONSTRAINT TRIGGER submission_measure AFTER INSERT OR UPDATE OF status, content_id ON submission
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.mission_run_id IS NOT NULL) EXECUTE FUNCTION submission_measure();
COMMENT ON TRIGGER submission_measure ON submission IS 'tally';

CREATE FUNCTION content_key_of(sent submission) RETURNS text
  LANGUAGE sql STABLE AS $$
  SELECT platform || '/' || external_id FROM content WHERE id = sent.content_id AND creator_id = sent.creator_id
$$;
COMMENT ON FUNCTION content_key_of(submission) IS 'The platform and the platform''s id of the submitted content, if a channel check knows it.';

CREATE FUNCTION refuse_content_of_other_run(sent submission) RETURNS void
  LANGUAGE plpgsql AS $$
DECLARE
  seen content;
  sent_key text;
BEGIN
  -- Locks the content first, as channel checks do, and then its creator, so that all submissions of a creator are
  -- compared one after the other.
  SELECT * INTO seen FROM content WHERE id = sent.content_id AND creator_id = sent.creator_id FOR NO KEY UPDATE;
  PERFORM pg_advisory_xact_lock(hashtextextended('submission ' || sent.creator_id, 0));
  sent_key := coalesce(seen.platform || '/' || seen.external_id, sent.content_key);
  IF EXISTS (SELECT FROM submission AS other
              WHERE other.id <> sent.id AND other.creator_id = sent.creator_id AND other.participant_id IS NULL AND other.status <> 'REJECTED'
                AND (other.quest_run_id, other.mission_run_id) IS DISTINCT FROM (sent.quest_run_id, sent.mission_run_id)
                AND (other.content_id = sent.content_id OR other.content_key = sent_key
                     OR sent.mission_run_id IS NOT NULL AND sent.content_id IS NULL AND other.url = sent.url)) THEN
    PERFORM refuse('submission_serves_one_run', 'one piece of content can serve only one run');
  END IF;
  -- A mission counts only a stream or its recording, but both can be submitted for one quest.
  IF seen.type IN ('STREAM', 'VOD') AND EXISTS (
    SELECT FROM submission AS other JOIN content AS same ON same.id = other.content_id
     WHERE other.id <> sent.id AND other.creator_id = sent.creator_id AND other.participant_id IS NULL AND other.status <> 'REJECTED'
       AND (sent.mission_run_id IS NOT NULL OR other.quest_run_id IS DISTINCT FROM sent.quest_run_id)
       AND same.connection_id = seen.connection_id AND same.type IN ('STREAM', 'VOD') AND same.type <> seen.type
       AND same.published_at BETWEEN seen.published_at - interval '30 minutes' AND seen.published_at + interval '30 minutes') THEN
    PERFORM refuse('submission_serves_one_run', 'a stream and its recording count as one piece of content');
  END IF;
END $$;
COMMENT ON FUNCTION refuse_content_of_other_run(submission) IS 'Refuses content that serves another quest or mission run of its creator, by its record or by its address. A stream and its recording count as one.';

CREATE FUNCTION content_measure() RETURNS trigger
  LANGUAGE plpgsql AS $$
DECLARE
  run record;
BEGIN
  FOR run IN
    SELECT DISTINCT r.id FROM submission s JOIN mission_run r ON r.id = s.mission_run_id AND r.status = 'active'
     WHERE s.content_id = NEW.id ORDER BY 1
  LOOP
    PERFORM mission_run_measure(run.id);
  END LOOP;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION content_measure() IS 'Measures the active runs that use a piece of content when the content''s figures change.';
CREATE CONSTRAINT TRIGGER content_measure AFTER UPDATE OF views, hours_watched, average_ccv, duration_minutes, visibility ON content
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN ((OLD.views, OLD.hours_watched, OLD.average_ccv, OLD.duration_minutes, OLD.visibility)
        IS DISTINCT FROM (NEW.views, NEW.hours_watched, NEW.average_ccv, NEW.duration_minutes, NEW.visibility))
  EXECUTE FUNCTION content_measure();
COMMENT ON TRIGGER content_measure ON content IS 'tally';

-- Content that is public before a key campaign's embargo ends marks its participant, and both sides are notified (rules §4).
CREATE FUNCTION key_embargo_breach(participant key_campaign_participant) RETURNS uuid
  LANGUAGE sql STABLE AS $$
  SELECT c.id
    FROM activation a JOIN content c ON c.creator_id = participant.creator_id
   WHERE a.id = participant.campaign_id AND a.embargo_at > now() - interval '1 day'
     AND participant.embargo_broken_at IS NULL AND participant.claimed_at IS NOT NULL
     AND c.visibility = 'public'
     -- The content that can break the embargo: submitted content, and content since the claim that shows the game.
     AND (EXISTS (SELECT FROM submission s WHERE s.participant_id = participant.id AND s.content_id = c.id AND s.status <> 'REJECTED')
          OR c.game_id = a.game_id AND c.published_at >= participant.claimed_at)
     -- A video may have been unlisted during the embargo, but a stream was already public.
     AND (a.embargo_at > now() OR c.type IN ('STREAM', 'VOD') AND c.published_at < a.embargo_at)
   ORDER BY c.published_at, c.id LIMIT 1
$$;
COMMENT ON FUNCTION key_embargo_breach(key_campaign_participant) IS
  'Content of a creator with a key that is public before the embargo ends, or was on air before it. Returns nothing if a breach was already recorded.';
