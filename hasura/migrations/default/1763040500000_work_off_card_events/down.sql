DROP TRIGGER card_event_emit ON card_event;
CREATE TRIGGER card_event_emit AFTER INSERT ON card_event FOR EACH ROW EXECUTE FUNCTION card_event_emit();
COMMENT ON FUNCTION card_event_emit() IS 'Tells the outbox that the card provider sent something.';
