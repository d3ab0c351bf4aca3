DROP TABLE export, export_transition, export_status, export_kind;
DROP FUNCTION export_emit();
DROP FUNCTION export_refuse();
