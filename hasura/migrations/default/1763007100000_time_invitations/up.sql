-- Invitations are rows that time moves on: each has a version, tells of a moved deadline, and says when it ran out.

-- emit_deadline_moved('expires_at'): the argument names the column, deadline_at unless said.
CREATE OR REPLACE FUNCTION emit_deadline_moved() RETURNS TRIGGER LANGUAGE plpgsql AS $$
DECLARE
  due text := coalesce(TG_ARGV[0], 'deadline_at');
  old_row jsonb := to_jsonb(OLD);
  new_row jsonb := to_jsonb(NEW);
BEGIN
  PERFORM emit_event('deadlineMoved', TG_TABLE_NAME::text, NEW.id,
    jsonb_build_object('from', old_row -> due, 'to', new_row -> due)
      || jsonb_strip_nulls(jsonb_build_object('company_id', new_row -> 'company_id', 'creator_id', new_row -> 'creator_id')));
  RETURN NULL;
END $$;

-- Of company members ---------------------------------------------------------------------------------------------
ALTER TABLE company_invitation
  ADD COLUMN status_changed_at timestamptz NOT NULL DEFAULT now(),
  ADD COLUMN version integer NOT NULL DEFAULT 1,
  ADD COLUMN updated_at timestamptz NOT NULL DEFAULT now();
COMMENT ON COLUMN company_invitation.status_changed_at IS 'When the status last changed.';
COMMENT ON COLUMN company_invitation.version IS 'Counts the changes, so that a guarded transition can say which state it saw.';
COMMENT ON COLUMN company_invitation.updated_at IS 'When the row last changed.';
CREATE TRIGGER company_invitation_stamp BEFORE UPDATE ON company_invitation
  FOR EACH ROW EXECUTE FUNCTION stamp_change();
CREATE TRIGGER company_invitation_emit_deadline AFTER UPDATE OF expires_at ON company_invitation
  FOR EACH ROW WHEN (NEW.status = 'pending' AND OLD.status = NEW.status AND OLD.expires_at <> NEW.expires_at)
  EXECUTE FUNCTION emit_deadline_moved('expires_at');

-- To activations -------------------------------------------------------------------------------------------------
ALTER TABLE invitation
  ADD COLUMN expired_at timestamptz,
  ADD CONSTRAINT invitation_expired_unanswered CHECK (expired_at IS NULL OR status = 'REJECTED' AND answered_at IS NULL);
COMMENT ON COLUMN invitation.expired_at IS 'When its time was over, or the activation''s, without an answer.';

CREATE OR REPLACE FUNCTION invitation_stamp() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.expired_at IS NULL THEN
    NEW.answered_at := now();
  END IF;
  RETURN NEW;
END $$;

CREATE FUNCTION is_taken_up(asked invitation) RETURNS boolean
  LANGUAGE sql STABLE AS $$
  SELECT takes_part(asked.activation_id, asked.creator_id)
     AND NOT EXISTS (SELECT FROM quest_run WHERE quest_id = asked.activation_id AND creator_id = asked.creator_id
                                             AND status = 'INITIAL_BID' AND started_by = 'company')
$$;
COMMENT ON FUNCTION is_taken_up(invitation) IS 'Whether the invited creator takes part by a step of their own: an offer that waits for them is none.';

CREATE OR REPLACE FUNCTION invitation_in_time() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  -- Who takes part by then has accepted.
  IF NOT is_taken_up(NEW) THEN
    PERFORM refuse('invitation_in_time', 'the time to accept this invitation is over');
  END IF;
  RETURN NEW;
END $$;

CREATE FUNCTION emit_invitation_expired() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  PERFORM emit_event('invitationExpired', 'invitation', NEW.id, jsonb_strip_nulls(jsonb_build_object(
    'from', OLD.status, 'to', NEW.status, 'version', NEW.version,
    'company_id', NEW.company_id, 'creator_id', NEW.creator_id, 'activation_id', NEW.activation_id)));
  RETURN NULL;
END $$;
COMMENT ON FUNCTION emit_invitation_expired() IS 'Tells that an invitation was never answered, which is no refusal of the creator''s.';
DROP TRIGGER invitation_emit ON invitation;
CREATE TRIGGER invitation_emit AFTER UPDATE OF status ON invitation
  FOR EACH ROW WHEN (OLD.status <> NEW.status AND NEW.expired_at IS NULL) EXECUTE FUNCTION emit_run_event('invitation');
CREATE TRIGGER invitation_emit_expired AFTER UPDATE OF status ON invitation
  FOR EACH ROW WHEN (OLD.status <> NEW.status AND NEW.expired_at IS NOT NULL) EXECUTE FUNCTION emit_invitation_expired();
CREATE TRIGGER invitation_emit_deadline AFTER UPDATE OF deadline_at ON invitation
  FOR EACH ROW WHEN (NEW.status = 'PENDING' AND OLD.status = NEW.status AND OLD.deadline_at IS DISTINCT FROM NEW.deadline_at)
  EXECUTE FUNCTION emit_deadline_moved();
