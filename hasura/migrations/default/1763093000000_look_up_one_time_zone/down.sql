CREATE OR REPLACE FUNCTION activation_time_zone_known() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM pg_timezone_names WHERE name = NEW.embargo_time_zone) THEN
    PERFORM refuse('activation_time_zone_known', format('"%s" is no time zone', NEW.embargo_time_zone));
  END IF;
  RETURN NEW;
END $$;
