-- Content that is known is of the agreed channel, can be seen, and is paid for once (spec §4, §5).
CREATE FUNCTION submission_as_seen() RETURNS trigger
  LANGUAGE plpgsql AS $$
DECLARE
  seen content;
BEGIN
  -- The lock makes two runs that want the same piece wait for each other.
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
              WHERE other.content_id = NEW.content_id AND other.quest_run_id <> NEW.quest_run_id
                AND other.status <> 'REJECTED') THEN
    PERFORM refuse('submission_serves_one_run', 'one piece of content is paid for once');
  END IF;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION submission_as_seen() IS 'Refuses known content for a quest run that is on another channel, that nobody can see, or that serves another run.';
-- By name after the run's own guards: what the run does not await is said first.
CREATE TRIGGER submission_c_as_seen BEFORE INSERT ON submission
  FOR EACH ROW WHEN (NEW.quest_run_id IS NOT NULL AND NEW.content_id IS NOT NULL) EXECUTE FUNCTION submission_as_seen();
