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
DROP TRIGGER code_b_keep_text ON code;
CREATE TRIGGER code_b_keep_text BEFORE UPDATE OF code_hash ON code
  FOR EACH ROW WHEN (OLD.key_id <> 'clear' AND NEW.code_hash IS DISTINCT FROM OLD.code_hash) EXECUTE FUNCTION code_keep_text();
ALTER TABLE code_import_part DROP COLUMN next_hashes;
ALTER TABLE code DROP COLUMN next_hash;
