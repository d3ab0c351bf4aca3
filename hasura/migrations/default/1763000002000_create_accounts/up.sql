-- Accounts: who someone is, how they prove it, and from where they are signed in.

CREATE TABLE user_type (value text PRIMARY KEY, comment text NOT NULL);
COMMENT ON TABLE user_type IS 'The three kinds of account (spec §1).';
INSERT INTO user_type (value, comment) VALUES
  ('Company', 'Acts for a game company'),
  ('Creator', 'Makes content on at least one channel'),
  ('User', 'A plain account without a verified channel');

CREATE TABLE "user" (
  id                    uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  username              citext NOT NULL CONSTRAINT user_username_key UNIQUE,
  display_name          citext NOT NULL CONSTRAINT user_display_name_key UNIQUE,
  email                 citext NOT NULL CONSTRAINT user_email_key UNIQUE,
  user_type             text NOT NULL DEFAULT 'User' REFERENCES user_type ON DELETE RESTRICT,
  email_verified_at     timestamptz,
  active                boolean NOT NULL DEFAULT true,
  locked_until          timestamptz,
  country               text REFERENCES country ON DELETE RESTRICT,
  country_locked_until  timestamptz,
  language              text REFERENCES language ON DELETE RESTRICT,
  language_locked_until timestamptz,
  picture_url           text,
  description           text NOT NULL DEFAULT '',
  terms_accepted_at     timestamptz,
  whats_new_seen_at     timestamptz,
  is_demo               boolean NOT NULL DEFAULT false,
  deleted_at            timestamptz,
  created_at            timestamptz NOT NULL DEFAULT now(),
  updated_at            timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT user_username_4_to_25 CHECK (username ~ '^[a-zA-Z0-9]{4,25}$'),
  CONSTRAINT user_display_name_4_to_50 CHECK (char_length(display_name) BETWEEN 4 AND 50 AND display_name::text !~ '[\u0001-/:-@\[-`{-\u00bf]'),
  CONSTRAINT user_email_valid CHECK (email ~ '^[^@[:space:]]+@[^@[:space:]]+\.[^@[:space:]]+$' AND char_length(email) <= 254),
  CONSTRAINT user_description_2000 CHECK (char_length(description) <= 2000),
  CONSTRAINT user_picture_url_http CHECK (picture_url ~ '^(https?://|/)')
);
CREATE INDEX user_user_type_idx ON "user" (user_type);
CREATE INDEX user_country_idx ON "user" (country);
CREATE INDEX user_language_idx ON "user" (language);
CREATE INDEX user_display_name_trgm_idx ON "user" USING gin ((display_name::text) gin_trgm_ops);
COMMENT ON TABLE "user" IS 'An account of any kind. To close one, set active to false: the person can no longer sign in (1203).';
COMMENT ON COLUMN "user".username IS 'What the person signs in with: 4 to 25 letters and digits. Shown to nobody else.';
COMMENT ON COLUMN "user".display_name IS 'The name others see: 4 to 50 letters and digits.';
COMMENT ON COLUMN "user".email_verified_at IS 'Empty until the address is confirmed; emptied again when the address changes.';
COMMENT ON COLUMN "user".active IS 'False: the account is inactive and cannot sign in (error 1203).';
COMMENT ON COLUMN "user".locked_until IS 'Until then the account cannot sign in (errors 1204 and 1206).';
COMMENT ON COLUMN "user".country_locked_until IS 'Set with the country: the next one is possible a year later.';
COMMENT ON COLUMN "user".language_locked_until IS 'Set with the language: the next one is possible three months later.';
COMMENT ON COLUMN "user".is_demo IS 'A demonstration account: refused in production.';
COMMENT ON COLUMN "user".deleted_at IS 'When the person deleted the account; what identified them is blanked.';

-- spec §3: country is locked for one year after a change, language for three months.
CREATE FUNCTION user_lock_places() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.deleted_at IS NOT NULL THEN
    RETURN NEW;
  END IF;
  IF NEW.country IS DISTINCT FROM OLD.country THEN
    IF OLD.country_locked_until > now() THEN
      PERFORM refuse('user_country_locked_one_year',
        format('the country can be changed again from %s', to_char(OLD.country_locked_until, 'YYYY-MM-DD')));
    END IF;
    NEW.country_locked_until := now() + interval '1 year';
  END IF;
  IF NEW.language IS DISTINCT FROM OLD.language THEN
    IF OLD.language_locked_until > now() THEN
      PERFORM refuse('user_language_locked_three_months',
        format('the language can be changed again from %s', to_char(OLD.language_locked_until, 'YYYY-MM-DD')));
    END IF;
    NEW.language_locked_until := now() + interval '3 months';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER user_lock_places BEFORE UPDATE OF country, language ON "user"
  FOR EACH ROW EXECUTE FUNCTION user_lock_places();

-- spec §4: an email change triggers a fresh verification.
CREATE FUNCTION user_unverify_changed_email() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.email IS DISTINCT FROM OLD.email AND NEW.email_verified_at IS NOT DISTINCT FROM OLD.email_verified_at THEN
    NEW.email_verified_at := NULL;
    IF NEW.deleted_at IS NULL THEN
      PERFORM emit_event('emailChanged', 'user', NEW.id, jsonb_build_object('email', NEW.email));
    END IF;
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER user_unverify_changed_email BEFORE UPDATE OF email ON "user"
  FOR EACH ROW EXECUTE FUNCTION user_unverify_changed_email();
CREATE TRIGGER user_set_updated_at BEFORE UPDATE ON "user" FOR EACH ROW EXECUTE FUNCTION set_updated_at();
CREATE TRIGGER user_audit AFTER UPDATE OF user_type, email, active, locked_until, deleted_at OR DELETE ON "user"
  FOR EACH ROW EXECUTE FUNCTION audit_row('id');

CREATE VIEW user_profile AS
  SELECT id, display_name, picture_url, user_type, description, country, language FROM "user" WHERE active AND deleted_at IS NULL;
COMMENT ON VIEW user_profile IS 'What everyone may know of an account: never its username or e-mail.';

CREATE FUNCTION current_user_row(hasura_session json) RETURNS "user"
  LANGUAGE sql STABLE AS $$
  SELECT * FROM "user" WHERE id = (hasura_session ->> 'x-hasura-user-id')::uuid
$$;
COMMENT ON FUNCTION current_user_row(json) IS 'The account of the person who asks; null for visitors.';

CREATE TABLE credential (
  user_id       uuid PRIMARY KEY REFERENCES "user" ON DELETE CASCADE,
  password_hash text NOT NULL CONSTRAINT credential_password_hash_is_argon2id CHECK (password_hash LIKE '$argon2id$%'),
  changed_at    timestamptz NOT NULL DEFAULT now()
);
COMMENT ON TABLE credential IS 'The password of an account, as an argon2id hash in PHC format. Absent for accounts that sign in through a channel only.';

CREATE TABLE device (
  id           uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id      uuid NOT NULL REFERENCES "user" ON DELETE CASCADE,
  label        text NOT NULL DEFAULT '',
  user_agent   text NOT NULL DEFAULT '',
  last_seen_at timestamptz NOT NULL DEFAULT now(),
  created_at   timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX device_user_id_idx ON device (user_id, last_seen_at DESC);
COMMENT ON TABLE device IS 'A browser from which an account has been used.';

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
CREATE INDEX session_user_id_idx ON session (user_id, last_seen_at DESC);
CREATE INDEX session_device_id_idx ON session (device_id);
CREATE INDEX session_expires_at_idx ON session (expires_at);
COMMENT ON TABLE session IS 'A signed-in browser. Deleting the row signs it out at its next request.';
COMMENT ON COLUMN session.token_hash IS 'SHA-256 of the cookie''s value: the value itself is stored nowhere.';

CREATE TABLE sign_in_attempt (
  id         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id    uuid REFERENCES "user" ON DELETE CASCADE,
  identifier citext NOT NULL,
  ip         inet,
  succeeded  boolean NOT NULL,
  error_code integer,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX sign_in_attempt_user_id_idx ON sign_in_attempt (user_id, created_at DESC);
CREATE INDEX sign_in_attempt_identifier_idx ON sign_in_attempt (identifier, created_at DESC);
CREATE INDEX sign_in_attempt_ip_idx ON sign_in_attempt (ip, created_at DESC);
COMMENT ON TABLE sign_in_attempt IS 'Every try to sign in, for lockouts and for people who ask why they are locked out.';

CREATE TABLE verification_kind (value text PRIMARY KEY, comment text NOT NULL);
COMMENT ON TABLE verification_kind IS 'What a link in a mail proves.';
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
CREATE INDEX verification_token_user_id_idx ON verification_token (user_id, kind, created_at DESC);
CREATE INDEX verification_token_kind_idx ON verification_token (kind);
COMMENT ON TABLE verification_token IS 'A link sent by mail: used once, before it expires (error 1101 after that).';
COMMENT ON COLUMN verification_token.email IS 'The address the link was sent to: it proves this one only.';

CREATE TABLE signing_key (
  kid                text PRIMARY KEY,
  public_jwk         jsonb NOT NULL,
  private_jwk_sealed bytea NOT NULL,
  created_at         timestamptz NOT NULL DEFAULT now(),
  retires_at         timestamptz NOT NULL
);
CREATE INDEX signing_key_retires_at_idx ON signing_key (retires_at);
COMMENT ON TABLE signing_key IS 'Keys that sign the short-lived tokens for GraphQL; replaced regularly, published while any token may still live.';

CREATE TABLE rate_limit (
  key        text NOT NULL,
  starts_at  timestamptz NOT NULL,
  count      integer NOT NULL DEFAULT 1,
  PRIMARY KEY (key, starts_at)
);
CREATE INDEX rate_limit_starts_at_idx ON rate_limit (starts_at);
COMMENT ON TABLE rate_limit IS 'How often something was tried within a window, counted across all servers.';
