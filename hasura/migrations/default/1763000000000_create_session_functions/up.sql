CREATE EXTENSION IF NOT EXISTS citext;
CREATE EXTENSION IF NOT EXISTS pg_trgm;

-- Hasura sets `hasura.user` for its statements. Actions and activities set this variable for their own statements.
CREATE FUNCTION session_variable(name text) RETURNS text
  LANGUAGE sql STABLE AS $$
  SELECT nullif(current_setting('hasura.user', true), '')::json ->> name
$$;
COMMENT ON FUNCTION session_variable(text) IS 'One session variable of the request that runs this statement, or null.';

CREATE FUNCTION actor_id() RETURNS uuid
  LANGUAGE sql STABLE AS $$
  SELECT session_variable('x-hasura-user-id')::uuid
$$;
COMMENT ON FUNCTION actor_id() IS 'The user on whose behalf this statement runs. Null for an admin in the console and for workflows.';

-- Gateways cache the sessions they read. Postgres announces a change to a user's rights on a channel, so that gateways
-- drop the cached session.
CREATE FUNCTION notify_session_changed() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'TRUNCATE' THEN
    PERFORM pg_notify('session_changed', '');
    RETURN NULL;
  END IF;
  -- If a membership or session passes from one user to another, the sessions of both users have changed. Postgres sends equal
  -- notifications of a transaction only once.
  IF TG_OP <> 'INSERT' THEN
    PERFORM pg_notify('session_changed', to_jsonb(OLD) ->> TG_ARGV[0]);
  END IF;
  IF TG_OP <> 'DELETE' THEN
    PERFORM pg_notify('session_changed', to_jsonb(NEW) ->> TG_ARGV[0]);
  END IF;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION notify_session_changed() IS 'Notifies the gateways whose session changed. The argument names the column with the user; an empty notification means all users.';

-- Only the workspace moves/ makes lifecycle moves. Each move sets `questboard.move` to its name and actor, so that events and
-- the history can name the cause. A status that is written by hand is refused.
CREATE FUNCTION move_cause() RETURNS jsonb
  LANGUAGE sql STABLE AS $$
  SELECT nullif(current_setting('questboard.move', true), '')::jsonb
$$;
COMMENT ON FUNCTION move_cause() IS 'The lifecycle move that runs this statement, as {name, by, why}. Null outside of moves.';

CREATE FUNCTION is_by_hand() RETURNS boolean
  LANGUAGE sql STABLE AS $$
  SELECT session_variable('x-hasura-role') IS NOT NULL AND move_cause() IS NULL
$$;
COMMENT ON FUNCTION is_by_hand() IS 'True if the statement is a Hasura request that is not part of a lifecycle move.';
