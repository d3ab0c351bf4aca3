-- What a company paid is invoiced in the transaction that takes the money in, and what went back has its credit note, whoever
-- moved the money. Both are numbered without gaps (spec §2, §3).

CREATE TABLE document_number (
  kind text PRIMARY KEY,
  last bigint NOT NULL
);
COMMENT ON TABLE document_number IS 'The last number of each kind of document: who issues one holds the row until it is issued, so that no number is left out.';
COMMENT ON COLUMN document_number.kind IS 'Invoice or credit note.';
COMMENT ON COLUMN document_number.last IS 'The number given last.';
INSERT INTO document_number (kind, last)
SELECT 'credit_note', coalesce(max(substring(number FROM '^QC-([0-9]+)$')::bigint), 0) FROM credit_note
UNION ALL
SELECT 'invoice', coalesce(max(substring(number FROM '^QB-([0-9]+)$')::bigint), 0) FROM invoice;

CREATE FUNCTION next_document_number(of_kind text, prefix text) RETURNS text
  LANGUAGE plpgsql AS $$
DECLARE
  given bigint;
BEGIN
  UPDATE document_number SET last = last + 1 WHERE kind = of_kind RETURNING last INTO given;
  RETURN prefix || lpad(given::text, greatest(6, length(given::text)), '0');
END $$;
COMMENT ON FUNCTION next_document_number(text, text) IS 'The next number of a kind of document; it is given again where its transaction fails.';

ALTER TABLE invoice ALTER COLUMN number SET DEFAULT next_document_number('invoice', 'QB-');
ALTER TABLE credit_note ALTER COLUMN number SET DEFAULT next_document_number('credit_note', 'QC-');
DROP SEQUENCE invoice_number;
DROP SEQUENCE credit_note_number;

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
  -- What was paid for offers that another payment has taken over goes back at once, and is on the invoice all the same.
  INSERT INTO invoice_line (invoice_id, position, description, amount_cents)
  SELECT issued.id, count(*) + 1, of_payment.description, of_payment.amount_cents - coalesce(sum(amount_cents), 0)
    FROM invoice_line WHERE invoice_id = issued.id HAVING coalesce(sum(amount_cents), 0) <> of_payment.amount_cents;
  RETURN issued;
END $$;
COMMENT ON FUNCTION issue_invoice(payment) IS 'Writes the invoice of a payment with a line for each quest run that it paid for.';

CREATE FUNCTION issue_documents(paid_id uuid) RETURNS void
  LANGUAGE plpgsql AS $$
DECLARE
  paid payment;
  billed invoice;
BEGIN
  -- First, and in one order: what was committed meanwhile is seen by what follows.
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
    -- Issued once the company has said to whom.
    IF NOT EXISTS (SELECT FROM company_billing WHERE company_id = paid.company_id) THEN
      RETURN;
    END IF;
    billed := issue_invoice(paid);
  END IF;
  UPDATE invoice SET status = 'paid' WHERE id = billed.id AND status = 'open';
  INSERT INTO credit_note (invoice_id, company_id, total_cents, reason, transfer_id)
  SELECT billed.id, paid.company_id, back.amount_cents,
         coalesce(nullif(transfer.description, ''), 'Not delivered: ' || activation.name || ' with ' || person.display_name,
                  'Paid after the time to pay was over'),
         back.transfer_id
    FROM payment_refund AS back
    JOIN ledger_transfer AS transfer ON transfer.id = back.transfer_id
    LEFT JOIN quest_run AS run ON run.payment_id = paid_id AND back.idempotency_key = format('refund/%s/%s', paid_id, run.id)
    LEFT JOIN activation ON activation.id = run.quest_id
    LEFT JOIN "user" AS person ON person.id = run.creator_id
   WHERE back.payment_id = paid_id AND NOT EXISTS (SELECT FROM credit_note WHERE credit_note.transfer_id = back.transfer_id)
   ORDER BY back.created_at, back.id;
END $$;
COMMENT ON FUNCTION issue_documents(uuid) IS 'Issues what a payment lacks: its invoice, and a credit note for each refund. Nothing twice.';

CREATE FUNCTION issue_documents_of() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  PERFORM issue_documents((to_jsonb(NEW) ->> TG_ARGV[0])::uuid);
  RETURN NULL;
END $$;
COMMENT ON FUNCTION issue_documents_of() IS 'Issues the documents of the payment that the named column names.';

CREATE FUNCTION company_billing_issue_documents() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  PERFORM issue_documents(payment.id) FROM payment
    WHERE company_id = NEW.company_id AND status IN ('succeeded', 'refunded')
      AND NOT EXISTS (SELECT FROM invoice WHERE invoice.payment_id = payment.id)
    ORDER BY succeeded_at, payment.id;
  RETURN NULL;
END $$;
COMMENT ON FUNCTION company_billing_issue_documents() IS 'Issues what waited for the company to say whom its invoices are made out to.';

-- At the end of the transaction: all that the money is for is there then, and nothing else waits for the numbers for long.
CREATE CONSTRAINT TRIGGER payment_issue_documents AFTER UPDATE OF status ON payment
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.status <> OLD.status AND NEW.status IN ('succeeded', 'expired'))
  EXECUTE FUNCTION issue_documents_of('id');
CREATE CONSTRAINT TRIGGER payment_refund_issue_documents AFTER INSERT ON payment_refund
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION issue_documents_of('payment_id');
CREATE CONSTRAINT TRIGGER company_billing_issue_documents AFTER INSERT ON company_billing
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION company_billing_issue_documents();

-- What was paid before this was known.
SELECT issue_documents(id) FROM payment
 WHERE status = 'succeeded' AND NOT EXISTS (SELECT FROM invoice WHERE payment_id = payment.id) ORDER BY succeeded_at, id;
