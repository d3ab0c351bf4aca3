-- Codes are encrypted where they lie (docs/decisions/codes.md). SQL has no key: what stands in the table now is moved over as it is,
-- under the key id 'clear', and the step that follows the migrations encrypts it before anything else starts.

ALTER TABLE code
  ADD COLUMN code_ciphertext bytea,
  ADD COLUMN key_id text,
  ADD COLUMN code_hash bytea,
  ADD COLUMN revealed_at timestamptz;

-- A company holds a code once. Of one that it added to several items the oldest, and before that one that was handed out, is
-- the code; its repeats stay, without a hash, and cannot be handed out any more.
ALTER TABLE code DISABLE TRIGGER USER;
UPDATE code
   SET code_ciphertext = convert_to(code.code, 'UTF8'),
       key_id = 'clear',
       code_hash = CASE WHEN turn = 1 THEN sha256(convert_to(plain, 'UTF8')) END,
       status = CASE WHEN turn > 1 AND status = 'available' THEN 'unavailable' ELSE status END
  FROM (SELECT id, plain, row_number() OVER (PARTITION BY company_id, plain ORDER BY status = 'claimed' DESC, created_at, id) AS turn
          FROM (SELECT code.*, btrim(code, E' \t\n\r\f\x0b') AS plain FROM code) AS trimmed) AS counted
 WHERE counted.id = code.id;
ALTER TABLE code ENABLE TRIGGER USER;

DROP TRIGGER code_b_keep_claimed ON code;
ALTER TABLE code DROP COLUMN code;

ALTER TABLE code
  ALTER COLUMN code_ciphertext SET NOT NULL,
  ALTER COLUMN key_id SET NOT NULL,
  ADD CONSTRAINT code_once_per_company UNIQUE (company_id, code_hash),
  ADD CONSTRAINT code_key_id_is_a_name CHECK (key_id ~ '^[a-z0-9_-]{1,32}$'),
  ADD CONSTRAINT code_hash_32_bytes CHECK (octet_length(code_hash) = 32),
  ADD CONSTRAINT code_repeat_not_handed_out CHECK (code_hash IS NOT NULL OR status <> 'available'),
  ADD CONSTRAINT code_revealed_when_claimed CHECK (revealed_at IS NULL OR claimed_by IS NOT NULL);
COMMENT ON TABLE code IS 'One key, encrypted. Its company and the creator who claimed it read it one at a time, by the action revealCode; nobody else does.';
COMMENT ON COLUMN code.code_ciphertext IS 'The code, encrypted with AES-256-GCM for this row alone; no role sees it.';
COMMENT ON COLUMN code.key_id IS 'Which of the keys of CODE_ENCRYPTION_KEY opens it; ''clear'' until a code of an older copy or of the seeds is encrypted. No role sees it.';
COMMENT ON COLUMN code.code_hash IS 'The code under CODE_HASH_KEY, to find it again without reading any; empty for a repeat of older days. No role sees it.';
COMMENT ON COLUMN code.revealed_at IS 'When the creator who claimed it first looked at it.';

-- Both are few: what still stands in clear, and what a key that is to go away still opens.
CREATE INDEX code_key_id_idx ON code (key_id, id);

CREATE TRIGGER code_b_keep_claimed BEFORE UPDATE ON code
  FOR EACH ROW WHEN (OLD.status = 'claimed' AND (NEW.claimed_by, NEW.claimed_at, NEW.item_id, NEW.batch_id)
                     IS DISTINCT FROM (OLD.claimed_by, OLD.claimed_at, OLD.item_id, OLD.batch_id))
  EXECUTE FUNCTION code_keep_claimed();

-- Codes and their batches come by an action, which looks at the item itself.
DROP TRIGGER code_a_parent ON code;

CREATE FUNCTION code_keep_text() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refuse('code_text_stays', 'a code keeps its text; only the key that it is encrypted with may change');
END $$;
CREATE TRIGGER code_b_keep_text BEFORE UPDATE OF code_hash ON code
  FOR EACH ROW WHEN (OLD.key_id <> 'clear' AND NEW.code_hash IS DISTINCT FROM OLD.code_hash) EXECUTE FUNCTION code_keep_text();

-- Seeds run without triggers, and their codes are encrypted as soon as they are in.
CREATE FUNCTION code_refuse_clear() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refuse('code_encrypted', 'a code is stored encrypted; the action importCodes adds it');
END $$;
CREATE TRIGGER code_c_refuse_clear BEFORE INSERT ON code
  FOR EACH ROW WHEN (NEW.key_id = 'clear') EXECUTE FUNCTION code_refuse_clear();
CREATE TRIGGER code_c_stay_encrypted BEFORE UPDATE OF key_id ON code
  FOR EACH ROW WHEN (NEW.key_id = 'clear' AND OLD.key_id <> 'clear') EXECUTE FUNCTION code_refuse_clear();

-- Who looked at a secret stands in the trail as well.
ALTER TABLE audit_event
  DROP CONSTRAINT audit_event_operation_known,
  ADD CONSTRAINT audit_event_operation_known CHECK (operation IN ('INSERT', 'UPDATE', 'DELETE', 'REVEAL'));
COMMENT ON COLUMN audit_event.operation IS 'INSERT, UPDATE or DELETE; REVEAL when somebody looked at a code.';

CREATE OR REPLACE FUNCTION audit_row() RETURNS trigger
  LANGUAGE plpgsql AS $$
DECLARE
  secret_columns CONSTANT text[] := ARRAY['password_hash', 'token_hash', 'code_ciphertext', 'code_hash', 'access_token_sealed', 'refresh_token_sealed', 'updated_at'];
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
