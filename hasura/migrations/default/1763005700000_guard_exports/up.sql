-- An export is about an activation of its own company. Another's and none at all are refused alike, so that the refusal
-- says nothing about what others have.

CREATE FUNCTION export_activation_of_company() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM activation WHERE id = NEW.activation_id AND company_id = NEW.company_id) THEN
    PERFORM refuse('export_activation_of_company', 'an export is about an activation of its own company');
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER export_activation_of_company BEFORE INSERT OR UPDATE OF activation_id, company_id ON export
  FOR EACH ROW WHEN (NEW.activation_id IS NOT NULL) EXECUTE FUNCTION export_activation_of_company();
