-- Those who apply to a Creator Program or belong to it are mailed as those who take part in quests and key campaigns are (spec §2).
INSERT INTO export_kind (value, comment) VALUES ('program_members', 'Members of Creator Programs: Applicants, Accepted, Rejected');
ALTER TABLE export ADD CONSTRAINT export_stages_of_program_members
  CHECK (kind <> 'program_members' OR stages <@ ARRAY['Applicants', 'Accepted', 'Rejected']);
COMMENT ON COLUMN export.stages IS 'Which rows: for quest runs Offers, Active, Review, Ended; for key participants Pending, Active, Ended; for members Applicants, Accepted, Rejected.';

CREATE OR REPLACE FUNCTION export_activation_of_company() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (
       SELECT FROM activation
        WHERE id = NEW.activation_id AND company_id = NEW.company_id
          AND kind = CASE NEW.kind WHEN 'quest_runs' THEN 'QUEST' WHEN 'key_participants' THEN 'KEY' WHEN 'program_members' THEN 'CREATOR_PROGRAM' ELSE kind END) THEN
    PERFORM refuse('export_activation_of_company', 'an export is about an activation of its own company');
  END IF;
  RETURN NEW;
END $$;
