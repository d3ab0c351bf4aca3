-- The key that codes are found by changes as well: each code is hashed under the next key into a column of its own, while codes
-- are claimed and searched by the one that is in use (docs/decisions/codes.md).
ALTER TABLE code
  ADD COLUMN next_hash bytea,
  ADD CONSTRAINT code_next_hash_32_bytes CHECK (octet_length(next_hash) = 32),
  ADD CONSTRAINT code_next_hash_beside_hash CHECK (next_hash IS NULL OR code_hash IS NOT NULL);
CREATE UNIQUE INDEX code_once_per_company_next ON code (company_id, next_hash) WHERE next_hash IS NOT NULL;
COMMENT ON COLUMN code.next_hash IS 'The code under the key that is to find it next; empty unless CODE_HASH_KEY is being changed. No role sees it.';

ALTER TABLE code_import_part
  ADD COLUMN next_hashes bytea[],
  ADD CONSTRAINT code_import_part_next_of_one_length CHECK (cardinality(next_hashes) = cardinality(ids));
ALTER TABLE code_import_part ALTER COLUMN next_hashes SET STORAGE EXTERNAL;
COMMENT ON COLUMN code_import_part.next_hashes IS 'The codes under the key that is to find them next; empty unless CODE_HASH_KEY is being changed.';

-- A hash changes to the one that was worked out beside it, and to no other.
DROP TRIGGER code_b_keep_text ON code;
CREATE TRIGGER code_b_keep_text BEFORE UPDATE OF code_hash ON code
  FOR EACH ROW WHEN (OLD.key_id <> 'clear' AND NEW.code_hash IS DISTINCT FROM OLD.code_hash AND NEW.code_hash IS DISTINCT FROM OLD.next_hash)
  EXECUTE FUNCTION code_keep_text();

CREATE OR REPLACE FUNCTION audit_row() RETURNS trigger
  LANGUAGE plpgsql AS $$
DECLARE
  secret_columns CONSTANT text[] := ARRAY['password_hash', 'token_hash', 'code_ciphertext', 'code_hash', 'next_hash', 'access_token_sealed', 'refresh_token_sealed', 'updated_at'];
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
