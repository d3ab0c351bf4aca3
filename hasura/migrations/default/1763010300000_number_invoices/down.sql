DROP TRIGGER company_billing_issue_documents ON company_billing;
DROP TRIGGER payment_refund_issue_documents ON payment_refund;
DROP TRIGGER payment_issue_documents ON payment;
DROP FUNCTION company_billing_issue_documents();
DROP FUNCTION issue_documents_of();
DROP FUNCTION issue_documents(uuid);
DROP FUNCTION issue_invoice(payment);

CREATE SEQUENCE invoice_number;
CREATE SEQUENCE credit_note_number;
SELECT setval('invoice_number', greatest(last, 1), last > 0) FROM document_number WHERE kind = 'invoice';
SELECT setval('credit_note_number', greatest(last, 1), last > 0) FROM document_number WHERE kind = 'credit_note';
ALTER TABLE invoice ALTER COLUMN number SET DEFAULT 'QB-' || lpad(nextval('invoice_number')::text, 6, '0');
ALTER TABLE credit_note ALTER COLUMN number SET DEFAULT 'QC-' || lpad(nextval('credit_note_number')::text, 6, '0');
ALTER SEQUENCE invoice_number OWNED BY invoice.number;
ALTER SEQUENCE credit_note_number OWNED BY credit_note.number;
DROP FUNCTION next_document_number(text, text);
DROP TABLE document_number;
