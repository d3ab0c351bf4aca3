-- An action that moves money, codes or invitations does nothing twice: its answer is kept under the key of the intent, in the
-- transaction that did the work, so that a key is there exactly when its work is.
CREATE TABLE idempotency_key (
  user_id    uuid NOT NULL CONSTRAINT idempotency_key_user_id_fkey REFERENCES "user" ON DELETE CASCADE,
  key        uuid NOT NULL,
  action     text NOT NULL,
  input_hash bytea NOT NULL,
  answer     jsonb NOT NULL DEFAULT 'null',
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT idempotency_key_pkey PRIMARY KEY (user_id, key)
);
CREATE INDEX idempotency_key_created_at_idx ON idempotency_key (created_at);
COMMENT ON TABLE idempotency_key IS 'What an action answered to an intent, kept for 30 days: asked again, it answers the same and does nothing.';
COMMENT ON COLUMN idempotency_key.user_id IS 'Whose intent it was: the same key of two people is two intents.';
COMMENT ON COLUMN idempotency_key.key IS 'Made by the client, one for each intent.';
COMMENT ON COLUMN idempotency_key.action IS 'The action that was called.';
COMMENT ON COLUMN idempotency_key.input_hash IS 'SHA-256 of its input: the key with other input is refused.';
COMMENT ON COLUMN idempotency_key.answer IS 'What it answered.';
COMMENT ON COLUMN idempotency_key.created_at IS 'When it was done.';
