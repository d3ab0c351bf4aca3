-- Wrong passwords for an account that an admin has locked are counted and held like those for a name without an account, so
-- that no one learns which it is. When the admin lifts the lock, both counters go: otherwise the owner would stay locked out.
CREATE OR REPLACE FUNCTION user_forgive_unlocked() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM rate_limit WHERE key IN ('sign-in:' || NEW.id, 'sign-in-lock:' || NEW.id);
  RETURN NULL;
END $$;
