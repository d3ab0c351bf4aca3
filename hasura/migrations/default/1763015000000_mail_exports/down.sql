DROP TRIGGER export_finished ON export;
DROP FUNCTION export_finished();

CREATE OR REPLACE FUNCTION export_activation_of_company() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM activation WHERE id = NEW.activation_id AND company_id = NEW.company_id) THEN
    PERFORM refuse('export_activation_of_company', 'an export is about an activation of its own company');
  END IF;
  RETURN NEW;
END $$;

ALTER TABLE export DROP COLUMN mailed_at;
