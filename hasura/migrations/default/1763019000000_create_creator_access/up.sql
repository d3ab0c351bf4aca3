-- The three kinds of access that creators can earn (rules §6).

CREATE TABLE creator_access_kind (value text PRIMARY KEY, comment text NOT NULL);
COMMENT ON TABLE creator_access_kind IS 'The kinds of access that creators can get.';
COMMENT ON COLUMN creator_access_kind.value IS 'The enum value that rows of other tables contain.';
COMMENT ON COLUMN creator_access_kind.comment IS 'The meaning of the value.';
INSERT INTO creator_access_kind (value, comment) VALUES
  ('creator', 'Creator access: the creator area itself, with a verified channel'),
  ('quests', 'Can browse Quests and bid'),
  ('keys', 'Can request codes of Key campaigns');

CREATE TABLE creator_access_status (value text PRIMARY KEY, comment text NOT NULL);
COMMENT ON TABLE creator_access_status IS 'The status of a creator''s access. Admins decide in the console by changing it.';
COMMENT ON COLUMN creator_access_status.value IS 'The enum value that rows of other tables contain.';
COMMENT ON COLUMN creator_access_status.comment IS 'The meaning of the value.';
INSERT INTO creator_access_status (value, comment) VALUES
  ('pending', 'In review, which takes 2 to 4 days'),
  ('approved', 'Granted'),
  ('rejected', 'Refused');

CREATE TABLE creator_access_transition (
  from_status text NOT NULL REFERENCES creator_access_status ON DELETE RESTRICT,
  to_status   text NOT NULL REFERENCES creator_access_status ON DELETE RESTRICT,
  event       text NOT NULL,
  PRIMARY KEY (from_status, to_status, event)
);
COMMENT ON TABLE creator_access_transition IS 'The allowed status changes of a creator''s access.';
COMMENT ON COLUMN creator_access_transition.from_status IS 'The status before the change.';
COMMENT ON COLUMN creator_access_transition.to_status IS 'The status after the change.';
COMMENT ON COLUMN creator_access_transition.event IS 'The name of the status change in events and logs.';
CREATE INDEX creator_access_transition_to_status_idx ON creator_access_transition (to_status);
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
COMMENT ON TABLE creator_access IS 'One row per creator and kind of access. To decide, set status to approved or rejected (with a reason); the creator is notified.';
COMMENT ON COLUMN creator_access.creator_id IS 'The creator that the row belongs to.';
COMMENT ON COLUMN creator_access.kind IS 'The kind of access: creator access, Quests or Key campaigns.';
COMMENT ON COLUMN creator_access.status IS 'The status or result; an admin decides.';
COMMENT ON COLUMN creator_access.reason IS 'The reason that the creator sees when access is refused.';
COMMENT ON COLUMN creator_access.requested_at IS 'When the creator last requested access.';
COMMENT ON COLUMN creator_access.decided_at IS 'When an admin decided.';
CREATE INDEX creator_access_kind_status_idx ON creator_access (kind, status, requested_at);
CREATE INDEX creator_access_status_idx ON creator_access (status);

-- This trigger fires before creator_access_stamp, so that an illegal status change is refused before the decision takes
-- effect.
CREATE TRIGGER creator_access_guard BEFORE UPDATE OF status ON creator_access
  FOR EACH ROW EXECUTE FUNCTION guard_transition('creator_access', 'creator''s access');
COMMENT ON TRIGGER creator_access_guard ON creator_access IS 'refuse';
SELECT keep_trail('creator_access', 'INSERT OR UPDATE OR DELETE', '{creator_id,kind}');

-- rules §6: creator access needs a verified channel. A refused creator can request access again, which starts a new request
-- with today's date and no refusal. rules §6: creator access cannot be revoked, because only a creator can finish deals in
-- progress. Access to quests and key campaigns can be revoked, because creators need it only to join new ones.
CREATE FUNCTION creator_access_decide() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.status = 'approved' AND NEW.kind = 'creator' AND NOT EXISTS (
       SELECT FROM channel_verification WHERE user_id = NEW.creator_id AND status = 'meets_requirements') THEN
    PERFORM refuse('creator_access_needs_verified_channel', 'none of the creator''s channels meets the requirements yet');
  END IF;
  IF TG_OP = 'UPDATE' AND NEW.kind = 'creator' AND OLD.status = 'approved' AND NEW.status = 'rejected' THEN
    PERFORM refuse('creator_access_stays', 'creator access cannot be taken away; refuse quests and keys instead, or close the account ("user".active)');
  END IF;
  IF NEW.status = 'rejected' AND NEW.reason = '' THEN
    PERFORM refuse('creator_access_reason_on_rejection', '"reason" must say why access is refused; the creator reads it');
  END IF;
  IF NEW.status = 'pending' THEN
    NEW.decided_at := NULL;
    IF TG_OP = 'UPDATE' AND NEW.status <> OLD.status THEN
      NEW.requested_at := now();
      NEW.reason := '';
    END IF;
  ELSIF TG_OP = 'INSERT' THEN
    NEW.decided_at := coalesce(NEW.decided_at, now());
  ELSIF NEW.status <> OLD.status THEN
    NEW.decided_at := now();
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER creator_access_stamp BEFORE INSERT OR UPDATE OF status ON creator_access
  FOR EACH ROW EXECUTE FUNCTION creator_access_decide();
COMMENT ON TRIGGER creator_access_stamp ON creator_access IS 'stamp';

-- An admin can decide by changing a row or by inserting a decided one. The effects of a decision run after the write,
-- so that an insert that finds an existing row (ON CONFLICT DO NOTHING) does not repeat them.
CREATE FUNCTION creator_access_emit() RETURNS trigger
  LANGUAGE plpgsql AS $$
DECLARE
  before text := CASE TG_OP WHEN 'UPDATE' THEN OLD.status ELSE 'pending' END;
BEGIN
  IF NEW.status <> before THEN
    PERFORM emit_event(
      (SELECT event FROM creator_access_transition WHERE from_status = before AND to_status = NEW.status),
      'creator', NEW.creator_id, jsonb_build_object('kind', NEW.kind, 'reason', NEW.reason));
  ELSIF TG_OP = 'INSERT' THEN
    PERFORM emit_event('creatorAccessRequested', 'creator', NEW.creator_id, jsonb_build_object('kind', NEW.kind));
  END IF;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION creator_access_emit() IS 'Announces a request for access and the decision about it.';
CREATE TRIGGER creator_access_emit AFTER INSERT OR UPDATE OF status ON creator_access
  FOR EACH ROW EXECUTE FUNCTION creator_access_emit();
COMMENT ON TRIGGER creator_access_emit ON creator_access IS 'outbox';

CREATE FUNCTION creator_access_tally() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "user" SET user_type = 'Creator' WHERE id = NEW.creator_id AND user_type = 'User';
  RETURN NULL;
END $$;
COMMENT ON FUNCTION creator_access_tally() IS 'Turns the account of an approved creator into a creator''s account.';
CREATE TRIGGER creator_access_tally AFTER INSERT OR UPDATE OF status ON creator_access
  FOR EACH ROW WHEN (NEW.kind = 'creator' AND NEW.status = 'approved') EXECUTE FUNCTION creator_access_tally();
COMMENT ON TRIGGER creator_access_tally ON creator_access IS 'tally';
