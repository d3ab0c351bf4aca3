DROP TRIGGER user_forgive_unlocked ON "user";
DROP FUNCTION user_forgive_unlocked();

DROP TABLE rate_limit;
CREATE TABLE rate_limit (
  key        text NOT NULL,
  starts_at  timestamptz NOT NULL,
  count      integer NOT NULL DEFAULT 1,
  PRIMARY KEY (key, starts_at)
);
CREATE INDEX rate_limit_starts_at_idx ON rate_limit (starts_at);
COMMENT ON TABLE rate_limit IS 'How often something was tried within a window, counted across all servers.';
COMMENT ON COLUMN rate_limit.key IS 'What was tried, and by whom.';
COMMENT ON COLUMN rate_limit.starts_at IS 'When the window began.';
COMMENT ON COLUMN rate_limit.count IS 'How many tries there were in it.';
