DROP TRIGGER code_claim_d_left_out ON code_claim;
DROP FUNCTION code_claim_left_out();
ALTER TABLE code DROP CONSTRAINT code_revoke_reason_500, DROP COLUMN revoke_reason;
