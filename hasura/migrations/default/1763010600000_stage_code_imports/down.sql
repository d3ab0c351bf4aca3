CREATE OR REPLACE FUNCTION code_refuse_clear() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refuse('code_encrypted', 'a code is stored encrypted; the action importCodes adds it');
END $$;

-- The trail keeps that they were seen.
ALTER TABLE audit_event DISABLE TRIGGER USER;
UPDATE audit_event SET operation = 'REVEAL' WHERE operation = 'EXPORT';
ALTER TABLE audit_event ENABLE TRIGGER USER;
ALTER TABLE audit_event
  DROP CONSTRAINT audit_event_operation_known,
  ADD CONSTRAINT audit_event_operation_known CHECK (operation IN ('INSERT', 'UPDATE', 'DELETE', 'REVEAL'));
COMMENT ON COLUMN audit_event.operation IS 'INSERT, UPDATE or DELETE; REVEAL when somebody looked at a code.';

DROP TABLE code_import_part;
DROP TABLE code_import;
