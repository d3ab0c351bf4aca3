DROP FUNCTION code_platform(code);
DROP TABLE code, code_batch, code_transition, code_status;
DROP FUNCTION activation_kit_contents(activation);
DROP FUNCTION code_keep_stock();
DROP FUNCTION code_follows_batch();
DROP FUNCTION code_refuse();
DROP FUNCTION code_batch_same_company();
