-- A paid invoice and a credit note are mailed to the billing address.

CREATE FUNCTION invoice_emit() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  PERFORM emit_event('invoicePaid', 'invoice', NEW.id, jsonb_build_object('company_id', NEW.company_id));
  RETURN NULL;
END $$;
COMMENT ON FUNCTION invoice_emit() IS 'Announces that an invoice was paid.';
CREATE TRIGGER invoice_emit AFTER UPDATE OF status ON invoice
  FOR EACH ROW WHEN (OLD.status <> NEW.status AND NEW.status = 'paid') EXECUTE FUNCTION invoice_emit();
COMMENT ON TRIGGER invoice_emit ON invoice IS 'outbox';

CREATE FUNCTION credit_note_emit() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  PERFORM emit_event('creditNoteIssued', 'credit_note', NEW.id, jsonb_build_object('company_id', NEW.company_id));
  RETURN NULL;
END $$;
COMMENT ON FUNCTION credit_note_emit() IS 'Announces a credit note.';
CREATE TRIGGER credit_note_emit AFTER INSERT ON credit_note FOR EACH ROW EXECUTE FUNCTION credit_note_emit();
COMMENT ON TRIGGER credit_note_emit ON credit_note IS 'outbox';
