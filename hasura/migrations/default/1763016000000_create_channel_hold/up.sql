-- Key sellers buy channels. If a channel changes hands, its account gets no codes until an admin has reviewed it (rules §6).

CREATE TABLE channel_past_owner (
  provider_id text NOT NULL REFERENCES channel_provider ON DELETE RESTRICT,
  channel_id  text NOT NULL,
  user_id     uuid REFERENCES "user" ON DELETE SET NULL,
  until       timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (provider_id, channel_id)
);
COMMENT ON TABLE channel_past_owner IS 'The account that a disconnected channel belonged to, for a comparison with the next account that connects the channel.';
COMMENT ON COLUMN channel_past_owner.provider_id IS 'The vendor: Twitch, YouTube or TikTok.';
COMMENT ON COLUMN channel_past_owner.channel_id IS 'The vendor''s id for the channel.';
COMMENT ON COLUMN channel_past_owner.user_id IS 'The account. Empty once it is deleted.';
COMMENT ON COLUMN channel_past_owner.until IS 'When the account disconnected the channel.';
CREATE INDEX channel_past_owner_user_id_idx ON channel_past_owner (user_id);

CREATE TABLE channel_hold (
  id           uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  provider_id  text NOT NULL REFERENCES channel_provider ON DELETE RESTRICT,
  channel_id   text NOT NULL,
  user_id      uuid NOT NULL REFERENCES "user" ON DELETE CASCADE,
  reason       text NOT NULL,
  noticed_at   timestamptz NOT NULL DEFAULT now(),
  freed_at     timestamptz,
  freed_reason text NOT NULL DEFAULT '',
  CONSTRAINT channel_hold_reason_known CHECK (reason IN ('other_account', 'other_name_and_language')),
  CONSTRAINT channel_hold_freed_with_reason CHECK ((freed_at IS NOT NULL) = (btrim(freed_reason) <> ''))
);
COMMENT ON TABLE channel_hold IS 'A channel that seems to have changed hands. Until an admin sets "freed_at" and "freed_reason" in the console, its account and the channel''s current owner cannot claim codes or reveal one for the first time.';
COMMENT ON COLUMN channel_hold.id IS 'The unique id of the row.';
COMMENT ON COLUMN channel_hold.provider_id IS 'The vendor: Twitch, YouTube or TikTok.';
COMMENT ON COLUMN channel_hold.channel_id IS 'The vendor''s id for the channel.';
COMMENT ON COLUMN channel_hold.user_id IS 'The account that had the channel when the change was noticed. Disconnecting the channel does not lift the hold.';
COMMENT ON COLUMN channel_hold.reason IS 'other_account: the channel was connected to another account before. other_name_and_language: the name and the language both changed within 30 days.';
COMMENT ON COLUMN channel_hold.noticed_at IS 'When the change was noticed.';
COMMENT ON COLUMN channel_hold.freed_at IS 'When an admin lifted the hold on the channel.';
COMMENT ON COLUMN channel_hold.freed_reason IS 'The reason for lifting the hold on the channel, for later reviews.';
CREATE UNIQUE INDEX channel_hold_one_at_a_time ON channel_hold (provider_id, channel_id) WHERE freed_at IS NULL;
CREATE INDEX channel_hold_provider_id_idx ON channel_hold (provider_id, channel_id, freed_at);
CREATE INDEX channel_hold_user_id_idx ON channel_hold (user_id);
SELECT keep_trail('channel_hold', 'INSERT OR UPDATE OR DELETE', '{id}');

CREATE FUNCTION hold_channel(of_connection_id uuid, why text) RETURNS void
  LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO channel_hold (provider_id, channel_id, user_id, reason)
  SELECT provider_id, channel_id, user_id, why FROM user_connection WHERE id = of_connection_id
  ON CONFLICT (provider_id, channel_id) WHERE freed_at IS NULL DO NOTHING;
  IF found THEN
    PERFORM emit_event('channelHeld', 'user_connection', of_connection_id);
  END IF;
END $$;
COMMENT ON FUNCTION hold_channel(uuid, text) IS 'Records that a channel seems to have changed hands, and notifies its account.';

CREATE FUNCTION keep_past_owner(was user_connection) RETURNS void
  LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO channel_past_owner (provider_id, channel_id, user_id)
  VALUES (was.provider_id, was.channel_id, (SELECT id FROM "user" WHERE id = was.user_id))
  ON CONFLICT (provider_id, channel_id) DO UPDATE SET user_id = excluded.user_id, until = excluded.until;
END $$;
COMMENT ON FUNCTION keep_past_owner(user_connection) IS 'Records the owner of a disconnected channel.';

CREATE FUNCTION notice_new_owner(connection user_connection, moved boolean) RETURNS void
  LANGUAGE plpgsql AS $$
BEGIN
  IF moved OR EXISTS (
       SELECT FROM channel_past_owner WHERE (provider_id, channel_id) = (connection.provider_id, connection.channel_id)
          AND user_id IS DISTINCT FROM connection.user_id) THEN
    PERFORM hold_channel(connection.id, 'other_account');
  END IF;
END $$;
COMMENT ON FUNCTION notice_new_owner(user_connection, boolean) IS 'Compares the new owner of a channel with the previous one.';

CREATE FUNCTION notice_new_voice(of_connection_id uuid) RETURNS void
  LANGUAGE plpgsql AS $$
BEGIN
  -- A channel that an admin has reviewed is not put on hold again for the same name.
  PERFORM hold_channel(c.id, 'other_name_and_language') FROM user_connection c
    WHERE c.id = of_connection_id AND c.renamed_at > now() - interval '30 days'
      AND NOT EXISTS (SELECT FROM channel_hold h
                       WHERE (h.provider_id, h.channel_id) = (c.provider_id, c.channel_id) AND h.freed_at >= c.renamed_at)
      AND channel_speaks_anew(c.id);
END $$;
COMMENT ON FUNCTION notice_new_voice(uuid) IS 'Puts a channel on hold whose name and language both changed within 30 days.';

CREATE FUNCTION channel_hold_freed() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  PERFORM emit_event('channelFreed', 'user_connection', c.id) FROM user_connection c
    WHERE (c.provider_id, c.channel_id) = (NEW.provider_id, NEW.channel_id);
  RETURN NULL;
END $$;
COMMENT ON FUNCTION channel_hold_freed() IS 'Notifies the channel''s owner that an admin lifted the hold on the channel.';
CREATE TRIGGER channel_hold_freed AFTER UPDATE OF freed_at ON channel_hold
  FOR EACH ROW WHEN (OLD.freed_at IS NULL AND NEW.freed_at IS NOT NULL) EXECUTE FUNCTION channel_hold_freed();
COMMENT ON TRIGGER channel_hold_freed ON channel_hold IS 'outbox';

CREATE FUNCTION is_held(of_creator_id uuid) RETURNS boolean
  LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM channel_hold WHERE user_id = of_creator_id AND freed_at IS NULL)
      OR EXISTS (SELECT FROM user_connection JOIN channel_hold h USING (provider_id, channel_id)
                  WHERE user_connection.user_id = of_creator_id AND h.freed_at IS NULL)
$$;
COMMENT ON FUNCTION is_held(uuid) IS 'True if a creator has, or had, a channel that seems to have changed hands whose hold no admin has lifted.';
