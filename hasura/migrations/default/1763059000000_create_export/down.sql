DROP TABLE export, export_transition, export_status, export_kind;
DROP FUNCTION export_ready_with_file();
DROP FUNCTION export_finished();
DROP FUNCTION export_insights_in_plan();
DROP FUNCTION export_activation_of_company();
DROP FUNCTION export_requested();
DROP FUNCTION export_5_per_month();
