DROP VIEW open_difference;
DELETE FROM reconciliation_difference WHERE payment_id IS NOT NULL OR vendor = 'stripe';
DELETE FROM reconciliation WHERE vendor = 'stripe';
ALTER TABLE reconciliation_difference DROP COLUMN payment_id;
COMMENT ON TABLE reconciliation IS 'One comparison of the ledger''s payouts with a vendor''s report.';
COMMENT ON COLUMN reconciliation.tries IS 'How many tries of ours were compared.';
COMMENT ON COLUMN reconciliation_difference.subject IS 'The try ("<payout>/<number>") or the vendor''s transaction that it is about.';
UPDATE reconciliation_difference_kind SET comment = 'The ledger sent money that the vendor knows nothing of' WHERE value = 'unknown_to_vendor';
UPDATE reconciliation_difference_kind SET comment = 'The vendor moved money that no try of ours names' WHERE value = 'unknown_to_ledger';
UPDATE reconciliation_difference_kind SET comment = 'The vendor kept another fee than the creator was told' WHERE value = 'fee_differs';

CREATE VIEW open_difference AS
  SELECT difference.id, difference.vendor, kind.comment AS what, difference.subject, difference.payout_id, payout.status AS payout_status,
         difference.ledger_cents, difference.vendor_cents, difference.note, difference.created_at
    FROM reconciliation_difference AS difference
    JOIN reconciliation_difference_kind AS kind ON kind.value = difference.kind
    LEFT JOIN payout ON payout.id = difference.payout_id
   WHERE difference.gone_at IS NULL;
COMMENT ON VIEW open_difference IS 'What ledger and vendors still tell differently, in words: the admin''s list.';
COMMENT ON COLUMN open_difference.id IS 'The difference.';
COMMENT ON COLUMN open_difference.vendor IS 'Which vendor.';
COMMENT ON COLUMN open_difference.what IS 'In what they differ, in words.';
COMMENT ON COLUMN open_difference.subject IS 'The try ("<payout>/<number>") or the vendor''s transaction that it is about.';
COMMENT ON COLUMN open_difference.payout_id IS 'The payout, where one is known.';
COMMENT ON COLUMN open_difference.payout_status IS 'How far that payout is.';
COMMENT ON COLUMN open_difference.ledger_cents IS 'What the ledger says, in US cents.';
COMMENT ON COLUMN open_difference.vendor_cents IS 'What the vendor says, in US cents.';
COMMENT ON COLUMN open_difference.note IS 'What an admin found out about it.';
COMMENT ON COLUMN open_difference.created_at IS 'When it was found.';
