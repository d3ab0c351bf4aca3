DROP TABLE program_question, question_kind, program_perk, creator_program;
DROP FUNCTION program_question_fits();
DROP FUNCTION creator_program_count_terms();
DROP FUNCTION refuse_program_beyond_plan(uuid);
