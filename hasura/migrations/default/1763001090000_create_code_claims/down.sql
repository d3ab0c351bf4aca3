DROP VIEW activation_code_stock;
DROP TABLE code_claim;
DROP FUNCTION code_claim_mark;
DROP FUNCTION code_claim_check;
DROP FUNCTION code_claim_take_owner;
