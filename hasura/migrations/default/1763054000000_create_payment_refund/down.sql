DROP VIEW quest_run_money;
DROP TABLE payment_refund, payment_refund_status;
DROP FUNCTION payment_refund_agrees_with_ledger();
DROP FUNCTION payment_refund_not_from_bank();
DROP FUNCTION payment_refund_emit();
DROP FUNCTION payment_refund_refuse();
