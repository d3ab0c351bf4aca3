-- Vendors that tell of themselves when something happens on a channel. What they tell is not believed: it has the channel looked at.

CREATE TABLE channel_push (
  id            uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  connection_id uuid REFERENCES user_connection ON DELETE SET NULL,
  provider_id   text NOT NULL REFERENCES channel_provider ON DELETE RESTRICT,
  channel_id    text NOT NULL,
  topic         text NOT NULL,
  reference     text,
  due_at        timestamptz NOT NULL DEFAULT now(),
  asked_at      timestamptz,
  confirmed_at  timestamptz,
  expires_at    timestamptz,
  failures      smallint NOT NULL DEFAULT 0,
  failure       text,
  created_at    timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT channel_push_once UNIQUE (connection_id, topic)
);
CREATE INDEX channel_push_due_idx ON channel_push (provider_id, due_at);
COMMENT ON TABLE channel_push IS 'What a vendor was asked to tell of a channel by itself.';
COMMENT ON COLUMN channel_push.id IS 'Its id, which the address has that the vendor tells.';
COMMENT ON COLUMN channel_push.connection_id IS 'The channel; empty once it is connected no more: then the vendor is asked to be silent, and the row goes.';
COMMENT ON COLUMN channel_push.provider_id IS 'Its vendor.';
COMMENT ON COLUMN channel_push.channel_id IS 'The channel by the vendor''s id.';
COMMENT ON COLUMN channel_push.topic IS 'What the vendor tells of.';
COMMENT ON COLUMN channel_push.reference IS 'The vendor''s own id of it, where it has one.';
COMMENT ON COLUMN channel_push.due_at IS 'When the vendor is asked next: at first, again where it did not confirm, and before the lease ends.';
COMMENT ON COLUMN channel_push.asked_at IS 'When the vendor was asked last.';
COMMENT ON COLUMN channel_push.confirmed_at IS 'When the vendor made sure that the address is ours.';
COMMENT ON COLUMN channel_push.expires_at IS 'Until when it tells; empty where it does so for ever.';
COMMENT ON COLUMN channel_push.failures IS 'How often it could not be asked since it last confirmed.';
COMMENT ON COLUMN channel_push.failure IS 'Why not, in words for whoever operates the product.';
COMMENT ON COLUMN channel_push.created_at IS 'When it was made.';

CREATE FUNCTION channel_push_orphaned() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.due_at := now();
  RETURN NEW;
END $$;
COMMENT ON FUNCTION channel_push_orphaned() IS 'Has the vendor asked at once to be silent about a channel that is connected no more.';
CREATE TRIGGER channel_push_orphaned BEFORE UPDATE OF connection_id ON channel_push
  FOR EACH ROW WHEN (NEW.connection_id IS NULL AND OLD.connection_id IS NOT NULL) EXECUTE FUNCTION channel_push_orphaned();

CREATE TABLE channel_push_message (
  push_id     uuid NOT NULL REFERENCES channel_push ON DELETE CASCADE,
  message_id  text NOT NULL,
  received_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (push_id, message_id)
);
CREATE INDEX channel_push_message_received_at_idx ON channel_push_message (received_at);
COMMENT ON TABLE channel_push_message IS 'What vendors told, each once: what is sent again changes nothing.';
COMMENT ON COLUMN channel_push_message.push_id IS 'What the vendor was asked to tell.';
COMMENT ON COLUMN channel_push_message.message_id IS 'The vendor''s id of the message, or its signature where it has none.';
COMMENT ON COLUMN channel_push_message.received_at IS 'When it was first told.';
