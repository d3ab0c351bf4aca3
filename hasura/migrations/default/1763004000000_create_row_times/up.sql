-- When a row was made, changed and moved, for the many tables that say so.

CREATE FUNCTION set_updated_at() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  NEW.updated_at := now();
  RETURN NEW;
END $$;

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
COMMENT ON FUNCTION stamp_change() IS 'Keeps updated_at, version and status_changed_at.';

-- A person says that something happened; when it did is the server's clock to say, and what has happened stays so. A
-- company could claim to have shipped a reward last year, and a side of a quest to have read a message that it ignored.
CREATE FUNCTION stamp_moments() RETURNS trigger
  LANGUAGE plpgsql AS $$
DECLARE
  before jsonb := to_jsonb(OLD);
  after jsonb := to_jsonb(NEW);
  stamped jsonb := '{}';
  column_name text;
BEGIN
  -- Admins and workflows may correct a moment.
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
  'What a person marks, happened now, once and for good; the arguments name the columns.';
