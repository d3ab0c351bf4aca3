CREATE OR REPLACE FUNCTION quest_run_listing_seen() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  IF count_unlisted(NEW.id) > 0 THEN
    PERFORM refuse('quest_run_listing_seen', 'a video has earned its money once somebody saw it to be public');
  END IF;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION quest_run_listing_seen() IS 'Refuses to pay for a video if only its creator says that it is public.';

DROP FUNCTION publishing_opens_at(quest_run);
