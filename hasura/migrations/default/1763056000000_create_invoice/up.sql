-- A payment is invoiced in the same transaction, and a refund gets its credit note, no matter who moved the money. Both are
-- numbered without gaps and never change (rules §2, §3).

CREATE TABLE document_number (
  kind text PRIMARY KEY,
  last bigint NOT NULL
);
COMMENT ON TABLE document_number IS 'The last number of each kind of document. The row stays locked until a document is issued, so that no number is left out.';
COMMENT ON COLUMN document_number.kind IS 'Invoice or credit note.';
COMMENT ON COLUMN document_number.last IS 'The last number that a document got.';
INSERT INTO document_number (kind, last) VALUES ('invoice', 0), ('credit_note', 0);

CREATE FUNCTION next_document_number(of_kind text, prefix text) RETURNS text
  LANGUAGE plpgsql AS $$
DECLARE
  given bigint;
BEGIN
  UPDATE document_number SET last = last + 1 WHERE kind = of_kind RETURNING last INTO given;
  RETURN prefix || lpad(given::text, greatest(6, length(given::text)), '0');
END $$;
COMMENT ON FUNCTION next_document_number(text, text) IS 'The next number for a kind of document. If the transaction fails, another document gets the number.';

-- The recipient of an invoice. An issued invoice never changes; a credit note corrects it.
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
COMMENT ON TABLE company_billing IS 'The recipient of a company''s invoices. Required to publish a quest.';
COMMENT ON COLUMN company_billing.company_id IS 'The company that owns the row.';
COMMENT ON COLUMN company_billing.legal_name IS 'The name on invoices.';
COMMENT ON COLUMN company_billing.tax_id IS 'The VAT or tax number, if any.';
COMMENT ON COLUMN company_billing.street_name IS 'The street.';
COMMENT ON COLUMN company_billing.street_number IS 'The street number.';
COMMENT ON COLUMN company_billing.zip_code IS 'The ZIP code.';
COMMENT ON COLUMN company_billing.city IS 'The city.';
COMMENT ON COLUMN company_billing.province IS 'The province, if any.';
COMMENT ON COLUMN company_billing.country IS 'The country.';
COMMENT ON COLUMN company_billing.updated_at IS 'When the row last changed.';
CREATE INDEX company_billing_country_idx ON company_billing (country);
SELECT keep_updated_at('company_billing');
SELECT keep_trail('company_billing', 'INSERT OR UPDATE OR DELETE', '{company_id}');

CREATE TABLE invoice_status (value text PRIMARY KEY, comment text NOT NULL);
COMMENT ON TABLE invoice_status IS 'The status of an invoice.';
COMMENT ON COLUMN invoice_status.value IS 'The enum value that rows of other tables contain.';
COMMENT ON COLUMN invoice_status.comment IS 'The meaning of the value.';
INSERT INTO invoice_status (value, comment) VALUES ('open', 'Waiting for payment'), ('paid', 'Paid'), ('void', 'Withdrawn');

CREATE TABLE invoice_transition (
  from_status text NOT NULL REFERENCES invoice_status ON DELETE RESTRICT,
  to_status   text NOT NULL REFERENCES invoice_status ON DELETE RESTRICT,
  event       text NOT NULL,
  PRIMARY KEY (from_status, to_status, event)
);
COMMENT ON TABLE invoice_transition IS 'The allowed status changes of an invoice.';
COMMENT ON COLUMN invoice_transition.from_status IS 'The status before the change.';
COMMENT ON COLUMN invoice_transition.to_status IS 'The status after the change.';
COMMENT ON COLUMN invoice_transition.event IS 'The name of the status change in events and logs.';
CREATE INDEX invoice_transition_to_status_idx ON invoice_transition (to_status);
INSERT INTO invoice_transition (from_status, to_status, event) VALUES
  ('open', 'paid', 'invoicePaid'), ('open', 'void', 'invoiceVoided');

CREATE TABLE invoice (
  id          uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  company_id  uuid NOT NULL REFERENCES company ON DELETE RESTRICT,
  number      text NOT NULL DEFAULT next_document_number('invoice', 'QB-') CONSTRAINT invoice_number_key UNIQUE,
  status      text NOT NULL DEFAULT 'open' REFERENCES invoice_status ON DELETE RESTRICT,
  payment_id  uuid CONSTRAINT invoice_payment_id_key UNIQUE REFERENCES payment ON DELETE RESTRICT,
  total_cents bigint NOT NULL CONSTRAINT invoice_total_above_zero CHECK (total_cents > 0),
  upload_id   uuid REFERENCES upload ON DELETE SET NULL,
  issued_at   timestamptz NOT NULL DEFAULT now(),
  due_at      timestamptz,
  billed_to   jsonb NOT NULL,
  created_at  timestamptz NOT NULL DEFAULT now(),
  sold_by          jsonb NOT NULL,
  tax_treatment    text NOT NULL REFERENCES tax_treatment ON DELETE RESTRICT,
  tax_basis_points integer NOT NULL,
  tax_cents        bigint NOT NULL
);
COMMENT ON TABLE invoice IS 'An invoice to a company. Its lines are the items of the payment.';
COMMENT ON COLUMN invoice.id IS 'The unique id of the row.';
COMMENT ON COLUMN invoice.company_id IS 'The company that owns the row.';
COMMENT ON COLUMN invoice.number IS 'The invoice number, from one sequence without gaps.';
COMMENT ON COLUMN invoice.status IS 'The status of the invoice.';
COMMENT ON COLUMN invoice.payment_id IS 'The payment of the invoice.';
COMMENT ON COLUMN invoice.total_cents IS 'The total in US cents.';
COMMENT ON COLUMN invoice.upload_id IS 'The document file.';
COMMENT ON COLUMN invoice.issued_at IS 'When the invoice was issued.';
COMMENT ON COLUMN invoice.due_at IS 'The due date.';
COMMENT ON COLUMN invoice.billed_to IS 'The company''s billing details as they were when the invoice was issued.';
COMMENT ON COLUMN invoice.created_at IS 'When the row was created.';
COMMENT ON COLUMN invoice.sold_by IS 'The seller as it was when the invoice was issued.';
COMMENT ON COLUMN invoice.tax_treatment IS 'The way in which the invoice is taxed.';
COMMENT ON COLUMN invoice.tax_basis_points IS 'The tax rate in basis points.';
COMMENT ON COLUMN invoice.tax_cents IS 'The tax that the total includes, in US cents.';
CREATE INDEX invoice_company_id_idx ON invoice (company_id, issued_at DESC);
CREATE INDEX invoice_status_idx ON invoice (status);
CREATE INDEX invoice_upload_id_idx ON invoice (upload_id);
CREATE INDEX invoice_tax_treatment_idx ON invoice (tax_treatment);
SELECT begin_with('invoice', 'invoice', '{open}', '{}');

CREATE FUNCTION invoice_refuse() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    PERFORM refuse_transition('invoice', 'invoice', OLD.status, NEW.status);
  END IF;
  IF TG_OP = 'DELETE' OR TG_OP = 'UPDATE' AND (
       (OLD.company_id, OLD.number, OLD.total_cents, OLD.billed_to, OLD.issued_at, OLD.created_at,
        OLD.sold_by, OLD.tax_treatment, OLD.tax_basis_points, OLD.tax_cents)
         IS DISTINCT FROM (NEW.company_id, NEW.number, NEW.total_cents, NEW.billed_to, NEW.issued_at, NEW.created_at,
                           NEW.sold_by, NEW.tax_treatment, NEW.tax_basis_points, NEW.tax_cents)
       OR OLD.payment_id IS NOT NULL AND OLD.payment_id IS DISTINCT FROM NEW.payment_id) THEN
    PERFORM refuse('invoice_is_final', 'an issued invoice cannot change; correct it with a credit note');
  END IF;
  IF TG_OP = 'UPDATE' AND NEW.status = 'paid' AND OLD.status <> 'paid'
     AND (SELECT sum(amount_cents) FROM invoice_line WHERE invoice_id = NEW.id) IS DISTINCT FROM NEW.total_cents THEN
    PERFORM refuse('invoice_lines_add_up', 'the lines of the invoice do not add up to its total');
  END IF;
  IF (NEW.status, NEW.payment_id) IS DISTINCT FROM (OLD.status, OLD.payment_id) THEN
    PERFORM refuse_without_payment(NEW);
  END IF;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION invoice_refuse() IS 'Refuses an illegal status, a status that the payment does not allow, lines that do not add up, and changes of an issued invoice.';
CREATE TRIGGER invoice_refuse BEFORE INSERT OR UPDATE OR DELETE ON invoice FOR EACH ROW EXECUTE FUNCTION invoice_refuse();
SELECT keep_trail('invoice', 'INSERT OR UPDATE OR DELETE', '{id}');
COMMENT ON TRIGGER invoice_refuse ON invoice IS 'refuse';
CREATE FUNCTION invoice_take_billing() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  SELECT jsonb_strip_nulls(to_jsonb(billing) - '{company_id,updated_at}'::text[]) INTO NEW.billed_to
    FROM company_billing AS billing WHERE company_id = NEW.company_id;
  IF NEW.billed_to IS NULL THEN
    PERFORM refuse('invoice_needs_billing_details', 'the company has not entered its billing details');
  END IF;
  SELECT sold_by, treatment, basis_points INTO NEW.sold_by, NEW.tax_treatment, NEW.tax_basis_points FROM invoice_tax(NEW.billed_to);
  NEW.tax_cents := included_tax(NEW.total_cents, NEW.tax_basis_points);
  RETURN NEW;
END $$;
COMMENT ON FUNCTION invoice_take_billing() IS 'Copies the recipient, the seller and the tax into an invoice.';
CREATE TRIGGER invoice_take_billing BEFORE INSERT ON invoice FOR EACH ROW EXECUTE FUNCTION invoice_take_billing();
COMMENT ON TRIGGER invoice_take_billing ON invoice IS 'stamp';

-- A paid invoice is mailed to the billing address, and so is a credit note.
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

CREATE FUNCTION issue_invoice(of_payment payment) RETURNS invoice
  LANGUAGE plpgsql AS $$
DECLARE
  issued invoice;
BEGIN
  INSERT INTO invoice (company_id, payment_id, total_cents) VALUES (of_payment.company_id, of_payment.id, of_payment.amount_cents)
  RETURNING * INTO issued;
  INSERT INTO invoice_line (invoice_id, position, description, amount_cents)
  SELECT issued.id, row_number() OVER (ORDER BY run.id), format('%s with %s', activation.name, person.display_name), run.amount_cents
    FROM quest_run AS run JOIN activation ON activation.id = run.quest_id JOIN "user" AS person ON person.id = run.creator_id
   WHERE run.payment_id = of_payment.id;
  -- A line can be for a plan with its end date, or for money that paid for nothing, such as an offer that another
  -- payment covered. Such money is returned immediately but stays on the invoice.
  INSERT INTO invoice_line (invoice_id, position, description, amount_cents)
  SELECT issued.id, count(*) + 1,
         of_payment.description || coalesce(to_char(of_payment.plan_valid_to AT TIME ZONE 'Europe/Stockholm', '", a month until "FMDD FMMonth YYYY'), ''),
         of_payment.amount_cents - coalesce(sum(amount_cents), 0)
    FROM invoice_line WHERE invoice_id = issued.id HAVING coalesce(sum(amount_cents), 0) <> of_payment.amount_cents;
  RETURN issued;
END $$;
COMMENT ON FUNCTION issue_invoice(payment) IS 'Writes the invoice of a payment with a line for each paid quest run, or for the plan.';

CREATE FUNCTION issue_documents(paid_id uuid) RETURNS void
  LANGUAGE plpgsql AS $$
DECLARE
  paid payment;
  billed invoice;
BEGIN
  -- Locks all document numbers first and in a fixed order, so that the next statements see what was committed in the meantime.
  PERFORM FROM document_number ORDER BY kind FOR UPDATE;
  SELECT * INTO paid FROM payment WHERE id = paid_id;
  SELECT * INTO billed FROM invoice WHERE payment_id = paid_id;
  IF paid.status = 'expired' THEN
    UPDATE invoice SET status = 'void' WHERE id = billed.id AND status = 'open';
  END IF;
  IF paid.status NOT IN ('succeeded', 'refunded') OR billed.status = 'void' THEN
    RETURN;
  END IF;
  IF billed.id IS NULL THEN
    -- Documents are issued only after the company has entered its billing details.
    IF NOT EXISTS (SELECT FROM company_billing WHERE company_id = paid.company_id) THEN
      RETURN;
    END IF;
    billed := issue_invoice(paid);
  END IF;
  UPDATE invoice SET status = 'paid' WHERE id = billed.id AND status = 'open';
  INSERT INTO credit_note (invoice_id, company_id, total_cents, reason, transfer_id, quest_run_id)
  SELECT billed.id, paid.company_id, back.cents,
         coalesce(nullif(transfer.description, ''), 'Not delivered: ' || activation.name || ' with ' || person.display_name,
                  'Paid after the time to pay was over')
           || CASE WHEN back.covered = 0 THEN '' WHEN back.covered = back.cents THEN '. Your bank has paid it back.'
                   ELSE format('. Your bank has paid back $%s of it.', to_char(back.covered / 100.0, 'FM999,999,990.00')) END,
         transfer.id, run.id
    FROM (SELECT transfer_id, sum(amount_cents)::bigint AS cents, min(created_at) AS created_at,
                 coalesce(sum(amount_cents) FILTER (WHERE status = 'covered'), 0)::bigint AS covered
            FROM payment_refund WHERE payment_id = paid_id GROUP BY transfer_id) AS back
    JOIN ledger_transfer AS transfer ON transfer.id = back.transfer_id
    LEFT JOIN quest_run AS run ON run.payment_id = paid_id AND transfer.idempotency_key = format('refund/%s/%s', paid_id, run.id)
    LEFT JOIN activation ON activation.id = run.quest_id
    LEFT JOIN "user" AS person ON person.id = run.creator_id
   WHERE NOT EXISTS (SELECT FROM credit_note WHERE credit_note.transfer_id = back.transfer_id)
   ORDER BY back.created_at, back.transfer_id;
END $$;
COMMENT ON FUNCTION issue_documents(uuid) IS 'Issues the missing documents of a payment: its invoice, and a credit note for each refund. No document is issued twice.';

CREATE FUNCTION issue_documents_of() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  PERFORM issue_documents((to_jsonb(NEW) ->> TG_ARGV[0])::uuid);
  RETURN NULL;
END $$;
COMMENT ON FUNCTION issue_documents_of() IS 'Issues the documents of the payment in the named column.';

-- This trigger fires at the end of the transaction, when all items are known, so that the numbers are locked only
-- briefly.
CREATE CONSTRAINT TRIGGER payment_issue_documents AFTER UPDATE OF status ON payment
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.status <> OLD.status AND NEW.status IN ('succeeded', 'expired'))
  EXECUTE FUNCTION issue_documents_of('id');
COMMENT ON TRIGGER payment_issue_documents ON payment IS 'tally';
CREATE CONSTRAINT TRIGGER payment_refund_issue_documents AFTER INSERT ON payment_refund
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION issue_documents_of('payment_id');
COMMENT ON TRIGGER payment_refund_issue_documents ON payment_refund IS 'tally';

CREATE FUNCTION company_billing_issue_documents() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  PERFORM issue_documents(payment.id) FROM payment
    WHERE company_id = NEW.company_id AND status IN ('succeeded', 'refunded')
      AND NOT EXISTS (SELECT FROM invoice WHERE invoice.payment_id = payment.id)
    ORDER BY succeeded_at, payment.id;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION company_billing_issue_documents() IS 'Issues the documents that waited for the company''s billing details.';
CREATE CONSTRAINT TRIGGER company_billing_issue_documents AFTER INSERT ON company_billing
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION company_billing_issue_documents();
COMMENT ON TRIGGER company_billing_issue_documents ON company_billing IS 'tally';

CREATE FUNCTION refuse_without_payment(bill invoice) RETURNS void
  LANGUAGE plpgsql AS $$
DECLARE
  paid payment;
BEGIN
  SELECT * INTO paid FROM payment WHERE id = bill.payment_id FOR SHARE;
  IF paid.company_id <> bill.company_id THEN
    PERFORM refuse('invoice_follows_payment', 'the payment belongs to another company');
  END IF;
  IF bill.status = 'paid' AND NOT coalesce(paid.status IN ('succeeded', 'refunded') AND paid.amount_cents = bill.total_cents, false) THEN
    PERFORM refuse('invoice_follows_payment', 'an invoice is paid only by a successful payment of its amount');
  END IF;
  IF bill.status = 'void' AND paid.status <> 'expired' THEN
    PERFORM refuse('invoice_follows_payment', format('the invoice cannot be withdrawn while its payment is "%s"', paid.status));
  END IF;
END $$;
COMMENT ON FUNCTION refuse_without_payment(invoice) IS 'Refuses to mark an invoice as paid without its payment, or to void it while the payment can still arrive.';

CREATE TABLE invoice_line (
  id           uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  invoice_id   uuid NOT NULL REFERENCES invoice ON DELETE CASCADE,
  position     integer NOT NULL,
  description  text NOT NULL CONSTRAINT invoice_line_description_not_blank CHECK (btrim(description) <> ''),
  amount_cents bigint NOT NULL,
  CONSTRAINT invoice_line_position_key UNIQUE (invoice_id, position)
);
COMMENT ON TABLE invoice_line IS 'A line of an invoice.';
COMMENT ON COLUMN invoice_line.id IS 'The unique id of the row.';
COMMENT ON COLUMN invoice_line.invoice_id IS 'The invoice that the row belongs to.';
COMMENT ON COLUMN invoice_line.position IS 'The position in the list.';
COMMENT ON COLUMN invoice_line.description IS 'A description of the item.';
COMMENT ON COLUMN invoice_line.amount_cents IS 'The amount in US cents.';

CREATE FUNCTION invoice_line_is_final() RETURNS trigger
  LANGUAGE plpgsql AS $$
DECLARE
  line invoice_line := CASE WHEN TG_OP = 'INSERT' THEN NEW ELSE OLD END;
BEGIN
  IF (SELECT status FROM invoice WHERE id = line.invoice_id FOR NO KEY UPDATE) <> 'open' THEN
    PERFORM refuse('invoice_is_final', 'the lines of a paid or void invoice cannot change');
  END IF;
  RETURN CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END;
END $$;
COMMENT ON FUNCTION invoice_line_is_final() IS 'Refuses to change the lines of an invoice that is no longer open.';
CREATE TRIGGER invoice_line_is_final BEFORE INSERT OR UPDATE OR DELETE ON invoice_line
  FOR EACH ROW EXECUTE FUNCTION invoice_line_is_final();
COMMENT ON TRIGGER invoice_line_is_final ON invoice_line IS 'refuse';

CREATE TABLE credit_note (
  id          uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  invoice_id  uuid NOT NULL REFERENCES invoice ON DELETE RESTRICT,
  company_id  uuid NOT NULL REFERENCES company ON DELETE RESTRICT,
  number      text NOT NULL DEFAULT next_document_number('credit_note', 'QC-') CONSTRAINT credit_note_number_key UNIQUE,
  total_cents bigint NOT NULL CONSTRAINT credit_note_total_above_zero CHECK (total_cents > 0),
  reason      text NOT NULL CONSTRAINT credit_note_reason_not_blank CHECK (btrim(reason) <> ''),
  transfer_id uuid CONSTRAINT credit_note_transfer_id_key UNIQUE REFERENCES ledger_transfer ON DELETE RESTRICT,
  quest_run_id uuid REFERENCES quest_run ON DELETE RESTRICT,
  upload_id   uuid REFERENCES upload ON DELETE SET NULL,
  issued_at   timestamptz NOT NULL DEFAULT now(),
  tax_cents   bigint NOT NULL
);
COMMENT ON TABLE credit_note IS 'A credit note for a part or all of a paid invoice.';
COMMENT ON COLUMN credit_note.id IS 'The unique id of the row.';
COMMENT ON COLUMN credit_note.invoice_id IS 'The invoice that the row belongs to.';
COMMENT ON COLUMN credit_note.company_id IS 'The owning company, always equal to the invoice''s company.';
COMMENT ON COLUMN credit_note.number IS 'The number of the credit note.';
COMMENT ON COLUMN credit_note.total_cents IS 'The credited amount in US cents.';
COMMENT ON COLUMN credit_note.reason IS 'The reason, in words for the company.';
COMMENT ON COLUMN credit_note.transfer_id IS 'The transfer of the refund.';
COMMENT ON COLUMN credit_note.quest_run_id IS 'The quest run whose money was returned. Empty if the payment was for a plan, or if the money came too late to pay for a run.';
COMMENT ON COLUMN credit_note.upload_id IS 'The document file.';
COMMENT ON COLUMN credit_note.issued_at IS 'When the credit note was issued.';
COMMENT ON COLUMN credit_note.tax_cents IS 'The tax that the total includes, in US cents.';
CREATE INDEX credit_note_invoice_id_idx ON credit_note (invoice_id);
CREATE INDEX credit_note_company_id_idx ON credit_note (company_id, issued_at DESC);
CREATE INDEX credit_note_quest_run_id_idx ON credit_note (quest_run_id);
CREATE INDEX credit_note_upload_id_idx ON credit_note (upload_id);
SELECT keep_trail('credit_note', 'INSERT', '{id}');

CREATE FUNCTION credit_note_refuse() RETURNS trigger
  LANGUAGE plpgsql AS $$
DECLARE
  of_invoice invoice;
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT * INTO of_invoice FROM invoice WHERE id = NEW.invoice_id FOR NO KEY UPDATE;
    IF of_invoice.status <> 'paid' THEN
      PERFORM refuse('credit_note_of_paid_invoice', 'only a paid invoice can have a credit note; withdraw an open invoice instead');
    END IF;
    IF NEW.total_cents + (SELECT coalesce(sum(total_cents), 0) FROM credit_note WHERE invoice_id = NEW.invoice_id) > of_invoice.total_cents THEN
      PERFORM refuse('credit_note_within_invoice', 'the credit notes of an invoice cannot exceed its total');
    END IF;
  ELSIF TG_OP = 'DELETE' OR to_jsonb(OLD) - 'upload_id' <> to_jsonb(NEW) - 'upload_id' THEN
    PERFORM refuse('invoice_is_final', 'an issued invoice cannot change; correct it with a credit note');
  END IF;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION credit_note_refuse() IS 'Refuses to credit more than was paid, and to change or delete a credit note.';
CREATE TRIGGER credit_note_refuse BEFORE INSERT OR UPDATE OR DELETE ON credit_note FOR EACH ROW EXECUTE FUNCTION credit_note_refuse();
COMMENT ON TRIGGER credit_note_refuse ON credit_note IS 'refuse';

-- The tax of all credit notes together is that of the credited sum, so rounding leaves no cent between them.
CREATE FUNCTION credit_note_stamp() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  SELECT invoice.company_id,
         included_tax(NEW.total_cents + coalesce(sum(note.total_cents), 0)::bigint, invoice.tax_basis_points)
           - coalesce(sum(note.tax_cents), 0)::bigint
    INTO NEW.company_id, NEW.tax_cents
    FROM invoice LEFT JOIN credit_note AS note ON note.invoice_id = invoice.id
   WHERE invoice.id = NEW.invoice_id
   GROUP BY invoice.id;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION credit_note_stamp() IS 'Copies the company of the invoice, and computes the tax of a credit note from the rate of its invoice.';
CREATE TRIGGER credit_note_stamp BEFORE INSERT ON credit_note FOR EACH ROW EXECUTE FUNCTION credit_note_stamp();
COMMENT ON TRIGGER credit_note_stamp ON credit_note IS 'stamp';

CREATE FUNCTION credit_note_emit() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  PERFORM emit_event('creditNoteIssued', 'credit_note', NEW.id, jsonb_build_object('company_id', NEW.company_id));
  RETURN NULL;
END $$;
COMMENT ON FUNCTION credit_note_emit() IS 'Announces a credit note.';
CREATE TRIGGER credit_note_emit AFTER INSERT ON credit_note FOR EACH ROW EXECUTE FUNCTION credit_note_emit();
COMMENT ON TRIGGER credit_note_emit ON credit_note IS 'outbox';

CREATE TABLE statement (
  id             uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  company_id     uuid NOT NULL REFERENCES company ON DELETE RESTRICT,
  month          date NOT NULL CONSTRAINT statement_month_first_day CHECK (month = date_trunc('month', month::timestamp)::date),
  opening_cents  bigint NOT NULL,
  paid_cents     bigint NOT NULL CONSTRAINT statement_paid_not_negative CHECK (paid_cents >= 0),
  spent_cents    bigint NOT NULL CONSTRAINT statement_spent_not_negative CHECK (spent_cents >= 0),
  closing_cents  bigint NOT NULL,
  upload_id      uuid REFERENCES upload ON DELETE SET NULL,
  returned_cents bigint NOT NULL DEFAULT 0 CONSTRAINT statement_returned_not_negative CHECK (returned_cents >= 0),
  refunded_cents bigint NOT NULL DEFAULT 0 CONSTRAINT statement_refunded_not_negative CHECK (refunded_cents >= 0),
  created_at     timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT statement_month_key UNIQUE (company_id, month),
  CONSTRAINT statement_adds_up
    CHECK (opening_cents + paid_cents + returned_cents - spent_cents - refunded_cents = closing_cents)
);
COMMENT ON TABLE statement IS 'A company''s statement for a month: opening balance, payments, spending and closing balance.';
COMMENT ON COLUMN statement.id IS 'The unique id of the row.';
COMMENT ON COLUMN statement.company_id IS 'The company that owns the row.';
COMMENT ON COLUMN statement.month IS 'The first day of the month.';
COMMENT ON COLUMN statement.opening_cents IS 'The balance at the beginning of the month, in US cents.';
COMMENT ON COLUMN statement.paid_cents IS 'The amount paid in, in US cents.';
COMMENT ON COLUMN statement.spent_cents IS 'The amount spent, in US cents.';
COMMENT ON COLUMN statement.closing_cents IS 'The balance at the end of the month, in US cents.';
COMMENT ON COLUMN statement.upload_id IS 'The document file.';
COMMENT ON COLUMN statement.returned_cents IS 'The amount returned in the month for quest runs without delivered content.';
COMMENT ON COLUMN statement.refunded_cents IS 'The amount refunded to the company in the month.';
COMMENT ON COLUMN statement.created_at IS 'When the row was created.';
CREATE INDEX statement_upload_id_idx ON statement (upload_id);

-- A company's statement is written after the month has ended (rules §2: company settings, statements).
CREATE FUNCTION write_statements() RETURNS bigint
  LANGUAGE plpgsql AS $$
DECLARE
  written bigint;
BEGIN
  -- The statements are written a day after the month's end, because transactions of the month can still be running. Up
  -- to three missed months are written later.
  WITH bounds AS (
    SELECT date_trunc('month', now() - interval '1 day', 'UTC') AS until,
           date_trunc('month', now() - interval '1 day', 'UTC') - interval '3 months' AS since
  ), monthly AS (
    SELECT account.id AS account_id, account.company_id, date_trunc('month', entry.created_at, 'UTC') AS month,
           coalesce(sum(entry.amount_cents) FILTER (WHERE transfer.kind = 'payment'), 0)::bigint AS paid,
           -coalesce(sum(entry.amount_cents) FILTER (WHERE transfer.kind = 'refund'), 0)::bigint AS refunded,
           coalesce(sum(entry.amount_cents) FILTER (WHERE transfer.kind NOT IN ('payment', 'refund') AND entry.amount_cents > 0), 0)::bigint AS returned,
           -coalesce(sum(entry.amount_cents) FILTER (WHERE transfer.kind NOT IN ('payment', 'refund') AND entry.amount_cents < 0), 0)::bigint AS spent,
           sum(entry.amount_cents)::bigint AS moved
      FROM bounds, ledger_account AS account
      JOIN ledger_entry AS entry ON entry.account_id = account.id
      JOIN ledger_transfer AS transfer ON transfer.id = entry.transfer_id
     WHERE account.kind = 'company' AND entry.created_at >= bounds.since AND entry.created_at < bounds.until
       AND NOT EXISTS (SELECT FROM statement
                        WHERE statement.company_id = account.company_id
                          AND statement.month = date_trunc('month', entry.created_at, 'UTC') AT TIME ZONE 'UTC')
     GROUP BY 1, 2, 3
  )
  INSERT INTO statement (company_id, month, opening_cents, paid_cents, spent_cents, returned_cents, refunded_cents, closing_cents)
  SELECT company_id, (month AT TIME ZONE 'UTC')::date, opening, paid, spent, returned, refunded, opening + moved
    FROM monthly
   CROSS JOIN LATERAL (SELECT coalesce(sum(earlier.amount_cents), 0)::bigint AS opening FROM ledger_entry AS earlier
                        WHERE earlier.account_id = monthly.account_id AND earlier.created_at < monthly.month) AS before
      ON CONFLICT (company_id, month) DO NOTHING;
  GET DIAGNOSTICS written = ROW_COUNT;
  RETURN written;
END $$;
COMMENT ON FUNCTION write_statements() IS 'Writes the statements of past months for companies whose money moved in them. No statement is written twice.';
