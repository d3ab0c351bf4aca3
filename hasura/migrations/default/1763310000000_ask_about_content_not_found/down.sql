UPDATE activation_day AS d SET submissions = d.submissions + n.pieces
  FROM (SELECT activation_id, creator_id, (submitted_at AT TIME ZONE 'UTC')::date AS day, count(*)::integer AS pieces
          FROM submission WHERE status = 'PENDING' AND content_id IS NULL GROUP BY 1, 2, 3) AS n
 WHERE (d.activation_id, d.creator_id, d.day) = (n.activation_id, n.creator_id, n.day);

CREATE OR REPLACE FUNCTION rebuild_rollups() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  TRUNCATE creator_day, channel_content_day, game_day, activation_day, link_click_day;
  INSERT INTO creator_day SELECT creator_id, day, platform, type, sum(views), sum(hours_watched), sum(air_minutes), sum(ccv_minutes)
  FROM content_day GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4;
  INSERT INTO channel_content_day SELECT connection_id, day, type, sum(views), sum(hours_watched), sum(air_minutes), sum(ccv_minutes)
  FROM content_day WHERE is_public AND connection_id IS NOT NULL GROUP BY 1, 2, 3 ORDER BY 1, 2, 3;
  INSERT INTO game_day SELECT game_id, day, platform, type, sum(views), sum(hours_watched), sum(air_minutes), sum(ccv_minutes)
  FROM content_day WHERE game_id IS NOT NULL AND is_public GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4;
  INSERT INTO link_click_day (link_id, day, country, device, activation_id, company_id, creator_id, clicks)
  SELECT c.link_id, (c.clicked_at AT TIME ZONE 'UTC')::date, c.country, c.device, l.activation_id, l.company_id, l.creator_id, count(*)
  FROM link_click c JOIN link l ON l.id = c.link_id GROUP BY 1, 2, 3, 4, 5, 6, 7 ORDER BY 1, 2, 3, 4;
  UPDATE link SET click_count = coalesce((SELECT sum(clicks) FROM link_click_day d WHERE d.link_id = link.id), 0);
  INSERT INTO activation_day (activation_id, creator_id, game_id, company_id, day, submissions, views, hours_watched, air_minutes, ccv_minutes, clicks, codes)
  SELECT u.activation_id, u.creator_id, a.game_id, a.company_id, u.day, sum(u.submissions), sum(u.views), sum(u.hours_watched),
         sum(u.air_minutes), sum(u.ccv_minutes), sum(u.clicks), sum(u.codes)
  FROM (
    SELECT activation_id, creator_id, (submitted_at AT TIME ZONE 'UTC')::date AS day, 1 AS submissions, 0::bigint AS views,
           0::numeric AS hours_watched, 0::bigint AS air_minutes, 0::bigint AS ccv_minutes, 0::bigint AS clicks, 0 AS codes
    FROM submission WHERE status <> 'REJECTED'
    UNION ALL
    SELECT s.activation_id, s.creator_id, f.day, 0, f.views, f.hours_watched, f.air_minutes, f.ccv_minutes, 0, 0
    FROM submission s JOIN content_day f ON f.content_id = s.content_id WHERE s.status <> 'REJECTED'
    UNION ALL
    SELECT activation_id, creator_id, day, 0, 0, 0, 0, 0, clicks, 0 FROM link_click_day
    UNION ALL
    SELECT activation_id, creator_id, (claimed_at AT TIME ZONE 'UTC')::date, 0, 0, 0, 0, 0, 0, 1 FROM code_claim
  ) u JOIN activation a ON a.id = u.activation_id
  GROUP BY 1, 2, 3, 4, 5 ORDER BY 1, 2, 3, 4, 5;
END $$;

DROP TRIGGER submission_roll_up_update ON submission;
CREATE OR REPLACE FUNCTION submission_roll_up() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.status <> 'REJECTED' THEN
    PERFORM add_submission(old, -1);
  END IF;
  IF TG_OP <> 'DELETE' AND NEW.status <> 'REJECTED' THEN
    PERFORM add_submission(new, 1);
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER submission_roll_up_update AFTER UPDATE OF status, content_id ON submission
  FOR EACH ROW WHEN ((OLD.status = 'REJECTED', OLD.content_id) IS DISTINCT FROM (NEW.status = 'REJECTED', NEW.content_id))
  EXECUTE FUNCTION submission_roll_up();
DROP FUNCTION counts_in_results(submission);

DROP TRIGGER quest_run_look_again ON quest_run;
DROP TRIGGER quest_run_review_extended ON quest_run;
DROP FUNCTION quest_run_review_extended();
DROP TRIGGER quest_run_emit_deadline ON quest_run;
CREATE TRIGGER quest_run_emit_deadline AFTER UPDATE OF deadline_at ON quest_run
  FOR EACH ROW WHEN (OLD.deadline_at IS NOT NULL AND OLD.deadline_at IS DISTINCT FROM NEW.deadline_at
                     AND (OLD.status, OLD.current_bid_id) IS NOT DISTINCT FROM (NEW.status, NEW.current_bid_id))
  EXECUTE FUNCTION emit_deadline_moved();

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
      -- Checked only at acceptance, because a failed payment moves the run back regardless of the account.
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
      WHEN (SELECT status FROM payout WHERE id = is_now.payout_id) IS DISTINCT FROM 'paid' AND NOT EXISTS (
             SELECT FROM quest_run_dispute
              WHERE quest_run_id = is_now.id AND status = 'decided' AND decision = 'refund') THEN 'a payout that was paid'
      WHEN escrow_of(is_now.id) <> 0 THEN 'an empty escrow' END
  END;
END $$;

DROP FUNCTION count_not_found(uuid);
DROP TRIGGER quest_run_e_review_extended_once ON quest_run;
ALTER TABLE quest_run DROP COLUMN review_extended_at;

ALTER TABLE quest_run_dispute DISABLE TRIGGER USER;
UPDATE quest_run_dispute SET cause = 'content_declined' WHERE cause = 'content_not_found';
ALTER TABLE quest_run_dispute ENABLE TRIGGER USER;
DELETE FROM quest_run_dispute_cause WHERE value = 'content_not_found';
ALTER TABLE quest_run_event DISABLE TRIGGER USER;
DELETE FROM quest_run_event WHERE type = 'CONTENT_NOT_FOUND';
ALTER TABLE quest_run_event ENABLE TRIGGER USER;
DELETE FROM quest_run_event_type WHERE value = 'CONTENT_NOT_FOUND';
DELETE FROM notification WHERE kind IN ('content_not_found', 'content_sent_back');
DELETE FROM notification_kind WHERE value IN ('content_not_found', 'content_sent_back');
