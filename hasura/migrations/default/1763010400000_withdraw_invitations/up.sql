-- A company takes an invitation back, and reaches by mail who has no account yet (spec §4, §5): whoever signs up finds it.

ALTER TABLE invitation
  ADD COLUMN withdrawn_at timestamptz,
  ADD CONSTRAINT invitation_withdrawn_unanswered CHECK (
    withdrawn_at IS NULL OR status = 'REJECTED' AND answered_at IS NULL AND expired_at IS NULL);
COMMENT ON COLUMN invitation.withdrawn_at IS 'When its company took it back before it was answered.';

CREATE OR REPLACE FUNCTION invitation_stamp() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.expired_at IS NULL AND NEW.withdrawn_at IS NULL THEN
    NEW.answered_at := now();
  END IF;
  RETURN NEW;
END $$;

CREATE FUNCTION emit_invitation_withdrawn() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  PERFORM emit_event('invitationWithdrawn', 'invitation', NEW.id, jsonb_strip_nulls(jsonb_build_object(
    'from', OLD.status, 'to', NEW.status, 'version', NEW.version,
    'company_id', NEW.company_id, 'creator_id', NEW.creator_id, 'activation_id', NEW.activation_id)));
  RETURN NULL;
END $$;
COMMENT ON FUNCTION emit_invitation_withdrawn() IS 'Tells that a company took an invitation back, which is no refusal of the creator''s.';
DROP TRIGGER invitation_emit ON invitation;
CREATE TRIGGER invitation_emit AFTER UPDATE OF status ON invitation
  FOR EACH ROW WHEN (OLD.status <> NEW.status AND NEW.expired_at IS NULL AND NEW.withdrawn_at IS NULL)
  EXECUTE FUNCTION emit_run_event('invitation');
CREATE TRIGGER invitation_emit_withdrawn AFTER UPDATE OF status ON invitation
  FOR EACH ROW WHEN (OLD.status <> NEW.status AND NEW.withdrawn_at IS NOT NULL)
  EXECUTE FUNCTION emit_invitation_withdrawn();

-- Whose it is ----------------------------------------------------------------------------------------------------
CREATE FUNCTION emit_invitation_claimed() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  PERFORM emit_event('invitationClaimed', 'invitation', NEW.id, jsonb_build_object(
    'company_id', NEW.company_id, 'creator_id', NEW.creator_id, 'activation_id', NEW.activation_id));
  RETURN NULL;
END $$;
COMMENT ON FUNCTION emit_invitation_claimed() IS 'Tells that an invitation by mail has found its account.';
CREATE TRIGGER invitation_emit_claimed AFTER UPDATE OF creator_id ON invitation
  FOR EACH ROW WHEN (OLD.creator_id IS NULL AND NEW.creator_id IS NOT NULL) EXECUTE FUNCTION emit_invitation_claimed();

CREATE FUNCTION claim_invitations(of_creator_id uuid) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  outer_move text := coalesce(current_setting('questboard.move', true), '');
BEGIN
  PERFORM set_config('questboard.move', '{"name": "claimInvitation", "by": "creator"}', true);
  UPDATE invitation
     SET creator_id = creator.id
    FROM creator
    JOIN "user" AS person ON person.id = creator.id AND person.email_verified_at IS NOT NULL
   WHERE creator.id = of_creator_id AND invitation.email = person.email
     AND invitation.creator_id IS NULL AND invitation.status = 'PENDING'
     AND NOT EXISTS (SELECT FROM invitation AS other
                      WHERE other.activation_id = invitation.activation_id AND other.creator_id = creator.id);
  PERFORM set_config('questboard.move', outer_move, true);
END $$;
COMMENT ON FUNCTION claim_invitations(uuid) IS 'Gives a creator the invitations that were mailed to their address, once it is proven theirs.';

-- claim_invitations_follow('id'): the argument names the column of the account.
CREATE FUNCTION claim_invitations_follow() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM claim_invitations((to_jsonb(NEW) ->> TG_ARGV[0])::uuid);
  RETURN NULL;
END $$;
COMMENT ON FUNCTION claim_invitations_follow() IS 'Looks for invitations to an address that has just been proven, or that has just become a creator''s.';
CREATE TRIGGER creator_claim_invitations AFTER INSERT ON creator
  FOR EACH ROW EXECUTE FUNCTION claim_invitations_follow('id');
CREATE TRIGGER user_claim_invitations AFTER UPDATE OF email_verified_at ON "user"
  FOR EACH ROW WHEN (OLD.email_verified_at IS NULL AND NEW.email_verified_at IS NOT NULL)
  EXECUTE FUNCTION claim_invitations_follow('id');

-- What its company sees of it ------------------------------------------------------------------------------------
CREATE FUNCTION invitation_reminders_sent(asked invitation) RETURNS bigint
  LANGUAGE sql STABLE AS $$
  SELECT count(*) FROM domain_event
   WHERE entity = 'invitation' AND entity_id = asked.id AND type = 'deadlineNear'
$$;
COMMENT ON FUNCTION invitation_reminders_sent(invitation) IS 'How often the creator was reminded of it.';
