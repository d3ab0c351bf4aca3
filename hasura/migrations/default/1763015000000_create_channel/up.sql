CREATE TABLE channel_provider (value text PRIMARY KEY, comment text NOT NULL);
COMMENT ON TABLE channel_provider IS 'The platforms where creators publish.';
COMMENT ON COLUMN channel_provider.value IS 'The enum value that rows of other tables contain.';
COMMENT ON COLUMN channel_provider.comment IS 'The meaning of the value.';
INSERT INTO channel_provider (value, comment) VALUES
  ('twitch', 'Twitch'), ('youtube', 'YouTube'), ('tiktok', 'TikTok');

CREATE TABLE channel_affiliation (value text PRIMARY KEY, comment text NOT NULL);
COMMENT ON TABLE channel_affiliation IS 'Channel affiliation (rules §3).';
COMMENT ON COLUMN channel_affiliation.value IS 'The enum value that rows of other tables contain.';
COMMENT ON COLUMN channel_affiliation.comment IS 'The meaning of the value.';
INSERT INTO channel_affiliation (value, comment) VALUES
  ('none', 'None'), ('twitch_affiliate', 'Twitch affiliate'), ('twitch_partner', 'Twitch partner');

CREATE TABLE user_connection (
  id                      uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id                 uuid NOT NULL REFERENCES "user" ON DELETE CASCADE,
  provider_id             text NOT NULL REFERENCES channel_provider ON DELETE RESTRICT,
  channel_id              text NOT NULL,
  channel_name            text NOT NULL,
  channel_url             text NOT NULL,
  picture_url             text,
  affiliation             text NOT NULL DEFAULT 'none' REFERENCES channel_affiliation ON DELETE RESTRICT,
  is_business_account     boolean NOT NULL DEFAULT false,
  channel_created_at      timestamptz,
  followers               integer,
  average_ccv             integer,
  average_views_per_video integer,
  average_views_per_short integer,
  total_views             bigint,
  figures_at              timestamptz,
  scopes                  text[] NOT NULL DEFAULT '{}',
  access_token_sealed     bytea,
  access_token_expires_at timestamptz,
  refresh_token_sealed    bytea,
  refresh_token_expired   boolean NOT NULL DEFAULT false,
  has_refresh_token       boolean NOT NULL GENERATED ALWAYS AS (refresh_token_sealed IS NOT NULL AND NOT refresh_token_expired) STORED,
  renamed_at              timestamptz,
  created_at              timestamptz NOT NULL DEFAULT now(),
  updated_at              timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT user_connection_channel_key UNIQUE (provider_id, channel_id),
  CONSTRAINT user_connection_figures_not_negative CHECK (
    least(followers, average_ccv, average_views_per_video, average_views_per_short, total_views) >= 0)
);
COMMENT ON TABLE user_connection IS 'A channel that an account has connected, with its latest figures.';
COMMENT ON COLUMN user_connection.id IS 'The unique id of the row.';
COMMENT ON COLUMN user_connection.user_id IS 'The owner of the channel.';
COMMENT ON COLUMN user_connection.provider_id IS 'The vendor: Twitch, YouTube or TikTok.';
COMMENT ON COLUMN user_connection.channel_id IS 'The vendor''s id for the channel.';
COMMENT ON COLUMN user_connection.channel_name IS 'The name of the channel.';
COMMENT ON COLUMN user_connection.channel_url IS 'The channel''s web address.';
COMMENT ON COLUMN user_connection.picture_url IS 'The vendor''s picture of the channel.';
COMMENT ON COLUMN user_connection.affiliation IS 'The vendor''s affiliation program that the channel belongs to.';
COMMENT ON COLUMN user_connection.is_business_account IS 'True if the channel is a business account on TikTok.';
COMMENT ON COLUMN user_connection.channel_created_at IS 'When the channel was created, if the vendor reports it.';
COMMENT ON COLUMN user_connection.followers IS 'Followers, or subscribers on YouTube.';
COMMENT ON COLUMN user_connection.average_ccv IS 'Average concurrent viewers of streams.';
COMMENT ON COLUMN user_connection.average_views_per_video IS 'Average views of a video.';
COMMENT ON COLUMN user_connection.average_views_per_short IS 'Average views of a short.';
COMMENT ON COLUMN user_connection.total_views IS 'The total number of views.';
COMMENT ON COLUMN user_connection.figures_at IS 'When the figures were fetched. Empty until they arrive (up to 24 hours).';
COMMENT ON COLUMN user_connection.scopes IS 'The scopes that the user granted.';
COMMENT ON COLUMN user_connection.access_token_sealed IS 'The vendor''s access token, sealed.';
COMMENT ON COLUMN user_connection.access_token_expires_at IS 'When the access token expires.';
COMMENT ON COLUMN user_connection.refresh_token_sealed IS 'The refresh token, sealed.';
COMMENT ON COLUMN user_connection.refresh_token_expired IS 'True if the vendor no longer accepts the refresh token, so the user must authorize again.';
COMMENT ON COLUMN user_connection.has_refresh_token IS 'True if we can read the channel without a new authorization by its owner.';
COMMENT ON COLUMN user_connection.renamed_at IS 'When the latest name change was noticed.';
COMMENT ON COLUMN user_connection.created_at IS 'When the row was created.';
COMMENT ON COLUMN user_connection.updated_at IS 'When the row last changed.';
CREATE INDEX user_connection_user_id_idx ON user_connection (user_id);
CREATE INDEX user_connection_affiliation_idx ON user_connection (affiliation);

-- An account that signs in only through channels must keep at least one channel. Deleting the account deletes its
-- channels too.
CREATE FUNCTION user_connection_last_way_in() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM "user" WHERE id = OLD.user_id AND deleted_at IS NULL)
     AND NOT EXISTS (SELECT FROM credential WHERE user_id = OLD.user_id)
     AND NOT EXISTS (SELECT FROM user_connection WHERE user_id = OLD.user_id AND id <> OLD.id) THEN
    PERFORM refuse('user_connection_last_way_in', 'set a password first, because this connection is the only way to sign in');
  END IF;
  RETURN OLD;
END $$;
CREATE TRIGGER user_connection_last_way_in BEFORE DELETE ON user_connection
  FOR EACH ROW EXECUTE FUNCTION user_connection_last_way_in();

-- A creator who publishes nothing for a while has no averages, but still has the same audience. The creator's size tier
-- stays until new figures arrive or the channel is removed.
CREATE FUNCTION refresh_size_tier(owner_id uuid, is_gone boolean) RETURNS void
  LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM creator WHERE id = owner_id FOR NO KEY UPDATE;
  UPDATE creator
     SET size_tier = figures.tier
    FROM (SELECT size_tier_of(max(greatest(average_views_per_video, average_views_per_short)), max(average_ccv)) AS tier
            FROM user_connection WHERE user_id = owner_id) AS figures
   WHERE creator.id = owner_id AND creator.size_tier IS DISTINCT FROM figures.tier
     AND (figures.tier IS NOT NULL OR is_gone);
END $$;

CREATE FUNCTION user_connection_stamp() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  NEW.updated_at := now();
  IF lower(OLD.channel_name) <> lower(NEW.channel_name) THEN
    NEW.renamed_at := now();
  END IF;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION user_connection_stamp() IS 'Stores the times when a connection changed and when its channel was renamed.';
CREATE TRIGGER user_connection_stamp BEFORE UPDATE ON user_connection FOR EACH ROW EXECUTE FUNCTION user_connection_stamp();

CREATE FUNCTION user_connection_emit() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.refresh_token_expired AND NOT OLD.refresh_token_expired THEN
    PERFORM emit_event('reauthorisationNeeded', 'user_connection', NEW.id);
  END IF;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION user_connection_emit() IS 'Announces that the owner must connect a channel again.';
CREATE TRIGGER user_connection_emit AFTER UPDATE OF refresh_token_expired ON user_connection
  FOR EACH ROW EXECUTE FUNCTION user_connection_emit();

CREATE FUNCTION user_connection_tally() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    PERFORM keep_past_owner(OLD);
    PERFORM refresh_size_tier(OLD.user_id, true);
    RETURN NULL;
  END IF;
  IF TG_OP = 'INSERT' THEN
    PERFORM notice_new_owner(NEW, false);
  ELSE
    IF lower(OLD.channel_name) <> lower(NEW.channel_name) THEN
      PERFORM notice_new_voice(NEW.id);
    END IF;
    IF OLD.user_id <> NEW.user_id THEN
      PERFORM notice_new_owner(NEW, true);
    END IF;
  END IF;
  PERFORM refresh_size_tier(NEW.user_id, false);
  IF NEW.has_refresh_token AND is_sealed(NEW.refresh_token_sealed)
     AND NOT coalesce(OLD.has_refresh_token AND is_sealed(OLD.refresh_token_sealed), false) THEN
    PERFORM watch_channel(NEW);
  END IF;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION user_connection_tally() IS 'Keeps the owner''s size, past owners and the queue of channel checks in step with a connection.';
CREATE TRIGGER user_connection_tally AFTER INSERT OR DELETE
  OR UPDATE OF channel_name, user_id, average_ccv, average_views_per_video, average_views_per_short, refresh_token_expired, refresh_token_sealed
  ON user_connection FOR EACH ROW EXECUTE FUNCTION user_connection_tally();

COMMENT ON TRIGGER user_connection_last_way_in ON user_connection IS 'refuse';
COMMENT ON TRIGGER user_connection_stamp ON user_connection IS 'stamp';
COMMENT ON TRIGGER user_connection_emit ON user_connection IS 'outbox';
COMMENT ON TRIGGER user_connection_tally ON user_connection IS 'tally';
