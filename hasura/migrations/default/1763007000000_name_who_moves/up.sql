-- A move of a lifecycle has one home, the workspace moves/: it says in `questboard.move` what it does and who makes it, so
-- that events and the history name the cause, and a status that somebody writes by hand past it is refused.

CREATE FUNCTION move_cause() RETURNS jsonb
  LANGUAGE sql STABLE AS $$
  SELECT nullif(current_setting('questboard.move', true), '')::jsonb
$$;
COMMENT ON FUNCTION move_cause() IS 'The move that this statement belongs to, {name, by}; null outside of moves.';

CREATE OR REPLACE FUNCTION emit_event(type text, entity text, entity_id uuid, payload jsonb DEFAULT '{}'::jsonb) RETURNS void
  LANGUAGE sql AS $$
  INSERT INTO domain_event (type, entity, entity_id, payload, actor_id)
  VALUES (type, entity, entity_id, payload || jsonb_strip_nulls(jsonb_build_object('by', move_cause() -> 'by')), actor_id())
$$;

CREATE FUNCTION quest_run_event_name_cause() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  NEW.payload := NEW.payload || jsonb_build_object('by', move_cause() -> 'by');
  RETURN NEW;
END $$;
COMMENT ON FUNCTION quest_run_event_name_cause() IS 'Says in the history of a run who made the move: a side, time, auto-bidding, a provider or an admin.';
CREATE TRIGGER quest_run_event_name_cause BEFORE INSERT ON quest_run_event
  FOR EACH ROW WHEN (move_cause() IS NOT NULL) EXECUTE FUNCTION quest_run_event_name_cause();
COMMENT ON COLUMN quest_run_event.payload IS 'What belongs to it: by, side, amount_cents, deadline_at, comment.';

-- What is written by hand is refused ----------------------------------------------------------------------------------
-- guard_move('what to do instead'): a request of Hasura's, an admin's in the console too, moves no row by its status alone.
-- Migrations and psql, which have no session, are not asked.
CREATE FUNCTION guard_move() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refuse('move_has_its_home', format('the %s of a %s is not written by hand, for more belongs to it: %s (docs/stuck-runs.md)',
    TG_ARGV[0], replace(TG_TABLE_NAME, '_', ' '), TG_ARGV[1]));
  RETURN NULL;
END $$;
COMMENT ON FUNCTION guard_move() IS 'Refuses to move a row by hand, past what belongs to the move.';

CREATE FUNCTION is_by_hand() RETURNS boolean
  LANGUAGE sql STABLE AS $$
  SELECT session_variable('x-hasura-role') IS NOT NULL AND move_cause() IS NULL
$$;
COMMENT ON FUNCTION is_by_hand() IS 'Whether this statement is a request of Hasura''s that no move makes.';

CREATE TRIGGER quest_run_a_move BEFORE UPDATE OF status ON quest_run
  FOR EACH ROW WHEN (OLD.status <> NEW.status AND is_by_hand())
  EXECUTE FUNCTION guard_move('status', 'set "deadline_at" to this moment, and its time does what is due');
CREATE TRIGGER quest_bid_a_move BEFORE UPDATE OF answer ON quest_bid
  FOR EACH ROW WHEN (OLD.answer IS DISTINCT FROM NEW.answer AND is_by_hand())
  EXECUTE FUNCTION guard_move('answer', 'set "deadline_at" of its quest run to this moment, and it is answered as its time does');
CREATE TRIGGER submission_a_move BEFORE UPDATE OF status ON submission
  FOR EACH ROW WHEN (OLD.status <> NEW.status AND is_by_hand())
  EXECUTE FUNCTION guard_move('status', 'content is decided with its run; the "deadline_at" of a quest run approves what nobody reviewed');
CREATE TRIGGER mission_run_a_move BEFORE UPDATE OF status ON mission_run
  FOR EACH ROW WHEN (OLD.status <> NEW.status AND is_by_hand())
  EXECUTE FUNCTION guard_move('status', 'set "deadline_at" to this moment, and it expires');
CREATE TRIGGER key_campaign_participant_a_move BEFORE UPDATE OF status ON key_campaign_participant
  FOR EACH ROW WHEN (OLD.status <> NEW.status AND is_by_hand())
  EXECUTE FUNCTION guard_move('status', 'set "deadline_at" to this moment, and a claimed key without content fails');
CREATE TRIGGER program_membership_a_move BEFORE UPDATE OF status ON program_membership
  FOR EACH ROW WHEN (OLD.status <> NEW.status AND is_by_hand())
  EXECUTE FUNCTION guard_move('status', 'the company decides who is a member');
CREATE TRIGGER invitation_a_move BEFORE UPDATE OF status ON invitation
  FOR EACH ROW WHEN (OLD.status <> NEW.status AND is_by_hand())
  EXECUTE FUNCTION guard_move('status', 'the creator answers it, and the end of its activation does');
CREATE TRIGGER activation_a_move BEFORE UPDATE OF status ON activation
  FOR EACH ROW WHEN (OLD.status <> NEW.status AND is_by_hand())
  EXECUTE FUNCTION guard_move('status', 'set "end_date" to this moment, and it ends with all that hangs on it');
CREATE TRIGGER payment_a_move BEFORE UPDATE OF status ON payment
  FOR EACH ROW WHEN (OLD.status <> NEW.status AND is_by_hand())
  EXECUTE FUNCTION guard_move('status', 'the card provider says what became of it, and the ledger follows');
CREATE TRIGGER payout_a_move BEFORE UPDATE OF status ON payout
  FOR EACH ROW WHEN (OLD.status <> NEW.status AND is_by_hand())
  EXECUTE FUNCTION guard_move('status', 'the payout provider says what became of it, and the ledger follows');

-- What an admin or a company decides about one row carries on to others: those are moves, too.
CREATE OR REPLACE FUNCTION company_release_activations() RETURNS TRIGGER LANGUAGE plpgsql AS $$
DECLARE
  waiting record;
  outer_move text := coalesce(current_setting('questboard.move', true), '');
BEGIN
  PERFORM set_config('questboard.move', '{"name": "decideVerification", "by": "admin"}', true);
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
  PERFORM set_config('questboard.move', outer_move, true);
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION key_campaign_convert() RETURNS TRIGGER LANGUAGE plpgsql AS $$
DECLARE
  outer_move text := coalesce(current_setting('questboard.move', true), '');
BEGIN
  IF NEW.waitlist AND EXISTS (SELECT FROM activation WHERE id = NEW.id AND status <> 'draft') THEN
    PERFORM refuse('key_campaign_waitlist_before_publish', 'a key campaign becomes a waitlist only while it is a draft');
  END IF;
  IF NOT NEW.waitlist THEN
    NEW.converted_at := now();
    PERFORM set_config('questboard.move', '{"name": "convertWaitlist", "by": "company"}', true);
    -- Those who lined up are now applicants.
    UPDATE key_campaign_participant SET status = 'pending' WHERE campaign_id = NEW.id AND status = 'waitlist';
    PERFORM emit_event('waitlistConverted', 'activation', NEW.id);
    PERFORM set_config('questboard.move', outer_move, true);
  END IF;
  RETURN NEW;
END $$;

-- Whoever was invited to what is deleted hears that it is over: the row goes with the activation.
CREATE FUNCTION activation_answer_invitations() RETURNS trigger
  LANGUAGE plpgsql AS $$
DECLARE
  outer_move text := coalesce(current_setting('questboard.move', true), '');
BEGIN
  PERFORM set_config('questboard.move', '{"name": "deleteActivation", "by": "company"}', true);
  UPDATE invitation SET status = 'REJECTED' WHERE activation_id = OLD.id AND status = 'PENDING';
  PERFORM set_config('questboard.move', outer_move, true);
  RETURN OLD;
END $$;
COMMENT ON FUNCTION activation_answer_invitations() IS 'Answers the invitations that nobody answered, before they go with their activation.';
CREATE TRIGGER activation_answer_invitations BEFORE DELETE ON activation
  FOR EACH ROW EXECUTE FUNCTION activation_answer_invitations();
