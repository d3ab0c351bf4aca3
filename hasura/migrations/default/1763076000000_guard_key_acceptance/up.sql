-- rules §6: keys open to creators by an admin's approval, so that no company accepts who still waits for it or was denied it. And
-- nobody is accepted to what is over: there is nothing to claim any more. Whose codes were taken back with their batch was accepted
-- before.
CREATE FUNCTION key_campaign_participant_accept() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM activation WHERE id = NEW.campaign_id AND is_editable) THEN
    PERFORM refuse('key_accepted_before_end', 'the campaign is over and accepts nobody any more');
  END IF;
  -- Admins take in whom they like.
  IF session_variable('x-hasura-role') IN ('company', 'creator') AND NOT EXISTS (
    SELECT FROM creator_access WHERE creator_id = NEW.creator_id AND kind = 'keys' AND status = 'approved') THEN
    PERFORM refuse('key_accepted_with_access', 'the creator is not approved for keys');
  END IF;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION key_campaign_participant_accept() IS 'Refuses to accept who is not approved for keys, and anybody to a key campaign that is over.';
CREATE TRIGGER key_campaign_participant_b_accept BEFORE UPDATE OF status ON key_campaign_participant
  FOR EACH ROW WHEN (NEW.status = 'accepted' AND OLD.status NOT IN ('accepted', 'claimed_key'))
  EXECUTE FUNCTION key_campaign_participant_accept();
