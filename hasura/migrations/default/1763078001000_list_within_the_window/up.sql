-- Same as publishingOpensAt in the domain: the latest of the run's agreed window, day and embargo counts.
CREATE FUNCTION publishing_opens_at(run quest_run) RETURNS timestamptz
  LANGUAGE sql IMMUTABLE AS $$
  SELECT greatest(run.delivery_date, run.publish_from, run.embargo_at)
$$;
COMMENT ON FUNCTION publishing_opens_at(quest_run) IS 'The time before which no content of a run can be public. Null means immediately.';

-- A video that is public before its window or day is not verified yet, because payment would follow.
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
COMMENT ON FUNCTION quest_run_listing_seen() IS 'Refuses to pay for a video if only its creator says that it is public, or if it was seen in public too early.';
