CREATE OR REPLACE FUNCTION quest_run_dispute_decide() RETURNS trigger
  LANGUAGE plpgsql AS $$
DECLARE
  run quest_run;
BEGIN
  SELECT * INTO run FROM quest_run WHERE id = NEW.quest_run_id;
  IF OLD.status <> 'open' OR NEW.status <> 'open' THEN
    PERFORM refuse('quest_run_dispute_decided_while_open', 'only an open dispute is decided');
  END IF;
  IF run.status NOT IN ('PAYOUT', 'CONTENT_SUBMISSION_DEADLINE_EXPIRED', 'CONTENT_PUBLIC_AVAILABILITY_VERIFICATION_FAILED') THEN
    PERFORM refuse('quest_run_dispute_decided_after_listing', 'the content is still to become public: decide once that is over');
  END IF;
  IF NEW.decision = 'split' AND NOT coalesce(
       NEW.creator_cents < run.amount_cents AND NEW.creator_cents > fee_of(NEW.creator_cents, run.fee_basis_points), false) THEN
    PERFORM refuse('quest_run_dispute_split_within_amount',
      format('write the creator''s part into "creator_cents": above 0 and below the agreed %s', run.amount_cents));
  END IF;
  IF NEW.decision <> 'split' THEN
    NEW.creator_cents := CASE NEW.decision WHEN 'release' THEN run.amount_cents ELSE 0 END;
  END IF;
  NEW.decided_at := now();
  RETURN NEW;
END $$;

ALTER TABLE quest_bid DROP CONSTRAINT quest_bid_amount_sendable;
