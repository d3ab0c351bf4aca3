-- What nobody reviewed can be disputed; if it then fails its listing while that time runs, something else can be, and for longer. The
-- status is the same, and both sides hear of it all the same.
CREATE FUNCTION emit_quest_dispute_cause() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  PERFORM emit_event('questDisputePossible', 'quest_run_dispute', NEW.id, jsonb_build_object(
    'from', OLD.status, 'to', NEW.status, 'version', NEW.version, 'company_id', NEW.company_id, 'creator_id', NEW.creator_id));
  RETURN NULL;
END $$;
COMMENT ON FUNCTION emit_quest_dispute_cause() IS 'Tells that something else can be disputed now than before.';
CREATE TRIGGER quest_run_dispute_emit_cause AFTER UPDATE OF cause ON quest_run_dispute
  FOR EACH ROW WHEN (OLD.status = 'possible' AND NEW.status = 'possible' AND OLD.cause <> NEW.cause)
  EXECUTE FUNCTION emit_quest_dispute_cause();
