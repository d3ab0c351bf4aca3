DROP TRIGGER activation_program_in_plan_to_publish ON activation;
DROP TRIGGER activation_forget_applications ON activation;
DROP FUNCTION activation_forget_applications();
DROP TABLE program_application;
DROP TRIGGER program_membership_forget ON program_membership;
DROP FUNCTION program_membership_forget();
DROP TABLE program_demographics;
DROP FUNCTION program_demographics_asked();
DROP TRIGGER program_question_kind_kept ON program_question;
DROP FUNCTION program_question_kind_kept();
DROP TRIGGER program_question_fits ON program_question;
DROP FUNCTION program_question_fits();
DROP TRIGGER program_membership_answered ON program_membership;
DROP FUNCTION program_membership_answered();
DROP TRIGGER program_answer_fits ON program_answer;
DROP FUNCTION program_answer_fits();
DROP TRIGGER program_membership_o_agreed_again ON program_membership;
DROP TRIGGER program_membership_o_agreed ON program_membership;
DROP FUNCTION program_membership_agreed();
DROP TRIGGER program_membership_entry_again ON program_membership;
CREATE OR REPLACE FUNCTION program_membership_stamp() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.status = 'pending' THEN
    NEW.decided_at := NULL;
    NEW.decided_by := NULL;
  ELSE
    NEW.decided_at := now();
    NEW.decided_by := coalesce(NEW.decided_by, actor_id());
  END IF;
  RETURN NEW;
END $$;
ALTER TABLE program_membership
  DROP CONSTRAINT program_membership_rejection_message_length,
  DROP COLUMN ended_at,
  DROP COLUMN terms_version;
DROP TRIGGER creator_program_audit_terms ON creator_program;
DROP TRIGGER creator_program_count_terms ON creator_program;
DROP FUNCTION creator_program_count_terms();
ALTER TABLE creator_program
  ADD COLUMN landing_blocks jsonb NOT NULL DEFAULT '[]',
  ADD CONSTRAINT creator_program_landing_blocks_list CHECK (jsonb_typeof(landing_blocks) = 'array'),
  DROP CONSTRAINT creator_program_texts_length,
  DROP COLUMN terms_version,
  DROP COLUMN privacy_policy,
  DROP COLUMN terms_of_use;
COMMENT ON COLUMN creator_program.landing_blocks IS 'The landing page''s further blocks, in order.';
