-- Time approves only content that a channel check has found on the agreed channel (rules §4). For other content the company gets
-- more time once, then the creator gets the content back once, and the next unanswered review ends the run.
INSERT INTO notification_kind (value, comment) VALUES
  ('content_not_found', 'Content under review was not found on the creator''s channel'),
  ('content_sent_back', 'Content that was not found went back to its creator');
INSERT INTO quest_run_event_type (value, comment) VALUES
  ('CONTENT_NOT_FOUND', 'The content was not found on the channel, and the review got more time');
INSERT INTO quest_run_dispute_cause (value, comment) VALUES
  ('content_not_found', 'The content was not found on the channel, and nobody approved it');

ALTER TABLE quest_run ADD COLUMN review_extended_at timestamptz;
COMMENT ON COLUMN quest_run.review_extended_at IS 'When the review got more time because its content was not found: a run gets it once.';
CREATE TRIGGER quest_run_e_review_extended_once BEFORE UPDATE OF review_extended_at ON quest_run
  FOR EACH ROW WHEN (OLD.review_extended_at IS NOT NULL AND OLD.review_extended_at IS DISTINCT FROM NEW.review_extended_at)
  EXECUTE FUNCTION refuse_change('quest_run_moments_stay', 'a review gets more time once');

CREATE FUNCTION count_not_found(of_quest_run_id uuid) RETURNS integer
  LANGUAGE sql STABLE AS $$
  SELECT count(*)::integer
    FROM quest_run AS run
    JOIN submission AS s ON s.quest_run_id = run.id
   WHERE run.id = of_quest_run_id AND s.status <> 'REJECTED' AND s.reviewed_by IS NULL
     AND NOT EXISTS (
       SELECT FROM content AS c
        WHERE c.id = s.content_id AND c.creator_id = run.creator_id AND c.platform = run.platform
          AND coalesce(c.connection_id = run.connection_id, true)
          AND (c.type = run.post_type OR c.type = 'VOD' AND run.post_type = 'STREAM'))
$$;
COMMENT ON FUNCTION count_not_found(uuid) IS
  'The number of a quest run''s submissions that no channel check has found on the agreed channel, as the agreed kind, and no person has approved.';

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
      -- Checked only at acceptance, because a failed payment is undone even if the account has changed.
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
      WHEN is_now.post_type <> 'VIDEO' THEN 'a video: only videos are listed'
      WHEN count_not_found(is_now.id) > 0 THEN 'content that a look has found, or that its company approved' END
    WHEN 'PAYOUT' THEN CASE
      WHEN pending > 0 OR approved = 0 THEN 'approved content'
      WHEN unlisted > 0 THEN 'content that is public'
      WHEN was.status = 'CONTENTREVIEW' AND count_not_found(is_now.id) > 0
        THEN 'content that a look has found, or that its company approved' END
    WHEN 'COMPLETED' THEN CASE
      WHEN (SELECT status FROM payout WHERE id = is_now.payout_id) IS DISTINCT FROM 'paid' AND NOT EXISTS (
             SELECT FROM quest_run_dispute
              WHERE quest_run_id = is_now.id AND status = 'decided' AND decision = 'refund') THEN 'a payout that was paid'
      WHEN escrow_of(is_now.id) <> 0 THEN 'an empty escrow' END
  END;
END $$;
COMMENT ON FUNCTION quest_run_lacks(quest_run, quest_run) IS 'The precondition of a move that a quest run does not meet, in words. Null if it meets all.';

-- The creator does not act before the deadline of a review, so questContentNotFound notifies both sides.
DROP TRIGGER quest_run_emit_deadline ON quest_run;
CREATE TRIGGER quest_run_emit_deadline AFTER UPDATE OF deadline_at ON quest_run
  FOR EACH ROW WHEN (OLD.deadline_at IS NOT NULL AND OLD.deadline_at IS DISTINCT FROM NEW.deadline_at
                     AND (OLD.status, OLD.current_bid_id, OLD.review_extended_at)
                       IS NOT DISTINCT FROM (NEW.status, NEW.current_bid_id, NEW.review_extended_at))
  EXECUTE FUNCTION emit_deadline_moved();

CREATE FUNCTION quest_run_review_extended() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO quest_run_event (quest_run_id, company_id, creator_id, type, payload)
  VALUES (NEW.id, NEW.company_id, NEW.creator_id, 'CONTENT_NOT_FOUND', jsonb_build_object('deadline_at', NEW.deadline_at));
  PERFORM emit_event('questContentNotFound', 'quest_run', NEW.id,
    jsonb_build_object('company_id', NEW.company_id, 'creator_id', NEW.creator_id));
  RETURN NULL;
END $$;
COMMENT ON FUNCTION quest_run_review_extended() IS 'Notifies both sides that the content was not found, and of the new deadline of the review.';
CREATE TRIGGER quest_run_review_extended AFTER UPDATE OF review_extended_at ON quest_run
  FOR EACH ROW WHEN (OLD.review_extended_at IS NULL AND NEW.review_extended_at IS NOT NULL)
  EXECUTE FUNCTION quest_run_review_extended();
CREATE TRIGGER quest_run_look_again AFTER UPDATE OF review_extended_at ON quest_run
  FOR EACH ROW WHEN (OLD.review_extended_at IS NULL AND NEW.review_extended_at IS NOT NULL)
  EXECUTE FUNCTION watch_channels_soon();

-- Content that only the creator claims counts in no report either (rules §9).
CREATE FUNCTION counts_in_results(s submission) RETURNS boolean
  LANGUAGE sql IMMUTABLE AS $$
  SELECT s.status = 'APPROVED' OR s.status <> 'REJECTED' AND s.content_id IS NOT NULL
$$;
COMMENT ON FUNCTION counts_in_results(submission) IS 'True if a channel check has found the submission, or its company has approved it.';

CREATE OR REPLACE FUNCTION submission_roll_up() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND counts_in_results(OLD) THEN
    PERFORM add_submission(old, -1);
  END IF;
  IF TG_OP <> 'DELETE' AND counts_in_results(NEW) THEN
    PERFORM add_submission(new, 1);
  END IF;
  RETURN NULL;
END $$;
DROP TRIGGER submission_roll_up_update ON submission;
CREATE TRIGGER submission_roll_up_update AFTER UPDATE OF status, content_id ON submission
  FOR EACH ROW WHEN ((counts_in_results(OLD), OLD.content_id) IS DISTINCT FROM (counts_in_results(NEW), NEW.content_id))
  EXECUTE FUNCTION submission_roll_up();

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
    FROM submission WHERE counts_in_results(submission)
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
COMMENT ON FUNCTION rebuild_rollups() IS 'Recomputes all rollups from the facts.';

UPDATE activation_day AS d SET submissions = d.submissions - n.pieces
  FROM (SELECT activation_id, creator_id, (submitted_at AT TIME ZONE 'UTC')::date AS day, count(*)::integer AS pieces
          FROM submission WHERE status = 'PENDING' AND content_id IS NULL GROUP BY 1, 2, 3) AS n
 WHERE (d.activation_id, d.creator_id, d.day) = (n.activation_id, n.creator_id, n.day);
