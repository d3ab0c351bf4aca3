-- Money that is held for a dispute stays in its escrow: an admin books where it goes.
CREATE OR REPLACE FUNCTION quest_run_lacks(was quest_run, is_now quest_run) RETURNS text
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

CREATE OR REPLACE FUNCTION quest_run_log() RETURNS TRIGGER LANGUAGE plpgsql AS $$
DECLARE
  happened text := CASE NEW.status
    WHEN 'BID_EXPIRED' THEN 'BID_EXPIRED'
    WHEN 'BID_REJECTED' THEN 'BID_REJECTED'
    WHEN 'PENDING_PAYMENT' THEN CASE WHEN OLD.status <> 'PAYMENT' THEN 'QUEST_RUN_AWAITING_PAYMENT' END
    WHEN 'PAYMENT_EXPIRED' THEN 'PAYMENT_EXPIRED'
    WHEN 'CONTENTREVIEW' THEN 'FINAL_CONTENT_SUBMITTED'
    WHEN 'CONTENT_SUBMISSION_DEADLINE_EXPIRED' THEN 'CONTENT_PRODUCTION_DEADLINE_EXPIRED'
    WHEN 'CONTENT_PUBLIC_AVAILABILITY_VERIFICATION_FAILED' THEN 'CONTENT_PUBLIC_AVAILABILITY_VERIFICATION_FAILED'
    WHEN 'CONTENT_PUBLIC_AVAILABILITY_VERIFICATION' THEN 'CONTENT_REVIEW'
    WHEN 'CONTENTPRODUCTION' THEN CASE OLD.status WHEN 'CONTENTREVIEW' THEN 'CONTENT_REVIEW' ELSE 'QUEST_RUN_PAID' END
    WHEN 'PAYOUT' THEN CASE OLD.status WHEN 'CONTENTREVIEW' THEN 'CONTENT_REVIEW'
                            ELSE 'CONTENT_PUBLIC_AVAILABILITY_VERIFICATION_SUCCESS' END
    WHEN 'COMPLETED' THEN 'QUEST_RUN_COMPLETED'
  END;
BEGIN
  IF happened IS NOT NULL THEN
    INSERT INTO quest_run_event (quest_run_id, company_id, creator_id, type, actor_id, payload)
    VALUES (NEW.id, NEW.company_id, NEW.creator_id, happened, actor_id(), jsonb_strip_nulls(jsonb_build_object(
      'to', NEW.status, 'deadline_at', NEW.deadline_at,
      'amount_cents', CASE WHEN happened IN ('QUEST_RUN_AWAITING_PAYMENT', 'QUEST_RUN_PAID') THEN NEW.amount_cents
                           WHEN happened = 'QUEST_RUN_COMPLETED' THEN NEW.net_cents END,
      'comment', CASE WHEN happened = 'CONTENT_REVIEW' AND NEW.status = 'CONTENTPRODUCTION' THEN (
        SELECT review_message FROM submission WHERE quest_run_id = NEW.id AND status = 'REJECTED'
         ORDER BY reviewed_at DESC LIMIT 1) END)));
  END IF;
  RETURN NULL;
END $$;

DROP TRIGGER ledger_entry_while_disputable ON ledger_entry;
DROP FUNCTION ledger_entry_while_disputable();
DELETE FROM notification WHERE kind IN ('dispute_possible', 'dispute_opened', 'dispute_decided');
DELETE FROM notification_kind WHERE value IN ('dispute_possible', 'dispute_opened', 'dispute_decided');
DELETE FROM quest_run_event WHERE type IN ('DISPUTE_OPENED', 'DISPUTE_DECIDED');
DELETE FROM quest_run_event_type WHERE value IN ('DISPUTE_OPENED', 'DISPUTE_DECIDED');
DROP TABLE quest_run_dispute, quest_run_dispute_transition, quest_run_dispute_status, quest_run_dispute_cause, quest_run_dispute_decision;
DROP FUNCTION quest_run_dispute_begins_possible();
DROP FUNCTION quest_run_dispute_in_time();
DROP FUNCTION quest_run_dispute_stays();
DROP FUNCTION quest_run_dispute_decide();
DROP FUNCTION quest_run_dispute_settles();
DROP FUNCTION quest_run_dispute_log();
DROP FUNCTION emit_quest_dispute_answered();
DROP FUNCTION is_disputable(uuid);
