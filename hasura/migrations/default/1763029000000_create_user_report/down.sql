DROP TABLE user_report_subject, user_report_cause, user_report, user_report_transition, user_report_status,
  user_report_reason;
DROP FUNCTION user_report_carry_on();
DROP FUNCTION user_report_decide();
DROP FUNCTION user_report_complete();
DROP FUNCTION user_report_emit();
