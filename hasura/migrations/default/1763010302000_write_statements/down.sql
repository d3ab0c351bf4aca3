DROP FUNCTION write_statements();
