DROP TABLE program_application, program_demographics, program_answer, program_membership,
  program_membership_transition, program_membership_status;
DROP FUNCTION program_demographics_asked();
DROP FUNCTION program_answer_fits();
DROP FUNCTION program_membership_of_account();
DROP FUNCTION program_membership_forget();
DROP FUNCTION program_membership_answered();
DROP FUNCTION program_membership_agreed();
DROP FUNCTION creator_program_welcome(creator_program, json);
DROP FUNCTION program_membership_stamp();
