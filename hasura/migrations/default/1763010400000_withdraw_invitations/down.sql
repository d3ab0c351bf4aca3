DROP FUNCTION invitation_reminders_sent(invitation);
DROP TRIGGER user_claim_invitations ON "user";
DROP TRIGGER creator_claim_invitations ON creator;
DROP FUNCTION claim_invitations_follow();
DROP FUNCTION claim_invitations(uuid);
DROP TRIGGER invitation_emit_claimed ON invitation;
DROP FUNCTION emit_invitation_claimed();

DROP TRIGGER invitation_emit_withdrawn ON invitation;
DROP TRIGGER invitation_emit ON invitation;
CREATE TRIGGER invitation_emit AFTER UPDATE OF status ON invitation
  FOR EACH ROW WHEN (OLD.status <> NEW.status AND NEW.expired_at IS NULL) EXECUTE FUNCTION emit_run_event('invitation');
DROP FUNCTION emit_invitation_withdrawn();
CREATE OR REPLACE FUNCTION invitation_stamp() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.expired_at IS NULL THEN
    NEW.answered_at := now();
  END IF;
  RETURN NEW;
END $$;
ALTER TABLE invitation DROP COLUMN withdrawn_at;
