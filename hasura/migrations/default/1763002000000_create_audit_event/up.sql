CREATE TABLE audit_event (
  id         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  created_at timestamptz NOT NULL DEFAULT now(),
  actor_id   uuid,
  actor_role text,
  entity     text NOT NULL,
  entity_id  text NOT NULL,
  operation  text NOT NULL CONSTRAINT audit_event_operation_known CHECK (operation IN ('INSERT', 'UPDATE', 'DELETE', 'REVEAL', 'EXPORT')),
  before     jsonb,
  after      jsonb
);
COMMENT ON TABLE audit_event IS 'Changes to money, membership, permissions and statuses, with the row before and after each change. The rows are never edited.';
COMMENT ON COLUMN audit_event.id IS 'The unique id of the row.';
COMMENT ON COLUMN audit_event.created_at IS 'When the row was created.';
COMMENT ON COLUMN audit_event.actor_id IS 'The user who made the change. Null for an admin or a workflow. It has no foreign key, because the audit trail is kept after accounts are deleted.';
COMMENT ON COLUMN audit_event.actor_role IS 'The user''s role.';
COMMENT ON COLUMN audit_event.entity IS 'The changed table.';
COMMENT ON COLUMN audit_event.entity_id IS 'The row''s primary key as text; composite keys are joined by "/".';
COMMENT ON COLUMN audit_event.operation IS 'INSERT, UPDATE or DELETE; REVEAL when a code was viewed, EXPORT when an owner exported a code to a file.';
COMMENT ON COLUMN audit_event.before IS 'The row before the change, without secrets. Empty for an insertion.';
COMMENT ON COLUMN audit_event.after IS 'The row after the change, without secrets. Empty for a deletion.';
CREATE INDEX audit_event_entity_idx ON audit_event (entity, entity_id, created_at DESC);
CREATE INDEX audit_event_actor_idx ON audit_event (actor_id, created_at DESC);
CREATE INDEX audit_event_created_at_idx ON audit_event USING brin (created_at);

-- AFTER trigger: audit_row('id') or audit_row('company_id', 'user_id'). The arguments name the columns of the primary
-- key. Secret text is never written to the trail.
CREATE FUNCTION audit_row() RETURNS trigger
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
COMMENT ON FUNCTION audit_row() IS 'Writes one audit_event for a changed row.';

CREATE FUNCTION keep_trail(entity text, changes text, key text[]) RETURNS void
  LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('CREATE TRIGGER %I AFTER %s ON %I FOR EACH ROW EXECUTE FUNCTION audit_row(%s)', entity || '_audit', changes, entity,
    (SELECT string_agg(quote_literal(one), ', ' ORDER BY position) FROM unnest(key) WITH ORDINALITY AS columns (one, position)));
  EXECUTE format('COMMENT ON TRIGGER %I ON %I IS ''audit''', entity || '_audit', entity);
END $$;
COMMENT ON FUNCTION keep_trail(text, text, text[]) IS 'Creates the trigger that writes these changes of a table to the audit trail. The key consists of the named columns.';

CREATE FUNCTION trail_is_append_only() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refuse('trail_is_append_only', 'rows that record the past cannot be changed or deleted');
END $$;
COMMENT ON FUNCTION trail_is_append_only() IS 'Refuses to rewrite the audit trail and the outbox.';

-- When a person leaves, their personal values can be removed from the trail. Nothing else in the audit trail can
-- change. When the last member of an unused company deletes their account, the company is deleted too. Its address and
-- documents in the trail may be that person's own, so they can be removed from it.
CREATE FUNCTION is_redaction(was jsonb, is_now jsonb) RETURNS boolean
  LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT was IS NOT DISTINCT FROM is_now
      OR is_now = was - ARRAY(SELECT jsonb_object_keys(was) EXCEPT SELECT jsonb_object_keys(is_now))
         AND ARRAY(SELECT jsonb_object_keys(was) EXCEPT SELECT jsonb_object_keys(is_now))
             <@ ARRAY['username', 'display_name', 'email', 'pending_email', 'picture_url', 'description', 'billing_email',
                      'legal_name', 'tax_id', 'street_name', 'street_number', 'zip_code', 'city', 'province']
$$;
COMMENT ON FUNCTION is_redaction(jsonb, jsonb) IS 'True if a change only removes personal values from a record.';
CREATE TRIGGER audit_event_is_append_only BEFORE UPDATE ON audit_event FOR EACH ROW
  WHEN (NOT (is_redaction(OLD.before, NEW.before) AND is_redaction(OLD.after, NEW.after)
             AND (OLD.id, OLD.created_at, OLD.actor_id, OLD.actor_role, OLD.entity, OLD.entity_id, OLD.operation)
                 IS NOT DISTINCT FROM
                 (NEW.id, NEW.created_at, NEW.actor_id, NEW.actor_role, NEW.entity, NEW.entity_id, NEW.operation)))
  EXECUTE FUNCTION trail_is_append_only();
COMMENT ON TRIGGER audit_event_is_append_only ON audit_event IS 'refuse';
CREATE TRIGGER audit_event_is_not_deleted BEFORE DELETE ON audit_event FOR EACH ROW EXECUTE FUNCTION trail_is_append_only();
COMMENT ON TRIGGER audit_event_is_not_deleted ON audit_event IS 'refuse';
CREATE TRIGGER audit_event_is_not_truncated BEFORE TRUNCATE ON audit_event FOR EACH STATEMENT EXECUTE FUNCTION trail_is_append_only();
COMMENT ON TRIGGER audit_event_is_not_truncated ON audit_event IS 'refuse';
