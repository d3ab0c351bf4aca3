-- How people prove who they are, from where they are signed in, and what holds back who tries too often.

CREATE TABLE device (
  id           uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id      uuid NOT NULL REFERENCES "user" ON DELETE CASCADE,
  label        text NOT NULL DEFAULT '',
  user_agent   text NOT NULL DEFAULT '',
  last_seen_at timestamptz NOT NULL DEFAULT now(),
  created_at   timestamptz NOT NULL DEFAULT now()
);
COMMENT ON TABLE device IS 'A browser from which an account has been used.';
COMMENT ON COLUMN device.id IS 'The row''s identity.';
COMMENT ON COLUMN device.user_id IS 'The account it belongs to.';
COMMENT ON COLUMN device.label IS 'What a person recognises it by: "Firefox on Linux".';
COMMENT ON COLUMN device.user_agent IS 'What the browser calls itself.';
COMMENT ON COLUMN device.last_seen_at IS 'When it was last used.';
COMMENT ON COLUMN device.created_at IS 'When the row was made.';
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
COMMENT ON COLUMN session.id IS 'The row''s identity.';
COMMENT ON COLUMN session.user_id IS 'Who is signed in.';
COMMENT ON COLUMN session.device_id IS 'The browser.';
COMMENT ON COLUMN session.token_hash IS 'SHA-256 of the cookie''s value: the value itself is stored nowhere.';
COMMENT ON COLUMN session.ip IS 'From which address.';
COMMENT ON COLUMN session.created_at IS 'When the row was made.';
COMMENT ON COLUMN session.last_seen_at IS 'When it was last used.';
COMMENT ON COLUMN session.expires_at IS 'When it ends unless it is used.';
CREATE INDEX session_user_id_idx ON session (user_id, last_seen_at DESC);
CREATE INDEX session_device_id_idx ON session (device_id);
CREATE INDEX session_expires_at_idx ON session (expires_at);
CREATE TRIGGER session_ended AFTER DELETE ON session
  FOR EACH ROW EXECUTE FUNCTION notify_session_changed('user_id');
CREATE TRIGGER session_emptied AFTER TRUNCATE ON session
  FOR EACH STATEMENT EXECUTE FUNCTION notify_session_changed();

-- Each use of a session prolongs it: that is no news.
CREATE TRIGGER session_shortened AFTER UPDATE ON session
  FOR EACH ROW WHEN (NEW.expires_at < OLD.expires_at OR NEW.user_id <> OLD.user_id OR NEW.token_hash <> OLD.token_hash)
  EXECUTE FUNCTION notify_session_changed('user_id');

CREATE TABLE sign_in_attempt (
  id         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id    uuid REFERENCES "user" ON DELETE CASCADE,
  identifier citext NOT NULL,
  ip         inet,
  succeeded  boolean NOT NULL,
  error_code integer,
  created_at timestamptz NOT NULL DEFAULT now()
);
COMMENT ON TABLE sign_in_attempt IS 'Every try to sign in, for lockouts and for people who ask why they are locked out.';
COMMENT ON COLUMN sign_in_attempt.id IS 'The row''s identity.';
COMMENT ON COLUMN sign_in_attempt.user_id IS 'The account, if the name belongs to one.';
COMMENT ON COLUMN sign_in_attempt.identifier IS 'The username or e-mail that was typed.';
COMMENT ON COLUMN sign_in_attempt.ip IS 'From which address.';
COMMENT ON COLUMN sign_in_attempt.succeeded IS 'Whether it let somebody in.';
COMMENT ON COLUMN sign_in_attempt.error_code IS 'Why not (rules §8).';
COMMENT ON COLUMN sign_in_attempt.created_at IS 'When the row was made.';
CREATE INDEX sign_in_attempt_user_id_idx ON sign_in_attempt (user_id, created_at DESC);
CREATE INDEX sign_in_attempt_identifier_idx ON sign_in_attempt (identifier, created_at DESC);
CREATE INDEX sign_in_attempt_ip_idx ON sign_in_attempt (ip, created_at DESC);

-- What has served its purpose is found by its age, in small portions, every hour: `keptDays` of domain/ says how long.
CREATE INDEX sign_in_attempt_created_at_idx ON sign_in_attempt (created_at);

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

CREATE TABLE verification_kind (value text PRIMARY KEY, comment text NOT NULL);
COMMENT ON TABLE verification_kind IS 'What a link in a mail proves.';
COMMENT ON COLUMN verification_kind.value IS 'The word that other rows use.';
COMMENT ON COLUMN verification_kind.comment IS 'What it means.';
INSERT INTO verification_kind (value, comment) VALUES
  ('verify_email', 'The address given at registration, or a changed one'),
  ('reset_password', 'Someone who forgot the password owns the mailbox');

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
COMMENT ON TABLE verification_token IS 'A link sent by mail: used once, before it expires (error 1101 after that).';
COMMENT ON COLUMN verification_token.id IS 'The row''s identity.';
COMMENT ON COLUMN verification_token.user_id IS 'Whose link it is.';
COMMENT ON COLUMN verification_token.kind IS 'What the link proves.';
COMMENT ON COLUMN verification_token.token_hash IS 'SHA-256 of the link''s token: the token itself is in the mail only.';
COMMENT ON COLUMN verification_token.email IS 'The address the link was sent to: it proves this one only.';
COMMENT ON COLUMN verification_token.created_at IS 'When the row was made.';
COMMENT ON COLUMN verification_token.expires_at IS 'Until when it works.';
COMMENT ON COLUMN verification_token.used_at IS 'When it was used; never again after that.';
COMMENT ON COLUMN verification_token.expired_at IS 'When it was made worthless: by a newer link, or by time.';
CREATE INDEX verification_token_user_id_idx ON verification_token (user_id, kind, created_at DESC);
CREATE INDEX verification_token_kind_idx ON verification_token (kind);

CREATE TABLE signing_key (
  kid                text PRIMARY KEY,
  public_jwk         jsonb NOT NULL,
  private_jwk_sealed bytea NOT NULL,
  created_at         timestamptz NOT NULL DEFAULT now(),
  retires_at         timestamptz NOT NULL
);
COMMENT ON TABLE signing_key IS 'Keys that sign the short-lived tokens for GraphQL; replaced regularly, published while any token may still live.';
COMMENT ON COLUMN signing_key.kid IS 'The name of the key in tokens.';
COMMENT ON COLUMN signing_key.public_jwk IS 'What is published.';
COMMENT ON COLUMN signing_key.private_jwk_sealed IS 'The key itself, sealed with the secret of the house.';
COMMENT ON COLUMN signing_key.created_at IS 'When the row was made.';
COMMENT ON COLUMN signing_key.retires_at IS 'From then on no token of it lives.';
CREATE INDEX signing_key_retires_at_idx ON signing_key (retires_at);

-- Windows that begin by the clock let twice the tries through around their edge: each try counts for as long as its own time.
CREATE TABLE rate_limit (
  key       text PRIMARY KEY,
  tries     timestamptz[] NOT NULL,
  forget_at timestamptz NOT NULL
);
COMMENT ON TABLE rate_limit IS 'How often something was tried of late, counted across all servers.';
COMMENT ON COLUMN rate_limit.key IS 'What was tried, and by whom.';
COMMENT ON COLUMN rate_limit.tries IS 'When each of the tries that still count was let through.';
COMMENT ON COLUMN rate_limit.forget_at IS 'When none of them counts any more.';
CREATE INDEX rate_limit_forget_at_idx ON rate_limit (forget_at);

-- An action that moves money, codes or invitations does nothing twice: its answer is kept under the key of the intent, in the
-- transaction that did the work, so that a key is there exactly when its work is.
CREATE TABLE idempotency_key (
  user_id    uuid NOT NULL REFERENCES "user" ON DELETE CASCADE,
  key        uuid NOT NULL,
  action     text NOT NULL,
  input_hash bytea NOT NULL,
  answer     jsonb NOT NULL DEFAULT 'null',
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT idempotency_key_pkey PRIMARY KEY (user_id, key)
);
COMMENT ON TABLE idempotency_key IS 'What an action answered to an intent, kept for 30 days: asked again, it answers the same and does nothing.';
COMMENT ON COLUMN idempotency_key.user_id IS 'Whose intent it was: the same key of two people is two intents.';
COMMENT ON COLUMN idempotency_key.key IS 'Made by the client, one for each intent.';
COMMENT ON COLUMN idempotency_key.action IS 'The action that was called.';
COMMENT ON COLUMN idempotency_key.input_hash IS 'SHA-256 of its input: the key with other input is refused.';
COMMENT ON COLUMN idempotency_key.answer IS 'What it answered.';
COMMENT ON COLUMN idempotency_key.created_at IS 'When it was done.';
CREATE INDEX idempotency_key_created_at_idx ON idempotency_key (created_at);
