DROP TRIGGER submission_d_serves_one_run ON submission;
DROP FUNCTION submission_serves_one_run();

CREATE OR REPLACE FUNCTION submission_as_seen() RETURNS trigger
  LANGUAGE plpgsql AS $$
DECLARE
  seen content;
BEGIN
  -- The lock makes two runs that want the same content wait for each other.
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
  IF EXISTS (SELECT FROM submission AS other
              WHERE other.content_id = NEW.content_id AND (other.quest_run_id <> NEW.quest_run_id OR other.mission_run_id IS NOT NULL)
                AND other.status <> 'REJECTED') THEN
    PERFORM refuse('submission_serves_one_run', 'one piece of content is paid for once');
  END IF;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION submission_as_seen() IS 'Refuses known content for a quest run if it is on another channel, is not visible, or serves another run.';

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
    -- The lock makes two runs that want the same content wait for each other.
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
              WHERE other.id <> NEW.id AND other.creator_id = run.creator_id AND other.status <> 'REJECTED'
                AND (other.content_id = NEW.content_id OR NEW.content_id IS NULL AND other.url = NEW.url)
                AND (other.quest_run_id IS NOT NULL OR other.mission_run_id <> run.id
                  OR other.mission_run_id = run.id AND coalesce(other.criterion_id = NEW.criterion_id, true) AND NEW.content_id IS NOT NULL)) THEN
    PERFORM refuse('submission_serves_one_run', 'one piece of content counts for one run');
  END IF;
  IF seen.type IN ('STREAM', 'VOD') AND EXISTS (
    SELECT FROM submission AS other JOIN content AS same ON same.id = other.content_id
     WHERE other.id <> NEW.id AND other.creator_id = run.creator_id AND other.status <> 'REJECTED' AND other.participant_id IS NULL
       AND same.connection_id = seen.connection_id AND same.type IN ('STREAM', 'VOD') AND same.type <> seen.type
       AND same.published_at BETWEEN seen.published_at - interval '30 minutes' AND seen.published_at + interval '30 minutes') THEN
    PERFORM refuse('submission_serves_one_run', 'a stream and its recording are one piece of content');
  END IF;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION submission_of_mission() IS 'Refuses content for a mission if it is older than joining or the start, shows another game, is not visible, or serves another run.';

ALTER TABLE submission DROP COLUMN content_key;
