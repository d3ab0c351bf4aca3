DROP TRIGGER activation_program_in_plan_to_publish ON activation;
DROP TABLE program_application;
DROP TRIGGER program_membership_forget ON program_membership;
DROP FUNCTION program_membership_forget();
DROP TABLE program_demographics;
DROP FUNCTION program_demographics_asked();
DROP TRIGGER program_question_kind_kept ON program_question;
DROP FUNCTION program_question_kind_kept();
DROP TRIGGER program_membership_answered ON program_membership;
DROP FUNCTION program_membership_answered();
DROP TRIGGER program_answer_fits ON program_answer;
DROP FUNCTION program_answer_fits();
DROP TRIGGER program_membership_o_agreed_again ON program_membership;
DROP TRIGGER program_membership_o_agreed ON program_membership;
DROP FUNCTION program_membership_agreed();
ALTER TABLE program_membership
  DROP CONSTRAINT program_membership_rejection_message_length,
  DROP COLUMN terms_version;
DROP TRIGGER creator_program_audit_terms ON creator_program;
DROP TRIGGER creator_program_count_terms ON creator_program;
DROP FUNCTION creator_program_count_terms();
ALTER TABLE creator_program
  DROP CONSTRAINT creator_program_texts_length,
  DROP COLUMN terms_version,
  DROP COLUMN privacy_policy,
  DROP COLUMN terms_of_use;
