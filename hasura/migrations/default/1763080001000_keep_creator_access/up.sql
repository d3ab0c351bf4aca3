-- rules §6: creator access cannot be revoked, because only a creator can finish what is under way. Access to quests and key
-- campaigns can be revoked, because it only admits to new ones.
CREATE OR REPLACE FUNCTION creator_access_decide() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.status = 'approved' AND NEW.kind = 'creator' AND NOT EXISTS (
       SELECT FROM channel_verification WHERE user_id = NEW.creator_id AND status = 'meets_requirements') THEN
    PERFORM refuse('creator_access_needs_verified_channel', 'none of the creator''s channels meets the requirements yet');
  END IF;
  IF TG_OP = 'UPDATE' AND NEW.kind = 'creator' AND OLD.status = 'approved' AND NEW.status = 'rejected' THEN
    PERFORM refuse('creator_access_stays', 'who is a creator stays one: refuse quests and keys, or close the account ("user".active)');
  END IF;
  IF NEW.status = 'rejected' AND NEW.reason = '' THEN
    PERFORM refuse('creator_access_reason_on_rejection', 'say in "reason" why access is refused: the creator reads it');
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
