DROP TABLE payout_attempt, payout, payout_account, payout_method, payout_transition, payout_status;
DROP FUNCTION fits_payout(uuid, bigint);
DROP FUNCTION payout_emit();
DROP FUNCTION payout_refuse();
DROP FUNCTION payout_attempt_refuse();
