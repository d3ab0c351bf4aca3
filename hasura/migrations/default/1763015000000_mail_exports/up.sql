-- spec §2: exports are mailed. Who asked is told in the product, too, and the mail is written once.

ALTER TABLE export ADD COLUMN mailed_at timestamptz;
COMMENT ON COLUMN export.mailed_at IS 'When its link was mailed.';

-- An export is about an activation of its own company, and of its own kind. Another's and none at all are refused alike, so
-- that the refusal says nothing about what others have.
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

CREATE FUNCTION export_finished() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  PERFORM emit_event(
    CASE NEW.status WHEN 'ready' THEN 'exportReady' ELSE 'exportFailed' END,
    'export', NEW.id, jsonb_build_object('kind', NEW.kind));
  RETURN NULL;
END $$;
COMMENT ON FUNCTION export_finished() IS 'Tells that an export is ready, or could not be made.';
CREATE TRIGGER export_finished AFTER UPDATE OF status ON export
  FOR EACH ROW WHEN (NEW.status IN ('ready', 'failed') AND OLD.status IS DISTINCT FROM NEW.status)
  EXECUTE FUNCTION export_finished();
