-- A company can dispute a run whose content broke the embargo. Such a run can still be in production or in review when the
-- dispute period ends.
INSERT INTO quest_run_dispute_cause (value, comment) VALUES
  ('embargo_broken', 'Content was public before the embargo ended; only the company can dispute this');

CREATE OR REPLACE FUNCTION quest_run_dispute_settles() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  IF escrow_of(NEW.quest_run_id) <> 0 AND NOT is_disputable(NEW.quest_run_id)
     AND (SELECT status FROM quest_run WHERE id = NEW.quest_run_id) NOT IN ('CONTENTPRODUCTION', 'CONTENTREVIEW', 'CONTENT_PUBLIC_AVAILABILITY_VERIFICATION') THEN
    PERFORM refuse('quest_run_dispute_settles', 'after a dispute, no money can remain in the escrow of its run');
  END IF;
  RETURN NULL;
END $$;
