-- What every later migration leans on: case-blind text, refusals with stable names,
-- the outbox, the audit trail and the guard of the transition tables.

CREATE EXTENSION IF NOT EXISTS citext;
CREATE EXTENSION IF NOT EXISTS pg_trgm;

-- Refuses a change. The message starts with the constraint's name, because Hasura passes on
-- only the message (23514 -> "Check constraint violation. <message>"), and clients map the name.
CREATE FUNCTION refuse(constraint_name text, words text) RETURNS void
  LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION USING
    ERRCODE = '23514',
    CONSTRAINT = constraint_name,
    MESSAGE = constraint_name || ': ' || words;
END $$;
COMMENT ON FUNCTION refuse(text, text) IS 'Raises a check violation under a stable name, in words a person understands.';

-- Hasura sets hasura.user for its statements; actions and activities set it for theirs.
CREATE FUNCTION session_variable(name text) RETURNS text
  LANGUAGE sql STABLE AS $$
  SELECT nullif(current_setting('hasura.user', true), '')::json ->> name
$$;
COMMENT ON FUNCTION session_variable(text) IS 'One session variable of the request that runs this statement, or null.';

CREATE FUNCTION actor_id() RETURNS uuid
  LANGUAGE sql STABLE AS $$
  SELECT session_variable('x-hasura-user-id')::uuid
$$;
COMMENT ON FUNCTION actor_id() IS 'The user on whose behalf this statement runs; null for an admin in the console and for workflows.';

CREATE FUNCTION set_updated_at() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  NEW.updated_at := now();
  RETURN NEW;
END $$;

-- BEFORE UPDATE trigger: guard_transition('quest_run', 'quest run') allows a new status only if
-- quest_run_transition lists the move. A third argument names another column than "status".
CREATE FUNCTION guard_transition() RETURNS trigger
  LANGUAGE plpgsql AS $$
DECLARE
  entity text := TG_ARGV[0];
  noun text := TG_ARGV[1];
  column_name text := coalesce(TG_ARGV[2], 'status');
  from_status text := to_jsonb(OLD) ->> column_name;
  to_status text := to_jsonb(NEW) ->> column_name;
  legal text[];
BEGIN
  IF from_status IS NOT DISTINCT FROM to_status THEN
    RETURN NEW;
  END IF;
  EXECUTE format('SELECT array_agg(DISTINCT to_status ORDER BY to_status) FROM %I WHERE from_status = $1',
                 entity || '_transition')
    INTO legal USING from_status;
  IF to_status = ANY (legal) THEN
    RETURN NEW;
  END IF;
  PERFORM refuse(
    entity || '_transition',
    format('a %s cannot go from "%s" to "%s"; %s', noun, from_status, to_status,
           coalesce('from there it can only go to "' || array_to_string(legal, '" or "') || '"', 'it is final')));
END $$;
COMMENT ON FUNCTION guard_transition() IS 'Refuses a change of status that the entity''s transition table does not list.';

CREATE TABLE audit_event (
  id         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  created_at timestamptz NOT NULL DEFAULT now(),
  actor_id   uuid,
  actor_role text,
  entity     text NOT NULL,
  entity_id  text NOT NULL,
  operation  text NOT NULL CONSTRAINT audit_event_operation_known CHECK (operation IN ('INSERT', 'UPDATE', 'DELETE')),
  before     jsonb,
  after      jsonb
);
CREATE INDEX audit_event_entity_idx ON audit_event (entity, entity_id, created_at DESC);
CREATE INDEX audit_event_actor_idx ON audit_event (actor_id, created_at DESC);
CREATE INDEX audit_event_created_at_idx ON audit_event USING brin (created_at);
COMMENT ON TABLE audit_event IS 'Who changed what, and how the row looked before and after: money, membership, permission and status. Never edited.';
COMMENT ON COLUMN audit_event.actor_id IS 'The user, or null when an admin or a workflow made the change. No foreign key: the trail outlives accounts.';
COMMENT ON COLUMN audit_event.entity_id IS 'The row''s primary key as text; composite keys are joined by "/".';

-- AFTER trigger: audit_row('id') or audit_row('company_id', 'user_id'): the arguments name the key's columns.
-- Text that must stay secret never enters the trail.
CREATE FUNCTION audit_row() RETURNS trigger
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
COMMENT ON FUNCTION audit_row() IS 'Writes one audit_event for a changed row.';

CREATE TABLE domain_event (
  id         uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  type       text NOT NULL,
  entity     text NOT NULL,
  entity_id  uuid NOT NULL,
  payload    jsonb NOT NULL DEFAULT '{}'::jsonb,
  created_at timestamptz NOT NULL DEFAULT now(),
  actor_id   uuid,
  CONSTRAINT domain_event_type_is_a_name CHECK (type ~ '^[a-z][A-Za-z0-9]*$')
);
CREATE INDEX domain_event_entity_idx ON domain_event (entity, entity_id, created_at DESC);
CREATE INDEX domain_event_created_at_idx ON domain_event USING brin (created_at);
COMMENT ON TABLE domain_event IS 'The outbox: written in the transaction of the change, delivered to the actions service at least once.';
COMMENT ON COLUMN domain_event.type IS 'What happened, in the past tense: companyVerified, bidAccepted.';
COMMENT ON COLUMN domain_event.entity IS 'The table that the event is about.';
COMMENT ON COLUMN domain_event.actor_id IS 'The user who caused it; null for admins, timers and workflows.';

CREATE FUNCTION emit_event(type text, entity text, entity_id uuid, payload jsonb DEFAULT '{}'::jsonb) RETURNS void
  LANGUAGE sql AS $$
  INSERT INTO domain_event (type, entity, entity_id, payload, actor_id)
  VALUES (type, entity, entity_id, payload, actor_id())
$$;
COMMENT ON FUNCTION emit_event(text, text, uuid, jsonb) IS 'Writes one row to the outbox.';
