COMMENT ON COLUMN quest_run_event.payload IS 'The details of the event: by, side, amount_cents, deadline_at, comment.';
COMMENT ON FUNCTION move_cause() IS 'The move that this statement belongs to, {name, by}. Null outside of moves.';

CREATE OR REPLACE FUNCTION quest_run_event_name_cause() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  NEW.payload := NEW.payload || jsonb_build_object('by', move_cause() -> 'by');
  RETURN NEW;
END $$;
COMMENT ON FUNCTION quest_run_event_name_cause() IS 'Records in the history of a run who made the move: a side, a deadline, auto-bidding, a provider or an admin.';
