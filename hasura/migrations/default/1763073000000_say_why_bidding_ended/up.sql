-- If auto-bidding could not accept a counter-offer and it was declined at its deadline, both sides see the reason in the
-- history.
CREATE OR REPLACE FUNCTION quest_run_event_name_cause() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  NEW.payload := NEW.payload || jsonb_strip_nulls(jsonb_build_object('by', move_cause() -> 'by', 'why', move_cause() -> 'why'));
  RETURN NEW;
END $$;
COMMENT ON FUNCTION quest_run_event_name_cause() IS 'Records in the history of a run who made the move (a side, a deadline, auto-bidding, a provider or an admin), and for a deadline the reason, if given.';
COMMENT ON FUNCTION move_cause() IS 'The move that this statement belongs to, {name, by, why}. Null outside of moves.';
COMMENT ON COLUMN quest_run_event.payload IS 'The details of the event: by, why, side, amount_cents, deadline_at, comment.';
