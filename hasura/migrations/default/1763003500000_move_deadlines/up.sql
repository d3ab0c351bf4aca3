-- Deadlines belong to a status, follow the dates they were taken from, and a moved one is told to the row's workflow.

-- Whoever moves a run or puts an offer on the table may name its deadline; else the last one does not linger, and the
-- workflow names the one that follows from the rules.
CREATE FUNCTION quest_run_forget_deadline() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  NEW.deadline_at := NULL;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION quest_run_forget_deadline() IS 'Clears the deadline of the status or offer that a run has just left.';
CREATE TRIGGER quest_run_d_forget_deadline BEFORE UPDATE ON quest_run
  FOR EACH ROW WHEN (NEW.deadline_at IS NOT DISTINCT FROM OLD.deadline_at
                     AND (OLD.status, OLD.current_bid_id) IS DISTINCT FROM (NEW.status, NEW.current_bid_id))
  EXECUTE FUNCTION quest_run_forget_deadline();

-- Runs that end with their mission move with its end; none outlives it.
CREATE FUNCTION mission_move_deadlines() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  UPDATE mission_run r
     SET deadline_at = least(r.joined_at + make_interval(hours => 24 * m.run_days), NEW.end_date)
    FROM mission m
   WHERE m.id = NEW.id AND r.mission_id = NEW.id AND r.status = 'active'
     AND (r.deadline_at = OLD.end_date OR r.deadline_at > NEW.end_date);
  RETURN NULL;
END $$;
COMMENT ON FUNCTION mission_move_deadlines() IS 'Moves the deadlines of runs under way with the end of their mission.';
CREATE TRIGGER activation_move_deadlines AFTER UPDATE OF end_date ON activation
  FOR EACH ROW WHEN (NEW.kind = 'MISSION' AND OLD.end_date IS DISTINCT FROM NEW.end_date)
  EXECUTE FUNCTION mission_move_deadlines();

-- A first deadline is the workflow's own doing; one that is moved, by an admin or with a mission, is news to it.
CREATE FUNCTION emit_deadline_moved() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  PERFORM emit_event('deadlineMoved', TG_TABLE_NAME::text, NEW.id, jsonb_build_object(
    'from', OLD.deadline_at, 'to', NEW.deadline_at, 'company_id', NEW.company_id, 'creator_id', NEW.creator_id));
  RETURN NULL;
END $$;
COMMENT ON FUNCTION emit_deadline_moved() IS 'Tells the workflow that a deadline was moved while the status stayed.';
CREATE TRIGGER quest_run_emit_deadline AFTER UPDATE OF deadline_at ON quest_run
  FOR EACH ROW WHEN (OLD.deadline_at IS NOT NULL AND OLD.deadline_at IS DISTINCT FROM NEW.deadline_at AND OLD.status = NEW.status)
  EXECUTE FUNCTION emit_deadline_moved();
CREATE TRIGGER mission_run_emit_deadline AFTER UPDATE OF deadline_at ON mission_run
  FOR EACH ROW WHEN (OLD.deadline_at IS NOT NULL AND OLD.deadline_at IS DISTINCT FROM NEW.deadline_at AND OLD.status = NEW.status)
  EXECUTE FUNCTION emit_deadline_moved();
CREATE TRIGGER key_campaign_participant_emit_deadline AFTER UPDATE OF deadline_at ON key_campaign_participant
  FOR EACH ROW WHEN (OLD.deadline_at IS NOT NULL AND OLD.deadline_at IS DISTINCT FROM NEW.deadline_at AND OLD.status = NEW.status)
  EXECUTE FUNCTION emit_deadline_moved();
