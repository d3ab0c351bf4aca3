DROP TRIGGER activation_answer_invitations ON activation;
DROP FUNCTION activation_answer_invitations();

CREATE OR REPLACE FUNCTION key_campaign_convert() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.waitlist AND EXISTS (SELECT FROM activation WHERE id = NEW.id AND status <> 'draft') THEN
    PERFORM refuse('key_campaign_waitlist_before_publish', 'a key campaign becomes a waitlist only while it is a draft');
  END IF;
  IF NOT NEW.waitlist THEN
    NEW.converted_at := now();
    -- Those who lined up are now applicants.
    UPDATE key_campaign_participant SET status = 'pending' WHERE campaign_id = NEW.id AND status = 'waitlist';
    PERFORM emit_event('waitlistConverted', 'activation', NEW.id);
  END IF;
  RETURN NEW;
END $$;

CREATE OR REPLACE FUNCTION company_release_activations() RETURNS TRIGGER LANGUAGE plpgsql AS $$
DECLARE
  waiting record;
BEGIN
  FOR waiting IN SELECT id, end_date FROM activation
                 WHERE company_id = NEW.id AND status = 'waiting_for_company_verification' ORDER BY id LOOP
    IF NEW.verification = 'verified' AND coalesce(waiting.end_date > now(), true) THEN
      UPDATE activation SET status = 'active' WHERE id = waiting.id;
    ELSIF NEW.verification = 'verified' THEN
      UPDATE activation SET status = 'draft', review_note = 'Its end date has passed meanwhile.' WHERE id = waiting.id;
    ELSE
      UPDATE activation SET status = 'draft', review_note = NEW.verification_reason WHERE id = waiting.id;
    END IF;
  END LOOP;
  RETURN NULL;
END $$;

DROP TRIGGER payout_a_move ON payout;
DROP TRIGGER payment_a_move ON payment;
DROP TRIGGER activation_a_move ON activation;
DROP TRIGGER invitation_a_move ON invitation;
DROP TRIGGER program_membership_a_move ON program_membership;
DROP TRIGGER key_campaign_participant_a_move ON key_campaign_participant;
DROP TRIGGER mission_run_a_move ON mission_run;
DROP TRIGGER submission_a_move ON submission;
DROP TRIGGER quest_bid_a_move ON quest_bid;
DROP TRIGGER quest_run_a_move ON quest_run;
DROP FUNCTION is_by_hand();
DROP FUNCTION guard_move();

COMMENT ON COLUMN quest_run_event.payload IS 'What belongs to it: side, amount_cents, deadline_at, comment.';
DROP TRIGGER quest_run_event_name_cause ON quest_run_event;
DROP FUNCTION quest_run_event_name_cause();

CREATE OR REPLACE FUNCTION emit_event(type text, entity text, entity_id uuid, payload jsonb DEFAULT '{}'::jsonb) RETURNS void
  LANGUAGE sql AS $$
  INSERT INTO domain_event (type, entity, entity_id, payload, actor_id)
  VALUES (type, entity, entity_id, payload, actor_id())
$$;
DROP FUNCTION move_cause();
