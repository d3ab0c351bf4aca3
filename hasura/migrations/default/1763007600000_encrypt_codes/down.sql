-- Only what stands in clear can become text again: SQL has no key.
DO $$
BEGIN
  IF EXISTS (SELECT FROM code WHERE key_id <> 'clear') THEN
    RAISE EXCEPTION 'the codes are encrypted, and this migration has no key: run `npm run codes -- clear` first, while nothing but Postgres is up';
  END IF;
END $$;

CREATE OR REPLACE FUNCTION audit_row() RETURNS trigger
  LANGUAGE plpgsql AS $$
DECLARE
  secret_columns CONSTANT text[] := ARRAY['password_hash', 'token_hash', 'code', 'access_token_sealed', 'refresh_token_sealed', 'updated_at'];
  old_row jsonb := CASE WHEN TG_OP <> 'INSERT' THEN to_jsonb(OLD) - secret_columns END;
  new_row jsonb := CASE WHEN TG_OP <> 'DELETE' THEN to_jsonb(NEW) - secret_columns END;
BEGIN
  IF TG_OP = 'UPDATE' AND old_row = new_row THEN
    RETURN NULL;
  END IF;
  INSERT INTO audit_event (actor_id, actor_role, entity, entity_id, operation, before, after)
  SELECT actor_id(), session_variable('x-hasura-role'), TG_TABLE_NAME,
         string_agg(coalesce(new_row, old_row) ->> key_column, '/' ORDER BY position), TG_OP, old_row, new_row
    FROM unnest(TG_ARGV) WITH ORDINALITY AS key(key_column, position);
  RETURN NULL;
END $$;
COMMENT ON COLUMN audit_event.operation IS 'INSERT, UPDATE or DELETE.';
-- The trail knew no other operation.
ALTER TABLE audit_event DISABLE TRIGGER USER;
DELETE FROM audit_event WHERE operation = 'REVEAL';
ALTER TABLE audit_event ENABLE TRIGGER USER;
ALTER TABLE audit_event
  DROP CONSTRAINT audit_event_operation_known,
  ADD CONSTRAINT audit_event_operation_known CHECK (operation IN ('INSERT', 'UPDATE', 'DELETE'));

CREATE TRIGGER code_a_parent BEFORE INSERT ON code
  FOR EACH ROW WHEN (session_variable('x-hasura-role') = 'company') EXECUTE FUNCTION guard_parent('batch_id', 'code_batch');
DROP TRIGGER code_c_stay_encrypted ON code;
DROP TRIGGER code_c_refuse_clear ON code;
DROP FUNCTION code_refuse_clear();
DROP TRIGGER code_b_keep_text ON code;
DROP FUNCTION code_keep_text();
DROP TRIGGER code_b_keep_claimed ON code;

ALTER TABLE code ADD COLUMN code text;
ALTER TABLE code DISABLE TRIGGER USER;
UPDATE code SET code = convert_from(code_ciphertext, 'UTF8');
ALTER TABLE code ENABLE TRIGGER USER;

ALTER TABLE code
  DROP COLUMN code_ciphertext,
  DROP COLUMN key_id,
  DROP COLUMN code_hash,
  DROP COLUMN revealed_at,
  ALTER COLUMN code SET NOT NULL,
  ADD CONSTRAINT code_key UNIQUE (item_id, code),
  ADD CONSTRAINT code_text_1_to_500 CHECK (char_length(btrim(code)) BETWEEN 1 AND 500);
COMMENT ON COLUMN code.code IS 'The key itself: for its company, and for the creator who claimed it.';
COMMENT ON TABLE code IS 'One key. Its text is seen by its company, and by the creator who claimed it, by nobody else.';
CREATE TRIGGER code_b_keep_claimed BEFORE UPDATE ON code
  FOR EACH ROW WHEN (OLD.status = 'claimed' AND (NEW.code, NEW.claimed_by, NEW.claimed_at, NEW.item_id, NEW.batch_id)
                     IS DISTINCT FROM (OLD.code, OLD.claimed_by, OLD.claimed_at, OLD.item_id, OLD.batch_id))
  EXECUTE FUNCTION code_keep_claimed();
