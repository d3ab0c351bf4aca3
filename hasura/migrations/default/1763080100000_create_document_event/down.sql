DROP TRIGGER credit_note_emit ON credit_note;
DROP FUNCTION credit_note_emit();
DROP TRIGGER invoice_emit ON invoice;
DROP FUNCTION invoice_emit();
