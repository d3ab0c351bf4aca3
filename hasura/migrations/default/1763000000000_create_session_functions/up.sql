-- Who a statement runs for, and of which move it is part: what the engine, the actions and the workflows say of themselves.

CREATE EXTENSION IF NOT EXISTS citext;
CREATE EXTENSION IF NOT EXISTS pg_trgm;

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

-- Gateways keep the sessions they have read. What changes who somebody is says so on a channel, so that they forget.
CREATE FUNCTION notify_session_changed() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'TRUNCATE' THEN
    PERFORM pg_notify('session_changed', '');
    RETURN NULL;
  END IF;
  -- A seat or session may pass from one person to another: both have changed. Twice the same is told once.
  IF TG_OP <> 'INSERT' THEN
    PERFORM pg_notify('session_changed', to_jsonb(OLD) ->> TG_ARGV[0]);
  END IF;
  IF TG_OP <> 'DELETE' THEN
    PERFORM pg_notify('session_changed', to_jsonb(NEW) ->> TG_ARGV[0]);
  END IF;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION notify_session_changed() IS 'Tells the gateways whose session has changed; the argument names the column with the user; nothing stands for everybody.';

-- A move of a lifecycle has one home, the workspace moves/: it says in `questboard.move` what it does and who makes it, so
-- that events and the history name the cause, and a status that somebody writes by hand past it is refused.
CREATE FUNCTION move_cause() RETURNS jsonb
  LANGUAGE sql STABLE AS $$
  SELECT nullif(current_setting('questboard.move', true), '')::jsonb
$$;
COMMENT ON FUNCTION move_cause() IS 'The move that this statement belongs to, {name, by}; null outside of moves.';

CREATE FUNCTION is_by_hand() RETURNS boolean
  LANGUAGE sql STABLE AS $$
  SELECT session_variable('x-hasura-role') IS NOT NULL AND move_cause() IS NULL
$$;
COMMENT ON FUNCTION is_by_hand() IS 'Whether this statement is a request of Hasura''s that no move makes.';
