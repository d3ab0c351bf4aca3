DROP FUNCTION code_platform(code);
