CREATE OR REPLACE FUNCTION export_activation_of_company() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (
       SELECT FROM activation
        WHERE id = NEW.activation_id AND company_id = NEW.company_id
          AND kind = CASE NEW.kind WHEN 'quest_runs' THEN 'QUEST' WHEN 'key_participants' THEN 'KEY' ELSE kind END) THEN
    PERFORM refuse('export_activation_of_company', 'an export is about an activation of its own company');
  END IF;
  RETURN NEW;
END $$;

COMMENT ON COLUMN export.stages IS 'Which rows: for quest runs Offers, Active, Review, Ended; for key participants Pending, Active, Ended.';
ALTER TABLE export DROP CONSTRAINT export_stages_of_program_members;
DELETE FROM export WHERE kind = 'program_members';
DELETE FROM export_kind WHERE value = 'program_members';
