DROP FUNCTION refuse_without_payment(invoice);
DROP TRIGGER payment_refund_issue_documents ON payment_refund;
DROP TRIGGER payment_issue_documents ON payment;
DROP FUNCTION issue_invoice(payment);
DROP TABLE statement, credit_note, invoice_line, invoice, invoice_transition, invoice_status, company_billing,
  document_number;
DROP FUNCTION write_statements();
DROP FUNCTION invoice_line_is_final();
DROP FUNCTION company_billing_issue_documents();
DROP FUNCTION issue_documents_of();
DROP FUNCTION issue_documents(uuid);
DROP FUNCTION invoice_take_billing();
DROP FUNCTION next_document_number(text, text);
DROP FUNCTION invoice_refuse();
DROP FUNCTION credit_note_refuse();
DROP FUNCTION credit_note_emit();
DROP FUNCTION credit_note_stamp();
DROP FUNCTION invoice_emit();
