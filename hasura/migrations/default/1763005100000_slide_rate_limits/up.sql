-- Windows that begin by the clock let twice the tries through around their edge: each try counts for as long as its own time.
-- What was counted so far is forgotten; accounts that are locked stay locked.
DROP TABLE rate_limit;
CREATE TABLE rate_limit (
  key       text PRIMARY KEY,
  tries     timestamptz[] NOT NULL,
  forget_at timestamptz NOT NULL
);
CREATE INDEX rate_limit_forget_at_idx ON rate_limit (forget_at);
COMMENT ON TABLE rate_limit IS 'How often something was tried of late, counted across all servers.';
COMMENT ON COLUMN rate_limit.key IS 'What was tried, and by whom.';
COMMENT ON COLUMN rate_limit.tries IS 'When each of the tries that still count was let through.';
COMMENT ON COLUMN rate_limit.forget_at IS 'When none of them counts any more.';

-- Whoever an admin lets in again begins anew, or the tries that locked the account would go on refusing its owner.
CREATE FUNCTION user_forgive_unlocked() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM rate_limit WHERE key = 'sign-in:' || NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER user_forgive_unlocked AFTER UPDATE OF locked_until ON "user"
  FOR EACH ROW WHEN (OLD.locked_until > now() AND (NEW.locked_until IS NULL OR NEW.locked_until <= now()))
  EXECUTE FUNCTION user_forgive_unlocked();
