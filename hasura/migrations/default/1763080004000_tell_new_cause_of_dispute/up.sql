-- If unreviewed content, which can be disputed, then also fails its listing, the cause of the possible dispute changes and
-- its period extends. The status stays the same, so both sides need a separate event.
CREATE FUNCTION emit_quest_dispute_cause() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  PERFORM emit_event('questDisputePossible', 'quest_run_dispute', NEW.id, jsonb_build_object(
    'from', OLD.status, 'to', NEW.status, 'version', NEW.version, 'company_id', NEW.company_id, 'creator_id', NEW.creator_id));
  RETURN NULL;
END $$;
COMMENT ON FUNCTION emit_quest_dispute_cause() IS 'Announces that another result can now be disputed.';
CREATE TRIGGER quest_run_dispute_emit_cause AFTER UPDATE OF cause ON quest_run_dispute
  FOR EACH ROW WHEN (OLD.status = 'possible' AND NEW.status = 'possible' AND OLD.cause <> NEW.cause)
  EXECUTE FUNCTION emit_quest_dispute_cause();
