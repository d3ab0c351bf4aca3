CREATE TABLE device (
  id           uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id      uuid NOT NULL REFERENCES "user" ON DELETE CASCADE,
  label        text NOT NULL DEFAULT '',
  user_agent   text NOT NULL DEFAULT '',
  last_seen_at timestamptz NOT NULL DEFAULT now(),
  created_at   timestamptz NOT NULL DEFAULT now()
);
COMMENT ON TABLE device IS 'A browser in which an account was used.';
COMMENT ON COLUMN device.id IS 'The unique id of the row.';
COMMENT ON COLUMN device.user_id IS 'The account that owns the row.';
COMMENT ON COLUMN device.label IS 'A readable label, such as "Firefox on Linux".';
COMMENT ON COLUMN device.user_agent IS 'The browser''s user agent.';
COMMENT ON COLUMN device.last_seen_at IS 'When the device or session was last used.';
COMMENT ON COLUMN device.created_at IS 'When the row was created.';
CREATE INDEX device_user_id_idx ON device (user_id, last_seen_at DESC);

CREATE TABLE session (
  id           uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id      uuid NOT NULL REFERENCES "user" ON DELETE CASCADE,
  device_id    uuid REFERENCES device ON DELETE SET NULL,
  token_hash   bytea NOT NULL CONSTRAINT session_token_hash_key UNIQUE,
  ip           inet,
  created_at   timestamptz NOT NULL DEFAULT now(),
  last_seen_at timestamptz NOT NULL DEFAULT now(),
  expires_at   timestamptz NOT NULL,
  CONSTRAINT session_expires_later CHECK (expires_at > created_at)
);
COMMENT ON TABLE session IS 'A signed-in browser. Deleting the row signs it out at its next request.';
COMMENT ON COLUMN session.id IS 'The unique id of the row.';
COMMENT ON COLUMN session.user_id IS 'The signed-in account.';
COMMENT ON COLUMN session.device_id IS 'The browser of the session.';
COMMENT ON COLUMN session.token_hash IS 'SHA-256 of the cookie''s value. The value itself is not stored.';
COMMENT ON COLUMN session.ip IS 'The IP address of the request.';
COMMENT ON COLUMN session.created_at IS 'When the row was created.';
COMMENT ON COLUMN session.last_seen_at IS 'When the device or session was last used.';
COMMENT ON COLUMN session.expires_at IS 'When the session ends if the browser does not use it before.';
CREATE INDEX session_user_id_idx ON session (user_id, last_seen_at DESC);
CREATE INDEX session_device_id_idx ON session (device_id);
CREATE INDEX session_expires_at_idx ON session (expires_at);
CREATE TRIGGER session_ended AFTER DELETE ON session
  FOR EACH ROW EXECUTE FUNCTION notify_session_changed('user_id');
COMMENT ON TRIGGER session_ended ON session IS 'outbox';
CREATE TRIGGER session_emptied AFTER TRUNCATE ON session
  FOR EACH STATEMENT EXECUTE FUNCTION notify_session_changed();
COMMENT ON TRIGGER session_emptied ON session IS 'outbox';

-- Each use extends a session, so an extension needs no notification.
CREATE TRIGGER session_shortened AFTER UPDATE ON session
  FOR EACH ROW WHEN (NEW.expires_at < OLD.expires_at OR NEW.user_id <> OLD.user_id OR NEW.token_hash <> OLD.token_hash)
  EXECUTE FUNCTION notify_session_changed('user_id');
COMMENT ON TRIGGER session_shortened ON session IS 'outbox';

CREATE TABLE sign_in_attempt (
  id         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id    uuid REFERENCES "user" ON DELETE CASCADE,
  identifier citext NOT NULL,
  ip         inet,
  succeeded  boolean NOT NULL,
  error_code integer,
  created_at timestamptz NOT NULL DEFAULT now()
);
COMMENT ON TABLE sign_in_attempt IS 'Every attempt to sign in, for lockouts and for questions about them.';
COMMENT ON COLUMN sign_in_attempt.id IS 'The unique id of the row.';
COMMENT ON COLUMN sign_in_attempt.user_id IS 'The account, if the entered name belongs to one.';
COMMENT ON COLUMN sign_in_attempt.identifier IS 'The entered username or email address.';
COMMENT ON COLUMN sign_in_attempt.ip IS 'The IP address of the request.';
COMMENT ON COLUMN sign_in_attempt.succeeded IS 'True if the sign-in succeeded.';
COMMENT ON COLUMN sign_in_attempt.error_code IS 'The error code of a failed sign-in (rules §8).';
COMMENT ON COLUMN sign_in_attempt.created_at IS 'When the row was created.';
CREATE INDEX sign_in_attempt_user_id_idx ON sign_in_attempt (user_id, created_at DESC);
CREATE INDEX sign_in_attempt_identifier_idx ON sign_in_attempt (identifier, created_at DESC);
CREATE INDEX sign_in_attempt_ip_idx ON sign_in_attempt (ip, created_at DESC);

-- Old records are deleted by age in small portions every hour. `keptDays` in domain/ sets these ages.
CREATE INDEX sign_in_attempt_created_at_idx ON sign_in_attempt (created_at);

CREATE TABLE verification_kind (value text PRIMARY KEY, comment text NOT NULL);
COMMENT ON TABLE verification_kind IS 'The kinds of links in emails that prove who owns the mailbox.';
COMMENT ON COLUMN verification_kind.value IS 'The enum value that rows of other tables contain.';
COMMENT ON COLUMN verification_kind.comment IS 'The meaning of the value.';
INSERT INTO verification_kind (value, comment) VALUES
  ('verify_email', 'Confirms the address given at registration, or a changed one'),
  ('reset_password', 'Proves that a user who forgot the password owns the mailbox'),
  ('personal_data', 'Lets a signed-in person download the export of their data');

CREATE TABLE verification_token (
  id         uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id    uuid NOT NULL REFERENCES "user" ON DELETE CASCADE,
  kind       text NOT NULL REFERENCES verification_kind ON DELETE RESTRICT,
  token_hash bytea NOT NULL CONSTRAINT verification_token_token_hash_key UNIQUE,
  email      citext NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  used_at    timestamptz,
  expired_at timestamptz,
  CONSTRAINT verification_token_used_or_expired CHECK (used_at IS NULL OR expired_at IS NULL),
  CONSTRAINT verification_token_expires_later CHECK (expires_at > created_at)
);
COMMENT ON TABLE verification_token IS 'A link sent by email. The link works once and only before it expires (error 1101 after that).';
COMMENT ON COLUMN verification_token.id IS 'The unique id of the row.';
COMMENT ON COLUMN verification_token.user_id IS 'The account that the link is for.';
COMMENT ON COLUMN verification_token.kind IS 'The kind of link.';
COMMENT ON COLUMN verification_token.token_hash IS 'SHA-256 of the link''s token. Only the email contains the token itself.';
COMMENT ON COLUMN verification_token.email IS 'The address that received the link. The link proves only that its user owns this address.';
COMMENT ON COLUMN verification_token.created_at IS 'When the row was created.';
COMMENT ON COLUMN verification_token.expires_at IS 'When the link expires.';
COMMENT ON COLUMN verification_token.used_at IS 'When the link was used. It works only once.';
COMMENT ON COLUMN verification_token.expired_at IS 'When the link became invalid: a newer link replaced it, or it expired.';
CREATE INDEX verification_token_user_id_idx ON verification_token (user_id, kind, created_at DESC);
CREATE INDEX verification_token_kind_idx ON verification_token (kind);

CREATE TABLE signing_key (
  kid                text PRIMARY KEY,
  public_jwk         jsonb NOT NULL,
  private_jwk_sealed bytea NOT NULL,
  created_at         timestamptz NOT NULL DEFAULT now(),
  retires_at         timestamptz NOT NULL
);
COMMENT ON TABLE signing_key IS 'Keys that sign the short-lived tokens for GraphQL. The keys are replaced regularly and stay published while a token can still be valid.';
COMMENT ON COLUMN signing_key.kid IS 'The name of the key in tokens.';
COMMENT ON COLUMN signing_key.public_jwk IS 'The public key, which is published.';
COMMENT ON COLUMN signing_key.private_jwk_sealed IS 'The private key, sealed with the application secret.';
COMMENT ON COLUMN signing_key.created_at IS 'When the row was created.';
COMMENT ON COLUMN signing_key.retires_at IS 'When the last token that was signed with the key has expired.';
CREATE INDEX signing_key_retires_at_idx ON signing_key (retires_at);

-- Each attempt counts for its own period. Fixed periods would allow twice as many attempts around the start of a
-- period.
CREATE TABLE rate_limit (
  key       text PRIMARY KEY,
  tries     timestamptz[] NOT NULL,
  forget_at timestamptz NOT NULL
);
COMMENT ON TABLE rate_limit IS 'Recent attempts, counted across all servers.';
COMMENT ON COLUMN rate_limit.key IS 'The attempted action and its caller.';
COMMENT ON COLUMN rate_limit.tries IS 'The times of the allowed attempts that still count.';
COMMENT ON COLUMN rate_limit.forget_at IS 'When the newest attempt stops counting.';
CREATE INDEX rate_limit_forget_at_idx ON rate_limit (forget_at);

-- An action that moves money, codes or invitations takes effect only once. Its answer is stored under the request's key
-- in the same transaction, so a stored key proves that the action's work was done.
CREATE TABLE idempotency_key (
  user_id    uuid NOT NULL REFERENCES "user" ON DELETE CASCADE,
  key        uuid NOT NULL,
  action     text NOT NULL,
  input_hash bytea NOT NULL,
  answer     jsonb NOT NULL DEFAULT 'null',
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT idempotency_key_pkey PRIMARY KEY (user_id, key)
);
COMMENT ON TABLE idempotency_key IS 'The answer of an action, kept for 30 days. A repeated request gets the same answer and does nothing.';
COMMENT ON COLUMN idempotency_key.user_id IS 'The user who sent the request. The same key from two users means two requests.';
COMMENT ON COLUMN idempotency_key.key IS 'The key that the client creates for each request.';
COMMENT ON COLUMN idempotency_key.action IS 'The action that was called.';
COMMENT ON COLUMN idempotency_key.input_hash IS 'SHA-256 of the input. The same key with other input is refused.';
COMMENT ON COLUMN idempotency_key.answer IS 'The stored answer.';
COMMENT ON COLUMN idempotency_key.created_at IS 'When the action ran for the first time.';
CREATE INDEX idempotency_key_created_at_idx ON idempotency_key (created_at);
