CREATE TABLE channel_sign_up (
  id         uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  email      citext NOT NULL CONSTRAINT channel_sign_up_email_valid CHECK (is_email(email::text)),
  sealed     bytea NOT NULL,
  token_hash bytea CONSTRAINT channel_sign_up_token_hash_key UNIQUE,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  CONSTRAINT channel_sign_up_expires_later CHECK (expires_at > created_at)
);
COMMENT ON TABLE channel_sign_up IS 'A sign-up by a channel whose vendor shares no email address. It waits until the person confirms the address they entered.';
COMMENT ON COLUMN channel_sign_up.id IS 'The unique id of the row.';
COMMENT ON COLUMN channel_sign_up.email IS 'The address that the person entered. An account with this address may exist.';
COMMENT ON COLUMN channel_sign_up.sealed IS 'The channel, its tokens and the page that the person came from, encrypted.';
COMMENT ON COLUMN channel_sign_up.token_hash IS 'SHA-256 of the link''s token. Only the email contains the token itself. Null until the email is sent.';
COMMENT ON COLUMN channel_sign_up.created_at IS 'When the row was created.';
COMMENT ON COLUMN channel_sign_up.expires_at IS 'When the link expires.';
CREATE INDEX channel_sign_up_expires_at_idx ON channel_sign_up (expires_at);
