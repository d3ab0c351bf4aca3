-- Content serves only one run (rules §5), even if it was submitted by its address before a channel check found it.
ALTER TABLE submission ADD COLUMN content_key text;
COMMENT ON COLUMN submission.content_key IS 'The video that the address points to, as platform/id. Empty if it is not on a vendor''s platform.';

-- submission_serves_one_run checks other runs.
CREATE OR REPLACE FUNCTION submission_as_seen() RETURNS trigger
  LANGUAGE plpgsql AS $$
DECLARE
  seen content;
BEGIN
  -- The lock keeps the content unchanged until the submission is written.
  SELECT * INTO seen FROM content WHERE id = NEW.content_id AND creator_id = NEW.creator_id FOR NO KEY UPDATE;
  IF seen.id IS NULL THEN
    RETURN NEW;
  END IF;
  IF EXISTS (SELECT FROM quest_run AS run
              WHERE run.id = NEW.quest_run_id
                AND (seen.platform <> run.platform OR seen.connection_id <> run.connection_id)) THEN
    PERFORM refuse('submission_agreed_channel', 'content is submitted on the channel that was agreed');
  END IF;
  IF seen.visibility IN ('private', 'removed') THEN
    PERFORM refuse('submission_can_be_seen', format('content that is "%s" cannot be reviewed', seen.visibility));
  END IF;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION submission_as_seen() IS 'Refuses known content for a quest run if it is on another channel or not visible.';

-- This function checks that content counts once within a run; submission_serves_one_run checks other runs.
CREATE OR REPLACE FUNCTION submission_of_mission() RETURNS trigger
  LANGUAGE plpgsql AS $$
DECLARE
  run mission_run;
  seen content;
BEGIN
  SELECT * INTO run FROM mission_run WHERE id = NEW.mission_run_id;
  IF TG_OP = 'INSERT' AND run.status <> 'active' THEN
    PERFORM refuse('submission_while_under_way', format('content is submitted while the run is under way, not when it is "%s"', run.status));
  END IF;
  IF NEW.content_id IS NOT NULL THEN
    -- The lock keeps the content unchanged until the submission is written.
    SELECT * INTO seen FROM content WHERE id = NEW.content_id AND creator_id = run.creator_id FOR NO KEY UPDATE;
  END IF;
  IF seen.published_at < mission_run_counts_from(run) THEN
    PERFORM refuse('submission_after_joining', 'only content made after joining, and after the mission has begun, counts');
  END IF;
  IF seen.visibility IN ('private', 'removed') THEN
    PERFORM refuse('submission_can_be_seen', format('content that is "%s" cannot be reviewed', seen.visibility));
  END IF;
  IF seen.id IS NOT NULL AND EXISTS (SELECT FROM activation_game WHERE activation_id = run.mission_id)
     AND NOT EXISTS (SELECT FROM activation_game WHERE activation_id = run.mission_id AND game_id = seen.game_id) THEN
    PERFORM refuse('submission_game_of_mission', 'the content shows none of the games of the mission');
  END IF;
  IF EXISTS (SELECT FROM submission AS other
              WHERE other.id <> NEW.id AND other.mission_run_id = run.id AND other.status <> 'REJECTED'
                AND other.content_id = NEW.content_id AND coalesce(other.criterion_id = NEW.criterion_id, true)) THEN
    PERFORM refuse('submission_serves_one_run', 'one piece of content counts once in a run');
  END IF;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION submission_of_mission() IS 'Refuses content for a mission if it is older than joining or the mission''s start, shows another game, is not visible, or already counts in its run.';

CREATE FUNCTION submission_serves_one_run() RETURNS trigger
  LANGUAGE plpgsql AS $$
DECLARE
  seen content;
BEGIN
  IF TG_OP = 'UPDATE' AND NEW.content_id IS NULL THEN
    RETURN NEW;
  END IF;
  -- Locks the content first, like channel checks, and then its creator, so that all submissions of a creator are compared one
  -- after the other.
  SELECT * INTO seen FROM content WHERE id = NEW.content_id AND creator_id = NEW.creator_id FOR NO KEY UPDATE;
  PERFORM pg_advisory_xact_lock(hashtextextended('submission ' || NEW.creator_id, 0));
  IF seen.id IS NOT NULL THEN
    NEW.content_key := seen.platform || '/' || seen.external_id;
  END IF;
  IF EXISTS (SELECT FROM submission AS other
              WHERE other.id <> NEW.id AND other.creator_id = NEW.creator_id AND other.participant_id IS NULL AND other.status <> 'REJECTED'
                AND (other.quest_run_id, other.mission_run_id) IS DISTINCT FROM (NEW.quest_run_id, NEW.mission_run_id)
                AND (other.content_id = NEW.content_id OR other.content_key = NEW.content_key
                     OR NEW.mission_run_id IS NOT NULL AND NEW.content_id IS NULL AND other.url = NEW.url)) THEN
    PERFORM refuse('submission_serves_one_run', 'one piece of content serves one run');
  END IF;
  -- A mission counts only a stream or its recording, but both can be submitted for one quest.
  IF seen.type IN ('STREAM', 'VOD') AND EXISTS (
    SELECT FROM submission AS other JOIN content AS same ON same.id = other.content_id
     WHERE other.id <> NEW.id AND other.creator_id = NEW.creator_id AND other.participant_id IS NULL AND other.status <> 'REJECTED'
       AND (NEW.mission_run_id IS NOT NULL OR other.quest_run_id IS DISTINCT FROM NEW.quest_run_id)
       AND same.connection_id = seen.connection_id AND same.type IN ('STREAM', 'VOD') AND same.type <> seen.type
       AND same.published_at BETWEEN seen.published_at - interval '30 minutes' AND seen.published_at + interval '30 minutes') THEN
    PERFORM refuse('submission_serves_one_run', 'a stream and its recording are one piece of content');
  END IF;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION submission_serves_one_run() IS 'Refuses content that serves another quest or mission run of its creator, by its record or by its address. A stream and its recording count as one.';

-- Named to fire after the guards of each kind of run. Runs again when a channel check finds the content of an address.
CREATE TRIGGER submission_d_serves_one_run BEFORE INSERT OR UPDATE OF content_id ON submission
  FOR EACH ROW WHEN (NEW.participant_id IS NULL) EXECUTE FUNCTION submission_serves_one_run();
