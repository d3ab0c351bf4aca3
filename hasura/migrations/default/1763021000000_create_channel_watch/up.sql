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
COMMENT ON TABLE channel_watch IS 'The next check of a channel, with results of the last one.';
COMMENT ON COLUMN channel_watch.connection_id IS 'The channel that the row is about.';
COMMENT ON COLUMN channel_watch.provider_id IS 'The vendor whose quota the check uses.';
COMMENT ON COLUMN channel_watch.priority IS 'The urgency of the check when the quota is low: its position in lookReasons of domain/, where 0 is the most urgent.';
COMMENT ON COLUMN channel_watch.due_at IS 'When the next check is due. While a check runs, the time when another worker can take it over.';
COMMENT ON COLUMN channel_watch.looked_at IS 'When the channel was last read completely.';
COMMENT ON COLUMN channel_watch.failures IS 'The number of failed checks since the last complete check.';
COMMENT ON COLUMN channel_watch.failure IS 'The vendor''s last error, in words for operators.';
COMMENT ON COLUMN channel_watch.videos IS 'The number of public videos that the vendor reported. If the number is unchanged, the list of videos is not read again.';
COMMENT ON COLUMN channel_watch.uploads_etag IS 'The version of the list of uploads at the last read.';
CREATE INDEX channel_watch_due_idx ON channel_watch (provider_id, priority, due_at);

CREATE FUNCTION watch_channel(connection user_connection) RETURNS void
  LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO channel_watch (connection_id, provider_id) VALUES (connection.id, connection.provider_id)
  ON CONFLICT (connection_id) DO UPDATE SET due_at = now(), priority = 1, failures = 0, failure = NULL;
END $$;
COMMENT ON FUNCTION watch_channel(user_connection) IS 'Puts a newly readable channel first in the queue for checks.';

CREATE TABLE vendor_quota (
  provider_id  text PRIMARY KEY REFERENCES channel_provider ON DELETE CASCADE,
  day          date NOT NULL,
  units        integer NOT NULL DEFAULT 0,
  paused_until timestamptz
);
COMMENT ON TABLE vendor_quota IS 'The part of a vendor''s daily quota that has been used. A check locks the row so that no two checks take the same units.';
COMMENT ON COLUMN vendor_quota.provider_id IS 'The vendor that the row is about.';
COMMENT ON COLUMN vendor_quota.day IS 'The vendor''s day. YouTube''s starts at midnight in California.';
COMMENT ON COLUMN vendor_quota.units IS 'The quota units used on that day.';
COMMENT ON COLUMN vendor_quota.paused_until IS 'The vendor asked us to send no requests before this time.';

CREATE TABLE channel_day (
  connection_id uuid NOT NULL REFERENCES user_connection ON DELETE CASCADE,
  day           date NOT NULL,
  followers     integer,
  total_views   bigint,
  PRIMARY KEY (connection_id, day)
) PARTITION BY RANGE (day);
COMMENT ON TABLE channel_day IS 'A channel''s figures at its last check of a day.';
COMMENT ON COLUMN channel_day.connection_id IS 'The channel that the row is about.';
COMMENT ON COLUMN channel_day.day IS 'The day in Stockholm time.';
COMMENT ON COLUMN channel_day.followers IS 'Followers or subscribers. Empty if the vendor does not report them.';
COMMENT ON COLUMN channel_day.total_views IS 'Total views of the channel. Empty if the vendor does not report them.';

CREATE TABLE channel_day_default PARTITION OF channel_day DEFAULT;
SELECT create_month_partitions('2025-10-01', '2027-12-01');

-- Some vendors send a webhook message when something happens on a channel. We do not trust its content; it only triggers a
-- check of the channel.
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
COMMENT ON TABLE channel_push IS 'A subscription to a vendor''s webhook messages about a channel.';
COMMENT ON COLUMN channel_push.id IS 'The unique id, which is part of the webhook address.';
COMMENT ON COLUMN channel_push.connection_id IS 'The channel. Empty after it is disconnected; then the vendor is asked to stop, and the row is deleted.';
COMMENT ON COLUMN channel_push.provider_id IS 'The vendor of the channel.';
COMMENT ON COLUMN channel_push.channel_id IS 'The vendor''s id for the channel.';
COMMENT ON COLUMN channel_push.topic IS 'The topic that the vendor reports on.';
COMMENT ON COLUMN channel_push.reference IS 'The vendor''s id for the subscription, if it has one.';
COMMENT ON COLUMN channel_push.due_at IS 'When the next request to the vendor is due: the first request, a retry if there is no confirmation, or a renewal before the subscription ends.';
COMMENT ON COLUMN channel_push.asked_at IS 'When the last request was sent to the vendor.';
COMMENT ON COLUMN channel_push.confirmed_at IS 'When the vendor confirmed that the address is ours.';
COMMENT ON COLUMN channel_push.expires_at IS 'When the subscription ends. Empty if it never ends.';
COMMENT ON COLUMN channel_push.failures IS 'The number of failed requests since the last confirmation.';
COMMENT ON COLUMN channel_push.failure IS 'The error of the last failed request, in words for operators.';
COMMENT ON COLUMN channel_push.created_at IS 'When the row was created.';
CREATE INDEX channel_push_due_idx ON channel_push (provider_id, due_at);

CREATE FUNCTION channel_push_orphaned() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  NEW.due_at := now();
  RETURN NEW;
END $$;
COMMENT ON FUNCTION channel_push_orphaned() IS 'Asks the vendor immediately to stop sending messages about a disconnected channel.';
CREATE TRIGGER channel_push_orphaned BEFORE UPDATE OF connection_id ON channel_push
  FOR EACH ROW WHEN (NEW.connection_id IS NULL AND OLD.connection_id IS NOT NULL) EXECUTE FUNCTION channel_push_orphaned();
COMMENT ON TRIGGER channel_push_orphaned ON channel_push IS 'stamp';

CREATE TABLE channel_push_message (
  push_id     uuid NOT NULL REFERENCES channel_push ON DELETE CASCADE,
  message_id  text NOT NULL,
  received_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (push_id, message_id)
);
COMMENT ON TABLE channel_push_message IS 'Webhook messages of vendors, each stored once. A repeated message changes nothing.';
COMMENT ON COLUMN channel_push_message.push_id IS 'The subscription that the message belongs to.';
COMMENT ON COLUMN channel_push_message.message_id IS 'The vendor''s id of the message, or its signature if it has no id.';
COMMENT ON COLUMN channel_push_message.received_at IS 'When the message was first received.';
CREATE INDEX channel_push_message_received_at_idx ON channel_push_message (received_at);

CREATE FUNCTION check_channels_soon(of_creator_id uuid) RETURNS void
  LANGUAGE plpgsql AS $$
BEGIN
  UPDATE channel_watch w SET due_at = now(), priority = 0
    FROM (SELECT watched.connection_id FROM channel_watch watched JOIN user_connection c ON c.id = watched.connection_id
           WHERE c.user_id = of_creator_id AND c.has_refresh_token AND (watched.priority > 0 OR watched.due_at > now())
           ORDER BY 1 FOR NO KEY UPDATE OF watched) AS waiting
   WHERE w.connection_id = waiting.connection_id;
END $$;
COMMENT ON FUNCTION check_channels_soon(uuid) IS 'Puts the channels of a creator first in the queue of checks.';
