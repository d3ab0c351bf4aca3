-- Whom an invoice is made out to, and that it stays as it was issued: what is wrong with one is put right by a credit note.

CREATE TABLE company_billing (
  company_id    uuid PRIMARY KEY REFERENCES company ON DELETE CASCADE,
  legal_name    text NOT NULL CONSTRAINT company_billing_legal_name_1_to_200 CHECK (char_length(btrim(legal_name)) BETWEEN 1 AND 200),
  tax_id        text CONSTRAINT company_billing_tax_id_form CHECK (tax_id ~ '^[A-Za-z0-9][A-Za-z0-9 ./-]{3,29}$'),
  street_name   text NOT NULL CONSTRAINT company_billing_street_name_1_to_200 CHECK (char_length(btrim(street_name)) BETWEEN 1 AND 200),
  street_number text NOT NULL CONSTRAINT company_billing_street_number_1_to_20 CHECK (char_length(btrim(street_number)) BETWEEN 1 AND 20),
  zip_code      text NOT NULL CONSTRAINT company_billing_zip_code_1_to_20 CHECK (char_length(btrim(zip_code)) BETWEEN 1 AND 20),
  city          text NOT NULL CONSTRAINT company_billing_city_1_to_100 CHECK (char_length(btrim(city)) BETWEEN 1 AND 100),
  province      text CONSTRAINT company_billing_province_1_to_100 CHECK (char_length(btrim(province)) BETWEEN 1 AND 100),
  country       text NOT NULL REFERENCES country ON DELETE RESTRICT,
  updated_at    timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX company_billing_country_idx ON company_billing (country);
COMMENT ON TABLE company_billing IS 'Whom a company''s invoices are made out to. A quest is published once it is there.';
COMMENT ON COLUMN company_billing.company_id IS 'The company it belongs to.';
COMMENT ON COLUMN company_billing.legal_name IS 'The name on invoices.';
COMMENT ON COLUMN company_billing.tax_id IS 'The VAT or tax number, where there is one.';
COMMENT ON COLUMN company_billing.street_name IS 'The street.';
COMMENT ON COLUMN company_billing.street_number IS 'The number in the street.';
COMMENT ON COLUMN company_billing.zip_code IS 'The ZIP code.';
COMMENT ON COLUMN company_billing.city IS 'The city.';
COMMENT ON COLUMN company_billing.province IS 'The province, where there is one.';
COMMENT ON COLUMN company_billing.country IS 'The country.';
COMMENT ON COLUMN company_billing.updated_at IS 'When the row last changed.';
CREATE TRIGGER company_billing_set_updated_at BEFORE UPDATE ON company_billing
  FOR EACH ROW EXECUTE FUNCTION set_updated_at();
CREATE TRIGGER company_billing_audit AFTER INSERT OR UPDATE OR DELETE ON company_billing
  FOR EACH ROW EXECUTE FUNCTION audit_row('company_id');

-- Invoices ---------------------------------------------------------------------------------------------------------
ALTER TABLE invoice ADD COLUMN billed_to jsonb;
UPDATE invoice SET billed_to = jsonb_build_object('legal_name', company.name) FROM company WHERE company.id = invoice.company_id;
ALTER TABLE invoice ALTER COLUMN billed_to SET NOT NULL;
COMMENT ON COLUMN invoice.billed_to IS 'The company''s billing details as they were when it was issued.';

CREATE FUNCTION invoice_take_billing() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  SELECT jsonb_strip_nulls(to_jsonb(billing) - '{company_id,updated_at}'::text[]) INTO NEW.billed_to
    FROM company_billing AS billing WHERE company_id = NEW.company_id;
  IF NEW.billed_to IS NULL THEN
    PERFORM refuse('invoice_needs_billing_details', 'the company has not said whom its invoices are made out to');
  END IF;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION invoice_take_billing() IS 'Writes on an invoice whom it is made out to.';
CREATE TRIGGER invoice_take_billing BEFORE INSERT ON invoice FOR EACH ROW EXECUTE FUNCTION invoice_take_billing();

DELETE FROM invoice_transition WHERE from_status = 'paid' AND to_status = 'void';

CREATE FUNCTION invoice_is_final() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refuse('invoice_is_final', 'an invoice stays as it was issued; write a credit note that corrects it');
  RETURN NULL;
END $$;
COMMENT ON FUNCTION invoice_is_final() IS 'Refuses to change or delete what was invoiced.';
CREATE TRIGGER invoice_is_final BEFORE UPDATE ON invoice
  FOR EACH ROW WHEN ((OLD.company_id, OLD.number, OLD.total_cents, OLD.billed_to, OLD.issued_at, OLD.created_at)
                     IS DISTINCT FROM (NEW.company_id, NEW.number, NEW.total_cents, NEW.billed_to, NEW.issued_at, NEW.created_at)
                     OR OLD.payment_id IS NOT NULL AND OLD.payment_id IS DISTINCT FROM NEW.payment_id)
  EXECUTE FUNCTION invoice_is_final();
CREATE TRIGGER invoice_is_not_deleted BEFORE DELETE ON invoice FOR EACH ROW EXECUTE FUNCTION invoice_is_final();

CREATE FUNCTION invoice_line_is_final() RETURNS trigger
  LANGUAGE plpgsql AS $$
DECLARE
  line invoice_line := CASE WHEN TG_OP = 'INSERT' THEN NEW ELSE OLD END;
BEGIN
  IF (SELECT status FROM invoice WHERE id = line.invoice_id FOR NO KEY UPDATE) <> 'open' THEN
    PERFORM refuse('invoice_is_final', 'an invoice that is paid or void keeps its lines');
  END IF;
  RETURN CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END;
END $$;
COMMENT ON FUNCTION invoice_line_is_final() IS 'Refuses to change the lines of an invoice that is not open any more.';
CREATE TRIGGER invoice_line_is_final BEFORE INSERT OR UPDATE OR DELETE ON invoice_line
  FOR EACH ROW EXECUTE FUNCTION invoice_line_is_final();

CREATE FUNCTION invoice_lines_add_up() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT sum(amount_cents) FROM invoice_line WHERE invoice_id = NEW.id) IS DISTINCT FROM NEW.total_cents THEN
    PERFORM refuse('invoice_lines_add_up', 'the lines of the invoice do not sum to its total');
  END IF;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION invoice_lines_add_up() IS 'Refuses an invoice as paid whose lines are not its total.';
CREATE TRIGGER invoice_lines_add_up BEFORE UPDATE OF status ON invoice
  FOR EACH ROW WHEN (NEW.status = 'paid' AND OLD.status <> 'paid') EXECUTE FUNCTION invoice_lines_add_up();

-- Credit notes -----------------------------------------------------------------------------------------------------
CREATE SEQUENCE credit_note_number;
CREATE TABLE credit_note (
  id          uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  invoice_id  uuid NOT NULL REFERENCES invoice ON DELETE RESTRICT,
  company_id  uuid NOT NULL REFERENCES company ON DELETE RESTRICT,
  number      text NOT NULL DEFAULT 'QC-' || lpad(nextval('credit_note_number')::text, 6, '0') CONSTRAINT credit_note_number_key UNIQUE,
  total_cents bigint NOT NULL CONSTRAINT credit_note_total_above_zero CHECK (total_cents > 0),
  reason      text NOT NULL CONSTRAINT credit_note_reason_not_blank CHECK (btrim(reason) <> ''),
  transfer_id uuid CONSTRAINT credit_note_transfer_id_key UNIQUE REFERENCES ledger_transfer ON DELETE RESTRICT,
  upload_id   uuid REFERENCES upload ON DELETE SET NULL,
  issued_at   timestamptz NOT NULL DEFAULT now()
);
ALTER SEQUENCE credit_note_number OWNED BY credit_note.number;
CREATE INDEX credit_note_invoice_id_idx ON credit_note (invoice_id);
CREATE INDEX credit_note_company_id_idx ON credit_note (company_id, issued_at DESC);
CREATE INDEX credit_note_upload_id_idx ON credit_note (upload_id);
COMMENT ON TABLE credit_note IS 'What of a paid invoice was taken back.';
COMMENT ON COLUMN credit_note.id IS 'The row''s identity.';
COMMENT ON COLUMN credit_note.invoice_id IS 'The invoice.';
COMMENT ON COLUMN credit_note.company_id IS 'The company it belongs to; kept equal to the invoice''s.';
COMMENT ON COLUMN credit_note.number IS 'Its number.';
COMMENT ON COLUMN credit_note.total_cents IS 'What is taken back, in US cents.';
COMMENT ON COLUMN credit_note.reason IS 'Why, in words for the company.';
COMMENT ON COLUMN credit_note.transfer_id IS 'The transfer that paid it back.';
COMMENT ON COLUMN credit_note.upload_id IS 'Its document.';
COMMENT ON COLUMN credit_note.issued_at IS 'When it was issued.';

CREATE FUNCTION credit_note_check() RETURNS trigger
  LANGUAGE plpgsql AS $$
DECLARE
  of_invoice invoice;
BEGIN
  SELECT * INTO of_invoice FROM invoice WHERE id = NEW.invoice_id FOR NO KEY UPDATE;
  NEW.company_id := of_invoice.company_id;
  IF of_invoice.status <> 'paid' THEN
    PERFORM refuse('credit_note_of_paid_invoice', 'only a paid invoice has a credit note; an open one is withdrawn');
  END IF;
  IF NEW.total_cents + (SELECT coalesce(sum(total_cents), 0) FROM credit_note WHERE invoice_id = NEW.invoice_id) > of_invoice.total_cents THEN
    PERFORM refuse('credit_note_within_invoice', 'the credit notes of an invoice take back no more than its total');
  END IF;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION credit_note_check() IS 'Refuses to take back more than was paid.';
CREATE TRIGGER credit_note_check BEFORE INSERT ON credit_note FOR EACH ROW EXECUTE FUNCTION credit_note_check();
CREATE TRIGGER credit_note_is_final BEFORE UPDATE ON credit_note
  FOR EACH ROW WHEN (to_jsonb(OLD) - 'upload_id' <> to_jsonb(NEW) - 'upload_id') EXECUTE FUNCTION invoice_is_final();
CREATE TRIGGER credit_note_is_not_deleted BEFORE DELETE ON credit_note FOR EACH ROW EXECUTE FUNCTION invoice_is_final();
CREATE TRIGGER credit_note_audit AFTER INSERT ON credit_note FOR EACH ROW EXECUTE FUNCTION audit_row('id');

-- A month's statement shows what came back, and what was paid back.
ALTER TABLE statement
  ADD COLUMN returned_cents bigint NOT NULL DEFAULT 0 CONSTRAINT statement_returned_not_negative CHECK (returned_cents >= 0),
  ADD COLUMN refunded_cents bigint NOT NULL DEFAULT 0 CONSTRAINT statement_refunded_not_negative CHECK (refunded_cents >= 0);
ALTER TABLE statement DROP CONSTRAINT statement_adds_up;
ALTER TABLE statement ADD CONSTRAINT statement_adds_up
  CHECK (opening_cents + paid_cents + returned_cents - spent_cents - refunded_cents = closing_cents);
COMMENT ON COLUMN statement.returned_cents IS 'What came back in the month from quests that were not delivered.';
COMMENT ON COLUMN statement.refunded_cents IS 'What was paid back to the company in the month.';
