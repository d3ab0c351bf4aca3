-- Channels are read again and again: when each is looked at next, what the vendors' quotas still give, what a channel had on each
-- day, and what vendors tell of themselves.

CREATE TABLE channel_watch (
  connection_id uuid PRIMARY KEY REFERENCES user_connection ON DELETE CASCADE,
  provider_id   text NOT NULL REFERENCES channel_provider ON DELETE RESTRICT,
  priority      smallint NOT NULL DEFAULT 1,
  due_at        timestamptz NOT NULL DEFAULT now(),
  looked_at     timestamptz,
  failures      smallint NOT NULL DEFAULT 0,
  failure       text,
  videos        integer,
  uploads_etag  text
);
COMMENT ON TABLE channel_watch IS 'When a channel is looked at next, and what the last look found out for it.';
COMMENT ON COLUMN channel_watch.connection_id IS 'The channel.';
COMMENT ON COLUMN channel_watch.provider_id IS 'Its vendor, whose quota the look costs.';
COMMENT ON COLUMN channel_watch.priority IS 'Who goes first where the quota is short: the place in lookReasons of domain/, 0 before all others.';
COMMENT ON COLUMN channel_watch.due_at IS 'When it is looked at next; while somebody looks, when another may take over.';
COMMENT ON COLUMN channel_watch.looked_at IS 'When it was last read whole.';
COMMENT ON COLUMN channel_watch.failures IS 'How many looks have failed since then.';
COMMENT ON COLUMN channel_watch.failure IS 'What the vendor said last, in words for whoever operates the product.';
COMMENT ON COLUMN channel_watch.videos IS 'How many public videos the vendor counted: where that is as before, the list is not read again.';
COMMENT ON COLUMN channel_watch.uploads_etag IS 'The version of the list of uploads that was read last.';
CREATE INDEX channel_watch_due_idx ON channel_watch (provider_id, priority, due_at);

-- A channel is looked at as soon as it is connected, or connected again.
CREATE FUNCTION user_connection_watch() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO channel_watch (connection_id, provider_id) VALUES (NEW.id, NEW.provider_id)
  ON CONFLICT (connection_id) DO UPDATE SET due_at = now(), priority = 1, failures = 0, failure = NULL;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION user_connection_watch() IS 'Puts a channel that can be read at the head of those that are looked at.';
CREATE TRIGGER user_connection_watch_new AFTER INSERT ON user_connection
  FOR EACH ROW WHEN (NEW.has_refresh_token AND is_sealed(NEW.refresh_token_sealed)) EXECUTE FUNCTION user_connection_watch();
CREATE TRIGGER user_connection_watch_again AFTER UPDATE OF refresh_token_expired, refresh_token_sealed ON user_connection
  FOR EACH ROW WHEN (NEW.has_refresh_token AND is_sealed(NEW.refresh_token_sealed)
                     AND NOT (OLD.has_refresh_token AND is_sealed(OLD.refresh_token_sealed)))
  EXECUTE FUNCTION user_connection_watch();

CREATE TABLE vendor_quota (
  provider_id  text PRIMARY KEY REFERENCES channel_provider ON DELETE CASCADE,
  day          date NOT NULL,
  units        integer NOT NULL DEFAULT 0,
  paused_until timestamptz
);
COMMENT ON TABLE vendor_quota IS 'What was taken of a vendor''s quota today. Whoever looks at channels locks the row, so that two never take the same units.';
COMMENT ON COLUMN vendor_quota.provider_id IS 'The vendor.';
COMMENT ON COLUMN vendor_quota.day IS 'The vendor''s own day: YouTube''s begins at midnight in California.';
COMMENT ON COLUMN vendor_quota.units IS 'Units taken on that day.';
COMMENT ON COLUMN vendor_quota.paused_until IS 'The vendor asked to be left alone until then.';

CREATE TABLE channel_day (
  connection_id uuid NOT NULL REFERENCES user_connection ON DELETE CASCADE,
  day           date NOT NULL,
  followers     integer,
  total_views   bigint,
  PRIMARY KEY (connection_id, day)
) PARTITION BY RANGE (day);
COMMENT ON TABLE channel_day IS 'What a channel had at its last look on a day.';
COMMENT ON COLUMN channel_day.connection_id IS 'The channel.';
COMMENT ON COLUMN channel_day.day IS 'The day, in UTC.';
COMMENT ON COLUMN channel_day.followers IS 'Followers or subscribers; empty where the vendor does not tell.';
COMMENT ON COLUMN channel_day.total_views IS 'All views of the channel; empty where the vendor does not tell.';

CREATE TABLE channel_day_default PARTITION OF channel_day DEFAULT;
SELECT create_month_partitions('2025-10-01', '2027-12-01');

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
CREATE INDEX channel_push_due_idx ON channel_push (provider_id, due_at);

CREATE FUNCTION channel_push_orphaned() RETURNS trigger
  LANGUAGE plpgsql AS $$
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
COMMENT ON TABLE channel_push_message IS 'What vendors told, each once: what is sent again changes nothing.';
COMMENT ON COLUMN channel_push_message.push_id IS 'What the vendor was asked to tell.';
COMMENT ON COLUMN channel_push_message.message_id IS 'The vendor''s id of the message, or its signature where it has none.';
COMMENT ON COLUMN channel_push_message.received_at IS 'When it was first told.';
CREATE INDEX channel_push_message_received_at_idx ON channel_push_message (received_at);

-- Who begins a deal, or hands in a link, has the channel looked at now and not tomorrow.
CREATE FUNCTION watch_channels_soon() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  UPDATE channel_watch w SET due_at = now(), priority = 0
    FROM (SELECT watched.connection_id FROM channel_watch watched JOIN user_connection c ON c.id = watched.connection_id
           WHERE c.user_id = NEW.creator_id AND c.has_refresh_token AND (watched.priority > 0 OR watched.due_at > now())
           ORDER BY 1 FOR NO KEY UPDATE OF watched) AS waiting
   WHERE w.connection_id = waiting.connection_id;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION watch_channels_soon() IS 'Has the channels of the row''s creator looked at now.';
