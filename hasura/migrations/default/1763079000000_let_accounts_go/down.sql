DROP TRIGGER program_membership_a_account ON program_membership;
DROP TRIGGER key_campaign_participant_a_account_again ON key_campaign_participant;
DROP TRIGGER key_campaign_participant_a_account ON key_campaign_participant;
DROP TRIGGER mission_run_a_account ON mission_run;
DROP TRIGGER quest_run_a_account ON quest_run;
DROP TRIGGER invitation_a_account ON invitation;
DROP FUNCTION guard_account();
DROP TRIGGER quest_bid_keep ON quest_bid;
CREATE TRIGGER quest_bid_keep BEFORE UPDATE ON quest_bid FOR EACH ROW
  WHEN (OLD.answer IS NOT NULL
        OR (OLD.amount_cents, OLD.platform, OLD.post_type, OLD.content_length_minutes, OLD.delivery_type, OLD.delivery_date,
            OLD.message, OLD.side, OLD.quest_run_id)
           IS DISTINCT FROM
           (NEW.amount_cents, NEW.platform, NEW.post_type, NEW.content_length_minutes, NEW.delivery_type, NEW.delivery_date,
            NEW.message, NEW.side, NEW.quest_run_id))
  EXECUTE FUNCTION quest_bid_keep();
