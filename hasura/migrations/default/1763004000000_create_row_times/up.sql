CREATE FUNCTION set_updated_at() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  NEW.updated_at := now();
  RETURN NEW;
END $$;

CREATE FUNCTION keep_updated_at(entity text) RETURNS void
  LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('CREATE TRIGGER %I BEFORE UPDATE ON %I FOR EACH ROW EXECUTE FUNCTION set_updated_at()', entity || '_set_updated_at', entity);
  EXECUTE format('COMMENT ON TRIGGER %I ON %I IS ''stamp''', entity || '_set_updated_at', entity);
END $$;
COMMENT ON FUNCTION keep_updated_at(text) IS 'Creates the trigger that keeps the column updated_at of a table.';

CREATE FUNCTION set_edited_at() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  NEW.edited_at := now();
  RETURN NEW;
END $$;

CREATE FUNCTION stamp_change() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  NEW.updated_at := now();
  NEW.version := OLD.version + 1;
  IF NEW.status <> OLD.status THEN
    NEW.status_changed_at := now();
  END IF;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION stamp_change() IS 'Keeps updated_at, version and status_changed_at current.';

-- Users mark that something happened, but the server sets the time of the event, and only once. Otherwise a company
-- could claim to have shipped a reward last year.
CREATE FUNCTION stamp_moments() RETURNS trigger
  LANGUAGE plpgsql AS $$
DECLARE
  before jsonb := to_jsonb(OLD);
  after jsonb := to_jsonb(NEW);
  stamped jsonb := '{}';
  column_name text;
BEGIN
  -- Admins and workflows can correct these times.
  IF coalesce(session_variable('x-hasura-role'), '') NOT IN ('user', 'creator', 'company') THEN
    RETURN NEW;
  END IF;
  FOREACH column_name IN ARRAY TG_ARGV LOOP
    IF before -> column_name <> 'null' THEN
      stamped := stamped || jsonb_build_object(column_name, before -> column_name);
    ELSIF after -> column_name <> 'null' THEN
      stamped := stamped || jsonb_build_object(column_name, now());
    END IF;
  END LOOP;
  RETURN jsonb_populate_record(NEW, stamped);
END $$;
COMMENT ON FUNCTION stamp_moments() IS
  'Sets the columns named by the arguments to the current time when a user marks them, and keeps them unchanged afterwards.';
