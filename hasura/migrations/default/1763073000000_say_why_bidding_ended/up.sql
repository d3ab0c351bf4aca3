-- A counter offer that auto-bidding could not accept is declined by time: both sides read in the history what kept it from that.
CREATE OR REPLACE FUNCTION quest_run_event_name_cause() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  NEW.payload := NEW.payload || jsonb_strip_nulls(jsonb_build_object('by', move_cause() -> 'by', 'why', move_cause() -> 'why'));
  RETURN NEW;
END $$;
COMMENT ON FUNCTION quest_run_event_name_cause() IS 'Says in the history of a run who made the move: a side, time, auto-bidding, a provider or an admin; and why time did, where it says so.';
COMMENT ON FUNCTION move_cause() IS 'The move that this statement belongs to, {name, by, why}; null outside of moves.';
COMMENT ON COLUMN quest_run_event.payload IS 'What belongs to it: by, why, side, amount_cents, deadline_at, comment.';
