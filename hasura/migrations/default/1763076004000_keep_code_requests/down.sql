CREATE OR REPLACE FUNCTION quest_run_kit_claimed() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  UPDATE quest_run SET kit_claimed_at = NEW.claimed_at WHERE id = NEW.quest_run_id AND kit_claimed_at IS NULL;
  IF found THEN
    INSERT INTO quest_run_event (quest_run_id, company_id, creator_id, type, actor_id)
    VALUES (NEW.quest_run_id, NEW.company_id, NEW.creator_id, 'KIT_CLAIMED', actor_id());
  END IF;
  DELETE FROM code_request WHERE quest_run_id = NEW.quest_run_id;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION quest_run_kit_claimed() IS 'Marks the kit of a run as claimed, and removes the code requests of a creator who now has a code.';

CREATE OR REPLACE FUNCTION code_request_answered() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM code_request WHERE participant_id = NEW.participant_id;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION code_request_answered() IS 'Removes the requests of a creator who now has a code.';
