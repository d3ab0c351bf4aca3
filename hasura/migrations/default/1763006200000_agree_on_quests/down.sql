DROP TRIGGER quest_message_log ON quest_message;
DROP FUNCTION quest_message_log();
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
    WHEN 'CONTENTPRODUCTION' THEN CASE WHEN OLD.status = 'CONTENTREVIEW' THEN 'CONTENT_REVIEW' END
    WHEN 'PAYOUT' THEN CASE WHEN OLD.status = 'CONTENTREVIEW' THEN 'CONTENT_REVIEW'
                            ELSE 'CONTENT_PUBLIC_AVAILABILITY_VERIFICATION_SUCCESS' END
  END;
BEGIN
  IF happened IS NOT NULL THEN
    INSERT INTO quest_run_event (quest_run_id, company_id, creator_id, type, actor_id)
    VALUES (NEW.id, NEW.company_id, NEW.creator_id, happened, actor_id());
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION quest_bid_log() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO quest_run_event (quest_run_id, company_id, creator_id, type, actor_id)
  SELECT NEW.quest_run_id, NEW.company_id, NEW.creator_id,
         CASE WHEN EXISTS (SELECT FROM quest_bid b WHERE b.quest_run_id = NEW.quest_run_id AND b.id <> NEW.id)
              THEN 'COUNTER_OFFER' ELSE 'NEW_OFFER' END, NEW.author_id;
  RETURN NULL;
END $$;

DELETE FROM quest_run_event WHERE type IN ('QUEST_RUN_PAID', 'QUEST_RUN_COMPLETED', 'MESSAGE');
ALTER TABLE quest_run_event DROP COLUMN payload;
DELETE FROM quest_run_event_type WHERE value IN ('QUEST_RUN_PAID', 'QUEST_RUN_COMPLETED', 'MESSAGE');

ALTER TABLE invitation DROP COLUMN auto_bid_max_cents, DROP COLUMN auto_bid_within, DROP COLUMN auto_bid_over;

DROP TRIGGER quest_move_deadlines ON quest;
DROP FUNCTION quest_move_deadlines();
DROP TRIGGER quest_run_parties_stay ON quest_run;
DROP TRIGGER quest_run_agreed_is_final ON quest_run;
DROP TRIGGER quest_run_b_agree ON quest_run;
DROP FUNCTION quest_run_agreed_is_final(), quest_run_agree(), quest_brief(uuid);
CREATE OR REPLACE FUNCTION quest_run_stamp() RETURNS TRIGGER LANGUAGE plpgsql AS $$
DECLARE
  bid quest_bid;
BEGIN
  IF NEW.status = 'PENDING_PAYMENT' AND NEW.accepted_at IS NULL THEN
    NEW.accepted_at := now();
    SELECT * INTO bid FROM quest_bid WHERE id = NEW.current_bid_id;
    NEW.amount_cents := coalesce(NEW.amount_cents, bid.amount_cents);
    NEW.platform := coalesce(NEW.platform, bid.platform);
    NEW.post_type := coalesce(NEW.post_type, bid.post_type);
    NEW.content_length_minutes := coalesce(NEW.content_length_minutes, bid.content_length_minutes);
    NEW.delivery_date := coalesce(NEW.delivery_date, bid.delivery_date);
  END IF;
  IF OLD.status IN ('PENDING_PAYMENT', 'PAYMENT') AND NEW.status = 'CONTENTPRODUCTION' THEN
    NEW.paid_at := coalesce(NEW.paid_at, now());
  END IF;
  IF NEW.status = 'CONTENTREVIEW' THEN
    NEW.content_submitted_at := now();
  ELSIF OLD.status = 'CONTENTREVIEW' AND NEW.status IN ('CONTENT_PUBLIC_AVAILABILITY_VERIFICATION', 'PAYOUT') THEN
    NEW.content_approved_at := now();
  END IF;
  IF NOT EXISTS (SELECT FROM quest_run_transition WHERE from_status = NEW.status) THEN
    NEW.finished_at := now();
    NEW.deadline_at := NULL;
  END IF;
  RETURN NEW;
END $$;

ALTER TABLE quest_run DROP CONSTRAINT quest_run_agreed_terms;
ALTER TABLE quest_run ADD CONSTRAINT quest_run_agreed_terms CHECK (
  status IN ('INITIAL_BID', 'COUNTER_BID', 'BID_EXPIRED', 'BID_REJECTED')
  OR (amount_cents IS NOT NULL AND platform IS NOT NULL AND post_type IS NOT NULL AND content_length_minutes IS NOT NULL));
ALTER TABLE quest_run
  DROP COLUMN delivery_type, DROP COLUMN publish_from, DROP COLUMN publish_until, DROP COLUMN embargo_at,
  DROP COLUMN auto_approve_days, DROP COLUMN kit_codes, DROP COLUMN connection_id, DROP COLUMN fee_basis_points,
  DROP COLUMN net_cents, DROP COLUMN fee_cents, DROP COLUMN brief;
DROP FUNCTION fee_of(bigint, integer);
COMMENT ON COLUMN quest_run.delivery_date IS 'Agreed day of publishing, if any.';
DROP TRIGGER quest_bid_keep ON quest_bid;
CREATE TRIGGER quest_bid_keep BEFORE UPDATE ON quest_bid FOR EACH ROW
  WHEN (OLD.answer IS NOT NULL
        OR (OLD.amount_cents, OLD.platform, OLD.post_type, OLD.content_length_minutes, OLD.side, OLD.quest_run_id)
           IS DISTINCT FROM (NEW.amount_cents, NEW.platform, NEW.post_type, NEW.content_length_minutes, NEW.side, NEW.quest_run_id))
  EXECUTE FUNCTION quest_bid_keep();
ALTER TABLE quest_bid ALTER COLUMN created_at SET DEFAULT now();
ALTER TABLE quest_bid DROP COLUMN delivery_type;
COMMENT ON COLUMN quest_bid.delivery_date IS 'Proposed day of publishing.';
ALTER TABLE plan DROP COLUMN quest_fee_basis_points;
UPDATE quest_delivery_type SET comment = 'Date range: between the start and end date' WHERE value = 'date_range';
ALTER TABLE quest
  DROP COLUMN publish_from, DROP COLUMN publish_until, DROP COLUMN auto_approve_days, DROP COLUMN kit_codes;
