DROP TRIGGER invitation_emit_deadline ON invitation;
DROP TRIGGER invitation_emit_expired ON invitation;
DROP TRIGGER invitation_emit ON invitation;
CREATE TRIGGER invitation_emit AFTER UPDATE OF status ON invitation
  FOR EACH ROW WHEN (OLD.status <> NEW.status) EXECUTE FUNCTION emit_run_event('invitation');
DROP FUNCTION emit_invitation_expired();
CREATE OR REPLACE FUNCTION invitation_in_time() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refuse('invitation_in_time', 'the time to accept this invitation is over');
  RETURN NULL;
END $$;
DROP FUNCTION is_taken_up(invitation);
CREATE OR REPLACE FUNCTION invitation_stamp() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  NEW.answered_at := now();
  RETURN NEW;
END $$;
ALTER TABLE invitation DROP CONSTRAINT invitation_expired_unanswered, DROP COLUMN expired_at;
DROP TRIGGER company_invitation_emit_deadline ON company_invitation;
DROP TRIGGER company_invitation_stamp ON company_invitation;
ALTER TABLE company_invitation DROP COLUMN updated_at, DROP COLUMN version, DROP COLUMN status_changed_at;
CREATE OR REPLACE FUNCTION emit_deadline_moved() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  PERFORM emit_event('deadlineMoved', TG_TABLE_NAME::text, NEW.id, jsonb_build_object(
    'from', OLD.deadline_at, 'to', NEW.deadline_at, 'company_id', NEW.company_id, 'creator_id', NEW.creator_id));
  RETURN NULL;
END $$;
