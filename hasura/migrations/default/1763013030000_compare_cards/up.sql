-- What came in by card is compared each night as well, as what goes out is.

ALTER TABLE reconciliation_difference ADD COLUMN payment_id uuid REFERENCES payment ON DELETE RESTRICT;
CREATE INDEX reconciliation_difference_payment_id_idx ON reconciliation_difference (payment_id);
COMMENT ON TABLE reconciliation IS 'One comparison of the ledger with a vendor''s report, of payouts or of payments.';
COMMENT ON COLUMN reconciliation.tries IS 'How many movements of ours were compared: of payouts, their tries.';
COMMENT ON COLUMN reconciliation_difference.payment_id IS 'The payment, where one is known.';
COMMENT ON COLUMN reconciliation_difference.subject IS
  'The try ("<payout>/<number>"), the charge, refund or dispute, or the vendor''s transaction that it is about.';
UPDATE reconciliation_difference_kind SET comment = 'The ledger moved money that the vendor knows nothing of' WHERE value = 'unknown_to_vendor';
UPDATE reconciliation_difference_kind SET comment = 'The vendor moved money that the ledger knows nothing of' WHERE value = 'unknown_to_ledger';
UPDATE reconciliation_difference_kind SET comment = 'The vendor kept another fee than the ledger says' WHERE value = 'fee_differs';

CREATE OR REPLACE VIEW open_difference AS
  SELECT difference.id, difference.vendor, kind.comment AS what, difference.subject, difference.payout_id, payout.status AS payout_status,
         difference.ledger_cents, difference.vendor_cents, difference.note, difference.created_at, difference.payment_id
    FROM reconciliation_difference AS difference
    JOIN reconciliation_difference_kind AS kind ON kind.value = difference.kind
    LEFT JOIN payout ON payout.id = difference.payout_id
   WHERE difference.gone_at IS NULL;
COMMENT ON COLUMN open_difference.subject IS
  'The try ("<payout>/<number>"), the charge, refund or dispute, or the vendor''s transaction that it is about.';
COMMENT ON COLUMN open_difference.payment_id IS 'The payment, where one is known.';
