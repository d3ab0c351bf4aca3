-- rules §6: an admin's approval gives a creator access to keys, so a company cannot accept creators without it, nor accept
-- into a campaign that has ended. Creators whose codes were revoked were accepted before.
CREATE FUNCTION key_campaign_participant_accept() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM activation WHERE id = NEW.campaign_id AND is_editable) THEN
    PERFORM refuse('key_accepted_before_end', 'the campaign is over and accepts nobody any more');
  END IF;
  -- Admins can accept any creator.
  IF session_variable('x-hasura-role') IN ('company', 'creator') AND NOT EXISTS (
    SELECT FROM creator_access WHERE creator_id = NEW.creator_id AND kind = 'keys' AND status = 'approved') THEN
    PERFORM refuse('key_accepted_with_access', 'the creator is not approved for keys');
  END IF;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION key_campaign_participant_accept() IS 'Refuses to accept a creator without approval for keys, and any creator after the key campaign has ended.';
CREATE TRIGGER key_campaign_participant_b_accept BEFORE UPDATE OF status ON key_campaign_participant
  FOR EACH ROW WHEN (NEW.status = 'accepted' AND OLD.status NOT IN ('accepted', 'claimed_key'))
  EXECUTE FUNCTION key_campaign_participant_accept();
