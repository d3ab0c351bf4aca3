-- Deleting an account or a channel clears these two columns of an answered offer. Nothing else in it can change.
DROP TRIGGER quest_bid_keep ON quest_bid;
CREATE TRIGGER quest_bid_keep BEFORE UPDATE ON quest_bid FOR EACH ROW
  WHEN (OLD.answer IS NOT NULL
          AND (to_jsonb(OLD) - '{author_id,connection_id}'::text[] <> to_jsonb(NEW) - '{author_id,connection_id}'::text[]
               OR NEW.author_id IS NOT NULL AND OLD.author_id IS DISTINCT FROM NEW.author_id
               OR NEW.connection_id IS NOT NULL AND OLD.connection_id IS DISTINCT FROM NEW.connection_id)
        OR (OLD.amount_cents, OLD.platform, OLD.post_type, OLD.content_length_minutes, OLD.delivery_type, OLD.delivery_date,
            OLD.message, OLD.side, OLD.quest_run_id)
           IS DISTINCT FROM
           (NEW.amount_cents, NEW.platform, NEW.post_type, NEW.content_length_minutes, NEW.delivery_type, NEW.delivery_date,
            NEW.message, NEW.side, NEW.quest_run_id))
  EXECUTE FUNCTION quest_bid_keep();

CREATE FUNCTION guard_account() RETURNS trigger
  LANGUAGE plpgsql AS $$
DECLARE
  is_gone boolean;
BEGIN
  -- The lock makes this and the deletion of the account wait for each other.
  SELECT deleted_at IS NOT NULL INTO is_gone FROM "user" WHERE id = NEW.creator_id FOR SHARE;
  IF is_gone THEN
    PERFORM refuse('entry_of_account', 'the account was deleted: it takes part in nothing');
  END IF;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION guard_account() IS 'Refuses a run, key, membership or invitation for a deleted account.';

-- Named to fire before the triggers that lock the activation, because deleting an account also locks the account first.
CREATE TRIGGER invitation_a_account BEFORE INSERT OR UPDATE OF creator_id ON invitation
  FOR EACH ROW WHEN (NEW.creator_id IS NOT NULL) EXECUTE FUNCTION guard_account();
CREATE TRIGGER quest_run_a_account BEFORE INSERT ON quest_run FOR EACH ROW EXECUTE FUNCTION guard_account();
CREATE TRIGGER mission_run_a_account BEFORE INSERT ON mission_run FOR EACH ROW EXECUTE FUNCTION guard_account();
CREATE TRIGGER key_campaign_participant_a_account BEFORE INSERT ON key_campaign_participant
  FOR EACH ROW EXECUTE FUNCTION guard_account();
CREATE TRIGGER key_campaign_participant_a_account_again BEFORE UPDATE OF status ON key_campaign_participant
  FOR EACH ROW WHEN (NEW.status = 'accepted' AND OLD.status = 'rejected') EXECUTE FUNCTION guard_account();
CREATE TRIGGER program_membership_a_account BEFORE INSERT ON program_membership
  FOR EACH ROW EXECUTE FUNCTION guard_account();
