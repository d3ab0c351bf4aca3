DROP TABLE program_application, program_demographics, program_answer, program_membership,
  program_membership_transition, program_membership_status;
DROP FUNCTION program_demographics_asked();
DROP FUNCTION program_answer_fits();
DROP FUNCTION program_membership_answered();
DROP FUNCTION creator_program_welcome(creator_program, json);
DROP FUNCTION program_membership_tally();
DROP FUNCTION program_membership_emit();
DROP FUNCTION program_membership_stamp();
DROP FUNCTION program_membership_refuse();
