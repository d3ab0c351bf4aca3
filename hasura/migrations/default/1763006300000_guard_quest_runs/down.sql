CREATE OR REPLACE FUNCTION code_claim_check() RETURNS TRIGGER LANGUAGE plpgsql AS $$
DECLARE
  allowed integer;
  claimed integer;
  item uuid := (SELECT item_id FROM code WHERE id = NEW.code_id);
BEGIN
  IF num_nonnulls(NEW.participant_id, NEW.quest_run_id, NEW.reward_claim_id) <> 1 THEN
    RETURN NEW;
  END IF;
  IF NEW.participant_id IS NOT NULL THEN
    -- The lock makes two claims of one creator wait for each other.
    PERFORM FROM key_campaign_participant WHERE id = NEW.participant_id AND status IN ('accepted', 'claimed_key') FOR NO KEY UPDATE;
    IF NOT found THEN
      PERFORM refuse('code_claim_accepted_only', 'codes are claimed by accepted creators only');
    END IF;
    SELECT codes_per_creator INTO allowed FROM key_campaign WHERE id = NEW.activation_id;
    SELECT count(*) INTO claimed FROM code_claim WHERE participant_id = NEW.participant_id;
  ELSIF NEW.quest_run_id IS NOT NULL THEN
    PERFORM FROM quest_run WHERE id = NEW.quest_run_id
      AND status IN ('CONTENTPRODUCTION', 'CONTENTREVIEW', 'CONTENT_PUBLIC_AVAILABILITY_VERIFICATION') FOR NO KEY UPDATE;
    IF NOT found THEN
      PERFORM refuse('code_claim_paid_run_only', 'the kit opens once the quest is paid');
    END IF;
    allowed := 1;
    SELECT count(*) INTO claimed FROM code_claim WHERE quest_run_id = NEW.quest_run_id;
  ELSE
    PERFORM FROM reward_claim WHERE id = NEW.reward_claim_id FOR NO KEY UPDATE;
    SELECT quantity INTO allowed FROM mission_reward w JOIN reward_claim c ON c.reward_id = w.id
    WHERE c.id = NEW.reward_claim_id AND w.code_item_id = item;
    SELECT count(*) INTO claimed FROM code_claim WHERE reward_claim_id = NEW.reward_claim_id;
  END IF;
  IF NEW.reward_claim_id IS NULL AND NOT EXISTS (
       SELECT FROM activation_code_item WHERE activation_id = NEW.activation_id AND code_item_id = item)
     OR allowed IS NULL THEN
    PERFORM refuse('code_claim_code_of_activation', 'the code does not belong to this activation');
  END IF;
  IF claimed >= allowed THEN
    PERFORM refuse('code_claim_codes_per_creator', format('this creator already has %s of %s codes', claimed, allowed));
  END IF;
  RETURN NEW;
END $$;

DROP TRIGGER submission_b_while_awaited ON submission;
DROP FUNCTION submission_while_awaited();
DROP TRIGGER submission_b_unlisted_first ON submission;
CREATE TRIGGER submission_b_unlisted_first BEFORE INSERT ON submission
  FOR EACH ROW WHEN (NEW.quest_run_id IS NOT NULL AND NEW.post_type IN ('VIDEO', 'SHORTS') AND NEW.visibility = 'public')
  EXECUTE FUNCTION submission_unlisted_first();
CREATE OR REPLACE FUNCTION submission_unlisted_first() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM quest_run r JOIN quest q ON q.id = r.quest_id JOIN activation a ON a.id = q.id
             WHERE r.id = NEW.quest_run_id
               AND (q.delivery_type = 'specific_date' AND q.specific_date > now()
                    OR q.delivery_type = 'date_range' AND a.start_date > now()
                    OR a.embargo_at > now())) THEN
    PERFORM refuse('submission_unlisted_first',
      'under a fixed publishing window a video is submitted unlisted, and the same video is made public later');
  END IF;
  RETURN NEW;
END $$;

DROP TRIGGER quest_run_badge_after_approval ON quest_run_badge;
DROP TRIGGER quest_run_review_after_approval ON quest_run_review;
DROP TRIGGER quest_run_money_stays ON quest_run;
DROP TRIGGER quest_run_begins_with_bidding ON quest_run;
DROP TRIGGER quest_run_ab_preconditions ON quest_run;
DROP FUNCTION quest_run_praise_after_approval(), quest_run_money_stays(), quest_run_begins_with_bidding(),
  quest_run_preconditions(), quest_run_lacks(quest_run, quest_run), escrow_of(uuid);
CREATE OR REPLACE FUNCTION quest_bid_check() RETURNS TRIGGER LANGUAGE plpgsql AS $$
DECLARE
  minimum bigint := (SELECT minimum_deal_size_cents FROM creator WHERE id = NEW.creator_id);
  wanted text[] := (SELECT q.post_types FROM quest q JOIN quest_run r ON r.quest_id = q.id WHERE r.id = NEW.quest_run_id);
BEGIN
  IF NEW.side = 'company' AND NEW.amount_cents < minimum THEN
    PERFORM refuse('quest_bid_minimum_deal_size', 'minimum deal size not met');
  END IF;
  IF NEW.post_type <> ALL (wanted) THEN
    PERFORM refuse('quest_bid_post_type_wanted', 'the quest does not ask for this kind of content');
  END IF;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION quest_bid_check() IS NULL;
DROP FUNCTION can_be_paid_out(uuid), is_invited(uuid, uuid);
