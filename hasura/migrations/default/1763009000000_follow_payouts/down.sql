DROP VIEW open_difference;
DROP TABLE reconciliation_difference, reconciliation_difference_kind, reconciliation, vendor_event, payout_attempt;
ALTER TABLE payout_account DROP COLUMN currency, DROP COLUMN requirements_due, DROP COLUMN requirements_due_at;
DROP TRIGGER payout_emit_retry ON payout;
DROP FUNCTION emit_payout_retry();
ALTER TABLE payout DROP COLUMN retry_requested_at;

DELETE FROM notification WHERE kind IN ('payout_unclaimed', 'payout_returned');
DELETE FROM notification_kind WHERE value IN ('payout_unclaimed', 'payout_returned');

-- What lies unclaimed is under way again, and what came back has failed: the nearest that there was.
ALTER TABLE payout DISABLE TRIGGER USER;
UPDATE payout SET status = CASE status WHEN 'unclaimed' THEN 'processing' ELSE 'failed' END WHERE status IN ('unclaimed', 'returned');
ALTER TABLE payout ENABLE TRIGGER USER;
DELETE FROM payout_transition WHERE 'unclaimed' IN (from_status, to_status) OR 'returned' IN (from_status, to_status)
   OR (from_status, to_status) = ('pending', 'failed');
DELETE FROM payout_status WHERE value IN ('unclaimed', 'returned');
UPDATE payout_status SET comment = 'Came back: can be tried again' WHERE value = 'failed';
