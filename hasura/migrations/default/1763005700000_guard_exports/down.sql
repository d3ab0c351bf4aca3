DROP TRIGGER export_activation_of_company ON export;
DROP FUNCTION export_activation_of_company();
