CREATE OR REPLACE FUNCTION user_forgive_unlocked() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM rate_limit WHERE key = 'sign-in:' || NEW.id;
  RETURN NULL;
END $$;
