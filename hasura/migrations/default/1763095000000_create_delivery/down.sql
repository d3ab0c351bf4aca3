-- Removes the last part of the list, which this migration has appended.
DO $$ DECLARE
  parts text[] := string_to_array(rtrim(pg_get_viewdef('stuck_run'), ';'), 'UNION ALL');
BEGIN
  EXECUTE 'CREATE OR REPLACE VIEW stuck_run AS ' || array_to_string(trim_array(parts, 1), 'UNION ALL');
END $$;
DROP TABLE delivery;
