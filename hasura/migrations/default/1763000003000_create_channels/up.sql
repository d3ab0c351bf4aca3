-- Creators, their channels, and the three kinds of access that they earn.

CREATE TABLE channel_provider (value text PRIMARY KEY, comment text NOT NULL);
COMMENT ON TABLE channel_provider IS 'Where creators publish.';
INSERT INTO channel_provider (value, comment) VALUES
  ('twitch', 'Twitch'), ('youtube', 'YouTube'), ('tiktok', 'TikTok');

CREATE TABLE channel_affiliation (value text PRIMARY KEY, comment text NOT NULL);
COMMENT ON TABLE channel_affiliation IS 'Channel affiliation (spec §3).';
INSERT INTO channel_affiliation (value, comment) VALUES
  ('none', 'None'), ('twitch_affiliate', 'Twitch affiliate'), ('twitch_partner', 'Twitch partner');

CREATE TABLE size_tier (value text PRIMARY KEY, comment text NOT NULL);
COMMENT ON TABLE size_tier IS 'How large a creator is (spec §9).';
INSERT INTO size_tier (value, comment) VALUES
  ('nano', 'Up to 1,000 views or 10 concurrent viewers'),
  ('micro', '1,000 to 10,000 views or 10 to 100 concurrent viewers'),
  ('mid', '10,000 to 100,000 views or 100 to 1,000 concurrent viewers'),
  ('macro', 'From 100,000 views or 1,000 concurrent viewers');

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
  created_at              timestamptz NOT NULL DEFAULT now(),
  updated_at              timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT user_connection_channel_key UNIQUE (provider_id, channel_id),
  CONSTRAINT user_connection_figures_not_negative CHECK (
    least(followers, average_ccv, average_views_per_video, average_views_per_short, total_views) >= 0)
);
CREATE INDEX user_connection_user_id_idx ON user_connection (user_id);
CREATE INDEX user_connection_affiliation_idx ON user_connection (affiliation);
COMMENT ON TABLE user_connection IS 'A channel that an account has connected, with its figures as last fetched.';
COMMENT ON COLUMN user_connection.followers IS 'Followers, or subscribers on YouTube.';
COMMENT ON COLUMN user_connection.average_ccv IS 'Average concurrent viewers of streams.';
COMMENT ON COLUMN user_connection.figures_at IS 'When the figures were fetched; empty while they are on their way (up to 24 hours).';
COMMENT ON COLUMN user_connection.refresh_token_expired IS 'The vendor no longer accepts the refresh token: the person must authorise again.';
COMMENT ON COLUMN user_connection.has_refresh_token IS 'Whether the channel can be read without asking the person again.';
CREATE TRIGGER user_connection_set_updated_at BEFORE UPDATE ON user_connection
  FOR EACH ROW EXECUTE FUNCTION set_updated_at();

-- Who signs in through channels only keeps at least one of them. A deleted account takes its channels along.
CREATE FUNCTION user_connection_last_way_in() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM "user" WHERE id = OLD.user_id AND deleted_at IS NULL)
     AND NOT EXISTS (SELECT FROM credential WHERE user_id = OLD.user_id)
     AND NOT EXISTS (SELECT FROM user_connection WHERE user_id = OLD.user_id AND id <> OLD.id) THEN
    PERFORM refuse('user_connection_last_way_in', 'set a password first: without this connection nobody could sign in');
  END IF;
  RETURN OLD;
END $$;
CREATE TRIGGER user_connection_last_way_in BEFORE DELETE ON user_connection
  FOR EACH ROW EXECUTE FUNCTION user_connection_last_way_in();

CREATE TABLE creator (
  id                       uuid PRIMARY KEY REFERENCES "user" ON DELETE CASCADE,
  size_tier                text REFERENCES size_tier ON DELETE RESTRICT,
  primary_content_language text REFERENCES language ON DELETE RESTRICT,
  minimum_deal_size_cents  bigint CONSTRAINT creator_minimum_deal_size_not_negative CHECK (minimum_deal_size_cents >= 0),
  onboarded_at             timestamptz,
  quests_onboarded_at      timestamptz,
  created_at               timestamptz NOT NULL DEFAULT now(),
  updated_at               timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX creator_size_tier_idx ON creator (size_tier);
CREATE INDEX creator_primary_content_language_idx ON creator (primary_content_language);
COMMENT ON TABLE creator IS 'The profile of an account that makes content. Its id is the account''s id.';
COMMENT ON COLUMN creator.size_tier IS 'Derived from the channels'' figures, the larger of views and concurrent viewers.';
COMMENT ON COLUMN creator.minimum_deal_size_cents IS 'Offers below this amount (US cents) are not accepted.';
COMMENT ON COLUMN creator.onboarded_at IS 'When interests and hardware were saved or skipped.';
COMMENT ON COLUMN creator.quests_onboarded_at IS 'When the quest onboarding was finished and the profile sent to review.';
CREATE TRIGGER creator_set_updated_at BEFORE UPDATE ON creator FOR EACH ROW EXECUTE FUNCTION set_updated_at();

-- spec §9, first reading: it leaves no gap. A creator has the higher tier of the two figures.
CREATE FUNCTION size_tier_of(views integer, ccv integer) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE
    WHEN views IS NULL AND ccv IS NULL THEN NULL
    WHEN views >= 100000 OR ccv >= 1000 THEN 'macro'
    WHEN views >= 10000 OR ccv >= 100 THEN 'mid'
    WHEN views >= 1000 OR ccv >= 10 THEN 'micro'
    ELSE 'nano'
  END
$$;
COMMENT ON FUNCTION size_tier_of(integer, integer) IS 'The size tier for average views and average concurrent viewers.';

CREATE FUNCTION creator_refresh_size_tier() RETURNS trigger
  LANGUAGE plpgsql AS $$
DECLARE
  owner_id uuid := CASE WHEN TG_OP = 'DELETE' THEN OLD.user_id ELSE NEW.user_id END;
BEGIN
  UPDATE creator
     SET size_tier = figures.tier
    FROM (SELECT size_tier_of(max(greatest(average_views_per_video, average_views_per_short)), max(average_ccv)) AS tier
            FROM user_connection WHERE user_id = owner_id) AS figures
   WHERE creator.id = owner_id AND creator.size_tier IS DISTINCT FROM figures.tier;
  RETURN NULL;
END $$;
CREATE TRIGGER user_connection_refresh_size_tier
  AFTER INSERT OR DELETE OR UPDATE OF average_ccv, average_views_per_video, average_views_per_short ON user_connection
  FOR EACH ROW EXECUTE FUNCTION creator_refresh_size_tier();

CREATE VIEW channel AS
  SELECT user_connection.id, user_connection.user_id AS creator_id, provider_id, channel_name, channel_url,
         user_connection.picture_url, affiliation, channel_created_at, followers, average_ccv, average_views_per_video,
         average_views_per_short, total_views, figures_at
    FROM user_connection JOIN creator ON creator.id = user_connection.user_id;
COMMENT ON VIEW channel IS 'What everyone may know of a creator''s channel: its name and public figures.';

CREATE TABLE channel_verification_status (value text PRIMARY KEY, comment text NOT NULL);
COMMENT ON TABLE channel_verification_status IS 'Channel verification (spec §4).';
INSERT INTO channel_verification_status (value, comment) VALUES
  ('in_progress', 'The channel is being checked'),
  ('meets_requirements', 'The channel meets the requirements'),
  ('fails_requirements', 'The channel does not meet the requirements');

CREATE TABLE channel_verification_reason (value text PRIMARY KEY, comment text NOT NULL);
COMMENT ON TABLE channel_verification_reason IS 'Why a channel failed verification (spec §4 and §8).';
INSERT INTO channel_verification_reason (value, comment) VALUES
  ('channel_too_new', 'Channel too new'),
  ('insufficient_data', 'Unable to fetch data'),
  ('too_few_followers', 'Needs more followers');

CREATE TABLE channel_verification_transition (
  from_status text NOT NULL REFERENCES channel_verification_status ON DELETE RESTRICT,
  to_status   text NOT NULL REFERENCES channel_verification_status ON DELETE RESTRICT,
  event       text NOT NULL,
  PRIMARY KEY (from_status, to_status, event)
);
CREATE INDEX channel_verification_transition_to_status_idx ON channel_verification_transition (to_status);
COMMENT ON TABLE channel_verification_transition IS 'The legal moves of a channel verification.';
INSERT INTO channel_verification_transition (from_status, to_status, event) VALUES
  ('in_progress', 'meets_requirements', 'channelVerified'),
  ('in_progress', 'fails_requirements', 'channelVerificationFailed'),
  ('fails_requirements', 'in_progress', 'channelVerificationRestarted'),
  ('meets_requirements', 'in_progress', 'channelVerificationRestarted');

CREATE TABLE channel_verification (
  connection_id uuid PRIMARY KEY REFERENCES user_connection ON DELETE CASCADE,
  user_id       uuid NOT NULL REFERENCES "user" ON DELETE CASCADE,
  status        text NOT NULL DEFAULT 'in_progress' REFERENCES channel_verification_status ON DELETE RESTRICT,
  reason        text REFERENCES channel_verification_reason ON DELETE RESTRICT,
  started_at    timestamptz NOT NULL DEFAULT now(),
  finished_at   timestamptz,
  updated_at    timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT channel_verification_reason_on_failure CHECK ((status = 'fails_requirements') = (reason IS NOT NULL))
);
CREATE INDEX channel_verification_user_id_idx ON channel_verification (user_id);
CREATE INDEX channel_verification_status_idx ON channel_verification (status);
CREATE INDEX channel_verification_reason_idx ON channel_verification (reason);
COMMENT ON TABLE channel_verification IS 'Whether a connected channel meets the requirements: 250 followers, and 90 days of age (30 on TikTok).';
CREATE TRIGGER channel_verification_guard BEFORE UPDATE OF status ON channel_verification
  FOR EACH ROW EXECUTE FUNCTION guard_transition('channel_verification', 'channel verification');
CREATE TRIGGER channel_verification_set_updated_at BEFORE UPDATE ON channel_verification
  FOR EACH ROW EXECUTE FUNCTION set_updated_at();
CREATE TRIGGER channel_verification_audit AFTER UPDATE OF status ON channel_verification
  FOR EACH ROW EXECUTE FUNCTION audit_row('connection_id');

CREATE TABLE creator_access_kind (value text PRIMARY KEY, comment text NOT NULL);
COMMENT ON TABLE creator_access_kind IS 'What a creator is admitted to.';
INSERT INTO creator_access_kind (value, comment) VALUES
  ('creator', 'Creator access: the creator area at all, with a verified channel'),
  ('quests', 'May browse Quests and bid'),
  ('keys', 'May request codes of Key campaigns');

CREATE TABLE creator_access_status (value text PRIMARY KEY, comment text NOT NULL);
COMMENT ON TABLE creator_access_status IS 'How far an admission is. Admins decide in the console by changing it.';
INSERT INTO creator_access_status (value, comment) VALUES
  ('pending', 'Being reviewed, which takes 2 to 4 days'),
  ('approved', 'Granted'),
  ('rejected', 'Refused');

CREATE TABLE creator_access_transition (
  from_status text NOT NULL REFERENCES creator_access_status ON DELETE RESTRICT,
  to_status   text NOT NULL REFERENCES creator_access_status ON DELETE RESTRICT,
  event       text NOT NULL,
  PRIMARY KEY (from_status, to_status, event)
);
CREATE INDEX creator_access_transition_to_status_idx ON creator_access_transition (to_status);
COMMENT ON TABLE creator_access_transition IS 'The legal moves of a creator''s admission.';
INSERT INTO creator_access_transition (from_status, to_status, event) VALUES
  ('pending', 'approved', 'creatorAccessApproved'),
  ('pending', 'rejected', 'creatorAccessRejected'),
  ('approved', 'rejected', 'creatorAccessRejected'),
  ('rejected', 'pending', 'creatorAccessRequested'),
  ('rejected', 'approved', 'creatorAccessApproved');

CREATE TABLE creator_access (
  creator_id   uuid NOT NULL REFERENCES creator ON DELETE CASCADE,
  kind         text NOT NULL REFERENCES creator_access_kind ON DELETE RESTRICT,
  status       text NOT NULL DEFAULT 'pending' REFERENCES creator_access_status ON DELETE RESTRICT,
  reason       text NOT NULL DEFAULT '',
  requested_at timestamptz NOT NULL DEFAULT now(),
  decided_at   timestamptz,
  PRIMARY KEY (creator_id, kind)
);
CREATE INDEX creator_access_kind_status_idx ON creator_access (kind, status, requested_at);
CREATE INDEX creator_access_status_idx ON creator_access (status);
COMMENT ON TABLE creator_access IS 'One row per creator and kind of access. To decide, set status to approved or rejected (with a reason): the creator is told.';
COMMENT ON COLUMN creator_access.reason IS 'Shown to the creator when access is refused.';

-- spec §6: creator access needs a verified channel.
CREATE FUNCTION creator_access_decide() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.status = 'approved' AND NEW.kind = 'creator' AND NOT EXISTS (
       SELECT FROM channel_verification WHERE user_id = NEW.creator_id AND status = 'meets_requirements') THEN
    PERFORM refuse('creator_access_needs_verified_channel', 'none of the creator''s channels meets the requirements yet');
  END IF;
  IF NEW.status = 'rejected' AND NEW.reason = '' THEN
    PERFORM refuse('creator_access_reason_on_rejection', 'say in "reason" why access is refused: the creator reads it');
  END IF;
  IF TG_OP = 'UPDATE' AND NEW.status <> OLD.status THEN
    NEW.decided_at := CASE WHEN NEW.status <> 'pending' THEN now() END;
    IF NEW.kind = 'creator' AND NEW.status = 'approved' THEN
      UPDATE "user" SET user_type = 'Creator' WHERE id = NEW.creator_id AND user_type = 'User';
    END IF;
    PERFORM emit_event(
      (SELECT event FROM creator_access_transition WHERE from_status = OLD.status AND to_status = NEW.status),
      'creator', NEW.creator_id, jsonb_build_object('kind', NEW.kind, 'reason', NEW.reason));
  ELSIF TG_OP = 'INSERT' AND NEW.status = 'pending' THEN
    PERFORM emit_event('creatorAccessRequested', 'creator', NEW.creator_id, jsonb_build_object('kind', NEW.kind));
  END IF;
  RETURN NEW;
END $$;
-- Triggers fire by name: the guard refuses an illegal move before the decision is carried on.
CREATE TRIGGER creator_access_a_guard BEFORE UPDATE OF status ON creator_access
  FOR EACH ROW EXECUTE FUNCTION guard_transition('creator_access', 'creator''s access');
CREATE TRIGGER creator_access_b_decide BEFORE INSERT OR UPDATE OF status ON creator_access
  FOR EACH ROW EXECUTE FUNCTION creator_access_decide();
CREATE TRIGGER creator_access_audit AFTER INSERT OR UPDATE OR DELETE ON creator_access
  FOR EACH ROW EXECUTE FUNCTION audit_row('creator_id', 'kind');
