-- Much of what the card provider sends is about what nothing of ours follows from: it is kept as done, and nobody is told.
DROP TRIGGER card_event_emit ON card_event;
CREATE TRIGGER card_event_emit AFTER INSERT ON card_event FOR EACH ROW WHEN (NEW.done_at IS NULL) EXECUTE FUNCTION card_event_emit();
COMMENT ON FUNCTION card_event_emit() IS 'Tells the outbox that the card provider sent something to be worked off.';
