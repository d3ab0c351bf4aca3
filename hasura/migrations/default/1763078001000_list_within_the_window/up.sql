-- As publishingOpensAt in the domain has it: of a window, a day and an embargo a run has what was agreed, and the last one counts.
CREATE FUNCTION publishing_opens_at(run quest_run) RETURNS timestamptz
  LANGUAGE sql IMMUTABLE AS $$
  SELECT greatest(run.delivery_date, run.publish_from, run.embargo_at)
$$;
COMMENT ON FUNCTION publishing_opens_at(quest_run) IS 'Before when nothing of a run may be public; null: at once.';

-- A look that sees a video public before its window or day has opened verifies nothing yet: what is public then has its money.
CREATE OR REPLACE FUNCTION quest_run_listing_seen() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  IF count_unlisted(NEW.id) > 0 THEN
    PERFORM refuse('quest_run_listing_seen', 'a video has earned its money once somebody saw it to be public');
  END IF;
  IF move_cause() ->> 'by' = 'provider' AND publishing_opens_at(NEW) > now() THEN
    PERFORM refuse('quest_run_listing_seen', 'a video has earned its money once it was seen to be public after publishing has opened');
  END IF;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION quest_run_listing_seen() IS 'Refuses to pay for a video that is public by its creator''s word alone, or was seen so too early.';
