CREATE OR REPLACE FUNCTION quest_run_dispute_settles() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  IF escrow_of(NEW.quest_run_id) <> 0 AND NOT is_disputable(NEW.quest_run_id)
     AND (SELECT status FROM quest_run WHERE id = NEW.quest_run_id) <> 'CONTENT_PUBLIC_AVAILABILITY_VERIFICATION' THEN
    PERFORM refuse('quest_run_dispute_settles', 'after a dispute, no money can remain in the escrow of its run');
  END IF;
  RETURN NULL;
END $$;

DELETE FROM quest_run_dispute_cause WHERE value = 'embargo_broken';
