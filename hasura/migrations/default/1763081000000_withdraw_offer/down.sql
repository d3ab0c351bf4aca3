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
      CASE WHEN (SELECT count(*) FROM quest_bid WHERE quest_run_id = is_now.id) < 2 THEN 'a counter-offer' END
    WHEN 'BID_EXPIRED' THEN CASE WHEN coalesce(answer, 'none') NOT IN ('expired', 'none') OR
        EXISTS (SELECT FROM quest_bid WHERE quest_run_id = is_now.id AND quest_bid.answer IS NULL) THEN 'an expired offer' END
    WHEN 'BID_REJECTED' THEN CASE WHEN answer IS DISTINCT FROM 'declined' THEN 'a declined offer' END
    WHEN 'PENDING_PAYMENT' THEN CASE
      WHEN answer IS DISTINCT FROM 'accepted' THEN 'an accepted offer'
      WHEN was.status = 'PAYMENT' AND payment.status NOT IN ('pending', 'failed', 'expired') THEN 'a failed payment'
      -- Checked only at acceptance, because a failed payment is undone even if the account has changed.
      WHEN was.status <> 'PAYMENT' AND NOT can_be_paid_out(is_now.creator_id) THEN 'a ready payout account'
      WHEN was.status <> 'PAYMENT' AND NOT keeps_offer(is_now) THEN 'the terms of the accepted offer' END
    WHEN 'PAYMENT' THEN CASE
      WHEN payment.id IS NULL OR payment.status NOT IN ('processing', 'succeeded') THEN 'a payment in progress'
      WHEN payment.company_id <> is_now.company_id THEN 'a payment of its own company' END
    WHEN 'PAYMENT_EXPIRED' THEN CASE
      WHEN payment.status = 'succeeded' THEN 'an unpaid payment' END
    WHEN 'CONTENTPRODUCTION' THEN CASE
      WHEN was.status = 'CONTENTREVIEW' AND pending > 0 THEN 'a review of the submitted content'
      WHEN was.status <> 'CONTENTREVIEW' AND payment.status IS DISTINCT FROM 'succeeded' THEN 'a successful payment'
      WHEN was.status <> 'CONTENTREVIEW' AND escrow_of(is_now.id) <> is_now.amount_cents
        THEN 'the agreed amount in its escrow' END
    WHEN 'CONTENTREVIEW' THEN CASE WHEN pending = 0 THEN 'submitted content' END
    WHEN 'CONTENT_PUBLIC_AVAILABILITY_VERIFICATION' THEN CASE
      WHEN pending > 0 OR approved = 0 THEN 'approved content'
      WHEN is_now.post_type <> 'VIDEO' THEN 'a video, because only videos are listed'
      WHEN count_not_found(is_now.id) > 0 THEN 'content that a channel check has found or the company has approved' END
    WHEN 'PAYOUT' THEN CASE
      WHEN pending > 0 OR approved = 0 THEN 'approved content'
      WHEN unlisted > 0 THEN 'content that is public'
      WHEN was.status = 'CONTENTREVIEW' AND count_not_found(is_now.id) > 0
        THEN 'content that a channel check has found or the company has approved' END
    WHEN 'COMPLETED' THEN CASE
      WHEN (SELECT status FROM payout WHERE id = is_now.payout_id) IS DISTINCT FROM 'paid' AND NOT EXISTS (
             SELECT FROM quest_run_dispute
              WHERE quest_run_id = is_now.id AND status = 'decided' AND decision = 'refund') THEN 'a paid payout'
      WHEN escrow_of(is_now.id) <> 0 THEN 'an empty escrow' END
  END;
END $$;

DELETE FROM quest_run_event_type WHERE value = 'BID_WITHDRAWN';
UPDATE quest_run_status SET comment = 'The offer was declined' WHERE value = 'BID_REJECTED';
COMMENT ON COLUMN quest_bid.answer IS 'accepted, declined, countered or expired. Empty while open.';
ALTER TABLE quest_bid DROP CONSTRAINT quest_bid_answer_known;
ALTER TABLE quest_bid ADD CONSTRAINT quest_bid_answer_known CHECK (answer IN ('accepted', 'declined', 'countered', 'expired'));
