-- What a status of a quest run means is true whoever set it: each legal move has its preconditions.

-- Offers -----------------------------------------------------------------------------------------------------------
CREATE FUNCTION is_invited(of_activation_id uuid, of_creator_id uuid) RETURNS boolean
  LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM invitation
                  WHERE activation_id = of_activation_id AND creator_id = of_creator_id AND status <> 'REJECTED')
$$;
COMMENT ON FUNCTION is_invited(uuid, uuid) IS 'Whether a creator has an invitation to an activation of their own, by account or by e-mail.';

CREATE FUNCTION can_be_paid_out(of_creator_id uuid) RETURNS boolean
  LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM payout_account WHERE creator_id = of_creator_id AND is_ready)
$$;
COMMENT ON FUNCTION can_be_paid_out(uuid) IS 'Whether a creator has finished the payout set-up.';

-- spec §4 to §6: who may offer what, and when.
CREATE OR REPLACE FUNCTION quest_bid_check() RETURNS TRIGGER LANGUAGE plpgsql AS $$
DECLARE
  run quest_run;
  quest quest;
  last_bid quest_bid;
BEGIN
  -- The lock makes two offers wait for each other.
  SELECT * INTO run FROM quest_run WHERE id = NEW.quest_run_id FOR NO KEY UPDATE;
  SELECT * INTO quest FROM quest WHERE id = run.quest_id;
  SELECT * INTO last_bid FROM quest_bid WHERE quest_run_id = NEW.quest_run_id ORDER BY created_at DESC, id DESC LIMIT 1;
  IF run.status NOT IN ('INITIAL_BID', 'COUNTER_BID') OR last_bid.answer IN ('accepted', 'declined', 'expired') THEN
    PERFORM refuse('quest_bid_while_bidding', 'bidding on this run is over');
  END IF;
  IF NEW.side = coalesce(last_bid.side, CASE run.started_by WHEN 'company' THEN 'creator' ELSE 'company' END) THEN
    PERFORM refuse('quest_bid_in_turn', 'it is the other side''s turn to answer');
  END IF;
  IF last_bid.id IS NOT NULL AND (
       NOT is_invited(run.quest_id, run.creator_id)
       OR EXISTS (SELECT FROM quest_run AS earlier
                   WHERE earlier.quest_id = run.quest_id AND earlier.creator_id = run.creator_id AND earlier.id <> run.id
                     AND earlier.accepted_at IS NOT NULL)) THEN
    PERFORM refuse('quest_bid_counter_after_invitation',
      'counter offers are made after an invitation of this creator, and to a quest not joined before; accept or decline');
  END IF;
  IF NEW.side = 'creator' AND NOT can_be_paid_out(NEW.creator_id) THEN
    PERFORM refuse('quest_bid_needs_payout_account', 'the creator has not finished the payout set-up');
  END IF;
  IF NEW.side = 'creator' AND NEW.connection_id IS NULL OR NEW.connection_id IS NOT NULL AND NOT EXISTS (
       SELECT FROM user_connection
        WHERE id = NEW.connection_id AND user_id = NEW.creator_id AND provider_id = NEW.platform) THEN
    PERFORM refuse('quest_bid_own_connection', 'the channel is not one of this creator on this platform');
  END IF;
  IF NEW.side = 'company' AND NEW.amount_cents < (SELECT minimum_deal_size_cents FROM creator WHERE id = NEW.creator_id) THEN
    PERFORM refuse('quest_bid_minimum_deal_size', 'minimum deal size not met');
  END IF;
  IF NEW.post_type <> ALL (quest.post_types) THEN
    PERFORM refuse('quest_bid_post_type_wanted', 'the quest does not ask for this kind of content');
  END IF;
  IF NEW.delivery_type <> quest.delivery_type AND NOT (
       NEW.delivery_type = 'specific_date' AND (quest.delivery_type = 'open' OR NEW.delivery_date BETWEEN quest.publish_from AND quest.publish_until))
     OR quest.delivery_type = 'specific_date' AND NEW.delivery_date IS DISTINCT FROM quest.specific_date THEN
    PERFORM refuse('quest_bid_delivery_fits_quest', 'the quest''s content is delivered otherwise');
  END IF;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION quest_bid_check() IS 'Refuses an offer out of turn, from somebody who may not make it, or beside what the quest asks for.';

-- Moves ------------------------------------------------------------------------------------------------------------
CREATE FUNCTION escrow_of(of_quest_run_id uuid) RETURNS bigint
  LANGUAGE sql STABLE AS $$
  SELECT coalesce(sum(entry.amount_cents), 0)::bigint
    FROM ledger_account AS account JOIN ledger_entry AS entry ON entry.account_id = account.id
   WHERE account.quest_run_id = of_quest_run_id
$$;
COMMENT ON FUNCTION escrow_of(uuid) IS 'What is set aside for a quest run, in US cents.';

-- What a run lacks for a move, in words; null when nothing does.
CREATE FUNCTION quest_run_lacks(was quest_run, is_now quest_run) RETURNS text
  LANGUAGE plpgsql STABLE AS $$
DECLARE
  answer text := (SELECT bid.answer FROM quest_bid AS bid WHERE bid.id = is_now.current_bid_id);
  payment payment := (SELECT p FROM payment AS p WHERE p.id = is_now.payment_id);
  pending bigint;
  approved bigint;
  unlisted bigint;
BEGIN
  SELECT count(*) FILTER (WHERE status = 'PENDING'), count(*) FILTER (WHERE status = 'APPROVED'),
         count(*) FILTER (WHERE status = 'APPROVED' AND visibility = 'unlisted' AND listed_at IS NULL)
    INTO pending, approved, unlisted
    FROM submission WHERE quest_run_id = is_now.id;
  RETURN CASE is_now.status
    WHEN 'COUNTER_BID' THEN
      CASE WHEN (SELECT count(*) FROM quest_bid WHERE quest_run_id = is_now.id) < 2 THEN 'a counter offer' END
    WHEN 'BID_EXPIRED' THEN CASE WHEN coalesce(answer, 'none') NOT IN ('expired', 'none') OR
        EXISTS (SELECT FROM quest_bid WHERE quest_run_id = is_now.id AND quest_bid.answer IS NULL) THEN 'an expired offer' END
    WHEN 'BID_REJECTED' THEN CASE WHEN answer IS DISTINCT FROM 'declined' THEN 'a declined offer' END
    WHEN 'PENDING_PAYMENT' THEN CASE
      WHEN answer IS DISTINCT FROM 'accepted' THEN 'an accepted offer'
      WHEN was.status = 'PAYMENT' AND payment.status NOT IN ('pending', 'failed', 'expired') THEN 'a failed payment'
      -- Asked at acceptance: a payment that failed goes back whatever has become of the account.
      WHEN was.status <> 'PAYMENT' AND NOT can_be_paid_out(is_now.creator_id) THEN 'a payout account that is ready' END
    WHEN 'PAYMENT' THEN CASE
      WHEN payment.id IS NULL OR payment.status NOT IN ('processing', 'succeeded') THEN 'a payment under way'
      WHEN payment.company_id <> is_now.company_id THEN 'a payment of its own company' END
    WHEN 'PAYMENT_EXPIRED' THEN CASE
      WHEN payment.status = 'succeeded' THEN 'an unpaid payment: this one has succeeded' END
    WHEN 'CONTENTPRODUCTION' THEN CASE
      WHEN was.status = 'CONTENTREVIEW' AND pending > 0 THEN 'an answer to the content that waits for it'
      WHEN was.status <> 'CONTENTREVIEW' AND payment.status IS DISTINCT FROM 'succeeded' THEN 'a payment that succeeded'
      WHEN was.status <> 'CONTENTREVIEW' AND escrow_of(is_now.id) <> is_now.amount_cents
        THEN 'the agreed amount in its escrow' END
    WHEN 'CONTENTREVIEW' THEN CASE WHEN pending = 0 THEN 'submitted content' END
    WHEN 'CONTENT_PUBLIC_AVAILABILITY_VERIFICATION' THEN CASE
      WHEN pending > 0 OR approved = 0 THEN 'approved content'
      WHEN is_now.post_type <> 'VIDEO' THEN 'a video: only videos are listed' END
    WHEN 'PAYOUT' THEN CASE
      WHEN pending > 0 OR approved = 0 THEN 'approved content'
      WHEN unlisted > 0 THEN 'content that is public' END
    WHEN 'COMPLETED' THEN CASE
      WHEN (SELECT status FROM payout WHERE id = is_now.payout_id) IS DISTINCT FROM 'paid' THEN 'a payout that was paid'
      WHEN escrow_of(is_now.id) <> 0 THEN 'an empty escrow' END
  END;
END $$;
COMMENT ON FUNCTION quest_run_lacks(quest_run, quest_run) IS 'What a quest run lacks for a move, in words; null when nothing does.';

CREATE FUNCTION quest_run_preconditions() RETURNS trigger
  LANGUAGE plpgsql AS $$
DECLARE
  lacks text := quest_run_lacks(OLD, NEW);
BEGIN
  IF lacks IS NOT NULL THEN
    PERFORM refuse('quest_run_preconditions', format('for "%s" the quest run lacks %s', NEW.status, lacks));
  END IF;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION quest_run_preconditions() IS 'Refuses a status that would not be true.';
-- By name after the transition's guard, before the terms are taken over.
CREATE TRIGGER quest_run_ab_preconditions BEFORE UPDATE OF status ON quest_run
  FOR EACH ROW WHEN (OLD.status <> NEW.status) EXECUTE FUNCTION quest_run_preconditions();

CREATE FUNCTION quest_run_begins_with_bidding() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refuse('quest_run_begins_with_bidding', 'a quest run begins with "INITIAL_BID", and its offer is made afterwards');
  RETURN NULL;
END $$;
COMMENT ON FUNCTION quest_run_begins_with_bidding() IS 'Refuses a run that is inserted half-way.';
CREATE TRIGGER quest_run_begins_with_bidding BEFORE INSERT ON quest_run
  FOR EACH ROW WHEN (NEW.status <> 'INITIAL_BID'
    OR num_nonnulls(NEW.accepted_at, NEW.paid_at, NEW.amount_cents, NEW.payment_id, NEW.payout_id, NEW.finished_at) > 0)
  EXECUTE FUNCTION quest_run_begins_with_bidding();

-- Money of a run under way stays with it.
CREATE FUNCTION quest_run_money_stays() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refuse('quest_run_money_stays', 'a run keeps the payment that succeeded and the payout that was started');
  RETURN NULL;
END $$;
COMMENT ON FUNCTION quest_run_money_stays() IS 'Refuses to exchange the payment of a paid run, or its payout.';
CREATE TRIGGER quest_run_money_stays BEFORE UPDATE OF payment_id, payout_id ON quest_run
  FOR EACH ROW WHEN (OLD.paid_at IS NOT NULL AND OLD.payment_id IS DISTINCT FROM NEW.payment_id
                     OR OLD.payout_id IS NOT NULL AND OLD.payout_id IS DISTINCT FROM NEW.payout_id)
  EXECUTE FUNCTION quest_run_money_stays();

-- Praise is for work that was approved.
CREATE FUNCTION quest_run_praise_after_approval() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT content_approved_at FROM quest_run WHERE id = NEW.quest_run_id) IS NULL THEN
    PERFORM refuse('quest_run_praise_after_approval', 'reviews and badges are given once the content is approved');
  END IF;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION quest_run_praise_after_approval() IS 'Refuses a review or badge of a run whose content is not approved.';
CREATE TRIGGER quest_run_review_after_approval BEFORE INSERT ON quest_run_review
  FOR EACH ROW EXECUTE FUNCTION quest_run_praise_after_approval();
CREATE TRIGGER quest_run_badge_after_approval BEFORE INSERT ON quest_run_badge
  FOR EACH ROW EXECUTE FUNCTION quest_run_praise_after_approval();

-- Content ----------------------------------------------------------------------------------------------------------
-- spec §5: a video under a fixed publishing window is unlisted first, and the same video later made public.
CREATE OR REPLACE FUNCTION submission_unlisted_first() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM quest_run
              WHERE id = NEW.quest_run_id AND greatest(delivery_date, publish_from, embargo_at) > now()) THEN
    PERFORM refuse('submission_unlisted_first',
      'under a fixed publishing window a video is submitted unlisted, and the same video is made public later');
  END IF;
  RETURN NEW;
END $$;
DROP TRIGGER submission_b_unlisted_first ON submission;
CREATE TRIGGER submission_b_unlisted_first BEFORE INSERT ON submission
  FOR EACH ROW WHEN (NEW.quest_run_id IS NOT NULL AND NEW.post_type = 'VIDEO' AND NEW.visibility = 'public')
  EXECUTE FUNCTION submission_unlisted_first();

CREATE FUNCTION submission_while_awaited() RETURNS trigger
  LANGUAGE plpgsql AS $$
DECLARE
  run quest_run;
BEGIN
  SELECT * INTO run FROM quest_run WHERE id = NEW.quest_run_id FOR NO KEY UPDATE;
  IF run.status NOT IN ('CONTENTPRODUCTION', 'CONTENTREVIEW') THEN
    PERFORM refuse('submission_while_awaited', 'content is submitted while the run awaits it');
  END IF;
  IF NEW.post_type IS DISTINCT FROM run.post_type THEN
    PERFORM refuse('submission_as_agreed', format('the agreed kind of content is "%s"', run.post_type));
  END IF;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION submission_while_awaited() IS 'Refuses content of a quest run that does not await it, or of another kind than agreed.';
CREATE TRIGGER submission_b_while_awaited BEFORE INSERT ON submission
  FOR EACH ROW WHEN (NEW.quest_run_id IS NOT NULL) EXECUTE FUNCTION submission_while_awaited();

-- The kit gives as many codes as were agreed.
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
    SELECT kit_codes INTO allowed FROM quest_run WHERE id = NEW.quest_run_id;
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
