CREATE OR REPLACE FUNCTION quest_run_listing_seen() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  IF count_unlisted(NEW.id) > 0 THEN
    PERFORM refuse('quest_run_listing_seen', 'a video has earned its money once somebody saw it to be public');
  END IF;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION quest_run_listing_seen() IS 'Refuses to pay for a video that is public by its creator''s word alone.';

DROP FUNCTION publishing_opens_at(quest_run);
