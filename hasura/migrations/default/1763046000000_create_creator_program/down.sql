DROP TRIGGER activation_program_in_plan_to_publish ON activation;
DROP TRIGGER activation_program_in_plan ON activation;
DROP TABLE program_question, question_kind, program_perk, creator_program;
DROP FUNCTION program_question_kind_kept();
DROP FUNCTION program_question_fits();
DROP FUNCTION creator_program_count_terms();
DROP FUNCTION activation_program_in_plan();
