-- pg_timezone_names reads every zone, which takes 50 ms; AT TIME ZONE reads only the named one. But it also accepts
-- abbreviations ('CEST') and rules ('X+3'). These have no slash or have a digit, so such names are looked up in the list.
CREATE OR REPLACE FUNCTION activation_time_zone_known() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.embargo_time_zone ~ '^[A-Za-z_]+(/[A-Za-z_-]+)+$' THEN
    PERFORM now() AT TIME ZONE NEW.embargo_time_zone;
  ELSIF NOT EXISTS (SELECT FROM pg_timezone_names WHERE name = NEW.embargo_time_zone) THEN
    PERFORM refuse('activation_time_zone_known', format('"%s" is no time zone', NEW.embargo_time_zone));
  END IF;
  RETURN NEW;
EXCEPTION WHEN invalid_parameter_value THEN
  PERFORM refuse('activation_time_zone_known', format('"%s" is no time zone', NEW.embargo_time_zone));
END $$;
