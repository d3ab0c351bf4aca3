CREATE TABLE channel_verification_status (value text PRIMARY KEY, comment text NOT NULL);
COMMENT ON TABLE channel_verification_status IS 'Channel verification (rules §4).';
COMMENT ON COLUMN channel_verification_status.value IS 'The enum value that rows of other tables contain.';
COMMENT ON COLUMN channel_verification_status.comment IS 'The meaning of the value.';
INSERT INTO channel_verification_status (value, comment) VALUES
  ('in_progress', 'The channel is being checked'),
  ('meets_requirements', 'The channel meets the requirements'),
  ('fails_requirements', 'The channel does not meet the requirements');

CREATE TABLE channel_verification_reason (value text PRIMARY KEY, comment text NOT NULL);
COMMENT ON TABLE channel_verification_reason IS 'Why a channel failed verification (rules §4 and §8).';
COMMENT ON COLUMN channel_verification_reason.value IS 'The enum value that rows of other tables contain.';
COMMENT ON COLUMN channel_verification_reason.comment IS 'The meaning of the value.';
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
COMMENT ON TABLE channel_verification_transition IS 'The allowed status changes of a channel verification.';
COMMENT ON COLUMN channel_verification_transition.from_status IS 'The status before the change.';
COMMENT ON COLUMN channel_verification_transition.to_status IS 'The status after the change.';
COMMENT ON COLUMN channel_verification_transition.event IS 'The name of the status change in events and logs.';
CREATE INDEX channel_verification_transition_to_status_idx ON channel_verification_transition (to_status);
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
COMMENT ON TABLE channel_verification IS 'The check of a connected channel against the requirements: 250 followers, and 90 days of age (30 on TikTok).';
COMMENT ON COLUMN channel_verification.connection_id IS 'The channel to check.';
COMMENT ON COLUMN channel_verification.user_id IS 'The account that owns the row.';
COMMENT ON COLUMN channel_verification.status IS 'The current status. Only the status changes in its transition table are allowed.';
COMMENT ON COLUMN channel_verification.reason IS 'The reason for a failed check. Empty if the check did not fail.';
COMMENT ON COLUMN channel_verification.started_at IS 'When the check began.';
COMMENT ON COLUMN channel_verification.finished_at IS 'When the check ended with a result.';
COMMENT ON COLUMN channel_verification.updated_at IS 'When the row last changed.';
CREATE INDEX channel_verification_user_id_idx ON channel_verification (user_id);
CREATE INDEX channel_verification_status_idx ON channel_verification (status);
CREATE INDEX channel_verification_reason_idx ON channel_verification (reason);
SELECT guard_status('channel_verification', 'channel verification');
SELECT keep_updated_at('channel_verification');
SELECT keep_trail('channel_verification', 'UPDATE OF status', '{connection_id}');

CREATE FUNCTION channel_verification_emit() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  PERFORM emit_event(
    CASE NEW.status WHEN 'meets_requirements' THEN 'channelVerified' ELSE 'channelVerificationFailed' END,
    'user_connection', NEW.connection_id);
  RETURN NULL;
END $$;
COMMENT ON FUNCTION channel_verification_emit() IS 'Announces the result of a channel check. A request for another check is announced by the function that makes the request.';
CREATE TRIGGER channel_verification_emit AFTER UPDATE OF status ON channel_verification
  FOR EACH ROW WHEN (OLD.status <> NEW.status AND NEW.status <> 'in_progress') EXECUTE FUNCTION channel_verification_emit();
COMMENT ON TRIGGER channel_verification_emit ON channel_verification IS 'outbox';

CREATE FUNCTION has_verified_channel(of_creator_id uuid) RETURNS boolean
  LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM channel_verification WHERE user_id = of_creator_id AND status = 'meets_requirements')
$$;
COMMENT ON FUNCTION has_verified_channel(uuid) IS 'True if a creator has a connected channel that meets the requirements.';
