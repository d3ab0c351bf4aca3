DELETE FROM notification WHERE kind = 'payment_approval';
DELETE FROM notification_kind WHERE value = 'payment_approval';
DROP FUNCTION remind_of_approvals();
DROP TRIGGER payment_emit_approval_reminder ON payment;
DROP TRIGGER payment_emit_approval ON payment;
DROP FUNCTION payment_emit_approval();
DROP TRIGGER payment_is_approved ON payment;
DROP FUNCTION payment_is_approved();
DROP TRIGGER payment_within_limit ON payment;
DROP FUNCTION payment_within_limit();
DROP FUNCTION payment_exceeds_limit(uuid, uuid, bigint);
DROP TABLE payment_limit;
DROP FUNCTION payment_limit_takes_two();
-- Nobody waits any more: their runs lie in the cart.
UPDATE payment SET status = 'expired' WHERE status = 'waiting_approval';
ALTER TABLE payment DROP COLUMN approval_reminded_at, DROP COLUMN approved_at, DROP COLUMN approved_by;
DROP INDEX IF EXISTS payment_created_by_within_idx;
DELETE FROM payment_transition WHERE from_status = 'waiting_approval';
DELETE FROM payment_status WHERE value = 'waiting_approval';
